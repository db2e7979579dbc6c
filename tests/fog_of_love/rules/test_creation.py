"""Creating the characters (FL-5)."""

from __future__ import annotations

import pytest

from tablee.kernel import Subset
from tests.fog_of_love.couple import (
    asked,
    couple,
    create,
    events,
    hand,
    names,
    new,
    offers,
    refuse,
    truth,
)
from tests.rules import rule


@rule("FL-5.1")
def test_gender_and_looks_are_free() -> None:
    m = new()
    assert m.asks == {0: ("f", "m", "n"), 1: ("f", "m", "n")}
    m.answer(1, "n")
    m.answer(0, "n")
    m.answer(0, "p3")
    m.answer(1, "p5")
    m.answer(0, "slate")
    m.answer(1, "rose")
    persons = m.view(None)["persons"]
    assert [(p["gender"], p["portrait"], p["colour"]) for p in persons] == [
        ("n", "p3", "slate"),
        ("n", "p5", "rose"),
    ]


@rule("FL-1.4")
def test_two_faces_that_can_be_told_apart() -> None:
    """Whoever is not the first player chooses again, among the others."""
    m = new()
    for seat in (1, 0):
        m.answer(seat, "f")
    for seat in (1, 0):
        m.answer(seat, "p3")
    assert m.waiting == [1]
    assert set(offers(m, 1)) == {f"p{n}" for n in range(1, 17)} - {"p3"}
    m.answer(1, "p1")
    assert [p["portrait"] for p in m.view(None)["persons"]] == ["p3", "p1"]


@rule("FL-5.2", "FL-5.8")
def test_five_traits_keep_three() -> None:
    m = create(new(), to="traits")
    form = m.asks[0]
    assert isinstance(form, Subset)
    assert (len(form.items), form.lo, form.hi) == (5, 3, 3)
    for viewer, seen in ((0, True), (1, False), (None, False)):
        assert all((truth(m).face_for(viewer, c) is not None) is seen for c in form.items)
    assert len(m.view(0)["me"]["dealt"]) == 5
    mine = tuple(form.items[:3])
    rest = list(form.items[3:])
    m.answer(0, mine)
    assert m.waiting == [1]
    m.answer(1, m.default(1))
    assert truth(m).traits[0] == list(mine)
    assert set(rest) <= set(truth(m).decks[3][:4])  # under the deck
    assert events(m, "traits", 1)[0]["traits"] == []
    assert len(events(m, "traits", 0)[0]["traits"]) == 3


@rule("FL-5.2")
def test_the_table_warns_of_goals_that_clash() -> None:
    m = couple(traits={0: ["warm-hearted", "caring", "tough"]}, hand={0: ["sweet-30"], 1: []})
    clashes = [(c["one"], c["other"], c["how"]) for c in m.view(0)["me"]["clashes"]]
    assert clashes == [
        ("warm-hearted", "caring", "same"),
        ("warm-hearted", "tough", "opposed"),
        ("caring", "tough", "opposed"),
    ]


@rule("FL-5.3", "FL-5.5", "FL-5.8")
def test_occupations_are_shown_at_the_same_moment() -> None:
    m = create(new(), to="occupation")
    assert len(offers(m, 0)) == 3
    assert not set(offers(m, 0)) & set(offers(m, 1))
    m.answer(0, offers(m, 0)[1])
    assert m.view(1)["persons"][0]["occupation"] == ""
    m.answer(1, offers(m, 1)[0])
    for person in m.view(None)["persons"]:
        assert person["occupation"]
        assert sum(person["tokens"].values()) == 1
    assert len(truth(m).decks[4]) == 36 - 2


@rule("FL-5.4", "FL-5.5", "FL-5.8")
def test_features_are_given_to_the_other_in_turn() -> None:
    m = create(new(first="guest"), to="feature")
    givers = []
    for n in range(6):
        (giver,) = m.asks
        givers.append(giver)
        assert len(offers(m, giver)) == 5 - n // 2
        card = offers(m, giver)[0]
        m.answer(giver, card)
        assert truth(m).features[1 - giver][-1] == card
        assert m.view(None)["persons"][1 - giver]["features"] == names(
            m, truth(m).features[1 - giver]
        )
    assert givers == [1, 0, 1, 0, 1, 0]
    assert asked(m) == "name"
    assert [len(f) for f in truth(m).features] == [3, 3]
    assert len(truth(m).decks[5]) == 54
    for person in m.view(None)["persons"]:
        assert sum(person["tokens"].values()) == 4


