"""The story told again: chapters, scenes, choices, what came of them (FL-13.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.screen.teller import Teller
from tablee.kernel import Seat

LATELY = 3
"""The number of last cards told as recent events: rarely do more pass between two questions."""


def lately(t: Teller) -> Iterator[str]:
    """The lines spoken on the last finished cards, and the outcome: events have only the
    letters."""
    now = t.view.now.scene.id if t.view.now is not None else ""
    over = [at for at, entry in enumerate(t.view.past) if entry.scene != now]
    for at in over[-LATELY:]:
        entry = t.view.past[at]
        told = [*_opened(t, entry, at)]
        told += [_spoken(t, seat, words) for seat, _, words in _answers(t, entry, at)]
        told += _came_of_it(t, entry, at)
        if told:
            yield t.line("lately", scene=entry.scene, words=" ".join(told))


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
    for seat, letter, words in _answers(t, entry, at):
        yield t.line("chose", seat=seat, letter=letter, words=t.quoted(words))
    yield from _came_of_it(t, entry, at)
    if any((*entry.hearts, *entry.choices)):
        one, other = entry.hearts
        yield t.line("then-hearts", one=t.name(0), n=one, other=t.name(1), m=other)


def _opened(t: Teller, entry: Entry, at: int) -> Iterator[str]:
    """The words with which it began: whoever was asked has heard them; those of a kept secret are
    never told."""
    me = t.view.me
    asked = me is not None and bool(entry.choices[me.seat])
    if entry.player >= 0 and not asked and entry.how != "kept":
        yield _spoken(t, entry.player, t.spoken(f"{_key(entry)}.open", entry.player, at))


def _spoken(t: Teller, seat: Seat, words: str) -> str:
    """FL-8.9: what nobody says stands in parentheses, and is done."""
    key = "does-so" if words.startswith("(") else "says"
    return t.line(key, seat=seat, words=t.quoted(words))


def _answers(t: Teller, entry: Entry, at: int) -> Iterator[tuple[Seat, str, str]]:
    for seat, letter in enumerate(entry.choices):
        if letter:
            yield seat, letter, t.spoken(f"{_key(entry)}.{letter}", seat, at) or letter.upper()


def _came_of_it(t: Teller, entry: Entry, at: int) -> Iterator[str]:
    if entry.counted != entry.choices:
        yield t.line("exchanged")
    for part in _after(entry):
        if words := t.spoken(f"{_key(entry)}.{part}", entry.player, at, entry.counted):
            yield words


def _key(entry: Entry) -> str:
    return f"{'chapter' if entry.player < 0 else 'scene'}-{entry.scene}"


def _after(entry: Entry) -> Iterator[str]:
    if entry.row >= 0:
        yield f"also-{entry.row + 1}"
    if entry.how in ("kept", "revealed"):
        yield "kept" if entry.how == "kept" else "shown"
