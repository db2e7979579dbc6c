"""What a standing order answers: no more and no less than its words say."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import all_stay, asked, buy, do, four
from tests.orders import ordered
from tests.rules import rule


@rule("FF-9.1")
@pytest.mark.parametrize(
    ("most", "price", "answer"),
    [
        (0, 0, "drop"), (1, 0, "bid:1"), (1, 1, "drop"), (2, 1, "bid:2"), (4, 0, "max:4"),
        (4, 3, "bid:4"), (4, 4, "drop"), (4, 5, "drop"), (12, 1, "max:6"), (12, 5, "bid:6"),
    ],
)  # fmt: skip
def test_it_bids_up_to_so_much_and_never_one_more(most: int, price: int, answer: str) -> None:
    """As far as one's time goes, as if somebody bid by a secret maximum."""
    m = four(offer=["a12", "a11"], time=[6, 6, 6, 6])
    do(m, 0, "auction:a12", f"bid:{price}")
    assert ordered(m, 1, "bid", most) == answer


@rule("FF-10.4")
@pytest.mark.parametrize(
    ("unless", "seat", "answer"),
    [("always", 1, "stay"), ("always", 2, "stay"), ("named", 1, None), ("named", 2, "stay")],
)
def test_it_never_calls_or_asks_whoever_was_named(
    unless: str, seat: int, answer: str | None
) -> None:
    m = four(offer=["a23"])
    buy(m, "a23")
    m.answer(0, (1,))
    assert asked(m) == "call"
    assert ordered(m, seat, "call", unless) == answer


@rule("FF-4.10")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_it_leaves_a_secure_relation_or_stays(answer: str) -> None:
    m = four(offer=["b31"], ties={(0, 1): "friend", (1, 2): "engaged"})
    buy(m, "b31")
    if asked(m) == "name":
        m.answer(0, (1,))
    all_stay(m)
    assert ordered(m, 1, "leave", answer) == answer
    m.answer(1, answer)
