"""From the truth to what a seat may know: everything hidden is counted, nothing more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.fear_of_the_dark.geometry import (
    DOORS,
    SIDES,
    SQUARES,
    col_row,
    xy,
)
from tablee.games.fear_of_the_dark.pack import CARDS, LOCK, MINDS, OBSTRUCTION, SQUARE_NAMES, TILES
from tablee.games.fear_of_the_dark.view import FearView, Placing, Reach, RoomView, SlotView

if TYPE_CHECKING:
    from tablee.games.fear_of_the_dark.rules import Fear
    from tablee.kernel import Card, Seat

TOKEN_NAMES = {OBSTRUCTION: "obstruction", LOCK: "lock", None: ""}


def show(m: Fear, seat: Seat | None) -> FearView:
    slots = [[_slot(m, seat, slot) for slot in s] for s in (m.object_slots, m.secret_slots)]
    moving = m.steps > 0
    return FearView(
        difficulty=m.options["difficulty"],
        light=m.light,
        matches=m.matches,
        hand=_minds(m.hand),
        mind=_minds(m.mind),
        lost=_minds(m.lost),
        rooms=[show_room(m, cell) for cell in m.grid],
        pawn=xy(m.pawn),
        maze_left=len(m.maze),
        aside=len(m.aside),
        dangers_left=len(m.dangers),
        dangers_seen=_kinds(m, m.spent_dangers),
        terrors=len(m.terrors),
        objects=_kinds(m, m.objects),
        spent=_kinds(m, m.spent),
        object_slots=slots[0],
        secret_slots=slots[1],
        moving=m.steps,
        stealth=m.stealth,
        placing=_placing(m),
        walk=reach(m, m.steps or 4, m.stealth),
        sneak=reach(m, 2, True) if m.light and not moving else [],
        doors_open=[(*xy(place), SIDES[side]) for place, side in m.open_doors()],  # type: ignore[misc]
        actions=m.actions,
        lost_path=[xy(place) for place in m.path],
        end=m.end,
    )


def reach(m: Fear, steps: int, stealth: bool) -> list[Reach]:
    """Every square within so many steps, by a shortest way; unknown rooms and the way out too."""
    found = [Reach(*xy(m.pawn), 0, "", "square")]
    places = [m.pawn]
    seen = {m.pawn}
    for place, here in zip(places, found, strict=False):
        if here.cost == steps or here.what != "square":
            continue
        for side in m.ways(place, stealth):
            path = here.path + SIDES[side]
            beside = m.beside(place, side)
            if beside < 0:
                x, y = _outside(place, side)
                what = "room" if m.maze else "exit"
                found.append(Reach(x, y, here.cost + 1, path, what))  # type: ignore[arg-type]
                places.append(place)
            elif beside not in seen:
                seen.add(beside)
                places.append(beside)
                found.append(Reach(*xy(beside), here.cost + 1, path, "square"))
    return found[1:]


def _outside(place: int, side: int) -> tuple[int, int]:
    x, y = xy(place)
    return x + (0, 1, 0, -1)[side], y + (-1, 0, 1, 0)[side]


def show_room(m: Fear, cell: int) -> RoomView:
    tokens = [TOKEN_NAMES[m.tokens.get(cell * 9 + local)] for local in range(9)]
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
        doors=_sides(DOORS[lying] | secret),
        secret_doors=_sides(secret),
        squares=[SQUARE_NAMES[square] for square in SQUARES[lying]],
        tokens=tokens,
        danger=TILES[tile].danger,
        leak=leak,
    )


def _placing(m: Fear) -> Placing | None:
    if m.placing is None:
        return None
    card, cell, door = m.placing
    tile = m.tile(card)
    ask = m.match.ask
    turns: Any = ask.options[0] if ask is not None and ask.why == "turn" else ()
    col, row = col_row(cell)
    rooms = [_room(tile * 4 + turn, cell, 0, [""] * 9, leak=False) for turn in turns]
    side: Any = SIDES[door]
    return Placing(TILES[tile].id, col, row, side, TILES[tile].danger, rooms)


def _slot(m: Fear, seat: Seat | None, cards: tuple[Card, ...]) -> SlotView:
    faces = (m.face_for(seat, card) for card in reversed(cards))
    return SlotView(len(cards), [None if face is None else str(CARDS[face]) for face in faces])


def _minds(counts: list[int]) -> Any:
    return [kind for kind, count in zip(MINDS, counts, strict=True) for _ in range(count)]


def _sides(mask: int) -> Any:
    return [side for n, side in enumerate(SIDES) if mask >> n & 1]


def _kinds(m: Fear, cards: list[Card]) -> Any:
    return [m.kind(card) for card in cards]
