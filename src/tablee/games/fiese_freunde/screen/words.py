"""The lives in words, for the ear and the terminal; and the labels of the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.screen.view import Board, CardView, FieseView
from tablee.kernel import Ask, Catalogue


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
        return self.line("player", n=person + 1)

    def card(self, card: CardView) -> str:
        title = self.say.format(self.lang, f"card-{card.id}")
        needs = ", ".join(self.phrase("need", phrase) for phrase in card.needs)
        gives = ", ".join(self.phrase("give", phrase) for phrase in card.gives)
        return self.line("card", title=title, needs=needs or "–", gives=gives or "–")

    def phrase(self, kind: str, phrase: str) -> str:
        key, args = phrase_message(kind, phrase)
        return self.say.format(self.lang, key, args)

    def board(self, board: Board) -> list[str]:
        view = self.view
        words = ", ".join(
            f"{self.say.format(self.lang, f'trait-{t}')} {n}" for t, n in board.traits.items() if n
        )
        circle = ", ".join(
            self.line("tie", person=self.person(tie.person), place=tie.place)
            for tie in board.circle
        )
        lines = [
            self.line(
                "board",
                player=self.person(board.seat),
                time=board.time,
                goals=len(board.realised),
                passed=board.seat in view.passed,
            )
        ]
        if words:
            lines.append("    " + words)
        if circle:
            lines.append("    " + circle)
        return lines


def tell(view: FieseView, say: Catalogue, lang: str) -> str:
    """What a seat may know, as lines of text."""
    t = Teller(view, say, lang)
    lines = [t.line("slice", slice=view.slice, bank=view.bank)]
    for board in view.boards:
        lines += t.board(board)
    if view.offer:
        lines.append(t.line("offer"))
        lines += ["  " + t.card(offer.card) for offer in view.offer]
    if view.goals:
        lines.append(t.line("goals"))
        lines += ["  " + t.card(goal.card) for goal in view.goals]
    if view.super_goal:
        lines.append(t.line("super", card=t.card(view.super_goal.card)))
    if view.packet:
        lines.append(t.line("packet"))
        lines += ["  " + t.card(card) for card in view.packet]
    if view.auction:
        a = view.auction
        lines.append(t.line("auction", card=a.card, player=t.person(a.leader), price=a.price))
    if view.event:
        lines.append(t.line("event", card=view.event.card.id, player=t.person(view.event.seat)))
    return "\n".join(lines)


PERSON_ARGS = frozenset(
    (
        "seat",
        "a",
        "b",
        "active",
        "victim",
        "colour",
        "first",
        "winner",
        "person",
    )
)


def name_persons(
    args: Mapping[str, Any], names: list[str], say: Catalogue, lang: str
) -> dict[str, Any]:
    """Numbers of persons become names; characteristics and their symbols become words."""

    def name(person: int) -> str:
        if person < 0:
            return say.format(lang, "person-anonymous" if person == -1 else "person-nobody")
        if person < len(names) and names[person]:
            return say.format(lang, f"person-{names[person]}")
        return say.format(lang, "view-player", {"n": person + 1})

    worded = dict(args)
    for key, value in args.items():
        if key in PERSON_ARGS and isinstance(value, int):
            worded[key] = name(value)
        elif key == "persons":
            worded[key] = ", ".join(name(person) for person in value)
        elif key == "neutrals":
            worded[key] = ", ".join(say.format(lang, f"person-{n}") for n in value)
        elif key == "changes":
            worded[key] = " → ".join(
                say.format(lang, *phrase_message("give", symbol)) for symbol in value
            )
        elif key == "traits":
            traits = ((say.format(lang, f"trait-{t}"), n) for t, n in value.items())
            worded[key] = ", ".join(f"{trait} {n}" for trait, n in traits)
    return worded


def phrase_message(kind: str, phrase: str) -> tuple[str, dict[str, Any]]:
    """ "money 2" -> need-trait with its arguments; see the grammar."""
    word = phrase.lstrip("!+")
    negated, gain = phrase.startswith("!"), phrase.startswith("+")
    if phrase.startswith("0 "):
        return "give-reset", {"trait": phrase[2:]}
    verb, _, rest = word.partition(" ")
    n = int(rest) if rest.isdigit() else 1
    args = {"n": n, "a": "true" if rest == "A" else "false"}
    if gain:
        return "give-gain", {"trait": verb, **args}
    if kind == "need" and verb in TRAITS:
        return ("need-no-trait" if negated else "need-trait"), {"trait": verb, **args}
    return f"{kind}-{'no-' if negated else ''}{verb}", args


def label(ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
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
