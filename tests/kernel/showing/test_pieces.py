"""A piece of a view is made again when something that it reads has changed, and only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct, field

from tablee.kernel import Memory, Seat, State, difference, patched, piece
from tablee.kernel.conformance.reading import Watching
from tablee.kernel.conformance.showing import plain
from tablee.kernel.showing.pieces import LASTING

made: list[tuple[str, Any]] = []


class Row(Struct):
    seat: int
    coins: int
    cards: list[int]


class Inn(State):
    coins: list[int] = field(default_factory=lambda: [3, 3])
    hands: list[list[int]] = field(default_factory=lambda: [[1, 2], [3]])
    night: bool = False

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"night": self.night, "rows": rows(self), "mine": mine(self, seat)}


@piece("")
def rows(m: Inn) -> list[Row]:
    made.append(("rows", None))
    return [row(m, seat) for seat in range(m.seats)]


@piece("coins[] hands[]")
def row(m: Inn, seat: Seat) -> Row:
    made.append(("row", seat))
    return Row(seat, m.coins[seat], [0] * len(m.hands[seat]))


@piece("hands[]")
def mine(m: Inn, seat: Seat | None) -> list[int]:
    made.append(("mine", seat))
    return [] if seat is None else list(m.hands[seat])


def held(memory: Memory) -> Inn:
    assert isinstance(memory._held, Inn)
    return memory._held


@pytest.fixture
def inn() -> tuple[Inn, Memory]:
    state = Inn(2, {})
    memory = Memory(state)
    for seat in (0, 1):
        memory.view(seat)
    made.clear()
    return state, memory


def remade(state: Inn, memory: Memory) -> set[tuple[str, Any]]:
    memory.look(state)
    made.clear()
    views = [memory.view(seat) for seat in (0, 1)]
    found = set(made)
    assert views == [state.view(seat) for seat in (0, 1)]
    return found


def test_what_all_share_is_made_once() -> None:
    state = Inn(2, {})
    memory = Memory(state)
    made.clear()
    one, other = memory.view(0), memory.view(1)
    assert one["rows"] is other["rows"]
    assert made.count(("rows", None)) == 1


def test_only_what_read_the_change_is_made_again(inn: tuple[Inn, Memory]) -> None:
    state, memory = inn
    assert remade(state, memory) == set()
    state.night = True
    assert remade(state, memory) == set()  # the view itself reads it, no piece does
    state.coins[1] += 1
    assert remade(state, memory) == {("rows", None), ("row", 1)}
    state.hands[0].append(9)
    assert remade(state, memory) == {("rows", None), ("row", 0), ("mine", 0)}
    state.hands[0][0] = 7  # one row is made again, and comes out the same: the rows stay
    assert remade(state, memory) == {("row", 0), ("mine", 0)}


def test_no_piece_is_asked_for_that_would_not_be_asked_for_any_more() -> None:
    """The guest of room 1 has gone: the rooms hear of it before that guest is looked for."""
    state = Inn(2, {})
    memory = Memory(state)
    state.hands = [[5], [6]]
    memory.look(state)
    assert last_card(held(memory), 0) == [5]
    state.hands = [[], [6]]
    memory.look(state)
    assert last_card(held(memory), 0) == []
    state.hands = [[4, 3], [6]]
    memory.look(state)
    assert last_card(held(memory), 0) == [3]


@piece("")
def last_card(m: Inn, seat: Seat) -> list[int]:
    return [card_at(m, seat, held_cards(m, seat) - 1)] if held_cards(m, seat) else []


@piece("hands[]")
def held_cards(m: Inn, seat: Seat) -> int:
    return len(m.hands[seat])


@piece("hands[]")
def card_at(m: Inn, seat: Seat, place: int) -> int:
    return m.hands[seat][place]


def test_a_piece_that_comes_out_the_same_is_the_same_object(inn: tuple[Inn, Memory]) -> None:
    state, memory = inn
    before = memory.view(0)["rows"]
    state.hands[0][0] = 7  # what others see of it is how many
    memory.look(state)
    assert memory.view(0)["rows"] is before


def test_another_state_is_only_another_state(inn: tuple[Inn, Memory]) -> None:
    """After an undo, say: nobody has told of a change."""
    state, memory = inn
    other = state.clone()
    other.coins = [1, 1]
    assert remade(other, memory) == {("rows", None), ("row", 0), ("row", 1)}
    assert remade(state, memory) == {("rows", None), ("row", 0), ("row", 1)}


def test_a_view_keeps_what_it_showed(inn: tuple[Inn, Memory]) -> None:
    """It is made of a copy: what the rules change in place does not change it."""
    state, memory = inn
    view = memory.view(0)
    state.hands[0].append(5)
    state.coins[0] = 0
    assert view["mine"] == [1, 2]
    assert view["rows"][0].coins == 3


def test_a_piece_that_says_nothing_is_made_after_every_change() -> None:
    @piece()
    def anything(m: Inn) -> int:
        made.append(("anything", None))
        return 0

    state = Inn(2, {})
    memory = Memory(state)
    made.clear()
    for _ in range(2):
        anything(held(memory))
    assert made == [("anything", None)]
    state.night = True
    memory.look(state)
    anything(held(memory))
    assert len(made) == 2


def test_a_field_that_is_not_there_is_told() -> None:
    @piece("coin")
    def typo(m: Inn) -> int:
        return 0

    with pytest.raises(TypeError, match=r"typo reads \['coin'\]: no such fields"):
        typo(held(Memory(Inn(2, {}))))


# -- that a piece reads no more than it says ----------------------------------------------------


def watched(read: Callable[[Any, Any], Any], says: str) -> list[str]:
    watching = Watching(Inn(2, {}))
    piece(says)(read)(watching._state, 1)
    return watching.wrong


READS = {
    "index": lambda m: m.coins[1],
    "last": lambda m: m.coins[-1],
    "slice": lambda m: m.coins[0:2],
    "open slice": lambda m: m.coins[1:],
    "from the end": lambda m: m.coins[:-1] + m.coins[-1:],
    "sum": lambda m: sum(m.coins),
    "list": lambda m: list(m.coins),
    "star": lambda m: [*m.coins],
    "tuple": lambda m: tuple(m.coins),
    "in": lambda m: 8 in m.coins,
    "equal": lambda m: m.coins == [3, 8],
    "plus": lambda m: [0] + m.coins,  # noqa: RUF005
    "extend": lambda m: [x for part in ([0], m.coins) for x in part],
    "zip": lambda m: dict(zip("ab", m.coins, strict=True)),
    "sorted": lambda m: sorted(m.coins),
    "max": lambda m: max(m.coins),
    "index of": lambda m: m.coins.count(8),
    "assign": lambda m: _assigned(m.coins),
    "any": lambda m: any(coin == 8 for coin in m.coins),
}


def _assigned(coins: list[int]) -> list[int]:
    found = [0, 0, 0]
    found[1:] = coins
    return found


@pytest.mark.parametrize("how", READS)
def test_every_way_to_read_a_list_is_noticed(how: str) -> None:
    assert watched(lambda m, seat: READS[how](m), "night")
    assert not watched(lambda m, seat: READS[how](m), "coins")


def test_of_a_row_only_the_own_one_may_be_read() -> None:
    assert not watched(lambda m, seat: m.coins[seat], "coins[]")
    assert watched(lambda m, seat: m.coins[1 - seat], "coins[]")
    assert watched(lambda m, seat: sum(m.coins), "coins[]")


def test_a_field_that_is_no_list_is_noticed() -> None:
    assert watched(lambda m, seat: m.night, "coins")
    assert not watched(lambda m, seat: m.night, "night")


def test_what_inner_pieces_read_is_theirs() -> None:
    inner = piece("night")(lambda m: m.night)
    assert not watched(lambda m, seat: inner(m), "")


def test_a_piece_changes_nothing() -> None:
    with pytest.raises(TypeError, match="a view only reads"):
        watched(lambda m, seat: m.coins.append(1), "coins")


class Forgetful(Inn):
    """Its view has a piece that does not say what it reads."""

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"night": forgetful(self)}


@piece("coins")
def forgetful(m: Inn) -> bool:
    return m.night


def test_what_it_does_not_say_would_be_shown_wrong() -> None:
    state = Forgetful(2, {})
    memory = Memory(state)
    memory.view(0)
    state.night = True
    memory.look(state)
    assert memory.view(0) != state.view(0)
    watching = Watching(state)
    watching.view(0)
    assert watching.wrong == ["forgetful() reads night and does not say so"]


# -- patches ------------------------------------------------------------------------------------


class Card(Struct):
    card: int
    can: bool
    no: str
    printed: tuple[str, ...] = ("a", "long", "story")


def hand(*cards: int, can: bool = False) -> dict[str, list[Card]]:
    return {"hand": [Card(card, can, "" if can else "FL-1") for card in cards]}


class Deep(Struct):
    name: str
    row: Row
    more: list[Row]
    pair: tuple[int, int]
    by: dict[str, int]


def deep(coins: int = 1, cards: tuple[int, ...] = (1, 2, 3), n: int = 3, **by: int) -> Deep:
    more = [Row(i, i, [i]) for i in range(n)]
    return Deep("x", Row(0, coins, list(cards)), more, (1, coins), by)


LONG = tuple(range(12))


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (deep(), deep(), {}),
        (deep(), deep(coins=2), {"row.coins": 2, "pair": (1, 2)}),
        (deep(), deep(cards=(1, 3)), {"row.cards": [1, 3]}),
        (deep(cards=LONG), deep(cards=(*LONG, 4)), {"row.cards.12:0": [4]}),
        (deep(cards=LONG), deep(cards=LONG[:5] + LONG[7:]), {"row.cards.5:2": []}),
        (deep(cards=LONG), deep(cards=(7, *LONG[1:])), {"row.cards.0:1": [7]}),
        (deep(), deep(cards=(9, 8, 7)), {"row.cards": [9, 8, 7]}),
        (deep(), deep(n=1), {"more.1:2": []}),
        (deep(n=0), deep(n=1), {"more": [Row(0, 0, [0])]}),
        (deep(a=1, b=2, c=3), deep(a=1, b=5, c=3), {"by.b": 5}),
        (deep(a=1), deep(b=1), {"by": {"b": 1}}),
        (deep(a=1, b=2), deep(a=1, b=2, c=3), {"by.c": 3}),
        (deep(a=1, b=2), deep(c=3, a=1, b=2), {"by": {"c": 3, "a": 1, "b": 2}}),
        (
            hand(1, 2, 3),
            hand(1, 3, can=True),
            {
                "hand.1:1": [],
                "hand.0.can": True, "hand.0.no": "",
                "hand.1.can": True, "hand.1.no": "",
            },
        ),
        (hand(1, 2), hand(1, 9, 2), {"hand.1:0": hand(9)["hand"]}),
        (hand(1, 2), hand(3, 4, 5), hand(3, 4, 5)),
    ],
)  # fmt: skip
def test_a_patch_is_as_deep_as_the_change(old: Any, new: Any, patch: dict[str, Any]) -> None:
    """What is still the same thing, by its first field, is told by what of it has changed; what is
    long and has not changed is never told again."""
    found = difference(old, new)
    assert found == patch
    screen = plain(old)
    assert patched(screen, plain(found)) == plain(new)
    assert screen == plain(old)


def test_what_nobody_asks_for_is_forgotten() -> None:
    state = Inn(2, {})
    memory = Memory(state)
    memory.view(0)
    row(held(memory), 1)
    for coins in range(4 * LASTING):
        state.coins[0] = coins
        memory.look(state)
        memory.view(0)
    assert len(memory._changes) <= LASTING + 1
    state.hands[1].append(9)
    mine(held(memory), 1)
    for coins in range(4 * LASTING):
        state.coins[0] = coins
        memory.look(state)
    made.clear()
    assert mine(held(memory), 1) == [3, 9]
    assert made == [("mine", 1)], "it was let go, and is made again"


def test_an_inner_piece_is_still_asked_when_the_changes_since_are_forgotten() -> None:
    """The outer one stays true all the while, so nobody has asked for the one in it."""
    state = Inn(2, {})
    memory = Memory(state)
    assert last_card(held(memory), 0) == [2]
    for coins in range(4 * LASTING):
        state.coins[0] = coins
        memory.look(state)
        assert last_card(held(memory), 0) == [2]
    state.hands[0].append(9)
    memory.look(state)
    assert last_card(held(memory), 0) == [9]


def test_a_piece_that_failed_is_made_again() -> None:
    state = Inn(2, {})
    memory = Memory(state)
    assert guest(held(memory)) == 3
    state.coins[0], state.night = 5, True
    memory.look(state)
    with pytest.raises(RuntimeError):
        guest(held(memory))
    state.night = False
    memory.look(state)
    assert guest(held(memory)) == 5


@piece("coins")
def guest(m: Inn) -> int:
    """Says less than it reads, so that it is not asked for again because of the night."""
    if m.night:
        raise RuntimeError("nobody opens")
    return m.coins[0]
