"""The lives in words, part by part: for the ear and the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.games.fiese_freunde.screen.tell_cards import CardTeller
from tablee.games.fiese_freunde.screen.view import (
    Board,
    EventView,
    FieseView,
    Meeting,
    PartView,
    SharedView,
    Tie,
)
from tablee.games.fiese_freunde.screen.words import BETWEEN
from tablee.kernel import Catalogue, Part


def tell(view: FieseView, say: Catalogue, lang: str) -> list[Part]:
    """What a seat may know: what is going on first, then one's own goals, the table, the lives."""
    t = Teller(view, say, lang)
    parts = [t.year(), t.auction(), t.event(), t.goals(), t.super_goal(), t.packet(), t.offer()]
    parts += [t.board(board) for board in view.boards]
    parts.append(t.town())
    return [part for part in parts if part is not None]


class Teller(CardTeller):
    """Puts a view into words."""

    def part(self, name: str, brief: str, lines: Iterable[str] = ()) -> Part:
        told = tuple(line for line in lines if line)
        return Part(self.say.format(self.lang, f"part-{name}"), brief, told)

    # -- what is going on -----------------------------------------------------------------------

    def year(self) -> Part:
        """The slice of life, whose turn it is, the bank, and what is left."""
        view = self.view
        end = ""
        if view.winner >= 0:
            end = self.line("won", winner=view.winner)
        elif view.aimless:
            end = self.line("aimless")
        own = view.own_card
        home, a, b = view.piles if len(view.piles) == 3 else (0, 0, 0)
        lines = [
            end,
            self.line("turn", seat=view.player, first=view.first),
            self.line("bank", bank=view.bank, passing=view.passing),
            self.line("passed", persons=view.passed) if view.passed else "",
            self.line("piles", home=home, life_a=a, life_b=b, packets=view.packets),
            self.line("own-card", card=own.id) if own else "",
        ]
        return self.part("slice", self.line("slice", slice=view.slice, bank=view.bank), lines)

    def auction(self) -> Part | None:
        auction = self.view.auction
        if auction is None:
            return None
        card = next(one.card for one in self.view.offer if one.card.id == auction.card)
        leads = {"seat": auction.leader, "price": auction.price}
        brief = self.line("auction", card=auction.card, terms=self.terms(card), **leads)
        lines = [self.line("bidders", persons=auction.bidders)]
        if auction.my_maximum >= 0:
            lines.append(self.line("maximum", time=auction.my_maximum))
        return self.part("auction", brief, lines)

    def event(self) -> Part | None:
        """The card being lived: by whom, with whom, who has called."""
        event = self.view.event
        if event is None:
            return None
        key = "event-with" if event.named else "event"
        told = {"card": event.card.id, "deck": event.card.deck, "terms": self.terms(event.card)}
        brief = self.line(key, seat=event.seat, persons=event.named, **told)
        return self.part("event", brief, self._company(event))

    def _company(self, event: EventView) -> list[str]:
        lines = [self.line("callers", persons=event.callers)] if event.callers else []
        if event.by_phone:
            lines.append(self.line("by-phone", persons=event.by_phone))
        lines += map(self._shared, event.shared)
        for part in event.parts:
            lines.append(self._role(part))
            lines += ["  " + self._meeting(one) for one in part.meets]
            lines += ["  " + self.message(one.key, {"person": one.person}) for one in part.why_not]
        return lines

    def _role(self, part: PartView) -> str:
        deeds = self._names("brings", part.brings) or self.line("nothing")
        role = self.line("role", fits=part.need or "anyone", deeds=deeds, n=len(part.slots))
        return role + self._ends(part.ends)

    def _meeting(self, one: Meeting) -> str:
        told = self.line("with", person=one.person)
        return " ".join([told, *map(self.step, one.moves)])

    def _shared(self, one: SharedView) -> str:
        """With what would be between the two, for whoever can call."""
        deeds = self._names("brings", one.brings)
        between = " " + self.line("between", deeds=deeds) if deeds else ""
        return self.shared(one) + between + self._ends(one.ends)

    def _ends(self, person: int | None) -> str:
        return "" if person is None else " " + self.line("ends", person=person)

    # -- cards ----------------------------------------------------------------------------------

    def goals(self) -> Part | None:
        goals = self.view.goals
        if not goals:
            return None
        brief = self.line("goals", n=len(goals), near=sum(goal.can for goal in goals))
        return self.part("goals", brief, [self.goal(goal) for goal in goals])

    def super_goal(self) -> Part | None:
        goal = self.view.super_goal
        if goal is None:
            return None
        brief = self.line("super", card=goal.card.id, left=self.view.supers_left)
        brief = f"{brief} {self.line('yours')}" if goal.can else brief
        return self.part("super", brief, [self.goal(goal)])

    def packet(self) -> Part | None:
        goals = self.view.packet
        return self.part("packet", "", map(self.goal, goals)) if goals else None

    def offer(self) -> Part | None:
        offer = self.view.offer
        if not offer:
            return None
        brief = self.line("offer", n=len(offer), yours=sum(one.can for one in offer))
        return self.part("offer", brief, [self.on_offer(one) for one in offer])

    # -- lives ----------------------------------------------------------------------------------

    def board(self, board: Board) -> Part:
        brief = self.line(
            "board",
            seat=board.seat,
            sex=board.sex or "none",
            time=board.time,
            goals=len(board.realised),
            hand=board.goals_in_hand,
            passed=board.passed,
            celibate=board.celibate,
        )
        name = self.called(board.seat, self.say, self.lang)
        return Part(name, brief, tuple(line for line in self._life(board) if line))

    def _life(self, board: Board) -> list[str]:
        having = {trait: n for trait, n in board.traits.items() if n}
        without = [trait for trait, n in board.traits.items() if not n]
        nights = board.bed_women + board.bed_men + board.bed_children
        bed = {"women": board.bed_women, "men": board.bed_men, "n": board.bed_children}
        return [
            self.line("traits", traits=having) if having else "",
            self.line("without", what=self._names("trait", without)) if without else "",
            self.line("circle", what=BETWEEN.join(map(self._tie, board.circle)))
            if board.circle
            else "",
            self.line("bed", **bed) if nights else "",
            self.line("children", n=board.children) if board.children else "",
            self.line("phones", persons=board.phones) if board.phones else "",
            self.line("lived", cards=board.lived) if board.lived else "",
            self.line("realised", cards=board.realised) if board.realised else "",
        ]

    def _tie(self, tie: Tie) -> str:
        told: dict[str, Any] = {"nights": tie.nights, "children": tie.children}
        return self.line("tie", person=tie.person, place=tie.place, **told)

    def _names(self, kind: str, ids: Iterable[str]) -> str:
        return ", ".join(self.say.format(self.lang, f"{kind}-{id}") for id in ids)

    def town(self) -> Part | None:
        """FF-6.2: everybody there is, players included."""
        persons = self.view.persons
        if not persons:
            return None
        women = [n for n, one in enumerate(persons) if one.sex == "w"]
        men = [n for n, one in enumerate(persons) if one.sex == "m"]
        lines = [self.line("women", persons=women), self.line("men", persons=men)]
        return self.part("town", self.line("town", n=len(persons)), lines)
