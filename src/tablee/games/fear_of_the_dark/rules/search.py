"""What is found: searching FD-6.5, secrets FD-10, objects FD-11."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import BOX, LOCK, OBJECT, SECRET
from tablee.games.fear_of_the_dark.geometry import SIDES, spot
from tablee.games.fear_of_the_dark.rules.rooms import Rooms
from tablee.games.fear_of_the_dark.state import LOST
from tablee.kernel import Asking, Step, turn

THINGS = ("match", "paper", "key")
"""Objects that are kept until used (FD-5.8)."""


class Finds(Rooms):
    # -- targets ------------------------------------------------------------------------------

    def next_to(self, token: int) -> dict[str, int]:
        """FD-7.1: the adjacent squares with such a token, by side."""
        places = ((side, self.beside(self.pawn, side)) for side in range(4))
        return {SIDES[s]: place for s, place in places if self.tokens.get(place) == token}

    def searchable(self, lit: bool) -> dict[str, int]:
        """FD-6.5: adjacent squares whose slot has a card; secrets only in the light."""
        places = {SIDES[side]: self.beside(self.pawn, side) for side in range(4)}
        if self.options["search"] == "on":
            places["here"] = self.pawn
        return {side: place for side, place in places.items() if self.can_search(place, lit)}

    def can_search(self, place: int, lit: bool) -> bool:
        square = self.square(place) if place >= 0 else 0
        if square > SECRET:
            return lit and bool(self.secret_slots[square - SECRET - 1])
        return square > OBJECT and bool(self.object_slots[square - OBJECT - 1])

    def target(self, places: dict[str, int], action: str, rule: str) -> Asking[int]:
        """Which of the adjacent squares; not asked when there is only one."""
        if len(places) == 1:
            return next(iter(places.values()))
        side = yield turn(LOST, tuple(places), "target", rule, {"action": action})
        return places[side]

    # -- searching ----------------------------------------------------------------------------

    def search(self, place: int) -> Step:
        """FD-6.5: take the top card of the slot that the square names."""
        square = self.square(place)
        secret = square > SECRET
        slot = square - (SECRET if secret else OBJECT) - 1
        what, slots = ("secret", self.secret_slots) if secret else ("object", self.object_slots)
        *rest, card = slots[slot]
        slots[slot], self.doubt = tuple(rest), True
        self.reveal(card)
        kind = self.kind(card)
        kept = kind in THINGS
        (self.objects if kept else self.spent).append(card)  # FD-5.8
        self.emit("search", "FD-6.5", what=what, slot=slot + 1)
        self.emit("found", "FD-5.8", card=kind, deck=what)
        if kind == "lever":
            yield from self.lever()
        elif kind == "secret-door":
            yield from self.secret_door()
        elif kind == "map":
            yield from self.map()
        elif kind == "intelligence":
            self.intelligence(slot)

    # -- secrets ------------------------------------------------------------------------------

    def secret_door(self) -> Step:
        """FD-10.1: a door in an empty wall of any room."""
        walls = self.empty_walls() if self.door_tokens else []
        if not walls:
            self.emit("nothing", "FD-10.4", card="secret-door")
            return
        place, side = yield from self.pick_spot(walls, "door", "FD-10.1")
        self.open_wall(place, side)

    def map(self) -> Step:
        """FD-10.2: the next room, at any unused door; its danger is ignored."""
        doors = self.open_doors() if self.maze else []
        if not doors:
            self.emit("nothing", "FD-10.4", card="map")
            return
        place, side = yield from self.pick_spot(doors, "map", "FD-10.2")
        self.emit("map", "FD-10.2")
        yield from self.reveal_room(place, side, "map")

    def pick_spot(
        self, spots: list[tuple[int, int]], why: str, rule: str
    ) -> Asking[tuple[int, int]]:
        named = {spot(place, side): (place, side) for place, side in spots}
        if len(named) == 1:
            return spots[0]
        answer = yield turn(LOST, tuple(named), why, rule)
        return named[answer]

    def intelligence(self, slot: int) -> None:
        """FD-10.3: look at both objects of the slot with the same number."""
        cards = self.object_slots[slot]
        if not cards:
            self.emit("nothing", "FD-10.4", card="intelligence")
            return
        self.reveal(*cards, to=(LOST,))
        secret = {"cards": [self.kind(card) for card in reversed(cards)]}
        unknown = ["unknown"] * len(cards)  # what a spectator sees
        self.emit(
            "intelligence", "FD-10.3", to=(LOST,), secret=secret, slot=slot + 1, cards=unknown
        )

    # -- objects ------------------------------------------------------------------------------

    def lever(self) -> Step:
        """FD-11.4: one lock anywhere falls open, at once."""
        locks = [place for place, token in self.tokens.items() if token == LOCK]
        if not locks:
            self.emit("nothing", "FD-11.4", card="lever")
            return
        place = locks[0]
        if len(locks) > 1:
            named = {spot(lock): lock for lock in locks}
            answer = yield turn(LOST, tuple(named), "lever", "FD-11.4")
            place = named[answer]
        self.take_token(place, "lever", "FD-11.4")

    def gain_match(self) -> None:
        """FD-11.1: one match token more."""
        assert self.matches < BOX.tokens["match"]
        self.matches += 1
        self.emit("match-gained", "FD-11.1", left=self.matches)
