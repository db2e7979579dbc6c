"""The maze as plain data, what can be seen from it, and the atoms that change it.

An atom changes the state and tells it, together; nothing else does either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from tablee.games.fear_of_the_dark.content.pack import (
    BACKS,
    BOX,
    CARDS,
    DANGER_IDS,
    HOLE,
    LOCK,
    MIND_COUNTS,
    MINDS,
    OBJECT_IDS,
    OBSTRUCTION,
    ROOM_IDS,
    SECRET_IDS,
    TILES,
)
from tablee.games.fear_of_the_dark.geometry import (
    CENTRE,
    DELTA,
    DOOR_AT,
    DOORS,
    HOME,
    INSIDE,
    SIDE_OF,
    SIDES,
    SQUARES,
    col_row,
    xy,
)
from tablee.kernel import Card, CardState, Result

LOST = 0
"""The seat of the only player, the Lost."""
RULE_OF_END = {
    "win": "FD-3.1",
    "lose-mind": "FD-3.2",
    "lose-terror": "FD-3.2",
    "lose-echo": "FD-8.4",
    "lose-hopeless": "FD-3.3",
    "lose-gave-up": "FD-3.3",
}


class Maze(CardState):
    """FD-1: what lies on the table. Mind cards are open, so they are counted by kind."""

    grid: dict[int, int] = field(default_factory=dict)
    """Cell -> the room that lies there (tile * 4 + turn)."""
    tokens: dict[int, int] = field(default_factory=dict)
    """Square -> OBSTRUCTION or LOCK."""
    secret_doors: dict[int, int] = field(default_factory=dict)
    """Cell -> mask of the sides with a door token."""
    door_tokens: int = BOX.tokens["secret-door"]
    leak: int = -1
    """The cell with the leak token."""
    pawn: int = HOME * 9 + CENTRE
    path: list[int] = field(default_factory=list)

    maze: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    echoes: list[Card] = field(default_factory=list)
    dangers: list[Card] = field(default_factory=list)
    spent_dangers: list[Card] = field(default_factory=list)
    terrors: list[Card] = field(default_factory=list)
    object_slots: list[tuple[Card, ...]] = field(default_factory=list)
    secret_slots: list[tuple[Card, ...]] = field(default_factory=list)
    box: list[Card] = field(default_factory=list)
    objects: list[Card] = field(default_factory=list)
    spent: list[Card] = field(default_factory=list)

    hand: list[int] = field(default_factory=lambda: [0] * len(MINDS))
    mind: list[int] = field(default_factory=lambda: list(MIND_COUNTS))
    lost: list[int] = field(default_factory=lambda: [0] * len(MINDS))
    matches: int = 0

    steps: int = 0
    stealth: bool = False
    stepped: bool = False
    """The movement under way has left its first square: it may stop."""
    placing: tuple[Card, int, int] | None = None
    """A room in the hand of fate: the card, its cell, the side that must have a door."""
    lit: bool = False
    """The action under way was begun in the light (FD-4.5)."""
    actions: int = 0
    doubt: bool = True
    """Something may have become impossible: look whether there is hope left (FD-3.3)."""
    end: str = ""

    backs: ClassVar[tuple[int, ...]] = BACKS

    # -- setup --------------------------------------------------------------------------------

    def setup(self) -> None:
        """FD-2: lay the start tile, shuffle, deal the slots, choose the difficulty."""
        self.deal_faces(range(len(CARDS)))
        rooms, dangers = list(ROOM_IDS), list(DANGER_IDS)
        objects, secrets = list(OBJECT_IDS), list(SECRET_IDS)
        for deck in (rooms, objects, secrets, dangers):
            self.shuffle(deck)
        self.aside, self.maze = rooms[:3], rooms[3:]
        self.box = [objects.pop(), secrets.pop()]
        self.object_slots = [tuple(objects[n : n + 2]) for n in range(0, 8, 2)]
        self.secret_slots = [tuple(secrets[n : n + 2]) for n in range(0, 8, 2)]
        self.dangers = dangers
        self.matches = BOX.difficulty[self.options["difficulty"]]
        self.emit("begin", "FD-2.5", difficulty=self.options["difficulty"], matches=self.matches)
        self.grid[HOME] = 0
        self.path.append(self.pawn)
        self.lay_tokens(HOME)

    @property
    def easy(self) -> bool:
        return bool(self.options["difficulty"] == "easy")

    # -- what can be seen ---------------------------------------------------------------------

    @property
    def light(self) -> bool:
        """FD-4.1: in the light exactly while you hold a mind card."""
        return any(self.hand)

    @property
    def mind_left(self) -> int:
        return sum(self.hand) + sum(self.mind)

    @property
    def cell(self) -> int:
        return self.pawn // 9

    def kind(self, card: Card) -> str:
        """What is printed on an open card."""
        return str(CARDS[self.faces[card]])

    def tile(self, card: Card) -> int:
        """Number of the tile on a room card."""
        return self.faces[card] + 1

    def square(self, place: int) -> int:
        """What is printed there."""
        cell, local = divmod(place, 9)
        return SQUARES[self.grid[cell]][local]

    def doors(self, cell: int) -> int:
        """Mask of the sides with a door, printed or token."""
        return DOORS[self.grid[cell]] | self.secret_doors.get(cell, 0)

    def passable(self, place: int, stealth: bool) -> bool:
        """FD-7.2: no lock, no obstruction; a hole only with Stealth."""
        return place not in self.tokens and (stealth or self.square(place) != HOLE)

    def beside(self, place: int, side: int) -> int:
        """FD-7.1: the square next to this one; through a door, not a wall. -1: none."""
        cell, local = divmod(place, 9)
        inside = INSIDE[local][side]
        if inside >= 0:
            return cell * 9 + inside
        return self.through(cell, side) if SIDE_OF[local] == side else -1

    def through(self, cell: int, side: int) -> int:
        """The square beyond the door on that side; -1 if a wall or no room is there."""
        beyond = cell + DELTA[side]
        if beyond not in self.grid or not self.doors(cell) >> side & 1:
            return -1
        return beyond * 9 + DOOR_AT[side ^ 2] if self.doors(beyond) >> (side ^ 2) & 1 else -1

    def open_door(self, place: int) -> int:
        """The side on which a door of this square leads to no room yet, or -1."""
        cell, local = divmod(place, 9)
        side = SIDE_OF[local]
        if side >= 0 and cell + DELTA[side] not in self.grid and self.doors(cell) >> side & 1:
            return side
        return -1

    def ways(self, place: int, stealth: bool) -> list[int]:
        """FD-7: the sides to which one step can be made from here."""
        cell, local = divmod(place, 9)
        squares, tokens, corner = SQUARES[self.grid[cell]], self.tokens, cell * 9
        sides = []
        for side, inside in enumerate(INSIDE[local]):
            if inside >= 0:
                if (stealth or squares[inside] != HOLE) and corner + inside not in tokens:
                    sides.append(side)
            elif SIDE_OF[local] == side:
                beyond = self.through(cell, side)
                if self.passable(beyond, stealth) if beyond >= 0 else self.open_door(place) >= 0:
                    sides.append(side)
        return sides

    def open_doors(self) -> list[tuple[int, int]]:
        """FD-10.2: every unused door, as the square inside it and its side."""
        return [
            (cell * 9 + DOOR_AT[side], side)
            for cell in self.grid
            for side in range(4)
            if self.doors(cell) >> side & 1 and cell + DELTA[side] not in self.grid
        ]

    def empty_walls(self) -> list[tuple[int, int]]:
        """FD-10.1: the sides without a door; a wall between two rooms is listed once."""
        return [
            (cell * 9 + DOOR_AT[side], side)
            for cell in self.grid
            for side in range(4)
            if not self.doors(cell) >> side & 1 and not self._listed_behind(cell, side)
        ]

    def _listed_behind(self, cell: int, side: int) -> bool:
        beyond = cell + DELTA[side]
        if beyond not in self.grid or self.doors(beyond) >> (side ^ 2) & 1:
            return False
        return beyond < cell

    # -- atoms: the mind ----------------------------------------------------------------------

    def build(self, cards: tuple[str, ...]) -> None:
        """FD-4.3: these cards, and no others, are the hand now."""
        for kind in range(len(MINDS)):
            self.mind[kind] += self.hand[kind]
            self.hand[kind] = 0
        for card in cards:
            kind = MINDS.index(card)
            self.mind[kind] -= 1
            self.hand[kind] += 1
        self.emit("plan", "FD-4.3", cards=list(cards))
        if cards and not self.lit:
            self.emit("light", "FD-4.1")

    def put_back(self, kind: int, relit: bool = False) -> None:
        """FD-5.2: a played card returns to the mind deck. `relit`: for a new light at once."""
        self.hand[kind] -= 1
        self.mind[kind] += 1
        if not relit:
            self._dark_if_empty()

    def lose(self, kind: int, from_hand: bool, relit: bool = False) -> None:
        """A mind card is lost for ever."""
        (self.hand if from_hand else self.mind)[kind] -= 1
        self.lost[kind] += 1
        if from_hand and not relit:
            self._dark_if_empty()

    def drop_hand(self, event: str, rule: str) -> None:
        """The whole hand returns to the mind deck (FD-9.3, FD-9.6)."""
        if self.light:
            self.mind = [deck + hand for deck, hand in zip(self.mind, self.hand, strict=True)]
            self.hand = [0] * len(MINDS)
            self.emit(event, rule)
            self._dark_if_empty()

    def _dark_if_empty(self) -> None:
        if not any(self.hand):
            self.doubt = True
            self.emit("dark", "FD-4.4")

    def spend_match(self, rule: str) -> None:
        self.matches -= 1
        self.emit("strike", rule, left=self.matches)

    # -- atoms: the maze ----------------------------------------------------------------------

    def walk_to(self, place: int, side: int) -> None:
        """One step. FD-9.6: whoever comes into the room of the leak loses the hand."""
        came_in = place // 9 != self.cell
        self.doubt |= self.square(self.pawn) == HOLE  # there may be no way back onto it
        self.pawn = place
        self.path.append(place)
        x, y = xy(place)
        self.emit("step", "FD-7.1", x=x, y=y, side=SIDES[side])
        if came_in and place // 9 == self.leak:
            self.drop_hand("leak-hand", "FD-9.6")

    def place_room(self, cell: int, tile: int, turn: int) -> None:
        """FD-7.3: the room is joined door to door."""
        self.grid[cell] = tile * 4 + turn
        self.placing, self.doubt = None, True
        col, row = col_row(cell)
        self.emit("place", "FD-7.3", tile=TILES[tile].id, col=col, row=row, turn=turn)

    def put_token(self, place: int, what: int, event: str, rule: str) -> None:
        """A lock or an obstruction; FD-1.3: with the supply empty, nothing is laid."""
        name = "lock" if what == LOCK else "obstruction"
        laid = sum(token == what for token in self.tokens.values())
        if laid >= BOX.tokens[name]:
            self.emit("no-token", "FD-1.3", what=name)
            return
        self.tokens[place], self.doubt = what, True
        x, y = xy(place)
        self.emit(event, rule, what=name, x=x, y=y)

    def lay_tokens(self, cell: int) -> None:
        """FD-7.5: tokens on the highlighted squares of a room."""
        for local, square in enumerate(SQUARES[self.grid[cell]]):
            place = cell * 9 + local
            if square in (OBSTRUCTION, LOCK) and place not in self.tokens:
                self.put_token(place, square, "token", "FD-7.5")

    def take_token(self, place: int, event: str, rule: str) -> None:
        del self.tokens[place]
        self.doubt = True
        x, y = xy(place)
        self.emit(event, rule, x=x, y=y)

    def open_wall(self, place: int, side: int) -> None:
        """FD-10.1: a door token; between two rooms it opens both."""
        self.door_tokens -= 1
        cell = place // 9
        beyond = cell + DELTA[side]
        self.secret_doors[cell] = self.secret_doors.get(cell, 0) | 1 << side
        if beyond in self.grid and not self.doors(beyond) >> (side ^ 2) & 1:
            self.secret_doors[beyond] = self.secret_doors.get(beyond, 0) | 1 << (side ^ 2)
        x, y = xy(place)
        self.emit("secret-door", "FD-10.1", x=x, y=y, side=SIDES[side])

    # -- the end ------------------------------------------------------------------------------

    def finish(self, end: str) -> None:
        self.end = end
        self.steps = 0
        self.emit("end", RULE_OF_END[end], outcome=end)

    def results(self) -> list[Result]:
        return [Result(LOST, self.end == "win", self.end, RULE_OF_END[self.end])]

    def components(self) -> object:
        """FD-1.2: every card is in one place, and nine mind cards are somewhere."""
        zones: list[Iterable[Card]] = [
            self.maze,
            self.aside,
            self.echoes,
            self.dangers,
            self.spent_dangers,
        ]
        zones += [self.terrors, *self.object_slots, *self.secret_slots]
        zones += [self.box, self.objects, self.spent]
        laid = len(self.grid) - 1
        holding = 1 if self.placing else 0
        minds = [sum(n) for n in zip(self.hand, self.mind, self.lost, strict=True)]
        cards = sorted(card for zone in zones for card in zone)
        return len(cards) + laid + holding, len(cards) == len(set(cards)), minds
