"""Firefox and WebKitGTK play what Chromium plays: the first turns of a game always, whole games of
all four, on a phone and at a desk, with `./tablee test --engines`."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .people import EVERYBODY, Visitor, Walker

pytestmark = pytest.mark.browser

ENGINES = ("firefox", "webkit")
ENOUGH = 3000
"""Answers, or looks whether one is asked for: every game is over long before."""


@pytest.mark.parametrize("engine", ENGINES)
def test_the_first_turns(engine: str, visit: Visit) -> None:
    visitor = visit(Walker, engine, "phone", "fr", "dark")
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
    visitor.check("home")
    visitor.lay()
    for _ in range(ENOUGH):
        if visitor.over:
            break
        visitor.go_on_playing()
    assert visitor.over
    visitor.check("the end")
