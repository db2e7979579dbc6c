"""From what was typed to a choice: a number, or the option's own words, or some of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from tablee.kernel import SAY, Amount, Choice, Form, Options, Order, Subset, Timed


class Unclear(Exception):
    """Several options fit what was typed; these are their places in the list."""

    def __init__(self, places: list[int]) -> None:
        super().__init__(places)
        self.places = places


def read_answer(
    typed: str, options: Options, listed: Sequence[Choice], labels: list[str]
) -> Choice:
    """The choice that is meant. What fits nothing is returned as typed: the rules will refuse it.

    `listed` are the options, or the different items of a form, in the order of their numbers.
    """
    if not isinstance(options, Form):
        place = find(typed, listed, labels)
        return typed if place is None else listed[place]
    if isinstance(options, Amount):
        return int(typed) if re.fullmatch(r"[+-]?\d{1,15}", typed) else typed
    if isinstance(options, Subset | Order):
        return read_items(typed, listed, labels)
    if isinstance(options, Timed):
        return read_timed(typed, options, listed, labels)
    return typed


def read_timed(
    typed: str, options: Timed, listed: Sequence[Choice], labels: Sequence[str]
) -> Choice:
    """An option by its number or name; where words are asked for, anything else is words."""
    if not options.longest:
        place = find(typed, listed, labels)
    else:
        number = typed.isdecimal() and 0 < int(typed) <= len(listed)
        place = int(typed) - 1 if number else None
    if place is not None:
        return listed[place]
    return (SAY, typed) if options.longest else typed


def find(typed: str, listed: Sequence[Choice], labels: Sequence[str]) -> int | None:
    """The place in the list of what was typed."""
    if typed.isdecimal():
        place = int(typed) - 1
        return place if 0 <= place < len(listed) else None
    exact = [place for place, choice in enumerate(listed) if str(choice) == typed]
    if exact:
        return exact[0]
    words = fold(typed)
    if not words:
        return None
    folded = [fold(label) for label in labels]
    fitting = (
        [place for place, label in enumerate(folded) if label == words]
        or [place for place, label in enumerate(folded) if label.startswith(words)]
        or [place for place, label in enumerate(folded) if holds(label, words)]
    )
    if len(fitting) > 1:
        raise Unclear(fitting)
    return fitting[0] if fitting else None


def read_items(typed: str, listed: Sequence[Choice], labels: Sequence[str]) -> Choice:
    """Items by number or name, between commas or blanks; as typed if one of them is not known."""
    if re.search("[,;]", typed):
        places = [find(part.strip(), listed, labels) for part in re.split("[,;]", typed) if part]
    else:
        places = _greedy(typed.split(), listed, labels)
    if any(place is None for place in places):
        return typed
    return tuple(listed[place] for place in places if place is not None)


def _greedy(words: list[str], listed: Sequence[Choice], labels: Sequence[str]) -> list[int | None]:
    """Names may have blanks in them: the longest run of words that names something is one."""
    places: list[int | None] = []
    while words:
        place, used = None, 1
        for used in range(len(words), 0, -1):
            try:
                place = find(" ".join(words[:used]), listed, labels)
            except Unclear:
                if used == 1:
                    raise
            if place is not None:
                break
        places.append(place)
        del words[:used]
    return places


def fold(text: str) -> str:
    """For comparing: no capitals, accents or signs."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(mark for mark in plain if not unicodedata.combining(mark))
    return " ".join(re.findall(r"\w+", letters))


def holds(label: str, words: str) -> bool:
    """Every typed word begins a word of the label, each another one."""
    there = label.split()
    for part in words.split():
        begun = next((word for word in there if word.startswith(part)), None)
        if begun is None:
            return False
        there.remove(begun)
    return True
