"""What lies on the table: the state of a match, and the atoms that change it.

An atom changes the state and tells it, together. The questions that need more than one room (which
square is next to which, where a door leads) are in `maze.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct, field

from tablee.games.fear_of_the_dark.content.pack import (
    BACKS,
    BOX,
    CARDS,
    HOLE,
    LOCK,
    MIND_COUNTS,
    MINDS,
    OBSTRUCTION,
    TILES,
)
from tablee.games.fear_of_the_dark.geometry import (
    CENTRE,
    DELTA,
    DOORS,
    HOME,
    SIDES,
    SQUARES,
    col_row,
    xy,
)
from tablee.kernel import Card, CardState

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


class NewRoom(Struct, frozen=True):
    """A room that has been revealed and can be turned before it is laid (FD-7.3)."""

    card: Card
    cell: int
    door: int
    """The side of it that must have a door."""
    turns: tuple[int, ...]
    """The quarter turns to choose from."""


class Fear(CardState):
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
    """The square it stands on."""
    path: list[int] = field(default_factory=list)
    """Every square it has stood on, in order."""

    # cards, from the bottom of each deck to its top
    maze: list[Card] = field(default_factory=list)
    """The maze deck: rooms to be revealed."""
    aside: list[Card] = field(default_factory=list)
    """The rooms set aside (FD-2.2)."""
    echoes: list[Card] = field(default_factory=list)
    """Dark Echoes that have vanished (FD-8.3)."""
    dangers: list[Card] = field(default_factory=list)
    spent_dangers: list[Card] = field(default_factory=list)
    terrors: list[Card] = field(default_factory=list)
    """The Terrors that have struck (FD-9.1)."""
    object_slots: list[tuple[Card, ...]] = field(default_factory=list)
    secret_slots: list[tuple[Card, ...]] = field(default_factory=list)
    box: list[Card] = field(default_factory=list)
    """Cards that are not in this game (FD-2.3)."""
    objects: list[Card] = field(default_factory=list)
    """Objects kept until used (FD-5.8)."""
    spent: list[Card] = field(default_factory=list)
    """Objects and secrets that are used up."""

    # mind cards, counted by kind in the order of MINDS
    hand: list[int] = field(default_factory=lambda: [0] * len(MINDS))
    mind: list[int] = field(default_factory=lambda: list(MIND_COUNTS))
    """The mind deck."""
    lost: list[int] = field(default_factory=lambda: [0] * len(MINDS))
    """Lost for ever."""
    matches: int = 0

    steps: int = 0
    """Squares left of the movement under way; 0 when there is none."""
    stealth: bool = False
    """It may cross holes (FD-6.3)."""
    stepped: bool = False
    """The movement under way has left its first square: it may stop."""
    placing: NewRoom | None = None
    """The room that the player is turning now."""
    lit: bool = False
    """An action that was begun in the light is under way (FD-4.5)."""
    flares: bool = False
    """A match has been struck, and the hand that it gives is still to be chosen (FD-4.3)."""
    actions: int = 0
    """Actions taken so far."""
    doubt: bool = True
    """Something may have become impossible: check whether the position is hopeless (FD-3.3)."""
    end: str = ""
    """How it ended: a key of RULE_OF_END. Empty while it goes on."""

    backs: ClassVar[tuple[int, ...]] = BACKS

    # -- questions ----------------------------------------------------------------------------

    @property
    def easy(self) -> bool:
        return bool(self.options["difficulty"] == "easy")

    @property
    def light(self) -> bool:
        """FD-4.1: in the light exactly while you hold a mind card."""
        return any(self.hand)

    @property
    def terror_kills(self) -> bool:
        """FD-9.1: the next Terror is the end (not on easy)."""
        return bool(self.terrors) and not self.easy

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

    # -- atoms: the mind ----------------------------------------------------------------------

    def build_hand(self, cards: tuple[str, ...]) -> None:
        """FD-4.3: these cards, and no others, are the hand now."""
        for kind in range(len(MINDS)):
            self.mind[kind] += self.hand[kind]
            self.hand[kind] = 0
        for card in cards:
            kind = MINDS.index(card)
            self.mind[kind] -= 1
            self.hand[kind] += 1
        self.flares = False
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
        self.flares = True
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
        """FD-3: the game is over, and any movement with it."""
        self.end = end
        self.steps = 0
        self.emit("end", RULE_OF_END[end], outcome=end)

    def components(self) -> object:
        """FD-1.2: every card is in one place, and nine mind cards are somewhere."""
        zones: list[Iterable[Card]] = [
            self.maze, self.aside, self.echoes, self.dangers, self.spent_dangers, self.terrors,
            *self.object_slots, *self.secret_slots, self.box, self.objects, self.spent,
        ]  # fmt: skip
        laid = len(self.grid) - 1
        turning = 1 if self.placing else 0
        minds = [sum(n) for n in zip(self.hand, self.mind, self.lost, strict=True)]
        cards = sorted(card for zone in zones for card in zone)
        return len(cards) + laid + turning, len(cards) == len(set(cards)), minds
