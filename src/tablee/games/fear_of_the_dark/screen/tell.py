"""The position in words, part by part, for the ear and the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from tablee.games.fear_of_the_dark.geometry import PLACES
from tablee.games.fear_of_the_dark.screen.drawing import column, drawing, row
from tablee.games.fear_of_the_dark.screen.view import FearView, Reach, RoomView, SlotView
from tablee.games.fear_of_the_dark.screen.words import BETWEEN, things
from tablee.kernel import Catalogue, Part


def tell(view: FearView, say: Catalogue, lang: str) -> list[Part]:
    """What a seat may know, part by part."""
    return [part for part in Teller(view, say, lang).parts() if part.brief or part.lines]


class Teller:
    """Puts one view into words."""

    def __init__(self, view: FearView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    def parts(self) -> Iterator[Part]:
        view = self.view
        yield self.part("end", self.say.format(self.lang, f"{view.end}.story") if view.end else "")
        yield self.part("placing", *self.placing())
        yield self.part("light", self.light())
        yield self.part("maze", *self.maze())
        yield self.part("hand", self.cards("hand", view.hand))
        yield self.part("mind", self.cards("mind", view.mind))
        yield self.part("lost", self.cards("lost", view.lost))
        yield self.part("objects", self.cards("objects", view.objects))
        yield self.part("spent", self.cards("spent", view.spent))
        yield self.part("moving", self.moving())
        yield self.part("here", self.here())
        yield self.part("doors", self.doors(), *self.ways())
        yield self.part("map", "", *drawing(view, self.say, self.lang), self.line("key"))
        yield self.part("rooms", *self.rooms())
        yield self.part("slots", *self.slots())

    def line(self, key: str, **args: Any) -> str:
        return self.say.format(self.lang, f"view-{key}", args)

    def part(self, name: str, brief: str = "", *lines: str) -> Part:
        return Part(self.say.format(self.lang, f"part-{name}"), brief, lines)

    # -- what there is to act with ------------------------------------------------------------

    def light(self) -> str:
        view = self.view
        now = "light" if view.light else "out" if view.lit else "dark"
        told = self.line("flares" if view.flares else now, matches=view.matches)
        return f"{told} {self.line('lit')}" if view.lit else told

    def cards(self, key: str, cards: Sequence[str]) -> str:
        return self.line(key, cards=cards, count=len(cards)) if cards else ""

    def moving(self) -> str:
        steps, stealth = self.view.moving, self.view.stealth
        return self.line("moving", steps=steps, creeping=stealth) if steps or stealth else ""

    def slots(self) -> Iterator[str]:
        sides = {"objects": self.view.object_slots, "secrets": self.view.secret_slots}
        left = {name: ", ".join(str(slot.left) for slot in slots) for name, slots in sides.items()}
        yield self.line("slots", **left)
        for name, slots in sides.items():
            yield from (self.slot(name, n, slot) for n, slot in enumerate(slots, 1))

    def slot(self, deck: str, n: int, slot: SlotView) -> str:
        cards = [card or "unknown" for card in slot.known] or ["none"]
        return self.line(f"{deck}-slot", slot=n, cards=cards)

    # -- where one is -------------------------------------------------------------------------

    def maze(self) -> Iterator[str]:
        view = self.view
        yield self.line(
            "maze", left=view.maze_left, out=view.way_out, aside=view.aside,
            terrors=view.terrors, kills=view.terror_kills,
        )  # fmt: skip
        yield self.line("dangers", left=view.dangers_left, cards=view.dangers_seen or ["none"])
        yield self.line("game", difficulty=view.difficulty, actions=view.actions)

    def here(self) -> str:
        x, y = self.view.pawn
        room = self.room_at(x, y)
        assert room is not None
        here = self.line("here", tile=room.tile, place=PLACES[y % 3 * 3 + x % 3])
        around = zip("nesw", ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)), strict=True)
        words = {
            side: self.beside(what, room, self.room_at(*there))
            for what, (side, there) in zip(self.view.beside, around, strict=True)
        }
        flooded = [self.line("flooded")] if room.leak else []
        return " ".join([here, *flooded, self.line("beside", **words)])

    def beside(self, what: str, here: RoomView, room: RoomView | None) -> str:
        """What is next to the pawn; in another room, with the room that one would enter."""
        if room is None or room == here or what == "wall":
            return self.say.format(self.lang, f"what-{what}")
        return self.line("through", tile=room.tile, water=room.leak, there=what)

    def room_at(self, x: int, y: int) -> RoomView | None:
        there = (x // 3, y // 3)
        return next((room for room in self.view.rooms if (room.col, room.row) == there), None)

    # -- where one can go ---------------------------------------------------------------------

    def doors(self) -> str:
        """Open ones, by their rooms."""
        tiles = {(room.col, room.row): room.tile for room in self.view.rooms}
        doors = [(tiles.get((x // 3, y // 3)), side) for x, y, side in self.view.doors_open]
        told = [
            self.line("open", tile=tile, sides=[side for _, side in these])
            for tile, these in groupby(doors, key=lambda door: door[0])
        ]
        return self.line("doors", rooms=BETWEEN.join(told)) if told else self.line("no-doors")

    def ways(self) -> Iterator[str]:
        """The open doors that a movement can reach."""
        for movement, reach in self.view.reach.items():
            ways = [self.way(one) for one in reach if one.what]
            if ways:
                yield self.line("ways", movement=movement, ways=BETWEEN.join(ways))

    def way(self, one: Reach) -> str:
        return self.line("way", sides=list(one.path), goal=one.what)

    # -- rooms --------------------------------------------------------------------------------

    def rooms(self) -> Iterator[str]:
        """How many rooms, and the newest, which is what one would look at."""
        rooms = self.view.rooms
        newest = [self.room("newest", rooms[-1])] if len(rooms) > 1 else []
        yield " ".join([self.line("rooms", count=len(rooms)), *newest])
        yield from (self.room("room", room) for room in rooms)

    def room(self, key: str, room: RoomView) -> str:
        marks = [
            self.line("secret-doors", sides=room.secret_doors) if room.secret_doors else "",
            self.line("danger") if room.danger else "",
            self.line("flooded") if room.leak else "",
        ]
        where, lies = self.where(room.col, room.row), self.lies(room, room.what)
        told = self.line(key, tile=room.tile, **where, **lies)
        return " ".join([told, *filter(None, marks)])

    def where(self, col: int, at: int) -> dict[str, str]:
        return {"col": column(col, self.say, self.lang), "row": row(at, self.say, self.lang)}

    def lies(self, room: RoomView, squares: list[str]) -> dict[str, Any]:
        """Its doors, and what is in it."""
        return {"sides": room.doors, "things": things(squares, self.say, self.lang)}

    def placing(self) -> Iterator[str]:
        """The room that is being turned, and each way it can lie."""
        new = self.view.placing
        if new is None:
            return
        told = self.line("placing", tile=new.tile, side=new.side, **self.where(new.col, new.row))
        yield f"{told} {self.line('danger')}" if new.danger else told
        for room in new.choices:
            yield self.line("turned", turn=room.turn, **self.lies(room, room.squares))
