"""Playthroughs as text files, fit for review: every answer, event and word of a game.

`TABLEE_GOLDENS=write pytest tests/fiese_freunde/test_goldens.py` writes them anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.fiese_freunde.play import new, wander
from tests.goldens import position, same_as_on_file, shorten, write_events
from tests.rules import rule

FOLDER = Path(__file__).parent / "goldens"
BLANK = "Karaoke | friend A | +alcohol 1, partner A"

PLAYTHROUGHS: dict[str, tuple[int, Callable[[], tablee.Match]]] = {
    "two": (3, lambda: new(2, "golden two", goals="chosen", blank=BLANK)),
    "four": (0, lambda: new(4, "golden four", death="out")),
}
"""Name: the seed of the players, and the game."""
WHOLE = (0, 1, 2)
"""Slices at whose beginning the whole position is told; it is at the end, too."""


def story(m: tablee.Match, seed: int) -> str:
    """As the spectator sees it; whoever begins one of the first slices tells the position."""
    rand = random.Random(seed)
    lines: list[str] = []
    told, slice_, before = write_events(lines, m, None, 0), -1, compact(m)
    while m.outcome is None and len(m.log) < 800:
        if slice_ != m.view(None)["slice"]:
            slice_ = m.view(None)["slice"]
            if slice_ in WHOLE:
                lines.append(position(m, next(iter(m.asks))))
        lines += ["", *questions(m)]
        said = []
        asked = m.asked
        while m.outcome is None and m.asked == asked:
            seat = next(iter(m.asks))
            choice = wander(m, seat, rand)
            m.answer(seat, choice)
            said.append(f"{seat + 1} {choice}")
        lines.append("> " + " · ".join(said))
        told = write_events(lines, m, None, told)
        lines += [line for line in compact(m) if line not in before]
        before = compact(m)
    ends = [(r.seat + 1, r.key, r.rule) for r in m.outcome or ()]
    lines += ["", f"end: {ends}", position(m, 0)]
    return "\n".join(lines) + "\n"


def questions(m: tablee.Match) -> list[str]:
    """Who is asked what; once for all who are asked the same."""
    ask = m.ask
    assert ask is not None
    groups: dict[str, list[str]] = {}
    for seat, options in m.asks.items():
        offered = " ".join(map(str, options)) if isinstance(options, tuple) else repr(options)
        groups.setdefault(shorten(offered), []).append(str(seat + 1))
    return [f"? {ask.why} [{ask.rule}] {','.join(who)}: {what}" for what, who in groups.items()]


def compact(m: tablee.Match) -> list[str]:
    """What changes from decision to decision, a line for each life."""
    return [f"= {board['seat'] + 1} {life(board)}" for board in m.view(None)["boards"]]


def life(board: dict[str, Any]) -> str:
    traits = ",".join(f"{name[:3]}{n}" for name, n in board["traits"].items() if n)
    ties = ",".join(f"{tie['person']}:{tie['place'][:3]}" for tie in board["circle"])
    bed = "{bed_women}/{bed_men}/{bed_children}".format(**board)
    phones = "".join(str(rival) for rival in board["phones"])
    goals = ",".join(board["realised"])
    shown = (f"t{board['time']}", traits, ties, f"bed{bed}", f"ph{phones}", goals)
    return " ".join(part for part in shown if part)


@rule("FF-9.7")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_the_one_on_file(name: str) -> None:
    seed, begin = PLAYTHROUGHS[name]
    same_as_on_file(FOLDER / f"{name}.txt", story(begin(), seed), 90_000)


@rule("FF-9.7")
def test_the_playthroughs_together_show_most_of_the_game() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt")))
    for event in (
        "begin", "sexes", "goals-chosen", "slice", "auction", "bid", "drop", "sold", "live",
        "named", "call", "phone-lost", "traits", "tie", "sex", "bed", "pay", "receive", "steal",
        "pass", "goal", "super", "look", "exchange", "over", "key", "commit",
    ):  # fmt: skip
        assert f"\n* {event} " in f"\n{texts}", event
