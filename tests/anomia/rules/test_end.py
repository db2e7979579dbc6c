"""AN-6: the last card, the winner, once more."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    act,
    draw,
    names,
    new,
    phase,
    refuse,
    rivals,
    rolled,
    say,
    table,
    told,
    truth,
    view,
    win,
)
from tests.rules import rule


@rule("AN-6.1")
def test_the_game_ends_when_both_piles_are_empty() -> None:
    m = table(left=["river/sun"], right=["fruit/moon"])
    draw(m)
    assert phase(m) == "draw"
    draw(m, "right")
    assert (phase(m), m.ask) == ("over", None)
    assert m.outcome is not None
    refuse(m, 2, ("left", 0, 1, 100, 0), "AN-6.2")


@rule("AN-6.1")
def test_the_last_face_off_and_its_cascade_are_played_out() -> None:
    """Reading 12."""
    m = table(play={0: ["soup/leaf", "river/sun"], 2: ["cheese/leaf"]}, turn=1, left=["fruit/sun"])
    draw(m)
    assert (m.outcome, rivals(m)) == (None, [0, 1])
    win(m, 1, "Loire")
    assert (m.outcome, rivals(m)) == (None, [0, 2])
    win(m, 2, "minestrone")
    assert [result.won for result in m.outcome or ()] == [False, True, True, False]


@rule("AN-6.1")
def test_a_duel_card_as_the_last_card_is_rolled_and_resolved() -> None:
    """Reading 12: and nobody draws again."""
    m = rolled(("leaf", "moon"), left=["duel"], play={2: ["river/moon"], 3: ["fruit/leaf"]})
    assert (m.outcome, rivals(m)) == (None, [2, 3])
    win(m, 3, "Loire")
    assert m.outcome is not None
    m = table(left=["duel"])
    draw(m)
    assert m.outcome is not None
    assert len(told(m, "rolled")) == 1


@rule("AN-6.1", "AN-7.2")
def test_a_tie_card_that_went_under_a_pile_is_drawn_like_any_other() -> None:
    m = table(play={0: ["river/sun"]}, turn=1, left=["tree/key", "fruit/sun"])
    draw(m)
    say(m, 0, "mango", 1_000, 2_000, wait=200)
    say(m, 1, "Loire", 1_000, 2_100)
    assert (view(m)["piles"], m.outcome) == ([0, 0], None)
    win(m, 0, "oak")
    assert (view(m)["piles"], m.outcome) == ([1, 0], None)
    draw(m)
    assert names(m, truth(m).play[2]) == ["tree/key"]
    assert m.outcome is not None


@rule("AN-6.2")
@pytest.mark.parametrize(
    ("won", "keys"),
    [
        ((2, 1, 0), ("won-game", "lost", "lost")),
        ((1, 2, 2), ("lost", "shared", "shared")),
        ((0, 0, 0), ("shared", "shared", "shared")),
    ],
)
def test_most_won_cards_wins_and_a_tie_is_shared(
    won: tuple[int, ...], keys: tuple[str, ...]
) -> None:
    """Readings 13 and 14: the cards on the play piles do not count."""
    themes = iter(["soup", "cheese", "tree", "dance", "sport"])
    m = table(
        seats=3,
        won={seat: [f"{next(themes)}/key" for _ in range(count)] for seat, count in enumerate(won)},
        play={2: ["bird/leaf", "tool/bolt", "film/moon", "melts/wave", "colour/leaf"]},
        left=["river/sun"],
    )
    draw(m)
    assert m.outcome is not None
    assert tuple(result.key for result in m.outcome) == keys
    best = max(won)
    for result, count in zip(m.outcome, won, strict=True):
        assert (result.won, result.score, result.rule) == (count == best, count, "AN-6.2")
        assert result.args == {"cards": count, "best": best}


@rule("AN-6.3")
def test_another_game_is_played_with_another_pack() -> None:
    """The lot picks it, unless the table does."""
    assert {view(new(4, f"pack {n}"))["pack"] for n in range(20)} == {1, 2, 3}
    assert view(new(4, pack="3"))["pack"] == 3


@rule("AN-6.3", "AN-3.4")
def test_each_game_begins_with_nothing_said_and_nothing_won() -> None:
    """Reading 23."""
    m = new(5)
    shown = view(m, 0)
    assert (shown["burned"], shown["talked"], shown["won"]) == ([], [], [0] * 5)
    assert shown["challenges"] == [3] * 5
    act(m, 0, "ready")
    assert view(m)["ready"] == [0]
