"""Reactions (FL-10.5)."""

from __future__ import annotations

import pytest

import tablee
from tests.fog_of_love.couple import (
    FILL,
    asked,
    calm,
    card_of,
    couple,
    create,
    events,
    hand,
    hearts,
    held,
    new,
    offers,
    play,
    react,
    refuse,
    settle,
    tokens,
    truth,
)
from tests.rules import rule

DRAMA = {"drama": ["drama-1", "drama-2", "drama-3", "drama-4", "drama-5"]}


def chosen(seat: int, scene: str, letters: str, *reactions: str, **more: object) -> tablee.Match:
    """Seat 0 plays a scene, both choose; `seat` holds reactions. In the last chapter."""
    hands = {0: [scene], 1: []}
    hands[seat] += reactions
    m = couple(chapter=2, hand=hands, decks=DRAMA, **more)
    play(m, 0, scene)
    for who, letter in enumerate(letters):
        m.answer(who, letter)
    return m


@rule("FL-10.5", "FL-10.5c", "FL-14.3")
def test_the_window_opens_whoever_holds_what() -> None:
    """Twice for a scene that the partner chooses on, once the choice is known for the others."""
    m = couple(hand={0: ["serious-3", *FILL], 1: []})
    play(m, 0, "serious-3")
    order = []
    while asked(m) in ("react", "choose"):
        (seat,) = m.asks
        order.append((asked(m), seat))
        m.answer(seat, "pass" if asked(m) == "react" else "a")
    assert order == [("react", 1), ("choose", 1), ("react", 0), ("react", 1)]
    assert m.ask is not None


@rule("FL-10.5b")
@pytest.mark.parametrize("player", [0, 1])
def test_where_both_choose_the_partner_of_the_player_is_first(player: int) -> None:
    m = couple(turn=player, hand={player: ["sweet-2", *FILL], 1 - player: []})
    play(m, player, "sweet-2")
    m.answer(0, "a")
    m.answer(1, "b")
    assert m.waiting == [1 - player]
    m.answer(1 - player, "pass")
    assert m.waiting == [player]


@rule("FL-10.5", "FL-10.5e")
def test_skip_the_scene() -> None:
    m = couple(chapter=2, hand={0: ["drama-9", *FILL], 1: ["drama-29"]}, decks=DRAMA)
    play(m, 0, "drama-9")
    react(m, 1, "drama-29")
    assert hearts(m) == [9, 10]  # the one who played it -1
    assert tokens(m, 1) == {}
    view = m.view(None)
    assert (view["played"], view["area"]) == (1, ["drama-9"])
    assert view["past"][0]["how"] == "skipped"
    assert view["pile"] == ["drama-29"]
    assert hand(m, 1) == ["drama-1"]
    assert m.waiting == [1]  # it was its player's turn


@rule("FL-10.5e", "FL-8.7")
def test_what_a_scene_did_before_it_was_skipped_stands() -> None:
    m = couple(hand={0: ["sweet-26", *FILL], 1: ["drama-29"]})
    play(m, 0, "sweet-26")
    react(m, 1, "drama-29")
    settle(m)
    assert tokens(m, 0) == {"ext-up": 1}  # when it was laid
    assert tokens(m, 1) == {}  # nothing was chosen
    assert hearts(m) == [9, 10]


@rule("FL-10.5e", "FL-10.2")
def test_a_secret_that_is_skipped_has_come_out_all_the_same() -> None:
    m = couple(turn=1, hand={1: ["drama-31", "drama-29", *FILL], 0: []},
               secrets={0: ["serious-28"]})  # fmt: skip
    play(m, 1, "drama-31")
    react(m, 1, "drama-29")
    settle(m)
    assert tokens(m, 0) == {"sin-up": 1, "dis-up": 1}  # its own, to who laid it
    assert (tokens(m, 1), hearts(m)) == ({}, [9, 10])
    assert m.view(None)["area"] == ["serious-28"]
    assert m.view(None)["played"] == 1


@rule("FL-10.5d")
def test_exactly_one_scene_is_drawn() -> None:
    m = chosen(1, "drama-8", "ab", "drama-30")
    react(m, 1, "drama-30")
    m.answer(1, "c")
    assert hand(m, 1) == ["drama-1"]
    settle(m)
    assert hand(m, 1) == ["drama-1"]  # not up to five: it was not a turn


