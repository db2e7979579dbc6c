"""Messages in words, for screens that do not draw, or games without a drawing.

All texts come from the game itself (`State.tell`, its messages, `State.label`), and are made only
from this viewer's view, prompt and events.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from tablee.kernel import Form, Match, Options, Order, Seat, Subset, Timed
from tablee.kernel.words.telling import option_labels, phrase
from tablee.wire import messages as wire

T = TypeVar("T")
ReportBug = Callable[[str], None]
"""Takes the trace of a bug."""

SEALS = {"commit", "key"}
"""Events for those who check the shuffle; they are left out of the story."""
WORDED = 150
"""Only so many of the last events are put into words. A line takes 40 µs, and a latecomer to a long
game would make all tables wait; older events are in the replay."""


class Wording:
    """One position for one viewer in one language (or the game's first, if it lacks that one).

    If a game's texts fail, that is a bug, but the table goes on: what failed is left empty.
    """

    def __init__(
        self, match: Match, seat: Seat | None, lang: str, names: Sequence[str], report: ReportBug
    ) -> None:
        self._match = match
        self._seat = seat
        self._lang = spoken(match, lang)
        self._names = names
        self._report = report

    def words(self, notes: Sequence[wire.Note]) -> wire.Words:
        silent = max(0, len(notes) - WORDED)
        return wire.Words(
            self._try(self._parts, []),
            self._try(self._ask, ""),
            self._try(self._options, []),
            [""] * silent + [self._try(partial(self._line, note), "") for note in notes[silent:]],
            self._try(self._outcome, []),
        )

    def _try(self, say: Callable[[], T], silence: T) -> T:
        try:
            return say()
        except Exception:
            self._report(traceback.format_exc())
            return silence

    def _parts(self) -> list[wire.Part]:
        say = self._match.game.catalogue.naming(self._names)
        parts = self._match.state.parts(self._seat, say, self._lang)
        return [wire.Part(part.name, part.brief, list(part.lines)) for part in parts]

    @property
    def _asked(self) -> Options | None:
        return None if self._seat is None else self._match.asks.get(self._seat)

    def _ask(self) -> str:
        ask = self._match.ask
        if ask is None or self._asked is None:
            return ""
        return phrase(self._match, self._lang, f"ask-{ask.why}", ask.args, self._names)

    def _options(self) -> list[wire.Label]:
        ask, options = self._match.ask, self._asked
        if ask is None or self._seat is None or options is None:
            return []
        heard = ask.put_to(self._seat)
        labels = option_labels(self._match, heard, listed(options), self._lang, self._names)
        return [wire.Label(one.label, one.does, one.group) for one in labels]

    def _line(self, note: wire.Note) -> str:
        if note.key in SEALS:
            return ""
        return phrase(self._match, self._lang, f"ev-{note.key}", note.args, self._names)

    def _outcome(self) -> list[str]:
        results = self._match.outcome or ()
        return [phrase(self._match, self._lang, r.key, r.args, self._names) for r in results]


def listed(options: Options) -> Sequence[object]:
    """The items of a form, in the order of the wire."""
    if not isinstance(options, Form):
        return options
    if isinstance(options, Subset | Order):
        return options.items
    return options.options if isinstance(options, Timed) else ()


def spoken(match: Match, lang: str) -> str:
    languages = match.game.languages
    return lang if lang in languages else languages[0]
