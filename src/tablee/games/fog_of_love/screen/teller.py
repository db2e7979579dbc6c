"""Puts what stands in a view into words: the means that all parts of the text share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.screen.speech import Speaker, spoken
from tablee.games.fog_of_love.screen.view import EffectView, FogView, Roles
from tablee.games.fog_of_love.screen.words import (
    BETWEEN,
    in_words,
    person_name,
    phrase,
    title,
    word,
)
from tablee.kernel import Catalogue, Part, Seat
from tablee.kernel.words.catalogue import worded as by_kinds

INNER = {"fr": {"«\u00a0": "“", "\u00a0»": "”"}, "en": {"“": "‘", "”": "’"}}
"""Quotation marks within others."""


class Teller:
    """A view, and the language in which it is told."""

    def __init__(self, view: FogView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    # -- what the kernel asks of it -------------------------------------------------------------

    def called(self, seat: Seat, /, say: Catalogue, lang: str) -> str:
        return person_name([person.name for person in self.view.persons], seat, say, lang)

    worded = in_words

    # -- messages -------------------------------------------------------------------------------

    def part(self, name: str, brief: str = "", lines: Iterable[str] = ()) -> Part:
        return Part(self.say.format(self.lang, f"part-{name}"), brief, tuple(lines))

    def line(self, key: str, **args: Any) -> str:
        return self.message(f"view-{key}", args)

    def message(self, key: str, args: Mapping[str, Any]) -> str:
        return self.say.format(self.lang, key, by_kinds(self, args, self.say, self.lang))

    def has(self, key: str) -> bool:
        return self.say.has(self.lang, key)

    # -- names ----------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        return self.called(seat, self.say, self.lang)

    def word(self, kind: str, id: str) -> str:
        return word(self.say, self.lang, kind, id)

    def words(self, kind: str, ids: Iterable[str]) -> str:
        return ", ".join(self.word(kind, id) for id in ids)

    def title(self, id: str) -> str:
        return title(self.say, self.lang, id)

    def titles(self, ids: Iterable[str]) -> str:
        return BETWEEN.join(self.title(id) for id in ids)

    def aspects(self, tokens: Mapping[str, int]) -> str:
        """Tokens: an aspect, and how many where it is more than one."""
        told = []
        for aspect, n in tokens.items():
            name = self.word("aspect", aspect)
            told.append(name if n == 1 else self.line("times", what=name, n=n))
        return ", ".join(told)

    def spoken(
        self, key: str, seat: Seat, until: int | None = None, counted: Sequence[str] | None = None
    ) -> str:
        """A line of a card in somebody's voice; "" as long as nobody has written it."""
        return spoken(self.say, self.lang, key, Speaker(self.view, seat, until, counted))

    def quoted(self, words: str) -> str:
        """Replaces quotation marks in a text that will itself be quoted."""
        for outer, inner in INNER[self.lang].items():
            words = words.replace(outer, inner)
        return words

    # -- effects --------------------------------------------------------------------------------

    def effect(self, effect: EffectView, roles: Roles | None = None) -> str:
        return phrase(effect, self.say, self.lang, self._meant(roles))

    def effects(self, effects: Iterable[EffectView], roles: Roles | None = None) -> str:
        return self.listed(self.effect(effect, roles) for effect in effects)

    def listed(self, told: Iterable[str]) -> str:
        """A list with the stronger separator, as items may contain commas."""
        return self.line("and").join(told)

    def _meant(self, roles: Roles | None) -> dict[str, str]:
        if roles is None:
            return {}
        seats = {
            "player": roles.player, "partner": roles.partner, "chooser": roles.chooser,
            "other": roles.other,
        }  # fmt: skip
        return {who: self.name(seat) for who, seat in seats.items() if seat >= 0}
