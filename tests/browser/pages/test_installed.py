"""The cached page of a device: started without a network, and one build at a time."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.players.fog import FRAME
from tests.browser.players.house import DIST, House
from tests.browser.players.person import Person
from tests.browser.table.test_door import lay

pytestmark = pytest.mark.browser

KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"
KEYS = "caches.keys()"
HELD = "navigator.locks.query().then(({ held }) => held.map((lock) => lock.name))"
FILES = """async () => {
  const files = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
  return files;
}"""
BUILD = "document.querySelector('meta[name=build]').content"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[House]:
    """A server that the test may stop, with a build of its own."""
    dist = tmp_path / "dist"
    shutil.copytree(DIST, dist)
    with House(tmp_path / "data", dist) as house:
        yield house


def build_anew(dist: Path) -> str:
    """Another build, as far as a browser can tell: the page and the list of files are others."""
    page, worker = dist / "index.html", dist / "worker.js"
    code = worker.read_text("utf-8")
    head, rest = code.split(";\n", 1)
    build = json.loads(head.removeprefix("const BUILD="))
    was, build["id"] = build["id"], "tablee-another"
    page.write_text(page.read_text("utf-8").replace(was, build["id"]), "utf-8")
    digest = base64.b64encode(hashlib.sha256(page.read_bytes()).digest()).decode()
    build["files"][0][1] = f"sha256-{digest}"
    worker.write_text(f"const BUILD={json.dumps(build)};\n{rest}", "utf-8")
    for file in (page, worker):
        for end in (".br", ".gz"):
            file.with_name(file.name + end).unlink(missing_ok=True)
    return str(build["id"])


def caches(page: Page) -> set[str]:
    return set(page.evaluate(KEYS))


def wait_until(page: Page, expression: str, value: list[str]) -> None:
    for _ in range(6000):
        if page.evaluate(expression) == value:
            return
        page.evaluate(FRAME)
    raise AssertionError(f"{expression} is {page.evaluate(expression)}")


SIZE = """async (src) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


SHARED = {
    "action": "/open",
    "method": "GET",
    "params": {name: name for name in ("title", "text", "url")},
}
"""Where a phone brings what is shared with the app: see `test_a_shared_link_opens_its_table`."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_manifest_names_pictures_that_are_there(sit: Sit, lang: str) -> None:
    """In the reader's language, each of the size that it says."""
    ada = sit(lang=lang).go("/")
    link = ada.find("link[rel=manifest]").get_attribute("href") or ""
    manifest = json.loads((DIST / link[1:]).read_text("utf-8"))
    assert manifest["lang"] == lang
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == (
        "standalone",
        "/",
        "/",
    )
    assert manifest["share_target"] == SHARED
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in manifest["icons"] + manifest["screenshots"]:
        if picture["sizes"] != "any":
            assert ada.page.evaluate(SIZE, picture["src"]) == picture["sizes"], picture["src"]
    touch = ada.find("link[rel=apple-touch-icon]").get_attribute("href")
    assert ada.page.evaluate(SIZE, touch) == "180x180"


@pytest.fixture
def ada(site: House, sit: Sit, request: pytest.FixtureRequest) -> Person:
    """In the dark, with a match to strike; the page is cached on her device."""
    screen, lang = request.param
    ada = sit(screen, lang, at=site, installed=True)
    lay(ada, "fear-of-the-dark", seats=[{"kind": "me"}])
    ada.page.wait_for_selector("[data-ask=act]")
    ada.page.wait_for_function(KEPT)
    return ada


@contextmanager
def no_network(ada: Person, site: House) -> Iterator[None]:
    """The server is stopped and the browser offline; the browser's own errors about that are
    ignored."""
    ada.page.remove_listener("console", ada._hear)
    site.stop()
    ada.context.set_offline(True)
    yield
    site.start()
    ada.context.set_offline(False)


@pytest.mark.parametrize("ada", [("phone", "en"), ("desktop", "fr")], indirect=True)
def test_the_page_starts_without_a_network(site: House, ada: Person) -> None:
    """It says what can be done; a table opened offline continues when the network is back.
    Nothing of the table was cached: only the files of the client are."""
    table = ada.page.url
    with no_network(ada, site):
        ada.go("/")
        expect(ada.find(".offline")).to_be_visible()
        expect(ada.find("a[href^='/t/']")).to_be_visible()
        ada.check("home without a network")
        ada.page.goto(table)
        expect(ada.find("main [role=status]")).to_be_visible()
        ada.check("a table without a network")
    ada.page.wait_for_selector("[data-ask]")
    kept = ada.page.evaluate(FILES)
    assert len(kept) > 100
    outside = {file for file in kept if not file.startswith("/assets/")}
    assert outside == {"/index.html", "/icon.svg", "/icon-turn.svg"}


@pytest.mark.parametrize("ada", [("phone", "fr")], indirect=True)
def test_the_page_starts_before_the_network_says_anything(site: House, ada: Person) -> None:
    """From the cache, although there is a network: a slow server is not waited
    for."""
    ada.go("/")
    with site.silent():
        ada.page.reload(wait_until="domcontentloaded")
        expect(ada.find("main h1")).to_be_visible()
        expect(ada.find("a[href^='/t/']").first).to_be_visible()
    expect(ada.find("[data-table]").first).to_be_visible()


@pytest.mark.parametrize("ada", [("phone", "fr")], indirect=True)
def test_an_answer_waits_for_the_network(site: House, ada: Person) -> None:
    with no_network(ada, site):
        line = ada.find("header .line")
        expect(line).to_contain_text("la partie attend le réseau")
        ada.press(ada.option("strike"))
        expect(line).to_contain_text("garde ta réponse")
        ada.check("an answer that waits")
    ada.page.wait_for_selector("[data-ask=plan]")


def test_a_newer_build_waits_until_it_is_wished_for(site: House, sit: Sit) -> None:
    """A press takes it; a tab with the older one keeps its files as long as it is open."""
    ada = sit(at=site, installed=True)
    ada.go("/")
    older = ada.page.evaluate(BUILD)
    ada.page.wait_for_function(KEPT)
    assert caches(ada.page) == {older}
    other = ada.open_tab()
    other.goto("/stats")
    other.wait_for_selector("h1")
    newer = build_anew(site.dist)
    ada.page.reload()
    expect(ada.find("[data-renew=newer]")).to_be_visible()
    assert ada.page.evaluate(BUILD) == older
    assert caches(ada.page) == {older, newer}
    ada.check("a newer build")
    with ada.page.expect_event("load"):
        ada.press(ada.find("[data-take]"))
    assert ada.page.evaluate(BUILD) == newer
    assert other.evaluate(BUILD) == older
    assert caches(ada.page) == {older, newer}
    other.close()
    wait_until(ada.page, HELD, [newer])
    ada.page.reload()
    wait_until(ada.page, KEYS, [newer])


def test_a_shared_link_opens_its_table(sit: Sit) -> None:
    ada, kim = sit(), sit("phone", "fr")
    table = lay(ada, "fiese-freunde", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    kim.page.goto(f"/open?text=Viens+jouer+{table}&title=")
    expect(kim.find("#seat-name")).to_be_visible()
    assert kim.page.url.partition("#")[0] == table
    kim.go("/open?text=rien")
    expect(kim.find("main a.button")).to_be_visible()
    kim.check("nothing was shared")
