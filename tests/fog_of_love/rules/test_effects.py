"""Effects (FL-9)."""

from __future__ import annotations

import pytest

import tablee
from tests.fog_of_love.couple import (
    FILL,
    asked,
    card_of,
    choose,
    couple,
    events,
    hand,
    hearts,
    names,
    offers,
    play,
    settle,
    tokens,
    truth,
)
from tests.rules import rule


def dealt(m: tablee.Match, seat: int, name: str) -> int:
    return next(c for c in truth(m).dealt[seat] if truth(m).name(c) == name)


@rule("FL-9.1")
def test_change_a_trait_by_choice() -> None:
    m = couple(
        hand={0: ["drama-20", *FILL], 1: []},
        decks={"traits": ["plain", "rash", "showy", "driven"]},
        traits={0: ["candid", "tough", "hermit"]},
    )
    play(m, 0, "drama-20")
    assert (asked(m), set(names(m, list(offers(m, 0))))) == (
        "change",
        {"candid", "tough", "hermit"},
    )
    m.answer(0, truth(m).traits[0][1])
    assert set(names(m, list(offers(m, 0)))) == {"plain", "rash", "showy"}
    m.answer(0, dealt(m, 0, "rash"))
    assert names(m, truth(m).traits[0]) == ["candid", "hermit", "rash"]
    assert set(names(m, truth(m).decks[3][:3])) == {"tough", "plain", "showy"}  # under the deck
    assert events(m, "trait-gone", 1)[0]["trait"] == "some"
    assert events(m, "trait-new", 0)[0]["trait"] == "rash"


@rule("FL-9.1")
def test_change_a_trait_at_random() -> None:
    m = couple(turn=1, hand={1: ["drama-4", *FILL], 0: []})
    before = set(truth(m).traits[0])
    play(m, 1, "drama-4")
    choose(m, "a")
    assert asked(m) == "keep"
    assert len(before - set(truth(m).traits[0])) == 1
    settle(m)
    assert len(truth(m).traits[0]) == 3


@rule("FL-9.1", "FL-9.9")
def test_change_a_feature_moves_the_token() -> None:
    m = couple(
        hand={0: ["make-over", *FILL], 1: []},
        features={1: ["giggle", "cute", "tall"]},
        tokens={1: {"sen-up": 2, "gen-up": 1}},
        decks={"features": ["scar", "slang", "tattoo"]},
    )
    play(m, 0, "make-over")
    assert (asked(m), m.waiting) == ("change", [1])
    m.answer(1, truth(m).features[1][0])  # the giggle: sensitivity up
    m.answer(1, dealt(m, 1, "scar"))
    assert m.view(0)["persons"][1]["features"] == ["cute", "tall", "scar"]
    assert tokens(m, 1) == {"sen-up": 1, "gen-up": 1, "gen-down": 1}
    assert hearts(m) == [11, 11]


@rule("FL-9.9")
def test_no_token_left_on_the_aspect_of_a_changed_feature() -> None:
    m = couple(
        hand={0: ["make-over", *FILL], 1: []},
        features={1: ["giggle", "cute", "tall"]},
        decks={"features": ["scar", "slang", "tattoo"]},
    )
    play(m, 0, "make-over")
    m.answer(1, truth(m).features[1][0])
    m.answer(1, dealt(m, 1, "scar"))
    assert tokens(m, 1) == {"gen-down": 1}


@rule("FL-9.1")
def test_change_and_swap_occupations() -> None:
    m = couple(
        hand={0: ["serious-14", *FILL], 1: []},
        occupations=("baker", "pilot"),
        tokens={0: {"gen-up": 1}, 1: {"dis-up": 1}},
    )
    play(m, 0, "serious-14")
    choose(m, "b", "b")
    settle(m)
    view = m.view(None)["persons"]
    assert [p["occupation"] for p in view] == ["pilot", "baker"]
    assert view[0]["tokens"] == {"dis-up": 1, "sen-up": 1}
    assert view[1]["tokens"] == {"gen-up": 1, "sen-up": 1}


@rule("FL-9.2")
def test_tell_is_a_prompt_that_asks_for_nothing() -> None:
    m = couple(hand={0: ["drama-1", *FILL], 1: []})
    play(m, 0, "drama-1")
    assert events(m, "tell") == [{"scene": "drama-1", "who": "player"}]
    assert asked(m) == "choose"


