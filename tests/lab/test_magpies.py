"""The teaching game: every clause, its rooms, and its bot."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.kernel import CLOCK, Match, Seat
from tablee.kernel.words.clauses import read_clauses
from tablee.lab.teaching import GAME
from tablee.lab.teaching.content.cards import FEATHERS, HISS, POINTS, TREASURES
from tests.project.test_rooms import ROOMS, depth, names
from tests.project.test_rooms import classes as classes_in
from tests.rules import rule

HAND = "1 2 3 4"


def begin(*hands: str, **position: Any) -> Match:
    return tablee.scenario("magpies", hands=[hand.split() for hand in hands], **position)


def choose(match: Match, seat: Seat, name: str) -> None:
    """An option by what is printed on it, or by its own name."""
    options = match.asks[seat]
    assert isinstance(options, tuple)
    labels = {c: match.state.label(match.ask, c) for c in options}
    match.answer(seat, next(c for c, (_, args) in labels.items() if name in (c, *args.values())))


def lay(match: Match, *cards: str, treasure: str = "locket") -> None:
    choose(match, match.waiting[0], treasure)
    for seat, card in enumerate(cards):
        choose(match, seat, card)


def told(match: Match, seat: Seat | None = None) -> list[tuple[str, dict[str, Any]]]:
    return [(event["key"], event["args"]) for event in match.events(seat)]


def be_silent(match: Match) -> None:
    for seat in match.waiting:
        match.answer(seat, "silent")


def nests(match: Match) -> list[list[str]]:
    return [[card["face"] for card in one["nest"]] for one in match.view(None)["magpies"]]


@rule("MG-1")
def test_the_box() -> None:
    assert Counter(FEATHERS) == {HISS: 4, **dict.fromkeys(range(1, 7), 3)}
    assert len(TREASURES) == len(POINTS) == 8
    assert set(POINTS) == {1, 2, 3, 4, 5}


@rule("MG-1.1")
def test_four_cards_each_that_nobody_else_sees() -> None:
    match = tablee.new_match("magpies", 3)
    for seat in range(3):
        hands = [[card["face"] for card in one["hand"]] for one in match.view(seat)["magpies"]]
        assert [len(hand) for hand in hands] == [4, 4, 4]
        assert [None not in hand for hand in hands] == [other == seat for other in range(3)]


@rule("MG-2")
def test_there_are_always_two_treasures_open() -> None:
    match = begin(HAND, HAND, open=["ring"])
    assert len(match.view(None)["open"]) == 2
    assert [key for key, _ in told(match)].count("turned-up") == 1


@rule("MG-2.1")
def test_the_leader_points_and_the_next_leads() -> None:
    match = begin(HAND, HAND, leader=1)
    assert match.waiting == [1]
    lay(match, "1", "2")
    assert ("point", {"player": 2, "treasure": "locket"}) in told(match)
    be_silent(match)
    match.answer(0, 3)
    assert match.waiting == [0]


@rule("MG-3")
def test_cards_are_turned_up_when_all_have_laid_one() -> None:
    match = begin(HAND, HAND)
    choose(match, 0, "locket")
    choose(match, 0, "1")
    assert match.view(1)["laid"] == []
    choose(match, 1, "2")
    assert [card["face"] for card in match.view(None)["laid"]] == ["1", "2"]


@rule("MG-4")
def test_all_may_hiss_and_all_are_asked() -> None:
    match = begin("1 hiss", HAND)
    lay(match, "1", "2")
    assert match.waiting == [0, 1]
    assert match.asks[1] == ("silent",)
    assert match.ask.window


@rule("MG-4.1")
def test_a_hiss_frightens_the_treasure_away() -> None:
    match = begin("1 hiss", HAND)
    lay(match, "1", "2")
    match.answer(1, "silent")
    choose(match, 0, "hiss")
    assert ("gone", {"treasure": "locket"}) in told(match)
    assert nests(match) == [[], []]


@rule("MG-4.2")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("1 2 3", 2),
        ("6 6 1", 2),
        ("6 5 6", 1),
        ("hiss 1 2", 2),
        ("2 2 2", None),
        ("hiss 1 1", None),
    ],
)
def test_the_most_feathers_take_it_unless_others_laid_as_many(
    cards: str, winner: Seat | None
) -> None:
    match = begin(*cards.split())
    lay(match, *cards.split())
    be_silent(match)
    assert nests(match) == [["locket"] if seat == winner else [] for seat in range(3)]


@rule("MG-5")
def test_the_first_right_number_gains_a_pebble() -> None:
    match = begin(HAND, HAND)
    lay(match, "1", "4")
    be_silent(match)
    match.answer(0, 5)
    assert ("caw", {"player": 1, "number": 5}) in told(match)
    assert match.view(None)["magpies"][0]["points"] == 1


@rule("MG-5.1")
def test_a_magpie_caws_once() -> None:
    match = begin(HAND, HAND)
    lay(match, "1", "4")
    be_silent(match)
    match.answer(0, 4)
    assert match.waiting == [CLOCK, 1]
    match.answer(1, 6)
    assert ("no-caw", {"number": 5}) in told(match)


@rule("MG-5.2")
def test_the_clock_ends_what_nobody_ends() -> None:
    match = begin(HAND, HAND)
    lay(match, "1", "4")
    be_silent(match)
    assert match.ask.after == 20_000
    match.answer(CLOCK, "time")
    assert ("no-caw", {"number": 5}) in told(match)


@rule("MG-6")
def test_all_draw_up_to_four_the_leader_first() -> None:
    match = begin("1 2", HAND, leader=1)
    lay(match, "1", "2")
    be_silent(match)
    match.answer(0, 3)
    assert [args["player"] for key, args in told(match) if key == "draw"] == [2, 1, 1, 1]
    assert {args["card"] for key, args in told(match) if key == "draw"} == {"unknown"}
    assert [len(one["hand"]) for one in match.view(None)["magpies"]] == [4, 4]


@rule("MG-6.1")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    match = begin(HAND, HAND, deck=["6"], discards=["hiss", "hiss"])
    lay(match, "1", "2")
    be_silent(match)
    match.answer(0, 3)
    keys = [key for key, _ in told(match)]
    assert keys[keys.index("draw") :].count("shuffle") == 1
    assert len(match.view(None)["discards"]) == 0
    assert match.view(None)["deck"] == 3


@rule("MG-7")
def test_the_most_points_win_and_equals_win_together() -> None:
    match = begin(HAND, HAND, rounds=1)
    lay(match, "1", "2")
    be_silent(match)
    match.answer(CLOCK, "time")
    assert [(r.won, r.key, r.score) for r in match.outcome] == [
        (False, "result-lose", 0),
        (True, "result-win", 5),
    ]
    match = begin("2", "2", rounds=1)
    lay(match, "2", "2")
    be_silent(match)
    match.answer(CLOCK, "time")
    assert [r.key for r in match.outcome] == ["result-share", "result-share"]


# -- rooms, bot ---------------------------------------------------------------------------------


def test_it_has_the_rooms_of_every_game() -> None:
    folder = Path(GAME.folder)
    assert names(folder) == ROOMS
    assert {"view.py", "show.py", "tell.py", "labels.py"} <= names(folder / "screen")
    known = classes_in(folder)
    assert max(depth(name, known) for name in known) == 2


def test_its_clauses_are_the_same_in_both_languages() -> None:
    ids = {
        lang: [clause.id for section in read_clauses(GAME, lang) for clause in section.clauses]
        for lang in ("en", "fr")
    }
    assert ids["en"] == ids["fr"]
    assert len(ids["en"]) == 14


def test_its_bot_beats_chance() -> None:
    won = 0.0
    for seed in range(60):
        match = tablee.new_match("magpies", 2, key=f"bot {seed}")
        chance = bots.player("magpies", "random", f"{seed}")
        house = bots.player("magpies", "house", f"{seed}")
        tablee.play(match, {seed % 2: house, 1 - seed % 2: chance})
        won += match.outcome[seed % 2].won
    assert won > 40


def test_its_bot_answers_the_same_in_every_world_it_could_be_in() -> None:
    match, rand = tablee.new_match("magpies", 2, key="honest"), random.Random(1)
    house, worlds = bots.find("magpies", "house"), 0
    while match.ask is not None:
        seat = match.waiting[-1]
        world = match.imagine(seat, rand)
        if world is not None:
            worlds += 1
            answers = [bots.prepare(house, m, seat, random.Random(7))() for m in (match, world)]
            assert answers[0] == answers[1]
        match.answer(seat, bots.prepare(house, match, seat, random.Random(7))())
    assert worlds > 10
