"""What holds at every decision of every game, tried on seeded random ones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import tablee
from tablee.games.fear_of_the_dark.content.pack import BOX, CARDS, LOCK, OBSTRUCTION, TILES
from tablee.games.fear_of_the_dark.geometry import (
    DELTA,
    DOOR_AT,
    DOORS,
    INSIDE,
    SIDES,
    SQUARES,
    square_at,
    turned,
    xy,
)
from tablee.games.fear_of_the_dark.maze import beside, open_door, passable, steps
from tablee.games.fear_of_the_dark.rules.end import hopeless
from tablee.games.fear_of_the_dark.state import RULE_OF_END, Fear
from tests.fear_of_the_dark.play import GAME, MINDS, maze, new, told, truth, wander
from tests.rules import rule

LEVELS = ("easy", "normal", "hard", "nightmare")


def game(seed: int, **options: str) -> Iterator[tablee.Match]:
    """A random game, stopped at every decision and at its end. Every third maze is small."""
    rand = random.Random(seed)
    level = LEVELS[seed % 4]
    if seed % 3:
        m = new(f"property {seed}", difficulty=level, **options)
    else:
        m = small_maze(rand, difficulty=level, **options)
    for _ in range(600):
        yield m
        if m.outcome is not None:
            return
        m.answer(0, wander(m, rand))
    raise AssertionError("a game without end")


def small_maze(rand: random.Random, **options: str) -> tablee.Match:
    """Five rooms to the way out, one aside: a wanderer may win it."""
    rooms = rand.sample([tile.id for tile in BOX.rooms], 6)
    dangers = [kind for kind, copies in BOX.dangers.items() for _ in range(copies)]
    rand.shuffle(dangers)
    return maze(maze=rooms[1:], aside=rooms[:1], dangers=dangers, **options)


@pytest.mark.parametrize("seed", range(15))
@rule("FD-1.2", "FD-1.3", "FD-4.1", "FD-7.2", "FD-7.3")
def test_every_position_is_one_the_rules_allow(seed: int) -> None:
    options = {"terror": ["choose", "random"][seed % 2], "search": ["beside", "on"][seed % 3 > 1]}
    for m in game(seed, **options):
        t = truth(m)
        check_pawn(t)
        check_tokens(t)
        check_doors(t)
        check_minds(m)
        check_cards(t)
        check_events(m)
        check_secrets(m)


def check_pawn(t: Fear) -> None:
    assert t.pawn // 9 in t.grid
    assert t.pawn not in t.tokens, "never on a lock or an obstruction"


def check_tokens(t: Fear) -> None:
    laid = Counter(t.tokens.values())
    assert set(laid) <= {OBSTRUCTION, LOCK}
    assert laid[OBSTRUCTION] <= 10
    assert laid[LOCK] <= BOX.tokens["lock"]
    assert all(place // 9 in t.grid for place in t.tokens)
    assert 0 <= t.matches <= 6
    assert 0 <= t.door_tokens <= 2
    assert t.leak == -1 or t.leak in t.grid


def check_doors(t: Fear) -> None:
    """Rooms lie apart, and are open to each other only where both have a door."""
    tiles = [lying // 4 for lying in t.grid.values()]
    assert len(set(tiles)) == len(tiles)
    for cell in t.grid:
        for side in range(4):
            beyond = cell + DELTA[side]
            mine = t.doors(cell) >> side & 1
            place = cell * 9 + DOOR_AT[side]
            if beyond in t.grid:
                both = mine and t.doors(beyond) >> (side ^ 2) & 1
                assert (beside(t, place, side) >= 0) is bool(both)
                assert open_door(t, place) == -1
            else:
                assert beside(t, place, side) == -1
                assert (open_door(t, place) == side) is bool(mine)
        for local in range(9):
            for side in range(4):
                there = beside(t, cell * 9 + local, side)
                if there >= 0:
                    assert beside(t, there, side ^ 2) == cell * 9 + local, "and back again"
                    one, other = xy(cell * 9 + local), xy(there)
                    assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    for stealth in (False, True):
        slow = [side for side in range(4) if can_step(t, side, stealth)]
        quick = steps(t, t.pawn, stealth)
        assert [*quick.items()] == [(SIDES[n], beside(t, t.pawn, n)) for n in slow]


def can_step(t: Fear, side: int, stealth: bool) -> bool:
    there = beside(t, t.pawn, side)
    if there < 0:
        return open_door(t, t.pawn) == side
    return passable(t, there, stealth)


def check_minds(m: tablee.Match) -> None:
    view = m.view(0)
    assert view["light"] is bool(view["hand"])
    assert sorted(view["hand"] + view["mind"] + view["lost"]) == sorted(MINDS)


def check_cards(t: Fear) -> None:
    zones = [t.maze, t.aside, t.echoes, t.dangers, t.spent_dangers, t.terrors, t.box]
    zones += [list(slot) for slot in (*t.object_slots, *t.secret_slots)]
    zones += [t.objects, t.spent]
    cards = [card for zone in zones for card in zone]
    assert len(cards) == len(set(cards))
    held = 1 if t.placing else 0
    assert len(cards) + len(t.grid) - 1 + held == len(CARDS)
    assert sorted(t.faces) == list(range(len(CARDS)))


def check_events(m: tablee.Match) -> None:
    """The events alone tell where everything is. An event that is new and moves the pawn, a token
    or a match is counted here."""
    t = truth(m)
    steps = told(m, "step")
    last = (steps[-1]["x"], steps[-1]["y"]) if steps else (1, 1)
    assert xy(t.pawn) == last, "the pawn was moved by an event that is not counted here"
    placed = {(e["col"], e["row"]): (e["tile"], e["turn"]) for e in told(m, "place")}
    rooms = {(r["col"], r["row"]): (r["tile"], r["turn"]) for r in m.view(0)["rooms"]}
    assert rooms == placed | {(0, 0): ("start", 0)}
    tokens = {(2, 1): "lock", (1, 2): "obstruction"}
    for event in m.events(0):
        args = event["args"]
        if event["key"] in ("token", "collapse", "lockdown"):
            tokens[args["x"], args["y"]] = args["what"]
        elif event["key"] in ("clear", "unlock", "lever"):
            del tokens[args["x"], args["y"]]
    codes = {"obstruction": OBSTRUCTION, "lock": LOCK}
    there = {square_at(*place): codes[what] for place, what in tokens.items()}
    assert t.tokens == there, "a token was moved by an event that is not counted here"
    spent = len(told(m, "strike")) - len(told(m, "match-gained"))
    begin = told(m, "begin")
    left = (begin[0]["matches"] if begin else 6) - spent
    assert t.matches == left, "matches were moved by an event that is not counted here"
    told_lost = [e["card"] for e in told(m, "joker") + told(m, "lose-card")]
    assert sorted(told_lost) == sorted(m.view(0)["lost"])
    if m.ask is not None and m.ask.why == "plan":
        return  # from one light to the next: nobody sits in the dark meanwhile
    lit = [e["key"] for e in m.events(0) if e["key"] in ("light", "dark")]
    assert t.light is (lit[-1:] == ["light"])


def check_secrets(m: tablee.Match) -> None:
    """A view knows the kinds of open cards, and of hidden ones only their number."""
    t = truth(m)
    for seat in (0, None):
        view = m.view(seat)
        assert (view["maze_left"], view["aside"]) == (len(t.maze), len(t.aside))
        assert view["dangers_left"] == len(t.dangers)
        assert not any(t.knows(seat) >> card & 1 for card in t.maze + t.aside + t.dangers)
        for name in ("object_slots", "secret_slots"):
            for slot, cards in zip(view[name], getattr(t, name), strict=True):
                known = [t.face_for(seat, card) for card in reversed(cards)]
                assert [kind is None for kind in slot["known"]] == [f is None for f in known]
                assert slot["left"] == len(cards)


@pytest.mark.parametrize("seed", range(100, 180))
@rule("FD-3.3")
def test_no_hopeless_position_is_ever_played_on(seed: int) -> None:
    m = None
    for m in game(seed):
        if m.ask is not None and m.ask.why == "act":
            assert not hopeless(truth(m))
    assert m is not None
    assert m.outcome is not None


@pytest.mark.parametrize("seed", range(200, 208))
@rule("FD-5.7")
def test_every_option_offered_can_be_played_and_is_worded(seed: int) -> None:
    words = tablee.games()[GAME].catalogue
    rand = random.Random(seed)
    for m in game(seed):
        options = m.asks.get(0, ())
        if not isinstance(options, tuple) or rand.random() > 0.2:
            continue
        assert len(set(options)) == len(options)
        for choice in options:
            assert m.ask is not None
            key, _ = truth(m).label(m.ask, choice)
            assert words.has("en", key)
            assert words.has("fr", key)
            m.clone().answer(0, choice)


@pytest.mark.parametrize("seed", range(300, 308))
@rule("FD-5.1")
def test_every_event_is_worded_in_both_languages(seed: int) -> None:
    words = tablee.games()[GAME].catalogue
    *_, m = game(seed)
    for event in m.events(0):
        for lang in ("en", "fr"):
            said = words.format(lang, f"ev-{event['key']}", event["args"])
            assert said != f"ev-{event['key']}"
            assert "{" not in said
            assert "$" not in said


@pytest.mark.slow
@rule("FD-2.5")
def test_random_games_end_in_every_way() -> None:
    """The seeds above see much of the game; if not, other seeds are needed."""
    ends: Counter[str] = Counter()
    seen: set[str] = set()
    for seed in range(100, 180):
        *_, m = game(seed)
        ends[truth(m).end] += 1
        seen |= {event["key"] for event in m.events(0)}
    assert set(ends) == set(RULE_OF_END) - {"lose-gave-up"}
    assert {*BOX.dangers, "echo"} <= seen
    assert {"found", "clear", "step", "place", "token"} <= seen


# -- the grid ---------------------------------------------------------------------------------


@rule("FD-1.1")
def test_four_quarter_turns_are_none() -> None:
    for n, tile in enumerate(TILES):
        assert turned(tile.codes, 4) == tile.codes
        assert SQUARES[n * 4] == tile.codes
        assert len({DOORS[n * 4 + turn].bit_count() for turn in range(4)}) == 1
        corner = (0, 2, 8, 6)
        for turn in range(1, 4):
            lying = SQUARES[n * 4 + turn]
            moved = [tile.codes[corner[(k - turn) % 4]] for k in range(4)]
            assert [lying[c] for c in corner] == moved, "corners go round clockwise"
            assert lying[4] == tile.codes[4]


@rule("FD-7.1")
def test_coordinates_and_squares_are_one_to_one() -> None:
    for x in range(-20, 20):
        for y in range(-20, 20):
            assert xy(square_at(x, y)) == (x, y)
    assert sum(step >= 0 for steps in INSIDE for step in steps) == 24, "12 neighbours, both ways"
    assert SIDES == ("N", "E", "S", "W")


def better_done_otherwise(options: tuple[str, ...]) -> set[str]:
    """Two squares with a Walk, and burning a card for what it can be played for: allowed, but the
    card does the same for less, and only that is shown."""
    own = {option.removeprefix("play:") for option in options if option.startswith("play:")}
    less = {f"joker:{card}:{card}" for card in own}
    return less | {"two:walk"} if "walk" in own else less


@pytest.mark.parametrize("seed", range(4))
def test_the_view_groups_every_way_to_act_by_its_card(seed: int) -> None:
    """A screen reads no answer: what can be done with a card stands beside it."""
    for m in game(seed):
        if m.ask is None:
            return
        options, args = m.asks[0], m.ask.args or {}
        if not isinstance(options, tuple):
            continue
        if m.ask.why == "act":
            held = m.view(0)["held"]
            uses = {use["choice"]: (use["how"], one["card"]) for one in held for use in one["uses"]}
            uses |= {
                choice: ("joker", one["card"]) for one in held for choice in one["burnt"].values()
            }
            offered = {*options, "strike"} - better_done_otherwise(options)
            assert {*uses, "strike", "give-up"} == offered
            assert all(choice.split(":")[:2] == [*use] for choice, use in uses.items())
        elif "places" in args:
            assert len(args["places"]) == len(options)
        elif "cards" in args:
            assert [*map(":".join, zip(args["sources"], args["cards"], strict=True))] == [*options]
