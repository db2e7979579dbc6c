"""What is kept of finished games: their stories, from the list of my tables, and statistics."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players import fiese, fog
from tests.browser.players.by_wire import play_away
from tests.browser.players.house import QuickHouse
from tests.browser.players.listener import Listener
from tests.first import first_of

PLAYED = [
    ("fear-of-the-dark", "normal", True, 31),
    ("fear-of-the-dark", "normal", False, 12),
    ("fiese-freunde", "", True, 0),
    ("fog-of-love", "", False, 0),
    ("anomia", "", None, 0),
]
"""Finished games of a device: which, how hard, won or not (or several people on it), how long."""

pytestmark = pytest.mark.browser


def in_love(sit: Sit, quick: QuickHouse) -> Listener:
    host = sit("phone", "fr", "dark", at=quick, hands=fog.Lover)
    assert isinstance(host, fog.Lover)
    host.set_table("sunday", "bot", "Ada", seed="the finale")
    return host


def among_friends(sit: Sit, quick: QuickHouse) -> Listener:
    host = sit("desktop", "en", "light", at=quick, hands=fiese.Player)
    assert isinstance(host, fiese.Player)
    host.set_table([("me", "Ada"), ("bot", "Robin")], "fiese 7")
    return host


@pytest.mark.parametrize(("play", "story"), [(in_love, ".recap"), (among_friends, ".biography")])
def test_my_tables_lead_to_the_story(
    play: Callable[..., Listener], story: str, sit: Sit, quick: QuickHouse
) -> None:
    """At once, without the finale before it; and it is not opened again by itself."""
    host = play(sit, quick)
    host.page.wait_for_selector("[data-ask]")
    play_away([host], lambda: host.line.over)
    host.go("/")
    link = host.find("[aria-labelledby=finished] [data-link=story]")
    expect(link).to_contain_text("Lire l\u2019histoire" if host.lang == "fr" else "Read the story")
    host.check("a finished game in my list")
    host.press(link)
    expect(host.find(f"dialog[open] {story}")).to_be_visible()
    expect(host.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    host.check("the story from my list")
    host.page.keyboard.press("Escape")
    expect(host.find("[data-end]")).to_be_visible()
    expect(host.find("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_statistics_of_all_four_games(sit: Sit, screen: str, lang: str) -> None:
    ada = sit(screen, lang)
    played = [
        {"id": f"t{n}", "game": game, "level": level, "won": won, "key": "end", "length": length,
         "at": n, "seed": first_of(game).seed if game == "anomia" else "", "daily": ""}
        for n, (game, level, won, length) in enumerate(PLAYED)
    ]  # fmt: skip
    ada.context.add_init_script(
        f"localStorage.setItem('tablee.played', {json.dumps(json.dumps(played))})"
    )
    ada.go("/stats")
    expect(ada.find("[data-stats]")).to_have_count(4)
    for game, row in {
        "fear-of-the-dark": "50", "fiese-freunde": "100", "fog-of-love": "0", "anomia": "",
    }.items():  # fmt: skip
        part = ada.find(f"[data-stats={game}]")
        rate = re.compile(rf"\b{row}\s?%") if row else re.compile("Played together|jouées ensemble")
        expect(part.locator(".rate:not(.none)")).to_have_text(rate)
        games = "2" if game == "fear-of-the-dark" else "1"
        expect(part.locator("dd").first).to_have_text(games)
    expect(ada.find("main li")).to_have_count(len(PLAYED))
    expect(ada.find("main li").first).to_contain_text(re.compile("with lessons|avec leçons"))
    ada.check("statistics of four games")
