"""The story told again: chapters, scenes, choices, what came of them (FL-13.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.fog_of_love.screen.teller import Teller
from tablee.games.fog_of_love.screen.view import Entry


def story_lines(t: Teller) -> Iterator[str]:
    for at, entry in enumerate(t.view.past):
        yield _head(t, entry)
        yield from ("  " + line for line in _went(t, entry, at))


def _head(t: Teller, entry: Entry) -> str:
    if entry.player < 0:
        return t.line("past-chapter", scene=entry.scene)
    return t.line("past", scene=entry.scene, seat=entry.player, how=entry.how or "plain")


def _went(t: Teller, entry: Entry, at: int) -> Iterator[str]:
    """Who said what, what then happened, how happy it left them."""
    key = f"{'chapter' if entry.player < 0 else 'scene'}-{entry.scene}"
    for seat, letter in enumerate(entry.choices):
        if letter:
            words = t.spoken(f"{key}.{letter}", seat, at) or letter.upper()
            yield t.line("chose", seat=seat, letter=letter, words=words)
    if entry.counted != entry.choices:
        yield t.line("exchanged")
    for part in _after(entry):
        if words := t.spoken(f"{key}.{part}", entry.player, at, entry.counted):
            yield words
    if any((*entry.hearts, *entry.choices)):
        one, other = entry.hearts
        yield t.line("then-hearts", one=t.name(0), n=one, other=t.name(1), m=other)


def _after(entry: Entry) -> Iterator[str]:
    if entry.row >= 0:
        yield f"also-{entry.row + 1}"
    if entry.how in ("kept", "revealed"):
        yield "kept" if entry.how == "kept" else "shown"
