"""The forms of a question: what they sample they accept, and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel import (
    ALL,
    FIRST,
    ONE,
    Amount,
    Facts,
    Form,
    Order,
    Subset,
    Text,
    Timed,
    freeze,
    race,
    sample,
    sealed,
    turn,
    window,
)

items = st.lists(st.sampled_from(["a", "b", "c", 1, 2, ("d", 3)]), max_size=6).map(tuple)
amounts = st.tuples(st.integers(), st.integers(0, 1000)).map(lambda b: Amount(b[0], b[0] + b[1]))
orders = items.map(Order)
texts = st.lists(st.sampled_from(["word", "déjà vu", "…"]), min_size=1).map(
    lambda samples: Text(10, tuple(samples))
)


@st.composite
def subsets(draw: st.DrawFn) -> Subset:
    there = draw(items)
    lo = draw(st.integers(0, len(there)))
    return Subset(there, lo, draw(st.integers(lo, len(there))))


timed = st.builds(
    Timed,
    st.lists(st.sampled_from(["start", "pass"]), min_size=1, unique=True).map(tuple),
    st.sampled_from([0, 40]),
)
facts = st.integers(1, 6).map(Facts)
forms = st.one_of(amounts, orders, texts, subsets(), timed, facts)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=8,
)


@given(forms, st.integers())
def test_a_form_accepts_its_samples_also_as_json(form: Form, seed: int) -> None:
    choice = sample(form, Random(seed))
    assert form.accept(choice) == choice
    assert form.accept(freeze(json.loads(json.dumps(choice)))) == choice


@given(forms, anything)
def test_what_a_form_accepts_is_canonical_all_else_is_an_error(form: Form, junk: object) -> None:
    try:
        accepted = form.accept(freeze(junk))
    except (ValueError, TypeError):
        return
    assert form.accept(accepted) == accepted
    assert json.loads(json.dumps(accepted)) is not None


@given(subsets(), st.randoms())
def test_a_subset_comes_in_the_order_of_its_items(form: Subset, rand: Random) -> None:
    choice = list(form.sample(rand))
    rand.shuffle(choice)
    taken = form.accept(tuple(choice))
    assert form.lo <= len(taken) <= form.hi
    places = iter(form.items)
    assert all(any(item == place for place in places) for item in taken)


@pytest.mark.parametrize(
    ("form", "wrong"),
    [
        (Amount(1, 3), [0, 4, 2.0, True, "2", None, (2,)]),
        (Text(4), ["", "  ", "a\nb", "tab\t", "12345", 5, None, ("a",), "\ud800"]),
        (Subset(("a", "a", "b"), 1, 2), [(), ("a", "a", "b"), ("b", "b"), ("c",), "a", ({},)]),
        (
            Timed(("start",), 40),
            [
                "start",
                ("start",),
                ("start", 0, 0, 0),
                ("go", 0, 0, 0, 0),
                ("start", -1, 0, 0, 0),
                ("start", 0, 0, 1.5, 0),
                ("start", 0, 0, True, 0),
                (("say", 5), 0, 0, 0, 0),
                (("say", "x" * 1001), 0, 0, 0, 0),
                (("shout", "x"), 0, 0, 0, 0),
            ],
        ),
        (Timed(("start",)), [(("say", "no words here"), 0, 0, 0, 0)]),
        (
            Facts(2),
            [
                "tick",
                ("tick",),
                ("tick", -1),
                ("gone", 2, 0),
                ("back", -1, 0),
                ("talk", 0),
                ("talk", 0, "x" * 1001),
                ("gone", 0, "now"),
            ],
        ),
        (Facts(2, ("tick", "talk")), [("gone", 0, 0), ("back", 1, 0), ("rain", 0)]),
        (Order(("a", "b")), [("a",), ("a", "a"), ("a", "b", "b"), "ab", ({}, "a")]),
    ],
)
def test_wrong_answers(form: Form, wrong: list[object]) -> None:
    for choice in wrong:
        with pytest.raises((ValueError, TypeError)):
            form.accept(choice)


def test_a_question_hears_only_some_facts_of_the_table() -> None:
    form, rand = Facts(2, ("gone", "talk")), Random(1)
    kinds = {form.accept(form.sample(rand))[0] for _ in range(300)}
    assert kinds == {"gone", "talk"}


def test_the_rules_hear_their_own_words() -> None:
    """1.0 and True equal 1; what is passed on is what was offered."""
    assert [type(item) for item in Order((1, 2)).accept((2.0, True))] == [int, int]
    assert [type(item) for item in Subset((1, 2), 1, 2).accept((2.0, True))] == [int, int]


def test_freeze_makes_tuples_of_lists_all_the_way_down() -> None:
    assert freeze([1, ["a", [2]], (3,)]) == (1, ("a", (2,)), (3,))


def test_the_common_shapes() -> None:
    options = {0: ("a",), 1: ("b",)}
    assert turn(0, ("a",), "w", "R").closes is ONE
    assert turn(0, ("a",), "w", "R", default="a").default == {0: "a"}
    assert sealed(options, "w", "R").closes is ALL
    assert window(options, "w", "R").window
    assert race(options, "w", "R").closes is FIRST
    assert race(options, "w", "R", until=bool).closes is bool