@rule("FL-10.5d")
def test_the_drawing_player_picks_the_deck() -> None:
    m = couple(story="year", chapter=2, hand={0: ["drama-8", *FILL], 1: ["drama-30"]})
    play(m, 0, "drama-8")
    m.answer(0, "a")
    m.answer(1, "b")
    react(m, 1, "drama-30")
    m.answer(1, "a")
    assert (asked(m), offers(m, 1)) == ("deck", ("serious", "drama"))


@rule("FL-10.5c")
def test_change_the_own_choice() -> None:
    m = chosen(0, "drama-8", "ab", "drama-30")
    m.answer(1, "pass")
    react(m, 0, "drama-30")
    assert offers(m, 0) == ("b", "c")
    m.answer(0, "b")
    assert hearts(m) == [8, 8]  # match B, as the reaction left it
    assert tokens(m, 0) == {"gen-down": 1, "sin-down": 1}


@rule("FL-10.5")
def test_make_the_partner_choose_otherwise() -> None:
    m = chosen(
        1,
        "drama-8",
        "ab",
        "drama-18",
        destinies={1: ["devotion", "team"]},
        forgone={1: ["dominant", "equals"]},
    )
    react(m, 1, "drama-18")
    assert (asked(m), m.waiting, offers(m, 0)) == ("rechoose", [0], ("b", "c"))
    m.answer(0, "c")
    assert (asked(m), m.waiting) == ("destiny", [1])
    m.answer(1, offers(m, 1)[0])
    assert "dominant" in held(m, 1)
    assert hand(m, 1) == ["drama-1"]
    calm(m)
    assert hearts(m) == [10 - 2 - 1 - 1, 10 + 1]


@rule("FL-10.5")
def test_agree_after_all() -> None:
    m = chosen(1, "serious-4", "ab", "serious-30")
    react(m, 1, "serious-30")
    calm(m)
    assert hearts(m) == [13, 13]
    assert truth(m).past[0].choices == ("a", "a")


@rule("FL-10.5")
def test_agree_after_all_is_not_for_those_who_agree_or_choose_alone() -> None:
    m = chosen(1, "serious-4", "aa", "serious-30")
    assert offers(m, 1) == ("pass",)
    m = couple(hand={0: ["serious-3", *FILL], 1: ["serious-30"]})
    play(m, 0, "serious-3")
    m.answer(1, "pass")
    m.answer(1, "a")
    m.answer(0, "pass")
    assert offers(m, 1) == ("pass",)


@rule("FL-10.5")
def test_the_silent_treatment() -> None:
    """All effects on its player and all additional effects are ignored; tokens are not effects."""
    m = chosen(1, "drama-8", "ba", "drama-17", "sweet-5")
    react(m, 1, "drama-17")
    calm(m)
    # seat 1: -2 for the reaction, spared else; seat 0: +1 by the own choice, +2 by the other's
    assert hearts(m) == [13, 8]
    assert tokens(m, 1) == {"gen-up": 2}
    assert hand(m, 1) == ["drama-1"]  # sweet-5 was discarded, a drama drawn
    assert events(m, "also") == []


@rule("FL-10.5")
def test_whoever_was_spared_once_is_not_spared_again() -> None:
    m = couple(chapter=2, hand={0: ["drama-8", *FILL], 1: ["drama-17", "serious-4", "sweet-5"]},
               decks=DRAMA)  # fmt: skip
    play(m, 0, "drama-8")
    m.answer(0, "b")
    m.answer(1, "a")
    react(m, 1, "drama-17")
    settle(m)
    before = hearts(m)[1]
    left = hand(m, 1)
    play(m, 1, next(scene for scene in left if scene == "serious-4"))
    for seat in (0, 1):
        m.answer(seat, "a")
    calm(m)
    assert hearts(m)[1] == before + 3


