"""Cards: who knows which faces, what a shuffle forgets, and the worlds that can be imagined."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.kernel import CLOCK, Amount, Match, RuleError, race, sealed, turn
from tests.kernel.toys import CardToy, Toy, start


class Idle(CardToy):
    def turn(self):
        yield turn(0, ("go",), "w", "TOY-1")


@pytest.fixture
def idle():
    return start(Idle)


@pytest.fixture
def cards(idle):
    return idle.state


def known(state, seat) -> set[int]:
    return {card for card in range(10) if state.knows(seat) >> card & 1}


def test_a_face_is_known_to_those_it_was_revealed_to(cards) -> None:
    cards.reveal(1, 2, to=[0])
    cards.reveal(7)
    assert (known(cards, 0), known(cards, 1), known(cards, None)) == ({1, 2, 7}, {7}, {7})
    assert cards.face_for(0, 1) == 1
    assert cards.face_for(1, 1) is None


def test_a_shuffle_is_forgotten_by_all(cards) -> None:
    cards.reveal(1, 2, 7)
    cards.shuffle([1, 2, 3])
    assert known(cards, 0) == {7}
    assert sorted(cards.faces[c] for c in (1, 2, 3)) == [1, 2, 3]


def test_a_card_that_slips_away_cannot_be_followed(cards) -> None:
    """It goes under a random id of its zone, its mover still knows all, the others nothing."""
    hand = [0, 1, 2, 3]
    cards.reveal(*hand, to=[0])
    cards.reveal(2)  # all had seen this one
    ids = set()
    for _ in range(40):
        card = next(c for c in hand if cards.faces[c] == 2)
        new = cards.leave_unseen(card, hand, mover=0)
        assert cards.faces[new] == 2
        ids.add(new)
    assert ids == set(hand)
    assert known(cards, 0) == set(hand)
    assert known(cards, 1) == known(cards, None) == set()


def test_what_the_mover_does_not_know_it_does_not_learn_by_slipping(cards) -> None:
    cards.reveal(0, to=[0])
    for _ in range(10):
        (mine,) = known(cards, 0)
        assert cards.faces[cards.leave_unseen(mine, [0, 1, 2], mover=0)] == 0
        assert {cards.face_for(0, card) for card in known(cards, 0)} == {0}


def test_a_single_card_or_one_with_another_back_is_followed_anyway(cards) -> None:
    cards.reveal(4)
    assert cards.leave_unseen(4, [4, 5, 6], mover=0) == 4, "the backs tell"
    assert known(cards, 1) == {4}


# -- imagining --------------------------------------------------------------------------------


class Reshuffle(CardToy):
    """In one step: all see card 0, the pile is shuffled, and seat 0 looks at card 1."""

    def turn(self):
        self.reveal(0)
        yield turn(0, ("go",), "w", "TOY-1")
        self.shuffle(self.pile[:5])
        self.reveal(1, to=[0])
        self.hand = [2]
        yield turn(0, ("go",), "w", "TOY-1")
        self.done = True


def test_in_every_world_a_seat_sees_what_it_sees_even_after_a_shuffle_within_the_step() -> None:
    rand = Random(1)
    for key in "abcdefgh":
        match = start(Reshuffle, key=key)
        match.answer(0, "go")
        other = {viewer: set() for viewer in (0, 1, None)}
        for viewer, worlds in other.items():
            for _ in range(20):
                world = match.imagine(viewer, rand)
                assert world.view(viewer) == match.view(viewer)
                assert world.events(viewer) == match.events(viewer)
                assert sorted(world.state.faces[:5]) == list(range(5)), "decks do not mix"
                worlds.add(tuple(world.state.faces))
        assert len(other[1]) > 10, "what it cannot know is drawn anew"


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    class Bids(Toy):
        def script(self):
            self.hear((yield sealed({s: Amount(0, 999) for s in range(3)}, "w", "TOY-1")))

    match = start(Bids, seats=3)
    match.answer(0, 500)
    match.answer(1, 600)
    worlds = [match.imagine(0, Random(seed)) for seed in range(9)]
    assert {world.log[0] for world in worlds} == {(0, 500)}
    assert len({world.log[1] for world in worlds}) > 5
    assert {tuple(world.waiting) for world in worlds} == {(2,)}
    assert len({match.imagine(None, Random(seed)).log[0] for seed in range(9)}) > 5


def test_an_answer_that_did_not_close_the_question_does_not_in_any_world() -> None:
    class Guess(Toy):
        def script(self):
            options: dict[int, Any] = {0: Amount(0, 2), 1: Amount(0, 2), CLOCK: ("time",)}
            until = lambda answers: 1 in answers.values() or CLOCK in answers  # noqa: E731
            self.hear((yield race(options, "w", "TOY-1", until=until)))

    match = start(Guess)
    match.answer(0, 2)
    for seed in range(20):
        world = match.imagine(1, Random(seed))
        assert world.waiting == match.waiting
        assert world.log[0][1] in (0, 2)


def test_a_world_in_which_others_could_not_have_answered_so_is_none() -> None:
    class Follow(CardToy):
        """Seat 1 may name a small card that it holds; it stays hidden."""

        def turn(self):
            self.reveal(0, to=[1])
            yield turn(1, tuple(["none"] + ["low"] * (self.faces[0] < 3)), "w", "TOY-1")
            yield turn(0, ("go",), "w", "TOY-1")

    match = start(Follow)
    match.answer(1, "low")
    worlds = [match.imagine(0, Random(seed)) for seed in range(40)]
    assert None in worlds
    assert {world.state.faces[0] for world in worlds if world} == {0, 1, 2}


def test_who_is_asked_and_what_must_not_depend_on_secrets() -> None:
    class Asks(CardToy):
        def turn(self):
            yield turn(int(self.faces[0] > 2), ("go",), "w", "TOY-1")
            yield turn(0, ("go",), "w", "TOY-1")

    class Offers(CardToy):
        def turn(self):
            yield turn(0, ("go", "low") if self.faces[0] < 3 else ("go",), "w", "TOY-1")
            yield turn(0, ("go",), "w", "TOY-1")

    for game, answer, sentence in ((Asks, "go", "who is asked"), (Offers, "low", "may answer")):
        match = start(game)
        match.answer(0, answer)
        with pytest.raises(RuleError, match=sentence):
            imagine_often(match, None if game is Asks else 0)


def imagine_often(match: Match, viewer: int | None) -> None:
    for seed in range(40):
        match.imagine(viewer, Random(seed))
