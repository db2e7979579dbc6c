"""Firefox and WebKitGTK play what Chromium plays: the first turns of a game always, whole games of
all four, on a phone and at a desk, with `./tablee test --engines`."""

from __future__ import annotations

import time

import pytest

from .conftest import Visit
from .people import EVERYBODY, Visitor, Walker

pytestmark = pytest.mark.browser

ENGINES = ("firefox", "webkit")
LONGEST = 15 * 60
"""Seconds: every game is over long before."""


@pytest.mark.parametrize("engine", ENGINES)
def test_the_first_turns(engine: str, visit: Visit) -> None:
    visitor = visit(Walker, engine, "phone", "fr", "dark", motion="full")
    visitor.lay()
    for _ in range(4):
        visitor.go_on_playing()


@pytest.mark.engines
@pytest.mark.parametrize("who", EVERYBODY, ids=lambda who: who.game)
@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("phone", "fr", "dark"), ("desktop", "en", "light")]
)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_whole_game(
    engine: str, screen: str, lang: str, theme: str, who: type[Visitor], visit: Visit
) -> None:
    visitor = visit(who, engine, screen, lang, theme)
    visitor.lay()
    end = time.monotonic() + LONGEST
    while not visitor.over:
        assert time.monotonic() < end, "it never came to an end"
        visitor.go_on_playing()
    visitor.check("the end")
    visitor.go("/").check("home")
