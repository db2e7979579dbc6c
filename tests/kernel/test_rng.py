"""Chance: fair, keyed, and bound by a promise."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tablee.kernel.rng import KEY_BYTES, commitment, make_key, words
from tests.kernel.toys import CardToy, Toy, start


class Dice(Toy):
    def setup(self) -> None:
        self.heard = [str(self.roll(6)) for _ in range(6000)]

    def next_step(self):
        return None


class Shuffles(Toy):
    def setup(self) -> None:
        self.heard = ["".join(self.shuffled("abcd")) for _ in range(4800)]

    def next_step(self):
        return None


def chi_squared(counts: Counter[str], cells: int) -> float:
    expected = counts.total() / cells
    seen = [*counts.values(), *[0] * (cells - len(counts))]
    return sum((n - expected) ** 2 / expected for n in seen)


def test_dice_are_fair() -> None:
    counts = Counter(start(Dice).state.heard)
    assert set(counts) == set("012345")
    assert chi_squared(counts, 6) < 20.5, "less likely than one in a thousand"


def test_every_order_is_as_likely() -> None:
    counts = Counter(start(Shuffles).state.heard)
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_squared(counts, 24) < 49.7, "less likely than one in a thousand"


def test_a_draw_is_a_function_of_key_and_number() -> None:
    key = make_key("seed")
    assert words(key, 1, 3) == words(key, 1, 3)
    assert words(key, 1, 3) != words(key, 2, 3)
    assert words(key, 1, 3) != words(make_key("other"), 1, 3)
    assert words(key, 1, 2) == words(key, 1, 3)[:2]


def test_shuffles_of_nothing_and_of_one() -> None:
    match = start(Dice)
    state = match.state
    assert state.shuffled([]) == []
    assert state.shuffled(["a"]) == ["a"]


def test_keys() -> None:
    assert make_key("any text") == make_key("any text") != make_key("Any text")
    assert make_key(None) != make_key(None)
    assert len(make_key("é")) == KEY_BYTES
    assert make_key(b"k" * KEY_BYTES) == b"k" * KEY_BYTES
    with pytest.raises(ValueError, match="32 bytes"):
        make_key(b"short")


def test_the_promise_comes_first_and_is_kept_at_the_end() -> None:
    match = start(Dice)
    first, last = match.events(None)
    assert (first["key"], last["key"]) == ("commit", "key")
    assert commitment(bytes.fromhex(last["args"]["key"])) == first["args"]["hash"]
    assert commitment(make_key("other")) != first["args"]["hash"]


def test_a_shuffle_deals_faces_and_keeps_ids() -> None:
    class Shuffle(CardToy):
        def setup(self) -> None:
            super().setup()
            self.shuffle(self.pile)
            self.done = True

    state = start(Shuffle).state
    assert state.pile == list(range(10))
    assert sorted(state.faces) == list(range(10)) != state.faces
