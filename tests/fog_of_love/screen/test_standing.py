"""What a standing order answers: no more and no less than its words say."""

from __future__ import annotations

import pytest

from tests.fog_of_love.couple import FILL, asked, choose, couple, offers, play
from tests.orders import ordered
from tests.rules import rule


@rule("FL-10.5")
@pytest.mark.parametrize(
    ("unless", "first", "second"),
    [("always", "pass", "pass"), ("asked", None, "pass"), ("chosen", "pass", None)],
)
def test_it_never_reacts_or_asks_at_one_of_the_two_moments(
    unless: str, first: str | None, second: str | None
) -> None:
    """A scene was laid; the choices are known. In both Sacha holds a card that fits."""
    m = couple(chapter=2, hand={0: ["drama-9", *FILL], 1: ["drama-29", "drama-30"]})
    play(m, 0, "drama-9")
    seen = []
    while len(seen) < 2:
        if asked(m) == "react" and 1 in m.asks:
            seen.append(ordered(m, 1, "react", unless))
            assert len(offers(m, 1)) > 1
        seat = next(iter(m.asks))
        m.answer(seat, "pass" if asked(m) == "react" else "a")
    assert seen == [first, second]


@rule("FL-11.3")
@pytest.mark.parametrize(("scene", "answer"), [("drama-12", "nothing"), ("sweet-19", None)])
def test_it_keeps_the_destinies_where_one_may(scene: str, answer: str | None) -> None:
    """Where one must, one is asked."""
    m = couple(
        story="want",
        turn=1,
        hand={1: [scene], 0: []},
        destinies={0: ["devotion", "team"]},
        forgone={0: ["dominant"]},
    )
    play(m, 1, scene)
    choose(m, "a")
    assert ordered(m, 0, "destiny", "keep") == answer
