"""Firefox and WebKitGTK, each as a fresh browser at one size, with a house for all of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from ..browser.players.person import KNOWN
from ..browser.players.reader import PlainHouse
from .drivers import Driver, Firefox, WebKit, missing
from .page import Context
from .people import Visitor

SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
KEEP = "([name, text]) => localStorage.setItem(name, text)"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def engines_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHouse]:
    """Bots that do not pretend to think, and a small box of Anomia."""
    with PlainHouse(tmp_path_factory.mktemp("engines") / "data") as house:
        yield house


@pytest.fixture
def visit(engines_house: PlainHouse) -> Iterator[Visit]:
    """Somebody at a browser of that name; at the end the page must not have complained."""
    open_now = ExitStack()
    drivers: list[Driver] = []

    def visit(
        who: type[Visitor], engine: str, screen: str, lang: str, theme: str, motion: str = "calm"
    ) -> Visitor:
        if missing(engine):
            pytest.skip(missing(engine))
        driver = Firefox(open_now) if engine == "firefox" else WebKit(open_now)
        drivers.append(driver)
        driver.resize(*SIZES[screen])
        visitor = who(
            Context(driver, engines_house.address, screen == "phone"), lang, screen == "phone"
        )
        open_now.callback(visitor.page.close)
        visitor.page.goto("/icon-round.svg")  # a place to keep settings in, before any page
        settings = {"speed": "quick", "lang": lang, "theme": theme, "motion": motion}
        visitor.page.evaluate(KEEP, ["tablee.settings", json.dumps(settings)])
        visitor.page.evaluate(KEEP, ["tablee.taught", KNOWN])
        return visitor

    with open_now:
        yield visit
        assert [error for driver in drivers for error in driver.errors()] == []
