# SPDX-License-Identifier: Apache-2.0
"""The catalogue in a browser: search, version switch, theme, keyboard, phone."""

import collections
import os
import shutil

import pytest

CHROMIUM = shutil.which("chromium")
DRIVER = shutil.which("chromedriver")
if not CHROMIUM or not DRIVER:
    pytest.skip("chromium and chromium-driver are not installed", allow_module_level=True)

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--window-size=1280,900",
]
PHONE = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}


class Browser:
    """A driver that knows the catalogue's pages."""

    def __init__(self, driver, root):
        self.driver = driver
        self.root = root.as_uri()

    def open(self, path):
        # Another page first: a change of the fragment alone would not load the page again.
        self.driver.get("about:blank")
        self.driver.get(f"{self.root}/{path}")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def visible(self, selector):
        return [e for e in self.driver.find_elements(By.CSS_SELECTOR, selector) if e.is_displayed()]

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    @property
    def focused(self):
        return self.driver.switch_to.active_element

    def wait(self, condition):
        WebDriverWait(self.driver, 30, 0.05).until(lambda _: condition())

    def wait_for(self, path):
        self.wait(lambda: self.driver.current_url == f"{self.root}/{path}")

    def search(self, text):
        self.find("#search").send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.BACKSPACE, text)

    def results(self):
        """The operators that are shown, as (domain, name), and their links."""
        found = self.driver.execute_script(
            """return [...document.querySelectorAll(".domain:not([hidden]) li:not([hidden]) > a")]
                 .map((a) => [a.closest(".domain").getAttribute("aria-label"), a.textContent])"""
        )
        return [tuple(entry) for entry in found]

    def versions(self):
        return [e.get_attribute("id") for e in self.visible(".version > section")]

    def background(self):
        return self.driver.execute_script(
            "return getComputedStyle(document.documentElement).backgroundColor"
        )

    def overflow(self):
        """How many pixels the page is wider than the window."""
        return self.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )


