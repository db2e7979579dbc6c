"""What a seat may know of Magpies, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel import Catalogue, Part
from tablee.lab.teaching.screen.view import CardView, MagpiesView, MagpieView


class Teller:
    """Puts a view into words, one part of it after the other."""

    def __init__(self, view: MagpiesView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    def part(self, name: str, *lines: str, **args: Any) -> Part:
        """The part `part-hand` says `view-hand`, and the lines below it."""
        brief = self.line(name, **args)
        return Part(self.say.format(self.lang, f"part-{name}"), brief, lines)

    def line(self, key: str, **args: Any) -> str:
        return self.say.format(self.lang, f"view-{key}", args)

    def magpie(self, player: int, magpie: MagpieView) -> Part:
        """Anybody at the table: of others one knows how many cards they hold."""
        mine = player == self.view.seat
        args = {"player": player + 1, "points": magpie.points, "held": len(magpie.hand)}
        name = self.say.format(self.lang, "part-magpie", args)
        known = [card for card in magpie.hand if card.face and not mine]
        lines = [self.line("holds", cards=faces(known))] if known else []
        lines += [self.line("nest", treasures=faces(magpie.nest))] if magpie.nest else []
        return Part(name, self.line("you" if mine else "magpie", **args), tuple(lines))


def tell(view: MagpiesView, say: Catalogue, lang: str) -> list[Part]:
    """The position: the round, what lies on the table, and every magpie."""
    t = Teller(view, say, lang)
    round = {"round": view.round, "rounds": view.rounds}
    parts = [
        t.part("round", **round, leader=view.leader, deck=view.deck),
        t.part("grass", treasures=faces(view.open)),
    ]
    if view.laid:
        parts.append(t.part("laid", cards=faces(view.laid)))
    if view.seat is not None:
        parts.append(t.part("hand", cards=faces(view.magpies[view.seat].hand)))
    parts += [t.magpie(player, magpie) for player, magpie in enumerate(view.magpies)]
    if view.discards:
        cards = t.line("cards", cards=faces(view.discards))
        parts.append(t.part("discards", cards, n=len(view.discards)))
    return parts


def faces(cards: Sequence[CardView]) -> list[str]:
    return [card.face or "unknown" for card in cards]