@rule("FL-9.2")
def test_a_hint_about_a_secret_of_ones_own() -> None:
    m = couple(turn=1, hand={1: ["sweet-22", *FILL], 0: []}, secrets={0: ["sweet-35"]})
    play(m, 1, "sweet-22")
    choose(m, "a")
    assert events(m, "hint", 0) == [{"seat": 0, "scene": "sweet-35"}]
    assert events(m, "hint", 1) == [{"seat": 0, "scene": "some"}]


@rule("FL-9.3")
def test_a_revealed_destiny_is_shown_to_the_co_player_alone() -> None:
    m = couple(hand={0: ["sweet-34", *FILL], 1: []})
    play(m, 0, "sweet-34")
    shown = events(m, "destiny-shown", 0)[0]["destiny"]
    assert shown in ("devotion", "team", "equals", "dominant")
    assert events(m, "destiny-shown", None)[0]["destiny"] == "some"
    assert len(truth(m).destinies[1]) == 4  # and hidden again


@rule("FL-9.4", "FL-14.4")
def test_discarded_face_down() -> None:
    m = couple(hand={0: ["serious-19", *FILL], 1: []})
    play(m, 0, "serious-19")
    m.answer(0, card_of(m, 0, "sweet-3"))
    assert "sweet-3" not in hand(m, 0)
    assert m.view(1)["hidden_pile"] == m.view(0)["hidden_pile"] == 1
    assert m.view(1)["pile"] == []
    assert events(m, "discard", 1) == [{"seat": 0, "scene": "some"}]
    assert tokens(m, 0) == {"dis-up": 1}


@rule("FL-9.4", "FL-9.9")
@pytest.mark.parametrize(("scene", "most"), [("drama-12", 2), ("drama-13", 4)])
def test_discard_up_to_so_many(scene: str, most: int) -> None:
    m = couple(hand={0: [scene, *FILL], 1: []})
    play(m, 0, scene)
    form = m.asks[0]
    assert (form.lo, form.hi) == (0, most)  # type: ignore[union-attr]
    m.answer(0, tuple(truth(m).hands[0][:2]))
    assert hand(m, 0) == ["sweet-21", "sweet-14"]
    empty = couple(hand={0: [scene], 1: []})
    play(empty, 0, scene)
    assert asked(empty) == "react"  # no scene to discard


@rule("FL-9.5")
def test_trade() -> None:
    m = couple(hand={0: ["sweet-30", "sweet-1"], 1: ["drama-1", "drama-2"]})
    play(m, 0, "sweet-30")
    assert (asked(m), m.waiting) == ("trade", [0, 1])
    m.answer(0, card_of(m, 0, "sweet-1"))
    assert hand(m, 1) == ["drama-1", "drama-2"]
    m.answer(1, card_of(m, 1, "drama-2"))
    assert hand(m, 1) == ["drama-1", "sweet-1"]
    assert "drama-2" in hand(m, 0)
    assert [e["scene"] for e in events(m, "trade", 0)] == ["sweet-1", "drama-2"]
    assert [e["scene"] for e in events(m, "trade", None)] == ["some", "some"]


@rule("FL-9.9")
def test_no_scene_to_trade() -> None:
    m = couple(hand={0: ["sweet-30", "sweet-1"], 1: []})
    play(m, 0, "sweet-30")
    assert events(m, "trade") == []
    assert truth(m).carry == ("double-satisfaction", 0)


@rule("FL-9.6")
@pytest.mark.parametrize(("theirs", "gain"), [("sweet-2", 2), ("drama-1", 0)])
def test_twins(theirs: str, gain: int) -> None:
    """sweet-33: if both gave a scene of the same deck, both +2."""
    m = couple(hand={0: ["sweet-33", "sweet-1"], 1: [theirs]})
    play(m, 0, "sweet-33")
    m.answer(0, card_of(m, 0, "sweet-1"))
    m.answer(1, card_of(m, 1, theirs))
    assert hearts(m) == [10 + gain, 10 + gain]


@rule("FL-9.6")
def test_wipe() -> None:
    m = couple(hand={0: ["drama-21", *FILL], 1: []}, tokens={1: {"gen-up": 3, "sen-down": 1}})
    play(m, 0, "drama-21")
    assert offers(m, 0) == ("sen-down", "gen-up")
    m.answer(0, "gen-up")
    assert tokens(m, 1) == {"sen-down": 1}


