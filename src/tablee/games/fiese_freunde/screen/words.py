"""Arguments of messages in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.games.fiese_freunde.content.blank import title_of
from tablee.games.fiese_freunde.content.grammar import read_give
from tablee.games.fiese_freunde.content.pack import BLANK
from tablee.games.fiese_freunde.people import ANONYMOUS
from tablee.games.fiese_freunde.screen.cards import give_symbol
from tablee.games.fiese_freunde.screen.view import SymbolView
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import HASH, OWN, SEAT, Catalogue, Kind, Seat, ident, several
from tablee.kernel.words.catalogue import Speaker

KINDS: dict[str, Kind] = {
    "seat": SEAT, "a": SEAT, "b": SEAT, "active": SEAT, "victim": SEAT, "colour": SEAT,
    "first": SEAT, "winner": SEAT, "person": SEAT, "persons": several(SEAT),
    "phones": several(SEAT),
    "neutrals": several(ident("person")),
    "categories": several(ident("category")),
    "card": Kind("card"), "mine": Kind("card"),
    "cards": several(Kind("card")),
    "stars": several(ident("star")),
    "traits": Kind("traits"),
    "changes": Kind("gives", " → "),
    "brings": Kind("gives", ", "),
    "part": Kind("casting"), "others": Kind("casting"),
    "hash": HASH, "key": HASH,
    "phrase": OWN, "verb": OWN, "rest": OWN,
}  # fmt: skip
"""Words of our own: "card" is the id of a card (the table's own has the title they wrote), "traits"
are characteristics with their new values, "gives" are consequences as printed, with what stands
between them, "casting" are persons with what they are in a card."""

BETWEEN = " · "
"""Between titles: some have commas of their own."""


def called(m: Fiese, seat: Seat, say: Catalogue, lang: str) -> str:
    """Persons have the names of their tokens, as soon as they have one."""
    return person_name(m.names, seat, say, lang)


def person_name(names: list[str], person: int, say: Catalogue, lang: str) -> str:
    """The players come first; they are called as those who play them."""
    if person < 0:
        return say.format(lang, "person-anonymous" if person == ANONYMOUS else "person-nobody")
    if person < len(names) and names[person]:
        return say.format(lang, f"person-{names[person]}")
    return say.name(person) or say.format(lang, "view-player", {"n": person + 1})


def worded(m: Fiese, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The kinds of our own."""
    return in_words(m, kind, value, title_of(m.options["blank"]), say, lang)


def in_words(who: Speaker, kind: Kind, value: Any, own: str, say: Catalogue, lang: str) -> str:
    """For the state and for who tells a view; `own` is the title of the table's own card."""
    match kind.what:
        case "card":
            ids = value if kind.many else [value]
            return BETWEEN.join(card_title(id, own, say, lang) for id in ids)
        case "traits":
            traits = ((say.format(lang, f"trait-{t}"), n) for t, n in value.items())
            return ", ".join(f"{trait} {n}" for trait, n in traits)
        case "casting":
            told = ((f"cast-{what}", who.called(person, say, lang)) for what, person in value)
            return ", ".join(say.format(lang, key, {"name": name}) for key, name in told)
        case _:
            symbols = (give_symbol(read_give(phrase)) for phrase in value)
            return kind.of.join(symbol_in_words(one, say, lang) for one in symbols)


def card_title(id: str, own: str, say: Catalogue, lang: str) -> str:
    return own if id == BLANK and own else say.format(lang, f"card-{id}")


@lru_cache(maxsize=2048)
def symbol_in_words(symbol: SymbolView, say: Catalogue, lang: str) -> str:
    """ "money 2", "+wisdom 1" as people say it."""
    args = {"trait": symbol.what, "n": symbol.n, "a": "true" if symbol.a else "false"}
    return say.format(lang, symbol.key, args)
