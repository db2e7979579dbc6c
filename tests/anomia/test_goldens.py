"""Playthroughs as text files, fit for review: every answer, event and word of a game.

`TABLEE_GOLDENS=write pytest tests/anomia/test_goldens.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import CLOCK, bots
from tablee.kernel import Plans, Player
from tests.anomia.play import GAME, new
from tests.goldens import position, same_as_on_file, write_events
from tests.rules import rule

FOLDER = Path(__file__).parent / "goldens"
NAMES = ("house", "easy", "hard", "easy")
PLAYTHROUGHS = {
    "en": lambda: new(4, "golden 4", words="en", pack="1", edition="fr"),
    "fr": lambda: new(4, "golden 3", words="fr", pack="1", edition="fr"),
}
PICKY = 0
EVERY = 14
"""Draws between two positions that are told in full."""


def story(m: tablee.Match, seed: str) -> str:
    """As the spectator sees it; now and then a rival or the drawer tells the position."""
    seated = {s: bots.player(GAME, name, f"{seed}/{s}") for s, name in enumerate(NAMES)}
    plans = Plans(seated | {PICKY: picky(seated[PICKY])})
    lines: list[str] = []
    heard, told_at = write_events(lines, m, None, 0), 99
    while m.outcome is None:
        left = sum(m.view(None)["piles"])
        if left <= told_at - EVERY and m.view(None)["phase"] in ("draw", "race"):
            told_at = left
            lines.append(position(m, min(seat for seat in m.asks if seat != CLOCK)))
        seat, choice = plans.next(m)
        lines += ["", answer(m, seat, choice)]
        m.answer(seat, choice)
        heard = write_events(lines, m, None, heard)
    ends = [(r.seat + 1, r.key, r.args) for r in m.outcome]
    lines += ["", f"end: {ends}", position(m, 0)]
    return "\n".join(lines) + "\n"


def picky(bot: Player) -> Player:
    """Somebody who objects to whatever is not on the list; bots do not always (AN-7.5)."""

    def play(m: tablee.Match, seat: int) -> Any:
        what, *when = bot(m, seat)
        fight = m.view(seat)["face_off"]
        if what == "fine" and not fight["claim"]["listed"] and m.view(seat)["challenges"][seat]:
            what = "challenge"
        return (what, *when)

    return play


def answer(m: tablee.Match, seat: int, choice: Any) -> str:
    """Who answers what to which question, and when: began, heard."""
    ask = m.ask
    assert ask is not None
    if seat == CLOCK:
        return f"{ask.heat}:{ask.why} > clock {choice[0]} @{choice[1]}"
    what, began, _, now, _ = choice
    said = f"“{what[1]}”" if isinstance(what, tuple) else what
    return f"{ask.heat}:{ask.why} > {seat + 1} {said} @{began}/{now}"


@rule("AN-6.1")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_the_one_on_file(name: str) -> None:
    same_as_on_file(FOLDER / f"{name}.txt", story(PLAYTHROUGHS[name](), name), 90_000)


@rule("AN-6.1")
def test_the_playthroughs_together_show_most_of_the_game() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt")))
    for event in (
        "begin", "ready", "drawn", "duel", "rolled", "noticed", "handed", "answered",
        "challenged", "voted", "verdict", "refused", "burned", "won", "uncovered", "tie",
        "tie-card", "tie-back", "key", "commit",
    ):  # fmt: skip
        assert f"\n* {event} " in f"\n{texts}", event
