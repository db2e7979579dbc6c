"""What a seat is shown: previews, distances, events; and the same in words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tablee
from tablee.kernel.words.catalogue import worded
from tests.fiese_freunde.play import (
    all_stay,
    born,
    buy,
    do,
    four,
    friends,
    has,
    lives,
    new,
    phrases,
    played,
    truth,
)
from tests.rules import rule


def offer(m: tablee.Match, seat: int | None = 0) -> dict[str, Any]:
    shown: dict[str, Any] = m.view(seat)["offer"][0]
    return shown


@rule("FF-2.5", "FF-2.2")
def test_an_offer_shows_what_it_would_do_to_the_viewer() -> None:
    """Each result that an order could have, and what would fall because another is full."""
    m = lives(offer=["a26"], traits={0: {"money": 1, "alcohol": 3}, 1: {"money": 1}})
    assert sorted(offer(m)["results"], key=len) == [{}, {"wisdom": 1}]
    assert offer(m)["overflows"] == ["wisdom"]
    assert offer(m, 1)["results"] == [{"alcohol": 1, "wisdom": 1}]
    assert offer(m, 1)["overflows"] == []
    watcher = offer(m, None)
    assert (watcher["can"], watcher["results"], watcher["why_not"]) == (False, [], [])


@rule("FF-2.6")
def test_a_gain_that_crosses_the_limit_is_shown_as_such() -> None:
    m = lives(offer=["a12"], **has(money=2, sadness=1))
    assert offer(m)["results"] == [{"money": 3, "sadness": 0}]
    assert offer(m)["overflows"] == ["sadness"]
    just_full = lives(offer=["a12"], **has(money=1, sadness=1))
    assert (offer(just_full)["results"], offer(just_full)["overflows"]) == ([{"money": 3}], [])


@rule("FF-2.3", "FF-9.6")
def test_each_condition_is_shown_with_what_there_is() -> None:
    m = lives(goals={0: ["s3"]}, **has(church=1, drugs=2) | friends(2, 6))
    (goal,) = m.view(0)["goals"]
    assert phrases(goal["card"]["conditions"]) == ["church 2", "drugs", "friend 3"]
    assert goal["checks"] == [
        {"ok": False, "have": 1, "rule": "FF-2.3"},
        {"ok": True, "have": 2},
        {"ok": False, "have": 2, "rule": "FF-3.4"},
    ]
    assert (goal["can"], goal["why_not"]) == (False, [])


@rule("FF-2.3")
def test_a_struck_out_condition_is_shown_as_such() -> None:
    m = lives(goals={0: ["r5"]}, ties={(0, 6): "separated"}, **has(money=2))
    (goal,) = m.view(0)["goals"]
    checks = dict(zip(phrases(goal["card"]["conditions"]), goal["checks"], strict=True))
    assert checks["!married"] == {"ok": False, "have": 1, "rule": "FF-4.9"}
    assert checks["ex"] == {"ok": True, "have": 1}


@rule("FF-1.3")
def test_a_card_is_shown_as_printed() -> None:
    m = lives(offer=["a02", "b28"], goals={0: ["j1"]})
    one, other = (shown["card"] for shown in m.view(0)["offer"])
    assert one == {
        "id": "a02", "deck": "a", "star": ["ex-untouched"],
        "conditions": [{"what": "ex", "key": "need-ex"}],
        "consequences": [
            {"what": "alcohol", "key": "give-gain", "how": "gain"},
            {"what": "wisdom", "key": "give-gain", "how": "gain"},
        ],
    }  # fmt: skip
    assert phrases(other["consequences"]) == ["sex", "friend A", "sex A"]
    assert phrases(m.view(0)["goals"][0]["card"]["conditions"]) == ["money 2", "time 4"]


@rule("FF-10.4", "FF-1.3")
def test_an_event_is_shown_to_all_while_it_lasts() -> None:
    m = four(offer=["a23"])
    assert m.view(1)["event"] is None
    buy(m, "a23")
    event = m.view(None)["event"]
    assert (event["card"]["id"], event["seat"], event["named"], event["callers"]) == (
        "a23", 0, [], [],
    )  # fmt: skip
    m.answer(0, (4,))
    assert m.view(None)["event"]["named"] == [4]
    all_stay(m)
    assert m.view(None)["event"] is None


@rule("FF-6.4")
def test_goals_packets_and_piles_are_counted_not_shown() -> None:
    m = born(3)
    view = m.view(1)
    assert (view["packets"], view["piles"], view["supers_left"]) == (4, [0, 40, 40], 4)
    secret = {truth(m).name(card) for seat in (0, 2) for card in truth(m).goals[seat]}
    assert not secret & set(re.findall(r"'([ljrfs]\d)'", str(view)))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
@rule("FF-8.3")
def test_every_position_can_be_told_to_everybody(seats: int, lang: str) -> None:
    """Whatever is asked: no message is missing, none has a hole."""
    rand, heard = random.Random(seats), set()
    for goals in ("dealt", "chosen"):
        for m in played(new(seats, f"told {seats}", goals=goals), seats):
            why = m.ask.why if m.ask else "end"
            if why in heard and rand.random() > 0.01:
                continue
            heard.add(why)
            for seat in (*m.asks, None):
                check_words(m.text(seat, lang))
    assert {"sex", "turn", "open", "bid", "name", "call", "bed", "end"} <= heard


def check_words(text: str) -> None:
    assert len(text) > 20
    assert not set("{}$") & set(text), text
    assert not re.search(r"\b(opt|ask|view|need|give|card|person|trait|place|ev)-[a-z0-9]", text), (
        text
    )
    assert "None" not in text
    assert "???" not in text


@rule("FF-2.5")
@pytest.mark.parametrize(
    ("lang", "order"),
    [("en", "alcohol +1 → wisdom +1"), ("fr", "alcool +1 → sagesse +1")],
)
def test_an_order_is_told_in_the_readers_words(lang: str, order: str) -> None:
    m = lives(offer=["a26"], **has(money=1, alcohol=3))
    buy(m, "a26")
    assert f"  1. {order}\n" in m.text(0, lang)


@rule("FF-10.1")
def test_persons_are_told_by_their_names() -> None:
    m = lives(offer=["a25"], **friends(1, 6))
    buy(m, "a25")
    assert "  1. Player 2\n  2. Ruben" in m.text(0, "en")
    assert "  1. Place 2\n  2. Ruben" in m.text(0, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FF-10.10", "FF-4.10")
def test_every_reason_is_a_sentence(lang: str) -> None:
    """With the name of the person it is about."""
    words = tablee.games()["fiese-freunde"].catalogue
    m = lives()
    for key in (
        "no-celibate", "no-cast", "no-such-person", "no-friend", "no-partner", "no-ex",
        "no-bedmate", "no-twice", "no-other-sex", "no-new-friend", "no-new-partner", "no-child",
        "no-celibate-person", "no-secure", "no-phone", "no-phone-goal", "no-refused",
        "no-callers-first", "no-others-left",
    ):  # fmt: skip
        said = words.format(lang, key, worded(truth(m), {"person": 6}, words, lang))
        assert said != key
        assert " " in said
        assert ("Ruben" in said) is (key not in UNNAMED), said


UNNAMED = {"no-celibate", "no-cast", "no-such-person"}


@rule("FF-9.4")
def test_what_is_looked_at_is_told_to_who_looks_only() -> None:
    m = lives(goals={0: ["l1"]}, packets=[["l2"]], time=[8, 8])
    do(m, 0, "exchange")
    words = tablee.games()["fiese-freunde"].catalogue
    title = words.format("en", "card-l2")
    assert title in m.text(0, "en")
    assert title not in m.text(1, "en")
    assert title not in m.text(None, "en")


@rule("FF-2.3", "FF-2.5")
def test_an_offer_says_which_goal_it_moves() -> None:
    """Only one's own goals and the open super goal; only what is sure, and what still counts."""
    m = lives(offer=["a06"], goals={0: ["j2"], 1: ["s6"]}, **has(money=1, drugs=1))
    step, friend = (one for one in offer(m)["moves"] if one["goal"] == "j2")
    assert (step["what"], step["to"], step["of"]) == ("wisdom", 1, 3)
    assert friend["what"] == "friend"
    assert (step["nearer"], step["met"]) == (True, False)
    assert offer(m)["results"][0]["wisdom"] == step["to"]
    assert "wisdom 1/3" in m.text(0, "en")
    assert "wisdom 1/3" not in m.text(1, "en")
    assert offer(m, None)["moves"] == []


