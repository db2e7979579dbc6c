"""A match goes on when its box has got more cards since; without a word about them it does not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import field

import tablee
from tablee.kernel import BadSave, Card, CardState, Game, Result, Seat, Step, register, turn
from tablee.kernel.saving.more_cards import with_cards
from tablee.kernel.saving.renew import renew

OLD = ("ant", "bee", "cat", "dog")
NEW = ("ant", "auk", "bee", "cat", "dog", "emu")


class Zoo(CardState):
    """Who is dealt two animals lays one after the other."""

    hands: list[list[Card]] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    box: ClassVar[tuple[str, ...]] = OLD
    backs: ClassVar[tuple[int, ...]] = (0,) * len(OLD)

    def setup(self) -> None:
        self.deal_faces(range(len(self.box)))
        self.deck = list(range(len(self.box)))
        self.shuffle(self.deck)
        self.hands = [[self.deck.pop(), self.deck.pop()]]
        self.reveal(*self.hands[0], to=[0])

    def next_step(self) -> Step | None:
        return self.lay() if self.hands[0] else None

    def lay(self) -> Step:
        card = yield turn(0, tuple(self.hands[0]), "lay", "ZO-1")
        self.hands[0].remove(card)
        self.laid.append(card)
        self.reveal(card)
        self.emit("lay", "ZO-1", animal=self.box[self.faces[card]])

    def view(self, seat: Seat | None) -> dict[str, Any]:
        def named(cards: list[Card]) -> list[str]:
            faces = [self.face_for(seat, card) for card in cards]
            return ["?" if face is None else self.box[face] for face in faces]

        return {"hand": named(self.hands[0]), "laid": named(self.laid), "deck": named(self.deck)}

    def results(self) -> list[Result]:
        return [Result(0, True, "result-done", "ZO-1")]


class LargerZoo(Zoo):
    box = NEW
    backs = (0,) * len(NEW)


def more(state: dict[str, Any]) -> dict[str, Any]:
    new = [card for card, name in enumerate(NEW) if name not in OLD]
    return with_cards(state, new, ("hands", "laid", "deck"), aside="deck")


ZOO = Game("zoo", Zoo, (1,), Path(__file__).parent, hidden=True)


def saved(version: int) -> tuple[tablee.Match, bytes]:
    """A match of the old box, after one answer, and what the old program left of it."""
    register(ZOO)
    match = tablee.new_match("zoo", key="a key")
    match.answer(0, match.asks[0][0])  # type: ignore[index]
    return match, json.dumps(json.loads(match.save()) | {"version": version}).encode()


def test_the_same_cards_lie_where_they_lay() -> None:
    match, data = saved(1)
    before = match.view(0)
    register(replace(ZOO, state=LargerZoo, version=2, migrations={2: more}))
    went_on = renew(data).match
    after = went_on.view(0)
    assert (after["hand"], after["laid"]) == (before["hand"], before["laid"])
    assert len(after["deck"]) == len(before["deck"]) + 2
    truth: Any = went_on.state
    assert sorted(truth.faces) == list(range(len(NEW)))
    assert sorted([*truth.hands[0], *truth.laid, *truth.deck]) == list(range(len(NEW)))
    assert went_on.view(None)["hand"] == ["?"]
    went_on.answer(0, went_on.asks[0][0])  # type: ignore[index]
    assert went_on.outcome is not None


def test_without_a_migration_no_card_is_taken_for_another() -> None:
    _, data = saved(1)
    register(replace(ZOO, state=LargerZoo, version=2))
    with pytest.raises(BadSave, match="4 cards, the box has 6"):
        renew(data)
