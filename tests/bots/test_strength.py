"""The house bots are worth playing: fixed seeds, so the figures never change by chance."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.games.fiese_freunde.bot import BOTS
from tablee.kernel import Match

pytestmark = pytest.mark.slow

FLOORS = {"easy": 0.75, "normal": 0.6, "hard": 0.4, "nightmare": 0.15}
"""Well below what was measured over thousands of games, well above a plain bot (FD-1.4)."""


def run(game: str, names: list[str], seed: str, **options: str) -> Match:
    match = tablee.new_match(game, len(names), options, key=seed)
    return tablee.play(
        match, {s: bots.player(game, name, f"{seed}/{s}") for s, name in enumerate(names)}
    )


@pytest.mark.parametrize("difficulty", FLOORS)
def test_the_house_bot_finds_the_way_out(difficulty: str) -> None:
    games = [
        run("fear-of-the-dark", ["house"], f"strength {n}", difficulty=difficulty)
        for n in range(12)
    ]
    won = sum(game.outcome[0].won for game in games if game.outcome)
    assert won / len(games) >= FLOORS[difficulty]
    assert all(choice != "give-up" for game in games for _, choice in game.log)


@pytest.mark.parametrize("terror", ["choose", "random"])
@pytest.mark.parametrize("search", ["beside", "on"])
def test_house_rules_do_not_confuse_it(terror: str, search: str) -> None:
    game = run("fear-of-the-dark", ["house"], "house rules", terror=terror, search=search)
    assert game.outcome is not None


def test_in_fiese_freunde_it_beats_chance() -> None:
    won = 0
    for n in range(16):
        names = ["house", "random"] if n % 2 else ["random", "house"]
        game = run("fiese-freunde", names, f"chance {n}")
        won += any(result.won and names[result.seat] == "house" for result in game.outcome or ())
    assert won >= 13


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_itself_a_life_ends_with_a_winner(seats: int) -> None:
    for n in range(3):
        game = run("fiese-freunde", ["house"] * seats, f"itself {n}")
        assert any(result.won for result in game.outcome or ())


def by_the_flags(view: Any, events: Any, prompt: Any, rand: Any) -> Any:
    """Somebody new, who does what the screen of Fiese Freunde points at: realises goals, takes the
    card with the best flags, spends little, and else does anything."""
    options = prompt.options
    if prompt.why == "turn":
        flags = {
            offer["card"]["id"]: sum(1 if step["nearer"] else -1 for step in offer["moves"])
            for offer in view["offer"]
        }
        best = max(options, key=lambda o: 9 if "goal:" in o else flags.get(o.partition(":")[2], 0))
        return best if ":" in best else "pass"
    if prompt.why in ("open", "bid"):
        return next((o for o in ("bid:2", "bid:1", "bid:0") if o in options), "drop")
    if prompt.why == "call":
        return "stay"
    if isinstance(options, tuple):
        return options[int(rand.random() * len(options))]
    return BOTS["house"](view, events, prompt, rand)


def test_in_fiese_freunde_the_easy_bot_leaves_room_to_who_is_new() -> None:
    """Whoever goes by the screen is first or second of three, and the easy bot no fool either."""
    good, beaten = 0, 0
    for n in range(16):
        seat, seed = n % 3, f"easy {n}"
        match = tablee.new_match("fiese-freunde", 3, {}, key=seed)
        players = {s: bots.player("fiese-freunde", "easy", f"{seed}/{s}") for s in range(3)}
        players[seat] = bots.seated(by_the_flags, seed)
        realised = [
            len(board["realised"]) for board in tablee.play(match, players).view(0)["boards"]
        ]
        good += sum(one > realised[seat] for one in realised) < 2
        names = ["easy", "random"] if n % 2 else ["random", "easy"]
        game = run("fiese-freunde", names, f"no fool {n}")
        beaten += any(result.won and names[result.seat] == "easy" for result in game.outcome or ())
    assert good >= 13
    assert beaten >= 12
