"""Playthroughs as text files, fit for review: one person's whole evening, in both languages.

`TABLEE_GOLDENS=write pytest tests/fog_of_love/test_goldens.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tests.goldens import position, same_as_on_file, shorten, write_events
from tests.rules import rule

FOLDER = Path(__file__).parent / "goldens"
STORIES = ("sunday", "want")
EVERY = 90
"""Answers between two positions that are told in full."""


def evening(story: str) -> str:
    """As the first seat sees it. Both answer at random: what is told here is no advice."""
    m = tablee.new_match("fog-of-love", options={"story": story, "first": "host"}, key=story)
    bots = [tablee.random_bot(f"{story}/{seat}") for seat in (0, 1)]
    lines: list[str] = []
    heard = write_events(lines, m, 0, 0)
    while m.ask is not None:
        if len(m.log) % EVERY == 0:
            lines.append(position(m, 0))
        seat = next(iter(m.asks))
        choice = bots[seat](m, seat)
        shown = shorten(str(choice)) if seat == 0 else "…"
        lines += ["", f"{m.ask.why} > {seat + 1} {shown}"]
        m.answer(seat, choice)
        heard = write_events(lines, m, 0, heard)
    lines += ["", position(m, 0)]
    return "\n".join(lines) + "\n"


@rule("FL-13.4")
@pytest.mark.parametrize("story", STORIES)
def test_an_evening_is_the_one_on_file(story: str) -> None:
    same_as_on_file(FOLDER / f"{story}.txt", evening(story), 200_000)


@rule("FL-13.3")
@pytest.mark.parametrize("story", STORIES)
def test_every_evening_shows_the_whole_game(story: str) -> None:
    text = (FOLDER / f"{story}.txt").read_text(encoding="utf-8")
    for event in (
        "look", "traits", "occupation", "feature", "name", "synopsis", "chapter", "lay", "chosen",
        "also", "heart", "token", "draw", "final", "goal", "fulfilled", "ending", "key",
    ):  # fmt: skip
        assert f"\n* {event} " in text, event
