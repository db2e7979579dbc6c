"""When the lessons of the tutorial come up (FL-15)."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Step, sealed

AT_TURNS = (
    "chapter-end", "hand", "turn", "tokens", "destinies", "satisfaction", "additional", "reaction",
    "chapter", "talk",
)  # fmt: skip
"""What is explained as turns begin, one thing at each; some of it only after a scene that shows
it (`NEEDS`)."""
AT_TURNS_READY_MADE = (
    "chapter-end", "hand", "turn", "personality", "traits", "destinies", "tokens", "satisfaction",
    "additional", "features", "balance", "reaction", "occupations", "chapter", "clashes", "talk",
    "gender", "names", "synopsis",
)  # fmt: skip
"""With dealt characters, which are explained step by step."""


def _last(m: Fog) -> Entry:
    """The last scene, not counting reactions to it."""
    return next(entry for entry in reversed(m.past) if entry.how != "reaction")


def _answered(m: Fog) -> bool:
    """Somebody has made a choice in a scene, and there could have been a reaction to it."""
    return _last(m).player >= 0 and any(_last(m).choices)


NEEDS: dict[str, Callable[[Fog], bool]] = {
    "chapter-end": lambda m: m.chapter > 0,
    "tokens": _answered,
    "destinies": lambda m: m.chapter == 0,
    "satisfaction": lambda m: all(m.hearts),
    "additional": lambda m: _last(m).player >= 0 and _last(m).row >= 0,
    "reaction": _answered,
}


def explain_turn(m: Fog) -> None:
    """FL-15.1: one thing more as a turn begins."""
    if m.exchanged:
        return
    order = AT_TURNS_READY_MADE if m.ready_made else AT_TURNS
    for lesson in order:
        if lesson not in m.taught and (lesson not in NEEDS or NEEDS[lesson](m)):
            m.explain(lesson)
            return


def explain_chapter(m: Fog) -> None:
    """FL-15.1: what a chapter asks, whatever has just been explained."""
    m.explained = False
    m.moment("chapter" if m.chapter == 0 else f"chapter-{m.chapter + 1}")


def lesson(m: Fog) -> Step:
    """FL-15.4: read in full by both, then on."""
    args = {"lesson": m.lessons[0]}
    yield sealed(dict.fromkeys(BOTH, ("read",)), "lesson", "FL-15.4", args=args)
    m.emit("lesson", "FL-15.4", lesson=m.lessons.pop(0))
