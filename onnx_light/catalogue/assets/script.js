// SPDX-License-Identifier: Apache-2.0
//
// Theme, version switch and search of the catalogue. Every page loads it in its head, so that the
// theme holds before anything is drawn; the rest waits for the document. Elements that need a
// script are hidden in the pages, and shown here.
"use strict";

(() => {
  const root = document.documentElement;
  root.classList.add("js");

  // A browser may refuse to keep settings for files; they last as long as the page then.
  const settings = {
    get(key) {
      try {
        return localStorage.getItem("onnx-light-" + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem("onnx-light-" + key, value);
      } catch {
        return;
      }
    },
  };

  // --- Theme and marks ---------------------------------------------------------------------------

  const darkSystem = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : darkSystem.matches);

  function setTheme(theme) {
    root.dataset.theme = theme;
    settings.set("theme", theme);
  }

  const showsMarks = () => root.dataset.marks !== "off";

  function setMarks(marks) {
    root.dataset.marks = marks;
    settings.set("marks", marks);
  }

  if (settings.get("theme")) root.dataset.theme = settings.get("theme");
  if (settings.get("marks")) root.dataset.marks = settings.get("marks");

  function setUpToggle(button, isOn, toggle) {
    if (!button) return;
    const show = () => button.setAttribute("aria-pressed", String(isOn()));
    button.addEventListener("click", () => {
      toggle();
      show();
    });
    darkSystem.addEventListener("change", show);
    show();
    button.hidden = false;
  }

  // The version in force at `wanted`; `versions` are sorted, newest first.
  const inForce = (versions, wanted) => versions.find((version) => version <= wanted);

  // "Clip-13" -> ["Clip", 13]; the version of a name without one is the newest.
  function splitAnchor(anchor) {
    const match = /^(.+)-(\d+)$/.exec(anchor);
    return match ? [match[1], Number(match[2])] : [anchor, Infinity];
  }

  // --- Page of an operator -----------------------------------------------------------------------

  function setUpVersions() {
    const pages = [...document.querySelectorAll(".version")];
    const links = [...document.querySelectorAll(".switch a")];
    const status = document.getElementById("status");
    const versions = pages.map((page) => Number(page.dataset.version));

    function show(index) {
      pages.forEach((page, i) => {
        page.open = i === index;
      });
      links.forEach((link, i) => {
        if (i === index) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    }

    // Opens the version that the address names, or holds what it names.
    function follow() {
      const anchor = location.hash.slice(1);
      const target = document.getElementById(anchor);
      const index = target
        ? pages.findIndex((page) => page.contains(target))
        : versions.indexOf(inForce(versions, splitAnchor(anchor)[1]));
      show(Math.max(index, 0));
      // Links of the switch keep the place on the page; a link to an entry goes there.
      if (target && target.matches(".entry")) target.scrollIntoView();
    }

    links.forEach((link, index) => {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (location.hash !== link.hash) history.pushState(null, "", link.hash);
        show(index);
        status.textContent = `Version ${versions[index]} is shown.`;
      });
      link.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const next = step && links[index + step];
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.click();
      });
    });
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    follow();
  }

  // --- Search ------------------------------------------------------------------------------------

  // What a word is found in, best first.
  const RANK = Object.fromEntries(
    ["name", "start", "part", "inside", "domain", "attribute", "withAttribute", "type", "text"].map(
      (place, rank) => [place, rank],
    ),
  );
  const FIELDS = {
    name: "name",
    domain: "domain",
    attribute: "attribute",
    attr: "attribute",
    type: "type",
  };

  // "pool type:int8" -> [{ text: "pool" }, { field: "type", text: "int8" }]
  function parseQuery(query) {
    return query.toLowerCase().split(/\s+/).filter(Boolean).map((word) => {
      const colon = word.indexOf(":");
      const field = FIELDS[word.slice(0, Math.max(colon, 0))];
      return field ? { field, text: word.slice(colon + 1) } : { text: word };
    });
  }

  function rankName(op, text) {
    const at = op.lowerName.indexOf(text);
    if (text === op.lowerName) return RANK.name;
    if (at === 0) return RANK.start;
    if (at < 0) return -1;
    // "pool" begins a part of "MaxPool".
    return op.name[at] === op.lowerName[at] ? RANK.inside : RANK.part;
  }

  // "float" means tensor(float) and not float16; "seq" means every sequence.
  function typesWith(types, text) {
    const known = [text, `tensor(${text})`].find((type) => catalogue.types.includes(type));
    return types.filter((type) => (known ? type === known : type.includes(text)));
  }

  const listed = (noun, names) =>
    `${noun} ${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`;

  // How an operator answers one word: { rank, why }, or undefined when it does not.
  function matchTerm(op, { field, text }) {
    if (!text) return { rank: RANK.text };
    if (!field || field === "name") {
      const rank = rankName(op, text);
      if (rank >= 0) return { rank };
      const [name, version] = splitAnchor(text);
      if (name === op.lowerName && inForce(op.versions, version)) {
        return { rank: RANK.name, version: inForce(op.versions, version) };
      }
    }
    if (!field || field === "domain") {
      if (op.domain.toLowerCase().includes(text)) return { rank: RANK.domain };
    }
    if (!field || field === "attribute") {
      const names = op.attributes.filter((name) => name.toLowerCase().includes(text));
      const exact = names.find((name) => name.toLowerCase() === text);
      if (exact) return { rank: RANK.attribute, why: listed("attribute", [exact]) };
      if (names.length) return { rank: RANK.withAttribute, why: listed("attribute", names) };
    }
    if (!field || field === "type") {
      const types = typesWith(op.types, text);
      if (types.length) return { rank: RANK.type, why: listed("type", types) };
    }
    return !field && op.text.includes(text) ? { rank: RANK.text } : undefined;
  }

  // "bnorm" and "sofmax" have the letters of a name in their order.
  function matchLetters(op, text) {
    let at = -1;
    const inOrder = [...text].every((letter) => (at = op.lowerName.indexOf(letter, at + 1)) >= 0);
    return inOrder ? { rank: op.name.length } : undefined;
  }

  // Sets `hit` of each operator.
  function match(operators, terms) {
    for (const op of operators) {
      const hits = terms.map((term) => matchTerm(op, term));
      op.hit = hits.every(Boolean) && {
        rank: hits.reduce((sum, hit) => sum + hit.rank, 0),
        why: hits.map((hit) => hit.why).filter(Boolean).join("; "),
        version: hits.map((hit) => hit.version).find(Boolean),
      };
    }
    if (terms.length !== 1 || terms[0].field || operators.some((op) => op.hit)) return;
    for (const op of operators) op.hit = matchLetters(op, terms[0].text);
  }

  function setUpSearch(input) {
    const list = document.getElementById("operators");
    const status = document.getElementById("status");
    const items = [...list.querySelectorAll("li")];
    const operators = catalogue.operators.map((record, place) => ({
      ...record,
      place,
      types: record.types.map((type) => catalogue.types[type]),
      lowerName: record.name.toLowerCase(),
      item: items[place],
      link: items[place].querySelector("a"),
      text: items[place].querySelector("p").textContent.toLowerCase(),
    }));
    const groups = [...list.querySelectorAll(".domain")].map((section) => ({
      section,
      operators: operators.filter((op) => section.contains(op.item)),
    }));

    const byRank = (a, b) => a.hit.rank - b.hit.rank || a.place - b.place;

    function show(op) {
      op.item.hidden = !op.hit;
      if (!op.hit) return;
      op.item.querySelector(".why").textContent = op.hit.why ?? "";
      op.link.href = op.path + (op.hit.version ? `#${op.anchor}-${op.hit.version}` : "");
    }

    function search() {
      const terms = parseQuery(input.value);
      match(operators, terms);
      operators.forEach(show);
      for (const group of groups) {
        const hits = group.operators.filter((op) => op.hit).sort(byRank);
        group.best = hits.length ? hits[0].hit.rank : Infinity;
        group.section.hidden = hits.length === 0;
        group.section.querySelector("ul").append(...hits.map((op) => op.item));
      }
      groups.sort((a, b) => a.best - b.best || a.operators[0].place - b.operators[0].place);
      list.append(...groups.map((group) => group.section));
      root.classList.toggle("searching", terms.length > 0);
      const count = operators.filter((op) => op.hit).length;
      status.textContent = count === 1 ? "1 operator" : `${count} operators`;
    }

    const visibleLinks = () => [...list.querySelectorAll("li:not([hidden]) > a")];

    input.addEventListener("input", () => {
      // Who comes back to the page finds the same results.
      history.replaceState(input.value, "");
      search();
    });
    input.value = history.state ?? "";
    search();
    input.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const first = visibleLinks()[0];
      if (first && input.value) first.click();
    });
    input.form.hidden = false;

    document.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const links = visibleLinks();
      const at = links.indexOf(document.activeElement);
      if (!step || (at < 0 && document.activeElement !== input)) return;
      event.preventDefault();
      const next = at + step < 0 ? input : links[at + step];
      if (next) next.focus();
    });
    if (location.hash === "#search") input.focus();
  }

  // index.html#Clip-13 leads to that version, index.html#com.microsoft::Gelu to that domain's.
  function openAnchor() {
    const [, domain, anchor] = /^#(?:(.*)::)?(.*)$/.exec(location.hash) ?? [];
    if (!anchor || document.getElementById(location.hash.slice(1))) return;
    const find = (name) =>
      catalogue.operators.find((op) => op.anchor === name && (!domain || op.domain === domain));
    const [name, wanted] = find(anchor) ? [anchor, Infinity] : splitAnchor(anchor);
    const op = find(name);
    const version = op && inForce(op.versions, wanted);
    if (version) location.replace(`${op.path}#${op.anchor}-${version}`);
  }

  function setUpSearchKey(input) {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
      if (event.key !== "/") return;
      event.preventDefault();
      if (input) input.select();
      else document.getElementById("find").click();
    });
  }

  document.addEventListener("DOMContentLoaded", () => {
    const input = document.getElementById("search");
    setUpToggle(document.getElementById("dark"), isDark, () => setTheme(isDark() ? "light" : "dark"));
    setUpToggle(document.getElementById("marks"), showsMarks, () => setMarks(showsMarks() ? "off" : "on"));
    setUpSearchKey(input);
    if (!input) {
      setUpVersions();
      return;
    }
    setUpSearch(input);
    addEventListener("hashchange", openAnchor);
    openAnchor();
  });
})();