@pytest.fixture(scope="module")
def driver(tmp_path_factory):
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ARGUMENTS:
        options.add_argument(argument)
    options.add_argument(f"--user-data-dir={tmp_path_factory.mktemp('profile')}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    os.environ["SE_OFFLINE"] = "true"
    driver = webdriver.Chrome(options, webdriver.ChromeService(DRIVER))
    driver.set_page_load_timeout(120)
    yield driver
    driver.quit()


@pytest.fixture
def browser(driver, catalogue):
    """The browser at no page; nothing may have complained on the console in the end."""
    browser = Browser(driver, catalogue)
    browser.open("index.html")
    driver.execute_script("localStorage.clear()")
    yield browser
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert driver.get_log("browser") == []


@pytest.fixture(scope="module")
def operators(records):
    """The records of an operator by (domain, name)."""
    by_name = collections.defaultdict(list)
    for record in records:
        by_name[record["domain"], record["name"]].append(record)
    return by_name


def has_attribute(records, name):
    """Whether a version has an attribute with that in its name."""
    return any(name in a["name"].lower() for r in records for a in r["attributes"])


def has_type(records, name):
    """Whether a version allows a type, or a parameter of it is of that type alone."""
    allowed = {t for r in records for c in r["type_constraints"] for t in c["types"]}
    return name in allowed | {p["type"] for r in records for p in r["inputs"] + r["outputs"]}


# --- Search ---------------------------------------------------------------------------------------


def test_everything_is_listed_by_domain_before_a_search(browser, operators):
    assert sorted(browser.results()) == sorted(operators)
    assert browser.results()[0][0] == "ai.onnx"
    assert browser.find("#status").text == f"{len(operators)} operators"


@pytest.mark.parametrize(
    "query, expected",
    [
        ("name:pool", lambda key, _: "pool" in key[1].lower()),
        ("domain:ai.onnx.ml", lambda key, _: key[0] == "ai.onnx.ml"),
        ("attribute:auto_pad", lambda _, records: has_attribute(records, "auto_pad")),
        ("attr:AXIS", lambda _, records: has_attribute(records, "axis")),
        ("type:TENSOR(Double)", lambda _, records: has_type(records, "tensor(double)")),
        ("type:bfloat16", lambda _, records: has_type(records, "tensor(bfloat16)")),
        ("type:float", lambda _, records: has_type(records, "tensor(float)")),
        (
            "type:seq(tensor(string))",
            lambda _, records: has_type(records, "seq(tensor(string))"),
        ),
        (
            "name:conv attribute:group  type:double",
            lambda key, records: "conv" in key[1].lower()
            and has_attribute(records, "group")
            and has_type(records, "tensor(double)"),
        ),
        ("name:nosuchoperator", lambda *_: False),
    ],
)
def test_search_narrowed_to_a_field(browser, operators, query, expected):
    browser.search(query)
    wanted = {key for key, records in operators.items() if expected(key, records)}
    assert set(browser.results()) == wanted
    count = len(wanted)
    assert browser.find("#status").text == f"{count} operator{'' if count == 1 else 's'}"


def test_search_finds_in_all_fields_and_says_why(browser, operators):
    browser.search("consumed_inputs")
    found = browser.results()
    assert found and all(has_attribute(operators[key], "consumed_inputs") for key in found)
    assert browser.visible(".why")[0].text == "attribute consumed_inputs"
    browser.search("")
    assert len(browser.results()) == len(operators)
    assert not browser.visible(".why")


@pytest.mark.parametrize(
    "query, first",
    [
        ("clip", ("ai.onnx", "Clip")),
        ("PAD", ("ai.onnx", "Pad")),
        ("norm", ("ai.onnx.ml", "Normalizer")),
        ("softmx", ("ai.onnx", "Softmax")),
        ("batchnorm", ("ai.onnx", "BatchNormalization")),
        ("qgemm", ("com.microsoft", "QGemm")),
    ],
)
def test_the_best_match_comes_first(browser, query, first):
    browser.search(query)
    assert browser.results()[0] == first


def test_enter_opens_the_first_result(browser):
    browser.search("clip" + Keys.ENTER)
    browser.wait_for("operators/ai.onnx/Clip.html")


def test_a_version_in_the_search_opens_that_version(browser):
    browser.search("clip-11" + Keys.ENTER)
    browser.wait_for("operators/ai.onnx/Clip.html#Clip-11")
    assert browser.versions() == ["Clip-11"]


def test_the_keyboard_alone(browser):
    browser.press("/")
    assert browser.focused.get_attribute("id") == "search"
    browser.press("pool")
    assert browser.find("#search").get_attribute("value") == "pool"
    links = browser.visible(".domain li > a")
    browser.press(Keys.ARROW_DOWN)
    assert browser.focused == links[0]
    browser.press(Keys.ARROW_DOWN)
    assert browser.focused == links[1]
    browser.press(Keys.ARROW_UP, Keys.NULL)
    assert browser.focused == links[0]
    browser.press(Keys.ARROW_UP)
    assert browser.focused.get_attribute("id") == "search"
    browser.press(Keys.ARROW_DOWN)
    target = browser.focused.get_attribute("href")
    browser.press(Keys.ENTER)
    browser.wait(lambda: browser.driver.current_url == target)
    browser.press("/")
    browser.wait_for("index.html#search")
    browser.wait(lambda: browser.focused.get_attribute("id") == "search")


def test_the_search_is_still_there_after_going_back(browser):
    browser.search("gridsample" + Keys.ENTER)
    browser.wait(lambda: "GridSample" in browser.driver.current_url)
    browser.driver.back()
    browser.wait_for("index.html")
    browser.wait(lambda: browser.results() and browser.results()[0][1] == "GridSample")


# --- Versions -------------------------------------------------------------------------------------


def test_the_switch_switches(browser):
    browser.open("operators/ai.onnx/Clip.html")
    assert browser.versions() == ["Clip-13"]
    browser.find(".switch a[href='#Clip-6']").click()
    assert browser.versions() == ["Clip-6"]
    assert browser.driver.current_url.endswith("#Clip-6")
    current = browser.visible(".switch a[aria-current='true']")
    assert [link.text for link in current] == ["6"]
    assert "6" in browser.find("#status").get_attribute("textContent")
    browser.driver.back()
    browser.wait(lambda: browser.versions() == ["Clip-13"])


def test_arrows_switch_versions(browser):
    browser.open("operators/ai.onnx/Clip.html")
    browser.find(".switch a[href='#Clip-12']").click()
    browser.press(Keys.ARROW_RIGHT)
    assert browser.versions() == ["Clip-11"]
    assert browser.focused.text == "11"
    browser.press(Keys.ARROW_LEFT)
    assert browser.versions() == ["Clip-12"]


@pytest.mark.parametrize(
    "path, version",
    [
        ("operators/ai.onnx/Clip.html#Clip-11", "Clip-11"),
        ("operators/ai.onnx/Clip.html#Clip-11-input-min", "Clip-11"),
        ("operators/ai.onnx/Clip.html#Clip-9", "Clip-6"),  # In force at opset 9.
        ("operators/ai.onnx/Clip.html#nonsense", "Clip-13"),
    ],
)
def test_an_anchor_opens_its_version(browser, path, version):
    browser.open(path)
    assert browser.versions() == [version]


def test_an_anchor_of_an_entry_scrolls_to_it(browser):
    browser.open("operators/ai.onnx/Resize.html#Resize-10-type-T")
    top = browser.driver.execute_script(
        "return document.getElementById('Resize-10-type-T').getBoundingClientRect().top"
    )
    assert 0 <= top < 900


def test_an_anchor_of_a_constraint_scrolls_to_it(browser):
    browser.open("operators/ai.onnx/Clip.html#clip_c1")
    top = browser.driver.execute_script(
        "return document.getElementById('clip_c1').getBoundingClientRect().top"
    )
    assert 0 <= top < 900
    assert browser.versions() == ["Clip-13"]


@pytest.mark.parametrize(
    "anchor, page",
    [
        ("Clip-13", "operators/ai.onnx/Clip.html#Clip-13"),
        ("Clip-9", "operators/ai.onnx/Clip.html#Clip-6"),
        ("Gelu", "operators/ai.onnx/Gelu.html#Gelu-20"),
        ("com.microsoft::Gelu-1", "operators/com.microsoft/Gelu.html#Gelu-1"),
    ],
)
def test_an_anchor_of_the_index_leads_to_the_page(browser, anchor, page):
    browser.open(f"index.html#{anchor}")
    browser.wait_for(page)


def test_changes_are_marked_and_can_be_put_away(browser):
    browser.open("operators/ai.onnx/Clip.html#Clip-11")
    added = browser.find("#Clip-11-input-min")
    removed = browser.find("#Clip-11-removed-attribute-min")
    assert added.find_element(By.CSS_SELECTOR, ".mark").text == "new"
    assert removed.find_element(By.CSS_SELECTOR, ".mark").text == "removed"
    assert browser.visible(".changes li")
    button = browser.find("#marks")
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    assert added.is_displayed() and not removed.is_displayed()
    assert not browser.visible(".changes") and not browser.visible(".mark")
    button.click()
    assert removed.is_displayed()


# --- Looks ----------------------------------------------------------------------------------------


def brightness(color):
    return sum(int(part) for part in color[color.index("(") + 1 : -1].split(",")[:3])


def test_the_theme_follows_the_system_until_it_is_chosen(browser):
    for scheme in ("dark", "light"):
        feature = {"name": "prefers-color-scheme", "value": scheme}
        browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        browser.open("operators/ai.onnx/Clip.html")
        assert (brightness(browser.background()) < 384) == (scheme == "dark")
        button = browser.find("#dark")
        assert button.get_attribute("aria-pressed") == str(scheme == "dark").lower()
    browser.find("#dark").click()
    assert brightness(browser.background()) < 384
    browser.open("operators/ai.onnx/Relu.html")
    assert brightness(browser.background()) < 384
    assert browser.find("#dark").get_attribute("aria-pressed") == "true"
    browser.find("#dark").click()
    assert brightness(browser.background()) > 384


def test_a_phone_shows_pages_without_scrolling_sideways(browser, operators):
    browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    browser.open("index.html")
    assert browser.driver.execute_script("return innerWidth") == PHONE["width"]
    assert browser.overflow() == 0

    def size(key):
        newest = operators[key][-1]
        return sum(len(p["name"]) for p in newest["inputs"] + newest["attributes"])

    widest = sorted(operators, key=size)[-4:] + sorted(operators, key=lambda key: len(key[1]))[-4:]
    for domain, name in widest:
        browser.open(f"operators/{domain}/{name}.html")
        for details in browser.visible(".members, .earlier"):
            browser.driver.execute_script("arguments[0].open = true", details)
        assert browser.overflow() == 0, name


def test_the_first_tab_offers_to_skip_the_header(browser):
    browser.open("operators/ai.onnx/Clip.html")
    browser.press(Keys.TAB)
    link = browser.focused
    assert link.get_attribute("class") == "skip" and link.is_displayed()
    assert link.rect["y"] >= 0
    link.send_keys(Keys.ENTER)
    browser.wait(lambda: browser.focused.get_attribute("id") == "content")


def test_pages_are_read_without_scripts(browser):
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    browser.open("operators/ai.onnx/Clip.html")
    assert browser.find("#Clip-13").is_displayed()
    assert not browser.find("#Clip-6").is_displayed()
    assert not browser.find("#dark").is_displayed()
    browser.find(".version[data-version='6'] > summary").click()
    assert browser.find("#Clip-6").is_displayed()
    browser.open("index.html")
    assert browser.find("a[href='operators/ai.onnx/Clip.html']").is_displayed()
    assert not browser.find("#search").is_displayed()
