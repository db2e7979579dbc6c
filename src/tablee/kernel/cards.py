"""Cards are ids; the face of an id is the secret.

Zones are lists of ids in the game's own fields, drawn from the end. Who knows which faces is kept
as one bit mask per seat and one for the spectator: `knows` is the only authority, for views,
events, bots and the leak test alike.

Ids are secrets too: whoever can follow an id through a shuffle knows where a card went. So a
shuffle leaves the ids where they are and deals their faces anew, and a card that moves unseen
swaps its id with another that nobody can tell from it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from msgspec import field

from tablee.kernel.forms import Rand, Seat
from tablee.kernel.state import State

Card = int
Face = int


class CardState(State):
    """A state with cards."""

    faces: list[Face] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    """Per seat, then for the spectator: a mask of the ids whose face is known."""
    seen: list[int] = field(default_factory=list)
    """The same masks, in the ids of the last snapshot: every face that the viewer knew then or has
    learnt since, even if it has lost track of it again."""
    source: list[Card] = field(default_factory=list)
    """For each id, the id that its face had at the snapshot; empty while no face has moved."""

    @property
    def backs(self) -> tuple[int, ...]:
        """`backs[id]` tells which deck an id belongs to; a class constant if the box never
        changes."""
        return ()

    def deal_faces(self, faces: Iterable[Face]) -> None:
        """Before the setup: id i gets the i-th face, and nobody knows any."""
        self.faces = list(faces)
        self.known = [0] * (self.seats + 1)
        self.snapshot_taken()

    def snapshot_taken(self) -> None:
        self.seen = self.known[:]
        self.source = []

    def knows(self, seat: Seat | None) -> int:
        """The mask of ids whose face that seat knows."""
        return self.known[self.seats if seat is None else seat]

    def face_for(self, seat: Seat | None, card: Card) -> Face | None:
        """The face if that seat knows it."""
        return self.faces[card] if self.knows(seat) >> card & 1 else None

    def shuffle(self, zone: list[Card]) -> None:
        """Deal the faces of the zone anew among its ids; everybody forgets them."""
        self._deal_anew(zone)
        self.forget(zone)

    def _deal_anew(self, zone: list[Card]) -> dict[Card, Card]:
        """Shuffle the faces of the zone among its ids; returns the new id of each old one."""
        source = self.source or list(range(len(self.faces)))
        old = {card: (self.faces[card], source[card]) for card in zone}
        came_from = dict(zip(zone, self.shuffled(zone), strict=True))
        for card, before in came_from.items():
            self.faces[card], source[card] = old[before]
        self.source = source
        return {before: card for card, before in came_from.items()}

    def reveal(self, *cards: Card, to: Iterable[Seat] | None = None) -> None:
        """From now on everybody (or the seats in `to`) knows these faces."""
        mask = mask_of(cards)
        seen = mask_of([self.source[card] for card in cards]) if self.source else mask
        who = range(self.seats + 1) if to is None else to
        for seat in who:
            if mask & ~self.known[seat]:
                self.known[seat] |= mask
                self.seen[seat] |= seen
                self.match.touched = True

    def forget(self, cards: Iterable[Card]) -> None:
        if not any(self.known):
            return
        keep = ~mask_of(cards)
        self.known = [mask & keep for mask in self.known]

    def leave_unseen(self, card: Card, among: Iterable[Card], mover: Seat) -> Card:
        """Prepare `card` to leave its zone `among`, seen by `mover` alone; returns its new id.

        The faces of the zone are shuffled among its ids. The others can't tell which card went, so
        they forget all faces of the zone.
        """
        alike = [c for c in among if self.backs[c] == self.backs[card]]
        if card not in alike or len(alike) == 1:
            return card
        mine = [c for c in alike if self.known[mover] >> c & 1]
        goes = self._deal_anew(alike)
        self.forget(alike)
        self.known[mover] |= sum(1 << goes[c] for c in mine)
        return goes[card]

    def trade_faces(self, one: Card, other: Card) -> None:
        """Two cards change places unseen: their ids stay, their faces and who knows them move."""
        source = self.source = self.source or list(range(len(self.faces)))
        for row in (self.faces, source):
            row[one], row[other] = row[other], row[one]
        both = 1 << one | 1 << other
        self.known = [
            mask ^ both if mask >> one & 1 != mask >> other & 1 else mask for mask in self.known
        ]

    def imagine(self, seat: Seat | None, rand: Rand, now: State) -> None:
        """Shuffle, in each deck, the faces that this seat does not know."""
        assert isinstance(now, CardState)
        unknown = ~(self.knows(seat) | now.seen[self.seats if seat is None else seat])
        decks: dict[int, list[Card]] = defaultdict(list)
        for card, back in enumerate(self.backs):
            if unknown >> card & 1:
                decks[back].append(card)
        faces, pick = self.faces, rand.random
        for ids in decks.values():
            for last in range(len(ids) - 1, 0, -1):
                a, b = ids[last], ids[int(pick() * (last + 1))]
                faces[a], faces[b] = faces[b], faces[a]


def mask_of(cards: Iterable[Card]) -> int:
    """A bit mask with the bits of these ids set."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
