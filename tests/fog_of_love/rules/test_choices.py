"""Choices and their resolution (FL-8)."""

from __future__ import annotations

import pytest

from tests.fog_of_love.couple import (
    FILL,
    asked,
    calm,
    choose,
    couple,
    events,
    hand,
    hearts,
    offers,
    play,
    refuse,
    settle,
    tokens,
    truth,
)
from tests.rules import rule


@rule("FL-8.1", "FL-8.3")
def test_partner_chooses() -> None:
    m = couple(hand={0: ["serious-3", *FILL], 1: []})
    play(m, 0, "serious-3")
    calm(m)
    assert (asked(m), m.waiting, offers(m, 1)) == ("choose", [1], ("a", "b"))
    choose(m, "a")  # chooser -2, other +2
    assert hearts(m) == [12, 8]
    assert tokens(m, 0) == {}  # the chooser alone gets the tokens
    assert tokens(m, 1) == {"sin-down": 1}


@rule("FL-8.2", "FL-8.4")
def test_both_choose_in_secret_and_reveal_together() -> None:
    m = couple(hand={0: ["sweet-2", *FILL], 1: []})
    play(m, 0, "sweet-2")
    assert m.asks == {0: ("a", "b", "c"), 1: ("a", "b", "c")}
    before = m.view(1), m.events(1)
    m.answer(0, "b")
    assert (m.view(1), m.events(1)) == before
    assert m.waiting == [1]
    m.answer(1, "b")
    assert events(m, "chosen", 1) == [{"scene": "sweet-2", "choices": ["b", "b"]}]


@rule("FL-8.2")
def test_a_choice_cannot_be_changed_after_the_seal() -> None:
    m = couple(hand={0: ["sweet-2", *FILL], 1: []})
    play(m, 0, "sweet-2")
    m.answer(0, "b")
    refuse(m, 0, "a", "no-not-asked", "FL-8.2")
    m.answer(1, "a")
    refuse(m, 0, "a", "no-not-asked", "FL-10.5")
    refuse(m, 1, "b", "no-such-option", "FL-10.5")


@rule("FL-8.3", "FL-8.6")
@pytest.mark.parametrize("start", [(10, 10), (0, 0), (1, 5)])
def test_the_rulebooks_example_both_choose_a(start: tuple[int, int]) -> None:
    """Restaurant argument: both choose A, chooser -2, other +2: nothing changes, even at 0."""
    m = couple(hand={0: ["drama-8", *FILL], 1: []}, hearts=start)
    play(m, 0, "drama-8")
    choose(m, "a", "a")
    assert tuple(hearts(m)) == start
    assert events(m, "heart") == []
    assert tokens(m, 0) == tokens(m, 1) == {"gen-up": 2}


@rule("FL-8.5", "FL-8.5b")
def test_the_rulebooks_example_match_b_and_match_c() -> None:
    m = couple(hand={0: ["drama-8", *FILL], 1: ["sweet-5"]})
    play(m, 0, "drama-8")
    choose(m, "b", "b")  # +1 -1 each, then both -2
    assert hearts(m) == [8, 8]
    m = couple(hand={0: ["drama-8", *FILL], 1: ["sweet-5"]})
    play(m, 0, "drama-8")
    choose(m, "c", "c")
    assert hearts(m) == [9, 9]
    assert asked(m) == "trade"


@rule("FL-8.5")
def test_tokens_then_effects_then_additional_effects() -> None:
    m = couple(hand={0: ["drama-8", *FILL], 1: []})
    play(m, 0, "drama-8")
    choose(m, "b", "b")
    keys = [event["key"] for event in m.events(None)]
    assert keys.index("chosen") < keys.index("token") < keys.index("also") < keys.index("heart")


@rule("FL-8.5b")
def test_only_the_first_condition_that_holds_applies() -> None:
    """sweet-13: one D and another A is -3 for both, not also "else"."""
    m = couple(hand={0: ["sweet-13", *FILL], 1: []})
    play(m, 0, "sweet-13")
    choose(m, "d", "a")
    assert hearts(m) == [7, 7]
    assert len(events(m, "also")) == 1


@rule("FL-8.6")
def test_the_steps_are_cut_off_at_0_one_by_one() -> None:
    """drama-1: A and C. A: other -3; C: both -1. Then who alone chose A gets +3."""
    m = couple(hand={0: ["drama-1", *FILL], 1: []}, hearts=(0, 2))
    play(m, 0, "drama-1")
    choose(m, "a", "c")
    assert hearts(m) == [3, 0]


@rule("FL-8.7")
def test_effects_before_the_choice() -> None:
    m = couple(hand={0: ["sweet-26", *FILL], 1: []})
    play(m, 0, "sweet-26")
    assert tokens(m, 0) == {"ext-up": 1}
    assert asked(m) == "react"