@rule("FL-5.6")
def test_names() -> None:
    m = create(new(), to="name")
    m.answer(0, "  Élodie-Mae  O’Hara ")
    assert m.view(1)["persons"][0]["name"] == "Élodie-Mae O’Hara"


@rule("FL-5.6")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("<b>Noor</b>", "no-name-signs"),
        ("Noor{evil}", "no-name-signs"),
        ("Robert'); DROP TABLE", "no-name-signs"),
        ("x" * 10_000, "no-name-long"),
        ("abcdefghijklmnopqrstuvwxyz", "no-name-long"),
        ("...", "no-name-empty"),
        ("42", "no-name-empty"),
    ],
)
def test_names_that_are_kindly_refused(name: str, key: str) -> None:
    m = create(new(), to="name")
    refuse(m, 0, name, key, "FL-5.6")


@rule("FL-5.6")
def test_two_of_the_same_name() -> None:
    m = create(new(), to="name")
    m.answer(0, "Noor")
    refuse(m, 1, "noor", "no-name-same", "FL-5.6")
    refuse(m, 1, "two\nlines", "no-such-option", "FL-5.6")
    m.answer(1, "Noora")


@rule("FL-5.6")
def test_a_letter_and_its_accent_are_one_however_they_are_typed() -> None:
    m = create(new(), to="name")
    m.answer(0, "Zoe\N{COMBINING ACUTE ACCENT}")
    assert m.view(1)["persons"][0]["name"] == "Zo\N{LATIN SMALL LETTER E WITH ACUTE}"
    refuse(m, 1, "zo\N{LATIN SMALL LETTER E WITH ACUTE}", "no-name-same", "FL-5.6")
    refuse(m, 1, "Zoe\N{COMBINING ACUTE ACCENT}", "no-name-same", "FL-5.6")


@rule("FL-5.7")
@pytest.mark.parametrize(
    ("story", "counts"), [("sunday", (3, 1, 1)), ("school", (2, 2, 1)), ("want", (2, 2, 1))]
)
def test_five_scenes_as_the_synopsis_says(story: str, counts: tuple[int, ...]) -> None:
    from tablee.games.fog_of_love.content.faces import SCENE_BY_ID

    m = create(new(story=story), to="choose")
    for seat in (0, 1):
        decks = [SCENE_BY_ID[name].deck for name in hand(m, seat)]
        assert tuple(decks.count(deck) for deck in range(3)) == counts


# -- ready-made -------------------------------------------------------------------------------


@rule("FL-5.2", "FL-5.3", "FL-5.4", "FL-5.5", "FL-5.8")
def test_who_is_dealt_a_character_chooses_a_face_and_a_name() -> None:
    """Everything else comes from the decks, as hidden and as open as if it had been chosen."""
    m = new(characters="dealt")
    asks = []
    while asked(m) != "choose":
        asks.append(asked(m))
        seat = next(iter(m.asks))
        m.answer(seat, m.default(seat))
    assert [*dict.fromkeys(asks)] == ["gender", "portrait", "colour", "name"]
    state = truth(m)
    assert [len(cards) for cards in (*state.traits, *state.features)] == [3, 3, 3, 3]
    assert [len(deck) for deck in state.decks[3:]] == [38 - 6, 36 - 2, 60 - 6]
    for person in m.view(None)["persons"]:
        assert person["occupation"]
        assert sum(person["tokens"].values()) == 4
    assert events(m, "traits", 1)[0]["traits"] == []
    assert len(events(m, "traits", 0)[0]["traits"]) == 3


@rule("FL-5.2")
@pytest.mark.parametrize("n", range(20))
def test_dealt_traits_clash_as_little_as_the_five_allow(n: int) -> None:
    m = new(f"five {n}", characters="dealt")
    while asked(m) != "colour":
        seat = next(iter(m.asks))
        m.answer(seat, m.default(seat))
    five = truth(m).decks[3][-5:]
    m.answer(0, "rose")
    m.answer(1, "fern")
    kept = truth(m).traits[0]
    assert set(kept) < set(five)
    goals = [truth(m).goal(card) for card in kept]
    assert not any(one.aspect ^ 1 == other.aspect for one in goals for other in goals)
