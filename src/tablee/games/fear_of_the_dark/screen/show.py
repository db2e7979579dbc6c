"""The view of a seat: of hidden cards, only their number."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablee.games.fear_of_the_dark.content.pack import (
    LOCK,
    MINDS,
    OBSTRUCTION,
    SQUARE_NAMES,
    TILES,
)
from tablee.games.fear_of_the_dark.geometry import (
    DOORS,
    SIDES,
    SQUARES,
    Side,
    col_row,
    xy,
)
from tablee.games.fear_of_the_dark.maze import beside, next_to, open_door, open_doors, steps
from tablee.games.fear_of_the_dark.rules.light import strike_adds
from tablee.games.fear_of_the_dark.rules.movement import (
    ANY_CARD_STEPS,
    STEALTH_STEPS,
    WALK_STEPS,
)
from tablee.games.fear_of_the_dark.rules.search import searchable
from tablee.games.fear_of_the_dark.screen.acting import held
from tablee.games.fear_of_the_dark.screen.view import FearView, Placing, Reach, RoomView, SlotView
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Card, Seat, piece

TOKEN_NAMES = {OBSTRUCTION: "obstruction", LOCK: "lock", None: ""}
PRINTED = tuple([SQUARE_NAMES[square] for square in squares] for squares in SQUARES)
"""Per room as it lies: the names of its nine squares. Shared by all views, never changed."""
BARE = tuple(
    ["empty" if name in TOKEN_NAMES.values() else name for name in printed] for printed in PRINTED
)
"""The same, once all tokens are gone."""


def show(m: Fear, seat: Seat | None) -> FearView:
    objects, secrets = _slots(m, seat)
    cards = held(m)
    return FearView(
        difficulty=m.options["difficulty"],
        light=m.light,
        lit=m.lit and not m.light and not m.flares,
        flares=m.flares and not m.light,
        matches=m.matches,
        strike_adds=strike_adds(m),
        hand=_minds(m.hand),
        mind=_minds(m.mind),
        lost=_minds(m.lost),
        rooms=_rooms(m),
        pawn=xy(m.pawn),
        maze_left=len(m.maze),
        aside=len(m.aside),
        dangers_left=len(m.dangers),
        dangers_seen=_kinds(m, m.spent_dangers),
        terrors=len(m.terrors),
        objects=_kinds(m, m.objects),
        spent=_kinds(m, m.spent),
        object_slots=objects,
        secret_slots=secrets,
        moving=m.steps,
        stealth=m.stealth,
        placing=_placing(m),
        reach=_movements(m, m.light),
        aims=_aims(m) if cards else {},
        held=cards,
        way_out=way_out(m),
        doors_open=_doors_open(m),
        actions=m.actions,
        lost_path=_path(m),
        end=m.end,
        beside=[what_beside(m, side) for side in range(4)],
        terror_kills=m.terror_kills,
    )


def way_out(m: Fear) -> bool:
    """FD-7.4: whether open doors lead out; not while the last room is still to be laid."""
    return not m.maze and m.placing is None


@piece("steps stealth pawn grid tokens secret_doors maze placing")
def _movements(m: Fear, light: bool) -> dict[str, list[Reach]]:
    if m.steps:
        return {"step": reach(m, m.steps, m.stealth)}
    walk = reach(m, WALK_STEPS, False)
    return {
        "walk": walk,
        "stealth": reach(m, STEALTH_STEPS, True) if light else [],
        "two": [one for one in walk if len(one.path) <= ANY_CARD_STEPS],
    }


def _aims(m: Fear) -> dict[str, list[tuple[int, int]]]:
    about = {"search": searchable(m, m.light or m.flares), "clear": next_to(m, OBSTRUCTION)}
    return {action: [xy(place) for place in places.values()] for action, places in about.items()}


def reach(m: Fear, far: int, stealth: bool) -> list[Reach]:
    """Every square within so many steps, by a shortest way; unknown rooms and the way out too."""
    found: list[Reach] = []
    seen = {m.pawn}
    queue = [(m.pawn, "")]
    known = _ground(m, stealth)
    for place, path in queue:
        if len(path) == far:
            break
        ways = known.get(place)
        if ways is None:
            ways = known[place] = steps(m, place, stealth)
        for side, there in ways.items():
            if there in seen:
                continue
            longer = path + side
            if there >= 0:
                seen.add(there)
                queue.append((there, longer))
                found.append(Reach(*xy(there), longer))
            else:
                beyond = _outside(place, SIDES.index(side))
                found.append(Reach(*beyond, longer, "exit" if way_out(m) else "room"))
    return found


@piece("grid tokens secret_doors")
def _ground(m: Fear, stealth: bool) -> dict[int, dict[str, int]]:
    """The steps from each square. Empty at first: `reach` notes those it has looked for, which stay
    true until something is laid, taken away or opened."""
    return {}


def _outside(place: int, side: int) -> tuple[int, int]:
    x, y = xy(place)
    return x + (0, 1, 0, -1)[side], y + (-1, 0, 1, 0)[side]


def what_beside(m: Fear, side: int) -> str:
    """What the pawn would step on, or why it cannot step there."""
    place = beside(m, m.pawn, side)
    if place >= 0:
        return kind_at(m, place)
    if open_door(m, m.pawn) != side:
        return "wall"
    return "exit" if way_out(m) else "door"


def kind_at(m: Fear, place: int) -> str:
    """What there is on a square now: a token, or else what is printed."""
    cell, local = divmod(place, 9)
    return TOKEN_NAMES[m.tokens.get(place)] or BARE[m.grid[cell]][local]


@piece("grid tokens secret_doors leak")
def _rooms(m: Fear) -> list[RoomView]:
    return [show_room(m, cell) for cell in m.grid]


@piece("path")
def _path(m: Fear) -> list[tuple[int, int]]:
    return [*map(xy, m.path)]


@piece("grid secret_doors")
def _doors_open(m: Fear) -> list[tuple[int, int, Side]]:
    return [(*xy(place), SIDES[side]) for place, side in open_doors(m)]


def show_room(m: Fear, cell: int) -> RoomView:
    laid = m.tokens.get
    tokens = [TOKEN_NAMES[laid(place)] for place in range(cell * 9, cell * 9 + 9)]
    secret = m.secret_doors.get(cell, 0)
    return _room(m.grid[cell], cell, secret, tokens, leak=cell == m.leak)


def _room(lying: int, cell: int, secret: int, tokens: list[str], leak: bool) -> RoomView:
    tile, turn = divmod(lying, 4)
    col, row = col_row(cell)
    return RoomView(
        tile=TILES[tile].id,
        col=col,
        row=row,
        turn=turn,
        doors=sides(DOORS[lying] | secret),
        secret_doors=sides(secret),
        squares=PRINTED[lying],
        tokens=tokens,
        what=[token or bare for token, bare in zip(tokens, BARE[lying], strict=True)],
        danger=TILES[tile].danger,
        leak=leak,
    )


def _placing(m: Fear) -> Placing | None:
    room = m.placing
    if room is None:
        return None
    tile = m.tile(room.card)
    col, row = col_row(room.cell)
    rooms = [_room(tile * 4 + t, room.cell, 0, [""] * 9, leak=False) for t in room.turns]
    return Placing(TILES[tile].id, col, row, SIDES[room.door], TILES[tile].danger, rooms)


@piece("object_slots secret_slots faces known")
def _slots(m: Fear, seat: Seat | None) -> tuple[list[SlotView], list[SlotView]]:
    objects = [_slot(m, seat, slot) for slot in m.object_slots]
    return objects, [_slot(m, seat, slot) for slot in m.secret_slots]


def _slot(m: Fear, seat: Seat | None, cards: tuple[Card, ...]) -> SlotView:
    known = m.knows(seat)
    return SlotView(
        len(cards), [m.kind(card) if known >> card & 1 else None for card in reversed(cards)]
    )


def _minds(counts: list[int]) -> Any:
    return _minds_of(tuple(counts))


@cache
def _minds_of(counts: tuple[int, ...]) -> list[str]:
    """Shared by all views, never changed."""
    return [kind for kind, count in zip(MINDS, counts, strict=True) for _ in range(count)]


@cache
def sides(mask: int) -> list[Side]:
    return [side for n, side in enumerate(SIDES) if mask >> n & 1]


def _kinds(m: Fear, cards: list[Card]) -> Any:
    return [m.kind(card) for card in cards]