@rule("FL-8.8")
def test_what_both_decide_in_one_step_they_decide_at_the_same_moment() -> None:
    m = couple(
        story="sunday",
        hand={0: ["serious-5", *FILL], 1: []},
        destinies={0: ["devotion", "equals", "dominant"], 1: ["devotion", "equals"]},
        forgone={0: ["team"], 1: ["team", "dominant"]},
    )
    play(m, 0, "serious-5")
    choose(m, "b", "b")  # both swap in the team
    assert (asked(m), m.waiting) == ("destiny", [0, 1])


@rule("FL-8.8")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_chapter_the_first_player_goes_first(first: int) -> None:
    m = couple(first=first, chapter=0, stage="open_chapter", hand={0: list(FILL), 1: []})
    m.answer(0, "a")
    m.answer(1, "b")  # each discards a destiny
    assert [e["seat"] for e in events(m, "destiny")] == [first, 1 - first]


@rule("FL-8.8")
@pytest.mark.parametrize("player", [0, 1])
def test_where_an_order_matters_the_cards_player_goes_first(player: int) -> None:
    m = couple(
        turn=player,
        hand={player: ["serious-14", *FILL], 1 - player: []},
        decks={"occupations": ["chef", "model", "nurse", "guard", "dancer", "farmer"]},
    )
    play(m, player, "serious-14")
    choose(m, "a", "a")  # both change their occupation
    dealt = [{card["id"] for card in m.view(seat)["me"]["dealt"]} for seat in (0, 1)]
    assert dealt[player] == {"chef", "model", "nurse"}
    assert dealt[1 - player] == {"guard", "dancer", "farmer"}


@rule("FL-8.9")
def test_who_speaks() -> None:
    """The opening is the player's, an option its chooser's."""
    from tablee.games.fog_of_love.screen.show import show
    from tablee.games.fog_of_love.screen.speech import Speaker

    m = couple(hand={0: ["serious-3", *FILL], 1: []}, genders=("n", "f"))
    play(m, 0, "serious-3")
    say = m.game.catalogue
    opening = Speaker(show(truth(m), None), 0).args(say, "fr")
    option = Speaker(show(truth(m), None), 1).args(say, "fr")
    assert (opening["me"], opening["you"], opening["me_is"]) == ("Noor", "Sacha", "n")
    assert (option["me"], option["you"], option["me_is"]) == ("Sacha", "Noor", "f")


@rule("FL-8.9")
def test_the_texts_remember_what_was_chosen_before() -> None:
    from tablee.games.fog_of_love.screen.speech import memory

    m = couple(hand={0: ["sweet-9", *FILL], 1: ["sweet-2"]})
    play(m, 0, "sweet-9")
    choose(m, "c")
    play(m, 1, "sweet-2")
    choose(m, "a", "b")
    past = truth(m).past
    assert memory(past, 0)["you_sweet_9"] == memory(past, 1)["me_sweet_9"] == "c"
    assert memory(past, 0)["me_sweet_9"] == "no"
    assert memory(past, 0)["me_sweet_2"] == "a"
    assert memory(past[:1], 0)["me_sweet_2"] == "no"


@rule("FL-8.3")
def test_player_and_partner_by_who_played() -> None:
    """sweet-25, match: player +1, partner +3."""
    m = couple(turn=1, hand={1: ["sweet-25", *FILL], 0: ["sweet-5"]})
    play(m, 1, "sweet-25")
    choose(m, "a", "a")
    assert hearts(m) == [13, 11]
    settle(m)
    assert hand(m, 0) == ["sweet-5"]


@rule("FL-8.3")
def test_each_also_gets_the_token_of_the_others_choice() -> None:
    m = couple(hand={0: ["sweet-20", *FILL], 1: []})
    play(m, 0, "sweet-20")
    choose(m, "b", "c")
    assert tokens(m, 0) == tokens(m, 1) == {"dis-up": 1, "sen-up": 1}


@rule("FL-8.5")
@pytest.mark.parametrize(("lang", "words"), [("en", "to both of you"), ("fr", "à vous deux")])
def test_a_card_says_that_both_get_the_tokens(lang: str, words: str) -> None:
    m = couple(hand={0: ["sweet-20", *FILL], 1: []})
    assert words not in m.text(1, lang)
    for viewer in (0, 1):
        assert (words in m.text(viewer, lang)) == (viewer == 0)  # in hand
    play(m, 0, "sweet-20")
    for viewer in (0, 1, None):
        assert words in m.text(viewer, lang)
    choose(m, "a", "b")
    assert tokens(m, 0) == tokens(m, 1) == {"ext-down": 1, "dis-up": 1}