@rule("FL-10.5d")
def test_a_deck_that_the_card_names_comes_before_the_chapters() -> None:
    """The silent treatment brings a drama, also in a sweet chapter."""
    m = couple(chapter=0, hand={0: ["drama-8", *FILL], 1: ["drama-17", "sweet-5"]})
    play(m, 0, "drama-8")
    m.answer(0, "b")
    m.answer(1, "a")
    react(m, 1, "drama-17")
    settle(m, ("react",))
    assert [e["deck"] for e in events(m, "draw") if e["seat"] == 1] == ["drama"]


@rule("FL-10.5")
def test_it_was_a_lie() -> None:
    m = chosen(0, "drama-8", "bb", "drama-28")
    m.answer(1, "pass")
    react(m, 0, "drama-28")
    assert hearts(m) == [10, 10]
    assert tokens(m, 0) == {"gen-down": 1, "sin-down": 2}


@rule("FL-10.5")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_crocodile_tears(letter: str) -> None:
    """The partner apologises and chooses anew, or does not."""
    m = chosen(1, "drama-8", "bc", "drama-16")
    react(m, 1, "drama-16")
    assert (asked(m), m.waiting) == ("answer", [0])
    m.answer(0, letter)
    if letter == "a":
        assert offers(m, 0) == ("a", "c")
        m.answer(0, "a")
        result = [10 - 2 - 2, 10 + 2 - 1]
    else:
        result = [10 + 1, 10 - 2 - 1 - 1]
    calm(m)
    assert hearts(m) == result
    assert tokens(m, 0)["gen-up" if letter == "a" else "gen-down"] >= 1


@rule("FL-10.5b")
def test_one_reaction_per_trigger_and_player() -> None:
    m = chosen(1, "drama-8", "ab", "drama-30", "drama-28")
    react(m, 1, "drama-30")
    m.answer(1, "c")
    assert m.waiting == [0]  # and no reaction to a reaction: seat 1 is not asked again
    m.answer(0, "pass")
    assert truth(m).past[0].choices == ("a", "c")


@rule("FL-10.5b")
def test_reveal_secret_is_no_reaction() -> None:
    m = chosen(1, "drama-8", "ab", "drama-31", secrets={0: ["sweet-35"]})
    assert offers(m, 1) == ("pass",)


@rule("FL-10.5")
def test_a_reaction_is_not_for_ones_own_turn() -> None:
    m = couple(hand={0: ["drama-30", "sweet-9"], 1: []})
    card = card_of(m, 0, "drama-30")
    assert f"play:{card}" not in offers(m, 0)
    refuse(m, 0, f"react:{card}", "no-such-option", "FL-7.2")


@rule("FL-10.5")
def test_a_reaction_too_late() -> None:
    m = chosen(1, "drama-8", "ab", "drama-30")
    card = card_of(m, 1, "drama-30")
    m.answer(1, "pass")
    refuse(m, 1, f"react:{card}", "no-not-asked", "FL-10.5")
    m.answer(0, "pass")
    settle(m)
    with pytest.raises(tablee.Refused):
        m.answer(1, f"react:{card}")
    assert "drama-30" in hand(m, 1)


@rule("FL-10.5")
def test_never_to_a_chapter() -> None:
    m = create(new(), to="choose")
    m.answer(0, "a")
    m.answer(1, "b")
    assert asked(m) == "play"


@rule("FL-10.5c")
def test_a_hidden_secret_is_no_trigger_a_revealed_one_is() -> None:
    m = couple(hand={0: ["serious-28", *FILL], 1: ["drama-31", "drama-29", "sweet-5"]})
    play(m, 0, "serious-28", "hide")
    assert (asked(m), m.waiting) == ("play", [1])
    play(m, 1, "drama-31")
    assert (asked(m), m.waiting) == ("react", [1])
    react(m, 1, "drama-29")  # skips the question of the secret
    assert truth(m).past[-2].how == "skipped"
    assert events(m, "skipped") == [{"scene": "serious-28"}]


@rule("FL-10.5c")
def test_tokens_and_effects_follow_the_choices_as_the_reactions_leave_them() -> None:
    m = chosen(1, "serious-4", "ab", "drama-18", "serious-30")
    react(m, 1, "drama-18")
    m.answer(0, "b")  # seat 0 must change: now they match
    settle(m, ("react",))
    calm(m)
    assert hearts(m) == [11, 13]
