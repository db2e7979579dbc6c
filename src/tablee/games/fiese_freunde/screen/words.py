"""The lives in words, for the ear and the terminal; and the labels of the options."""

from __future__ import annotations

from typing import Any

from tablee.games.fiese_freunde.content.grammar import read_give
from tablee.games.fiese_freunde.people import ANONYMOUS
from tablee.games.fiese_freunde.screen.cards import give_symbol
from tablee.games.fiese_freunde.screen.view import Board, CardView, FieseView, SymbolView
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import HASH, OWN, SEAT, Ask, Catalogue, Kind, Part, Seat, ident, several


class Teller:
    """Puts a view into words."""

    def __init__(self, view: FieseView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    def line(self, key: str, **args: Any) -> str:
        return self.say.format(self.lang, f"view-{key}", args)

    def person(self, person: int) -> str:
        name = self.view.persons[person].name if self.view.persons else ""
        if name:
            return self.say.format(self.lang, f"person-{name}")
        return self.say.name(person) or self.line("player", n=person + 1)

    def card(self, card: CardView) -> str:
        title = self.say.format(self.lang, f"card-{card.id}")
        needs = ", ".join(symbol_in_words(one, self.say, self.lang) for one in card.conditions)
        gives = ", ".join(symbol_in_words(one, self.say, self.lang) for one in card.consequences)
        return self.line("card", title=title, needs=needs or "–", gives=gives or "–")

    def part(self, name: str, brief: str, *lines: str) -> Part:
        return Part(self.say.format(self.lang, f"part-{name}"), brief, lines)

    def board(self, board: Board) -> Part:
        view = self.view
        words = ", ".join(
            f"{self.say.format(self.lang, f'trait-{t}')} {n}" for t, n in board.traits.items() if n
        )
        circle = ", ".join(
            self.line("tie", person=self.person(tie.person), place=tie.place)
            for tie in board.circle
        )
        player = self.person(board.seat)
        brief = self.line(
            "board",
            player=player,
            time=board.time,
            goals=len(board.realised),
            passed=board.seat in view.passed,
        )
        return Part(player, brief, tuple(line for line in (words, circle) if line))


def tell(view: FieseView, say: Catalogue, lang: str) -> list[Part]:
    """What a seat may know, part by part."""
    t = Teller(view, say, lang)
    parts = [t.part("slice", t.line("slice", slice=view.slice, bank=view.bank))]
    parts += [t.board(board) for board in view.boards]
    if view.offer:
        parts.append(t.part("offer", t.line("offer"), *(t.card(o.card) for o in view.offer)))
    if view.goals:
        parts.append(t.part("goals", t.line("goals"), *(t.card(g.card) for g in view.goals)))
    if view.super_goal:
        parts.append(t.part("super", t.line("super", card=t.card(view.super_goal.card))))
    if view.packet:
        parts.append(t.part("packet", t.line("packet"), *map(t.card, view.packet)))
    if view.auction:
        a = view.auction
        auction = t.line("auction", card=a.card, player=t.person(a.leader), price=a.price)
        parts.append(t.part("auction", auction))
    if view.event:
        event = t.line("event", card=view.event.card.id, player=t.person(view.event.seat))
        parts.append(t.part("event", event))
    return parts


# -- arguments of messages ----------------------------------------------------------------------


KINDS: dict[str, Kind] = {
    "seat": SEAT, "a": SEAT, "b": SEAT, "active": SEAT, "victim": SEAT, "colour": SEAT,
    "first": SEAT, "winner": SEAT, "person": SEAT, "persons": several(SEAT),
    "neutrals": several(ident("person")),
    "card": Kind("card"),
    "traits": Kind("traits"),
    "changes": Kind("gives"),
    "hash": HASH, "key": HASH,
    "phrase": OWN, "verb": OWN, "rest": OWN,
}  # fmt: skip
"""Words of our own: "card" is the id of a card (the table's own has the title they wrote), "traits"
are characteristics with their new values, "gives" are consequences as printed, in their order."""


def called(m: Fiese, seat: Seat, say: Catalogue, lang: str) -> str:
    """Persons have the names of their tokens, as soon as they have one; the players come first.
    Until then they are called as those who play them."""
    person = seat
    if person < 0:
        return say.format(lang, "person-anonymous" if person == ANONYMOUS else "person-nobody")
    if person < len(m.names) and m.names[person]:
        return say.format(lang, f"person-{m.names[person]}")
    return say.name(person) or say.format(lang, "view-player", {"n": person + 1})


def worded(m: Fiese, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The kinds of our own: cards, characteristics, consequences in their order."""
    if kind.what == "card":
        return say.format(lang, f"card-{value}")
    if kind.what == "traits":
        traits = ((say.format(lang, f"trait-{t}"), n) for t, n in value.items())
        return ", ".join(f"{trait} {n}" for trait, n in traits)
    symbols = (give_symbol(read_give(phrase)) for phrase in value)
    return " → ".join(symbol_in_words(one, say, lang) for one in symbols)


def symbol_in_words(symbol: SymbolView, say: Catalogue, lang: str) -> str:
    """ "money 2", "+wisdom 1" as people say it."""
    args = {"trait": symbol.what, "n": symbol.n, "a": "true" if symbol.a else "false"}
    return say.format(lang, symbol.key, args)


def label(m: Fiese, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of one option."""
    if isinstance(choice, tuple):
        if ask.why == "order":
            return "opt-order", {"changes": list(choice)}
        return "opt-persons", {"persons": list(choice)}
    if ask.why == "packet":
        return "opt-packet", {"n": choice + 1}
    verb, *rest = str(choice).split(":")
    if ask.why in ("sex", "bed"):
        return f"opt-{ask.why}-{verb}", {}
    if ask.why in ("keep", "draft") and verb != "nothing":
        return "opt-keep", {"card": verb}
    if verb in ("take", "auction", "goal"):
        return f"opt-{verb}", {"card": rest[0]}
    if verb in ("bid", "max"):
        return f"opt-{verb}", {"time": int(rest[0])}
    if verb == "steal":
        return "opt-steal", {"seat": int(rest[0]), "time": int(rest[1])}
    if ask.why == "exchange":
        return "opt-category", {"category": verb}
    return f"opt-{verb}", {}