def moved(steps: list[dict[str, Any]], goal: str) -> list[tuple[Any, ...]]:
    """What of that goal is counted, what it becomes of how much; nearer, and sure?"""
    told = ("what", "to", "of", "nearer", "sure")
    return [tuple(one[name] for name in told) for one in steps if one["goal"] == goal]


@rule("FF-2.3", "FF-10.2")
def test_an_offer_says_which_condition_about_persons_it_moves() -> None:
    """A separation makes an ex for sure; whether a circle grows depends on who it is."""
    m = lives(offer=["b39"], goals={0: ["r5", "f1"]}, ties={(0, 2): "love"})
    assert moved(offer(m)["moves"], "r5") == [("ex", 1, 1, True, True)]
    assert moved(offer(m)["moves"], "f1") == [("friend", 3, 5, True, False)]
    assert "exes 1/1, met." in m.text(0, "en")
    assert "circle 3/5, depending on the person." in m.text(0, "en")
    assert "exes 1/1" not in m.text(1, "en")
    m = lives(offer=["b15"], goals={0: ["r5"]}, ties={(0, 2): "friend"}, **has(alcohol=1))
    assert moved(offer(m)["moves"], "r5") == [("married", 1, 0, False, True)]
    m = lives(offer=["a25"], goals={0: ["f1"]}, ties={(0, 2): "friend"})
    assert offer(m)["moves"] == []
    assert sum(map(bool, truth(m).ties)) == 1  # only looked at


