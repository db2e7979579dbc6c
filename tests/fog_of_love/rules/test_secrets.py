"""Secrets, and special events (FL-10.2, FL-10.4, FL-10.7)."""

from __future__ import annotations

import tablee
from tests.fog_of_love.couple import (
    FILL,
    asked,
    choose,
    couple,
    events,
    hearts,
    names,
    offers,
    play,
    settle,
    tokens,
    truth,
)
from tests.rules import rule


@rule("FL-10.2", "FL-14.1")
def test_a_secret_lies_face_down_and_ends_the_turn() -> None:
    m = couple(hand={0: ["serious-28", *FILL], 1: ["sweet-9"]})
    play(m, 0, "serious-28", "hide")
    assert m.view(1)["persons"][0]["secrets"] == [None]
    assert m.view(0)["persons"][0]["secrets"] == ["serious-28"]
    assert events(m, "secret", 1) == [{"seat": 0, "scene": "some"}]
    assert tokens(m, 0) == {}
    assert m.waiting == [1]


@rule("FL-10.2", "FL-10.2b", "FL-10.4")
def test_a_revealed_secret_is_read_resolved_and_counts() -> None:
    m = couple(turn=1, hand={1: ["drama-31", "sweet-9"], 0: []}, secrets={0: ["serious-28"]})
    play(m, 1, "drama-31")
    assert tokens(m, 0) == {"sin-up": 1, "dis-up": 1}  # its tokens to its player
    now = m.view(None)["now"]
    assert (now["scene"]["id"], now["player"]) == ("serious-28", 0)  # whoever revealed it
    choose(m, "a")  # the partner of who laid it chooses
    assert tokens(m, 1) == {"dis-up": 1}
    assert hearts(m) == [12, 12]
    assert truth(m).played == 1


@rule("FL-10.4", "FL-10.2b")
def test_of_several_secrets_the_one_who_reveals_points_at_one() -> None:
    m = couple(
        turn=1,
        hand={1: ["drama-32", "sweet-9"], 0: []},
        secrets={0: ["serious-28", "sweet-35", "drama-15"]},
    )
    play(m, 1, "drama-32")
    assert (asked(m), m.waiting, offers(m, 1)) == ("point", [1], (0, 1, 2))
    assert m.view(1)["persons"][0]["secrets"] == [None, None, None]
    m.answer(1, 1)
    assert hearts(m) == [8, 12]
    assert names(m, truth(m).secrets[0]) == ["serious-28", "drama-15"]  # they stay out


@rule("FL-10.2")
def test_two_secrets_at_once_are_resolved_one_after_the_other() -> None:
    m = couple(hand={0: ["drama-13"], 1: []}, secrets={0: ["sweet-35", "serious-28"]})
    play(m, 0, "drama-13")
    choose(m, "c")  # both -2; two secrets of the other are revealed
    m.answer(1, 0)
    assert m.view(None)["area"] == ["drama-13", "sweet-35", "serious-28"]
    choose(m, "a")
    assert hearts(m) == [8, 12]  # -2, sweet-35: -2 and +2, serious-28 A: +2
    assert truth(m).played == 3


@rule("FL-10.2", "FL-10.6")
def test_all_affairs_come_to_light() -> None:
    m = couple(
        hand={0: ["drama-13"], 1: []},
        secrets={0: ["affair-office", "sweet-35"], 1: ["affair-letters"]},
    )
    play(m, 0, "drama-13")
    choose(m, "d")
    settle(m, ("react",))
    assert [e["scene"] for e in events(m, "reveal-secret")] == ["affair-office", "affair-letters"]
    assert names(m, truth(m).secrets[0]) == ["sweet-35"]


# -- special events -----------------------------------------------------------------------------


@rule("FL-10.7")
def test_a_linked_scene_shuffles_the_event_in_once() -> None:
    m = couple(
        story="year", hand={0: ["proposal", *FILL], 1: ["guest-list"]}, synopsis=["wedding-day"]
    )
    play(m, 0, "proposal")
    choose(m, "a")
    assert events(m, "event-in") == [{"scene": "wedding-day", "deck": "serious", "near": 10}]
    assert m.view(None)["synopsis"] == []
    assert "wedding-day" in names(m, truth(m).decks[1])
    play(m, 1, "guest-list")
    choose(m, "a", "a")
    assert len(events(m, "event-in")) == 1


@rule("FL-10.7")
def test_an_event_comes_to_lie_among_the_ten_on_top_of_its_deck() -> None:
    places = set()
    for n in range(40):
        m = tablee.scenario(
            "fog-of-love", key=f"{n}", story="year", hand={0: ["proposal", *FILL], 1: []},
            synopsis=["wedding-day"],
        )  # fmt: skip
        before = names(m, truth(m).decks[1])
        assert (m.view(1)["coming"], m.view(1)["synopsis"]) == ({}, ["wedding-day"])
        play(m, 0, "proposal")
        choose(m, "a")
        deck = names(m, truth(m).decks[1])
        places.add(len(deck) - deck.index("wedding-day"))
        assert deck[:-10] == before[:-9]  # further down nothing has moved
        assert (m.view(1)["coming"], m.view(1)["synopsis"]) == ({"wedding-day": "serious"}, [])
    assert min(places) >= 1
    assert max(places) <= 10
    assert len(places) > 5


@rule("FL-10.7")
def test_an_event_is_on_its_way_until_it_is_played() -> None:
    m = couple(story="year", hand={0: ["wedding-day", *FILL], 1: []})
    for viewer in (0, 1, None):  # in a hand, in the deck: who does not hold it can't tell
        assert m.view(viewer)["coming"] == {"wedding-day": "serious"}
    play(m, 0, "wedding-day")
    assert m.view(None)["coming"] == {}


@rule("FL-10.7")
def test_an_event_is_played_like_other_scenes() -> None:
    m = couple(story="year", hand={0: ["wedding-day", *FILL], 1: []})
    play(m, 0, "wedding-day")
    choose(m, "a", "b")
    settle(m)
    assert m.view(None)["married"]
    assert hearts(m) == [14, 14]
