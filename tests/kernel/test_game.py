"""The registry, and how a match is begun."""

from __future__ import annotations

import pytest

import tablee
import tablee.lab.teaching
import tablee.lab.yardsticks
from tablee.kernel import Refused


def test_games_are_found_by_their_id() -> None:
    assert tablee.games()["magpies"] is tablee.lab.teaching.GAME
    with pytest.raises(Refused) as refused:
        tablee.new_match("chess")
    assert "chess" in refused.value.message("fr")


def test_a_match_has_as_many_seats_as_the_game_allows() -> None:
    assert tablee.new_match("magpies").seats == 2
    with pytest.raises(Refused) as refused:
        tablee.new_match("magpies", 9)
    assert "9" in refused.value.message("en")


def test_options_are_settled() -> None:
    assert tablee.new_match("magpies").options == {"rounds": 5}
    assert tablee.new_match("magpies", options={"rounds": 3}).options == {"rounds": 3}
    for wrong in ({"rounds": 4}, {"weather": "rain"}):
        with pytest.raises(Refused) as refused:
            tablee.new_match("magpies", options=wrong)
        assert refused.value.key == "no-such-setting"


def test_the_same_key_gives_the_same_match() -> None:
    one, two, three = (tablee.new_match("magpies", key=key) for key in ("a", "a", "b"))
    assert one.view(0) == two.view(0) != three.view(0)


def test_a_match_is_replayed_from_its_log() -> None:
    bot = tablee.random_bot(3)
    match = tablee.play(tablee.new_match("magpies", 2, key="log"), {0: bot, 1: bot})
    again = tablee.replay("magpies", 2, None, "log", match.log)
    assert again.events(None) == match.events(None)
    assert again.outcome == match.outcome


def test_only_some_games_build_positions_by_hand() -> None:
    with pytest.raises(tablee.RuleError, match="no scenario"):
        tablee.scenario("tic-tac-toe")