@rule("FF-9.1")
def test_a_card_for_sale_says_what_it_moves_to_those_who_bid() -> None:
    """Who has dropped out decides no more, and is told what any other card says."""
    m = four(offer=["a06"], goals={1: ["f1"]}, ties={(1, 6): "friend"})
    assert moved(offer(m, 1)["moves"], "f1") == []
    do(m, 0, "auction:a06", "bid:0")
    assert moved(offer(m, 1)["moves"], "f1") == [("friend", 2, 5, True, False)]
    do(m, 1, "drop")
    assert moved(offer(m, 1)["moves"], "f1") == []
    assert m.view(1)["auction"]["bidders"] == [0, 2, 3]


@rule("FF-9.6")
def test_an_offer_says_which_goal_it_would_complete() -> None:
    """The last condition that is missing, whether it is about persons or not; never one of two."""
    two = friends(6, 7)
    m = lives(offer=["a06"], goals={0: ["j2"], 1: ["j2"]}, **has(wisdom=2) | two)
    assert offer(m)["reaches"] == ["j2"]
    assert "asks for would be there" in m.text(0, "en")
    assert offer(m, 1)["reaches"] == []
    m = lives(offer=["a06"], goals={0: ["j2"]}, **has(wisdom=2) | friends(6))
    assert offer(m)["reaches"] == []
    m = lives(offer=["a06"], goals={0: ["j2"]}, **has(wisdom=1) | two)
    assert offer(m)["reaches"] == []


@rule("FF-10.1")
def test_whoever_chooses_sees_with_whom_a_goal_moves() -> None:
    """Somebody new makes the circle larger, a friend of old does not."""
    m = lives(offer=["b10"], goals={0: ["f1"]}, ties={(0, 2): "friend"})
    buy(m, "b10")
    (part,) = m.view(0)["event"]["parts"]
    met = {one["person"]: moved(one["moves"], "f1") for one in part["meets"]}
    assert 2 not in met
    assert met[6] == [("friend", 2, 5, True, True)]
    assert m.view(1)["event"]["parts"] == []
