"""`clone()` is made from the types of the fields: it copies what can change, and nothing else."""

from __future__ import annotations

from typing import Any, Literal, NewType, Optional

import pytest
from msgspec import Struct, field

from tablee.kernel import State
from tablee.kernel.state import make_clone

Name = NewType("Name", str)


class Stone(Struct, frozen=True):
    colour: str


class Bag(Struct):
    stones: list[Stone]
    weight: int = 0


class Box(Struct, frozen=True):
    """Frozen, but what it holds is not."""

    stones: list[int]


class Everything(State):
    number: int = 1
    text: str = "a"  # type: ignore[assignment]  # hides the method, which is not called here
    name: Name = Name("n")
    colour: Literal["red", "blue"] = "red"
    pair: tuple[int, str] = (1, "b")
    maybe: int | None = None
    old_maybe: Optional[int] = None  # noqa: UP045
    row: list[int] = field(default_factory=lambda: [1])
    rows: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    cube: list[list[list[int]]] = field(default_factory=lambda: [[[1]]])
    by_name: dict[str, int] = field(default_factory=lambda: {"a": 1})
    lists: dict[int, list[int]] = field(default_factory=lambda: {1: [1]})
    deep: dict[int, dict[int, list[int]]] = field(default_factory=lambda: {1: {2: [3]}})
    some: set[int] = field(default_factory=lambda: {1})
    frozen: frozenset[int] = frozenset({1})
    stone: Stone = Stone("red")
    bag: Bag = field(default_factory=lambda: Bag([Stone("blue")]))
    bags: list[Bag] = field(default_factory=lambda: [Bag([])])
    maybe_row: list[int] | None = field(default_factory=lambda: [1])
    no_row: list[int] | None = None
    box: Box = field(default_factory=lambda: Box([1]))


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    one = Everything(2, {"fixed": True})
    two = one.clone()
    assert two == one
    two.row.append(2)
    two.rows[0].append(2)
    two.cube[0][0].append(2)
    two.by_name["b"] = 2
    two.lists[1].append(2)
    two.deep[1][2].append(4)
    two.some.add(2)
    two.bag.stones.append(Stone("red"))
    two.bag.weight = 9
    two.bags[0].weight = 9
    two.maybe_row.append(2)
    two.box.stones.append(2)
    assert one == Everything(2, {"fixed": True})


def test_what_cannot_change_is_shared() -> None:
    one = Everything(2, {"fixed": True})
    two = one.clone()
    assert two.stone is one.stone
    assert two.pair is one.pair
    assert two.options is one.options, "options are read-only"


@pytest.mark.parametrize(
    "kind", [Any, list, list[Any], dict[str, Any], object, tuple[list[int], ...], int | list[int]]
)
def test_a_field_that_cannot_be_cloned_is_a_clear_error(kind: Any) -> None:
    class Odd(Struct):
        thing: kind

    Odd.__annotations__["thing"] = kind
    with pytest.raises(TypeError, match="no way to clone a field of type"):
        make_clone(Odd)


def test_each_class_has_its_own_clone() -> None:
    class Base(State):
        one: list[int] = field(default_factory=list)

    class More(Base):
        two: list[int] = field(default_factory=list)

    assert type(Base(1, {}).clone()) is Base
    more = More(1, {}, two=[1])
    twin = more.clone()
    twin.two.append(2)
    assert type(twin) is More
    assert more.two == [1]
