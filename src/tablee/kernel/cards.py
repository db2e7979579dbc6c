"""Cards are ids; the face of an id is the secret.

Zones are lists of ids in the game's own fields, drawn from the end. Who knows which faces is kept
as one bit mask per seat and one for the spectator: `knows` is the only authority, for views,
events, bots and the leak test alike.

Ids are secrets too: whoever can follow an id through a shuffle knows where a card went. So a
shuffle leaves the ids where they are and deals their faces anew, and a card that moves unseen
swaps its id with another that nobody can tell from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from tablee.kernel.ask import Rand, Seat
from tablee.kernel.state import State

Card = int
Face = int


class CardState(State):
    """A state with cards. `backs[id]` tells which deck an id belongs to."""

    faces: list[Face] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    """Per seat, then for the spectator: a mask of the ids whose face is known."""
    seen: list[int] = field(default_factory=list)
    """The same, with what was known at some time since the last snapshot and then forgotten."""

    backs: ClassVar[tuple[int, ...]] = ()

    def deal_faces(self, faces: Iterable[Face]) -> None:
        """Before the setup: id i gets the i-th face, and nobody knows any."""
        self.faces = list(faces)
        self.known = [0] * (self.seats + 1)
        self.seen = self.known[:]

    def snapshot_taken(self) -> None:
        self.seen = self.known[:]

    def knows(self, seat: Seat | None) -> int:
        """The mask of ids whose face that seat knows."""
        return self.known[self.seats if seat is None else seat]

    def face_for(self, seat: Seat | None, card: Card) -> Face | None:
        """The face if that seat knows it."""
        return self.faces[card] if self.knows(seat) >> card & 1 else None

    def shuffle(self, zone: list[Card]) -> None:
        """Deal the faces of the zone anew among its ids; everybody forgets them."""
        for card, face in zip(zone, self.shuffled([self.faces[c] for c in zone]), strict=True):
            self.faces[card] = face
        self.forget(zone)

    def reveal(self, *cards: Card, to: Iterable[Seat] | None = None) -> None:
        """From now on everybody (or the seats in `to`) knows these faces."""
        mask = sum(1 << card for card in set(cards))
        who = range(self.seats + 1) if to is None else to
        for seat in who:
            if mask & ~self.known[seat]:
                self.known[seat] |= mask
                self.seen[seat] |= mask
                self.pen.touched = True

    def forget(self, cards: Iterable[Card]) -> None:
        keep = ~sum(1 << card for card in set(cards))
        self.known = [mask & keep for mask in self.known]

    def slip(self, card: Card, among: Iterable[Card], mover: Seat) -> Card:
        """`card` is about to move unseen by all but `mover`: the id under which it goes.

        It trades ids with a random card of `among` that every other viewer knows as much or as
        little of, so that no one can follow it.
        """
        others = [mask for seat, mask in enumerate(self.known) if seat != mover]
        alike = [
            c
            for c in among
            if self.backs[c] == self.backs[card]
            and all(mask >> c & 1 == mask >> card & 1 == 0 for mask in others)
        ]
        if card not in alike:
            return card
        new = alike[self.roll(len(alike))]
        self.faces[card], self.faces[new] = self.faces[new], self.faces[card]
        return new

    def imagine(self, seat: Seat | None, rand: Rand, now: State) -> None:
        """Another world that this seat could be in: unknown faces change places."""
        assert isinstance(now, CardState)
        unknown = ~(self.knows(seat) | now.seen[self.seats if seat is None else seat])
        decks: dict[int, list[Card]] = {}
        for card, back in enumerate(self.backs):
            if unknown >> card & 1:
                decks.setdefault(back, []).append(card)
        for ids in decks.values():
            for last in range(len(ids) - 1, 0, -1):
                a, b = ids[last], ids[rand.randrange(last + 1)]
                self.faces[a], self.faces[b] = self.faces[b], self.faces[a]