@rule("FL-9.6")
@pytest.mark.parametrize(("aspect", "right"), [("gen-up", "yes"), ("gen-down", "no")])
def test_guess(aspect: str, right: str) -> None:
    m = couple(hand={0: ["drama-22", *FILL], 1: []}, traits={1: ["warm-hearted", "rash", "plain"]})
    play(m, 0, "drama-22")
    m.answer(0, aspect)
    assert events(m, "guess")[0]["right"] == right
    if right == "yes":
        assert (asked(m), m.waiting) == ("keep", [1])
        assert "warm-hearted" not in names(m, truth(m).traits[1])
    else:
        assert len(truth(m).traits[1]) == 3


@rule("FL-9.6")
def test_bury_a_secret() -> None:
    m = couple(
        hand={0: ["drama-24", *FILL], 1: []}, secrets={1: ["sweet-35"]}, tokens={1: {"sin-up": 2}}
    )
    play(m, 0, "drama-24")
    assert truth(m).secrets == [[], []]
    assert m.view(None)["hidden_pile"] == 1
    assert events(m, "bury", 0) == [{"seat": 1, "scene": "some"}]
    m.answer(1, "sin-up")  # the partner removes own tokens
    assert tokens(m, 1) == {}


@rule("FL-9.7")
def test_search() -> None:
    m = couple(
        hand={0: ["photo-box", *FILL], 1: ["serious-1"]},
        decks={"sweet": ["sweet-2", "sweet-4", "sweet-30", "sweet-6"]},
    )
    play(m, 0, "photo-box")
    assert events(m, "found", 1) == [{"seat": 0, "scene": "sweet-30", "deck": "sweet"}]
    assert "sweet-30" in hand(m, 0)
    assert len(truth(m).decks[0]) == 3
    assert not any(truth(m).knows(None) >> card & 1 for card in truth(m).decks[0])


@rule("FL-9.7")
def test_the_deck_is_shuffled_after_a_search() -> None:
    """Nobody can tell where the others lie: what lay on top does not stay there."""
    tops = set()
    for key in "abcdefgh":
        m = tablee.scenario(
            "fog-of-love",
            key=key,
            hand={0: ["photo-box", *FILL, "sweet-19"], 1: ["serious-1"]},
            decks={"sweet": ["sweet-2", "sweet-4", "sweet-30", "sweet-6"]},
        )
        play(m, 0, "photo-box")
        tops.add(truth(m).name(truth(m).decks[0][-1]))
    assert len(tops) > 1


@rule("FL-9.7", "FL-9.9")
def test_search_for_nothing() -> None:
    m = couple(hand={0: ["photo-box", *FILL], 1: []}, decks={"sweet": ["sweet-2", "sweet-4"]})
    play(m, 0, "photo-box")
    assert events(m, "not-found") == [{"seat": 0, "deck": "sweet"}]


@rule("FL-9.8")
def test_draw_happens_at_once_whatever_the_chapter() -> None:
    m = couple(
        chapter=0, hand={0: ["serious-4", *FILL], 1: ["serious-1"]}, decks={"drama": ["drama-2"]}
    )
    play(m, 0, "serious-4")
    choose(m, "a", "b")  # the player draws drama
    assert "drama-2" in hand(m, 0)
    assert len(hand(m, 0)) == 5  # the refill counted it
    assert [e["deck"] for e in events(m, "draw")] == ["drama"]


@rule("FL-9.2")
@pytest.mark.parametrize(
    ("scene", "who"),
    [
        ("make-over", "partner"),
        ("photo-box", "player"),
        ("sweet-3", "chooser"),
        ("serious-2", "both"),
        ("sweet-9", ""),
    ],
)
def test_a_card_asks_for_a_bit_of_story(scene: str, who: str) -> None:
    m = couple(hand={0: [scene, "sweet-1", "sweet-21", "sweet-14", "sweet-20"], 1: []})
    play(m, 0, scene)
    while m.ask is not None and m.ask.why != "play":
        seat = next(iter(m.asks))
        m.answer(seat, m.default(seat))
    assert [e["who"] for e in events(m, "tell") if e["scene"] == scene] == ([who] if who else [])
