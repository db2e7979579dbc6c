"""Chromium, a server, and people at screens of several kinds."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .players.anomia import ShortHouse
from .players.house import House, QuickHouse
from .players.person import KNOWN, LOOKED, UNSEEN, Person

WINDOWED = shutil.which("chromium") or ""
"""With all that a window has, notices among it; the other one needs less of the machine."""
CHROMIUM = os.environ.get("TABLEE_CHROMIUM") or shutil.which("chromium-headless-shell") or WINDOWED
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

PATIENCE = 60_000
"""Milliseconds. What is waited for comes in a few of them; on a machine with much else to do it may
take long, and is no failure."""
expect.set_options(timeout=PATIENCE)
NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"
"""Nothing is kept on the device: a page asks the server for every file, as tests expect."""

NO_SPEECH = "Object.defineProperty(window, 'SpeechRecognition', { value: undefined })"
"""The browser without windows breaks down when it is asked whether it understands speech."""

NO_LESSONS = f"""localStorage.getItem('tablee.taught')
  || localStorage.setItem('tablee.taught', {json.dumps(KNOWN)})"""

Sit = Callable[..., Person]
Hands = TypeVar("Hands", bound=Person)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Stopped before other tests run: while Playwright runs, no other event loop can be started."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium: set TABLEE_CHROMIUM, or run ./tablee test, which gets it")
    yield from launched(playwright, CHROMIUM)


def launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=path, args=QUIET, timeout=120_000)
    yield browser
    browser.close()


@pytest.fixture(scope="session", autouse=True)
def looked(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where all workers note what was checked: the parent of their temporary folders."""
    own = tmp_path_factory.getbasetemp()
    LOOKED.folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "looked"
    LOOKED.folder.mkdir(exist_ok=True)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "data") as house:
        yield house


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickHouse]:
    with QuickHouse(tmp_path_factory.mktemp("quick") / "data") as house:
        yield house


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ShortHouse]:
    with ShortHouse(tmp_path_factory.mktemp("short") / "data") as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may stop."""
    with House(tmp_path / "data") as house:
        yield house


@pytest.fixture
def sit(browser: Browser, house: House) -> Iterator[Sit]:
    """Somebody with a browser of their own; at the end nobody may have seen an error."""
    people: list[Person] = []

    def sit(
        screen: str = "desktop",
        lang: str = "en",
        theme: str = "dark",
        at: House = house,
        hands: type[Person] = Person,
        installed: bool = False,
        new: bool = False,
        **settings: Any,
    ) -> Person:
        """`new`: new to the games, so that lessons are offered. All others have declined them."""
        phone = screen == "phone"
        context = browser.new_context(
            base_url=at.address,
            viewport={"width": 360, "height": 740} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        text = json.dumps(json.dumps({"speed": "quick"} | settings))
        always = "true" if settings else "!localStorage.getItem('tablee.settings')"
        keep = f"{always} && localStorage.setItem('tablee.settings', {text})"
        context.add_init_script(f"try {{ {keep} }} catch {{}}")  # an empty page has no storage
        if not new:
            context.add_init_script(f"try {{ {NO_LESSONS} }} catch {{}}")
        context.add_init_script(NO_SPEECH)
        context.add_init_script(UNSEEN)
        if not installed:
            context.add_init_script(NO_WORKER)
        person = hands(context, lang, touch=phone)
        people.append(person)
        return person

    yield sit
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []


def seated(sit: Sit, at: House, hands: type[Hands]) -> Callable[..., Hands]:
    """Makes people for that server who know how to play its game."""

    def play(screen: str = "desktop", lang: str = "en", theme: str = "light") -> Hands:
        person = sit(screen, lang, theme, at=at, hands=hands)
        assert isinstance(person, hands)
        return person

    return play
