# SPDX-License-Identifier: Apache-2.0
"""The files of the catalogue: complete, well-formed, linked only among themselves."""

import collections
import html.parser
import pathlib
import re
import urllib.parse

import pytest

SHAPES = pathlib.Path(__file__).parents[2] / "onnx_shapes"
VOID = {"link", "meta", "input", "br", "hr", "img"}
LISTS = {
    "input": "inputs",
    "output": "outputs",
    "attribute": "attributes",
    "type": "type_constraints",
}


class Page(html.parser.HTMLParser):
    """Reads a page, and fails where its tags do not match."""

    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.ids = []
        self.links = []  # Of every href and src.
        self.texts = collections.defaultdict(str)  # By the nearest id around.
        self.attributes = {}  # By id.
        self.tags = []
        self._open = []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        assert not self._open, f"{path}: never closed: {self._open}"

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        assert len(attributes) == len(attrs), f"an attribute twice in <{tag}>: {attrs}"
        if "id" in attributes:
            self.ids.append(attributes["id"])
            self.attributes[attributes["id"]] = attributes
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]
        self.tags.append((tag, attributes))
        if tag not in VOID:
            self._open.append((tag, attributes.get("id")))

    def handle_endtag(self, tag):
        assert self._open and self._open[-1][0] == tag, f"</{tag}> closes {self._open[-1:]}"
        self._open.pop()

    def handle_data(self, data):
        for _, identifier in self._open:
            if identifier:
                self.texts[identifier] += data


@pytest.fixture(scope="module")
def pages(catalogue):
    """Every page by its path in the catalogue."""
    return {
        path.relative_to(catalogue).as_posix(): Page(path) for path in catalogue.rglob("*.html")
    }


def page_of(record):
    return f"operators/{record['domain']}/{record['name']}.html"


def test_ids_are_unique(pages):
    for path, page in pages.items():
        twice = [i for i, count in collections.Counter(page.ids).items() if count > 1]
        assert not twice, path


def test_every_link_leads_somewhere(pages, catalogue):
    files = {path.relative_to(catalogue).as_posix() for path in catalogue.rglob("*")}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            target, _, fragment = link.partition("#")
            if link == "data:,":
                continue
            joined = urllib.parse.urljoin(path, target) if target else path
            if joined not in files or (fragment and fragment not in pages[joined].ids):
                broken.append((path, link))
    assert not broken


def test_nothing_comes_from_elsewhere(pages, catalogue):
    for path, page in pages.items():
        schemes = {urllib.parse.urlsplit(link).scheme for link in page.links} - {""}
        assert schemes <= {"data"}, path
        assert not [link for link in page.links if link.startswith("//")], path
        assert not [tag for tag, attributes in page.tags if "style" in attributes], path
        assert not [a for _, a in page.tags for name in a if name.startswith("on")], path
    for name in ("style.css", "script.js"):
        text = (catalogue / name).read_text()
        assert not re.search(r"https?:|//[a-z]+\.|@import|url\(|fetch\(|XMLHttp|innerHTML", text)


def test_every_version_has_its_place(pages, records):
    for record in records:
        anchor = f"{record['name']}-{record['since_version']}"
        assert anchor in pages[page_of(record)].ids
    written = {path for path in pages if path.startswith("operators/")}
    assert written == {page_of(record) for record in records}


def test_every_entry_and_text_is_there(pages, records):
    def words(text):
        return " ".join(text.replace("`", "").split())

    for record in records:
        page = pages[page_of(record)]
        anchor = f"{record['name']}-{record['since_version']}"
        assert words(record["doc"]) in words(page.texts[anchor]), anchor
        expected = {
            f"{anchor}-{kind}-{entry['name']}": entry
            for kind, field in LISTS.items()
            for entry in record[field]
        }
        starts = tuple(f"{anchor}-{kind}-" for kind in LISTS)
        assert {i for i in page.ids if i.startswith(starts)} == set(expected)
        for identifier, entry in expected.items():
            text = words(page.texts[identifier])
            assert words(entry["description"]) in text, identifier
            for type_string in entry.get("types", []):
                assert type_string in text, identifier


def test_every_constraint_is_on_the_pages_of_its_operators(pages):
    rows = re.findall(
        r'^CONSTRAINT\((\w+),\s*((?:"[^"]*"\s*)+)\)',
        "\n".join(path.read_text() for path in SHAPES.rglob("constraints.def")),
        re.MULTILINE,
    )
    texts = {label: "".join(re.findall('"([^"]*)"', text)) for label, text in rows}
    written = set()
    for page in pages.values():
        for label in texts.keys() & set(page.ids):
            assert texts[label].replace("`", "") in page.texts[label]
            assert f"#{label}" in page.links
            written.add(label)
    assert written == texts.keys()
    operators = [path for path, page in pages.items() if "conv_c4" in page.ids]
    assert "operators/com.microsoft/FusedConv.html" in operators
    assert "operators/ai.onnx/ConvTranspose.html" not in operators


def test_removed_entries_are_marked_in_the_version_that_lacks_them(pages, records):
    before = {}
    for record in records:
        page = pages[page_of(record)]
        anchor = f"{record['name']}-{record['since_version']}"
        old = before.get((record["domain"], record["name"]))
        before[record["domain"], record["name"]] = record
        gone = {a["name"] for a in old["attributes"]} if old else set()
        gone -= {a["name"] for a in record["attributes"]}
        start = f"{anchor}-removed-attribute-"
        assert {i[len(start) :] for i in page.ids if i.startswith(start)} == gone
        for name in gone:
            assert "removed" in page.attributes[start + name]["class"].split()


def test_without_a_script_the_newest_version_is_open(pages):
    for path, page in pages.items():
        versions = [a for tag, a in page.tags if tag == "details" and a.get("class") == "version"]
        numbers = [int(version["data-version"]) for version in versions]
        assert numbers == sorted(numbers, reverse=True), path
        assert ["open" in version for version in versions] == [
            number == max(numbers) for number in numbers
        ], path


def test_the_index_lists_every_operator(pages, records):
    links = [link for link in pages["index.html"].links if link.startswith("operators/")]
    assert len(links) == len(set(links))
    assert set(links) == {page_of(record) for record in records}


def test_two_runs_write_the_same_over_what_is_there(catalogue, command, tmp_path):
    (tmp_path / "index.html").write_text("an older one")
    (tmp_path / "notes.txt").write_text("somebody's own")
    assert command("docs", tmp_path).returncode == 0
    assert (tmp_path / "notes.txt").read_text() == "somebody's own"
    (tmp_path / "notes.txt").unlink()

    def content(folder):
        return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}

    assert content(catalogue) == content(tmp_path)


@pytest.mark.parametrize("place", ["file", "file/below", "taken"])
def test_a_folder_that_cannot_be_written(command, tmp_path, place):
    (tmp_path / "file").touch()
    (tmp_path / "taken" / "style.css").mkdir(parents=True)
    done = command("docs", tmp_path / place)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"cannot write '{tmp_path / place}" in done.stderr
    assert not list(tmp_path.rglob("*.partial"))
