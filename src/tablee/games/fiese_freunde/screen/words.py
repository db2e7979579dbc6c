"""Arguments of messages in words, and the labels of the options."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tablee.games.fiese_freunde.content.blank import blank_card, title_of
from tablee.games.fiese_freunde.content.cards import CardDef, Role
from tablee.games.fiese_freunde.content.grammar import read_give, write_give
from tablee.games.fiese_freunde.content.pack import BLANK, BY_ID, CARDS
from tablee.games.fiese_freunde.people import ANONYMOUS
from tablee.games.fiese_freunde.rules.casting import same_part
from tablee.games.fiese_freunde.rules.passing import passing_time
from tablee.games.fiese_freunde.screen.cards import give_symbol
from tablee.games.fiese_freunde.screen.parts import by_phone
from tablee.games.fiese_freunde.screen.view import SymbolView
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import HASH, OWN, SEAT, Ask, Catalogue, Kind, Seat, ident, several
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


# -- options ------------------------------------------------------------------------------------


def label(m: Fiese, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of one option."""
    if isinstance(choice, tuple):
        return _order(ask, choice) if ask.why == "order" else _company(m, choice)
    if ask.why == "packet":
        return "opt-packet", {"n": choice + 1}
    verb, *rest = str(choice).split(":")
    if ask.why in ("sex", "bed"):
        return f"opt-{ask.why}-{verb}", {}
    if ask.why in ("keep", "draft") and verb != "nothing":
        return "opt-keep", _card(m, verb)
    if verb in ("take", "auction", "goal"):
        return f"opt-{verb}", _card(m, rest[0])
    if verb in ("bid", "max"):
        return f"opt-{verb}", {"time": int(rest[0])}
    if verb == "steal":
        return "opt-steal", {"seat": int(rest[0]), "time": int(rest[1])}
    if verb == "pass":
        return "opt-pass", {"time": passing_time(m)}
    if ask.why == "exchange":
        return "opt-category", {"category": verb, **_swap(m, next(iter(ask.options)), verb)}
    return f"opt-{verb}", {}


def _swap(m: Fiese, seat: Seat, category: str) -> dict[str, Any]:
    """FF-9.4: the goal in hand, and the one of the packet that it can be swapped for."""
    mine, theirs = (
        next(m.name(card) for card in cards if m.category(card) == category)
        for cards in (m.goals[seat], m.packets[m.looking])
    )
    return {"mine": mine, "card": theirs}


def _card(m: Fiese, id: str) -> dict[str, Any]:
    """A card, what it brings, and its star."""
    card: CardDef = blank_card(m.options["blank"]) if id == BLANK else CARDS[BY_ID[id]]
    brings = [write_give(give) for give in card.gives]
    return {"card": id, "brings": brings, "stars": sorted(card.star), "starred": bool(card.star)}


def _order(ask: Ask, choice: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """FF-2.5: an order, and what it makes of who is asked."""
    told = ask.args or {}
    options = next(iter(ask.options.values()))
    assert isinstance(options, tuple)
    return "opt-order", {
        "changes": list(choice),
        "traits": told["results"][options.index(choice)],
    }


def _company(m: Fiese, cast: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """FF-10.1: who is in it; where the parts differ, the first is the group, the rest the label."""
    assert m.event is not None
    roles = m.definition(m.event[0]).open_roles
    phones = [person for person in by_phone(m, m.event[1]) if person in cast]
    told = {"phones": phones, "n": len(phones)}
    if all(same_part(roles[0], role) for role in roles):
        if len(cast) > 1:
            return "opt-company", {"person": cast[0], "persons": list(cast[1:]), **told}
        return "opt-persons", {"persons": list(cast), **told}
    parts = [[cast_as(role), person] for role, person in zip(roles, cast, strict=True)]
    return "opt-cast", {"part": parts[:1], "others": parts[1:], **told}


def cast_as(role: Role) -> str:
    """What somebody is in a card, in one word: what happens with them, else what they are."""
    return foremost(role.brings) or role.need


def foremost(brings: Iterable[str]) -> str:
    found = [verb for verb in ("marry", "partner", "sex", "child", "friend") if verb in set(brings)]
    return found[0] if found else ""
