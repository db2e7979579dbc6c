"""One decision of the house bot: a method per question of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from tablee.games.fear_of_the_dark.bot.finds import Finds
from tablee.games.fear_of_the_dark.bot.odds import Odds, odds
from tablee.games.fear_of_the_dark.bot.planner import Planner
from tablee.games.fear_of_the_dark.bot.purse import purse, worst
from tablee.games.fear_of_the_dark.bot.sight import TILE_NUMBER, Hand, Sight, counts
from tablee.games.fear_of_the_dark.bot.trip import Move
from tablee.games.fear_of_the_dark.bot.ways import SLOT
from tablee.games.fear_of_the_dark.content.pack import (
    CLEAR,
    EMPTY,
    HOLE,
    LIGHT,
    MINDS,
    OBJECT,
    SEARCH,
)
from tablee.games.fear_of_the_dark.geometry import DOOR_AT, SIDES, SQUARES, cell_at, square_at

Answer = Any
View = Mapping[str, Any]


class House:
    """The context of one decision. ANSWERS names the method for each question."""

    def __init__(self, view: View, events: Sequence[Mapping[str, Any]], prompt: Any) -> None:
        self.view, self.events, self.prompt = view, events, prompt
        self.sight = Sight(view)
        self.odds: Odds = odds(view, events)
        self.finds = Finds(view)

    def worth(self, sight: Sight) -> float:
        return self.plan_from(sight)[0]

    def plan_from(self, sight: Sight) -> Move:
        return Planner(sight, self.odds, self.finds).best(purse(sight))

    # -- the asks -------------------------------------------------------------------------------

    def act(self) -> Answer:
        options = self.prompt.options
        if "use:match" in options:
            return "use:match"
        if "use:paper" in options and sum(self.sight.hand) == 1:
            return "use:paper"
        _, move = self.plan_from(self.sight)
        if move in options:
            return move
        return self.whatever()

    def whatever(self) -> Answer:
        """No plan leads out: do something that may reveal a way."""
        options = self.prompt.options
        for start in ("play:search", "use", "play", "two", "strike", "joker:search", "joker"):
            for option in options:
                if option.startswith(start):
                    return option
        return options[0]

    def step(self) -> Answer:
        _, move = self.plan_from(self.sight)
        options = self.prompt.options
        if move in options:
            return move
        return "stop" if "stop" in options else options[0]

    def plan(self) -> Answer:
        """FD-4.3: try every possible hand."""
        form = self.prompt.options
        best, choice = -1.0, form.items[: form.hi]
        planner = Planner(self.sight, self.odds, self.finds)
        looking = any(SLOT in way.kinds for way, _, _ in planner.ways)
        for hand in hands(counts(form.items), form.hi, self.sight.matches > 0, looking):
            chance, _ = planner.best(purse(self.sight)._replace(hand=hand))
            if chance > best:
                best = chance
                choice = tuple(MINDS[kind] for kind in range(6) for _ in range(hand[kind]))
        return choice

    def turn(self) -> Answer:
        placing = self.view["placing"]
        cell, tile = cell_at(placing["col"], placing["row"]), TILE_NUMBER[placing["tile"]]
        door = SIDES.index(placing["side"])
        reveal = next(e for e in reversed(self.events) if e["key"] == "reveal")
        walked = reveal["args"]["how"] == "walk"

        def worth(turn: int) -> float:
            sight = self.sight.with_room(cell, tile * 4 + turn)
            entry = SQUARES[tile * 4 + turn][DOOR_AT[door]]
            free = entry == EMPTY or entry > OBJECT or (entry == HOLE and sight.sneaking)
            if walked and free:
                sight.pawn = cell * 9 + DOOR_AT[door]
            if placing["danger"] or not (walked and free):
                sight.steps = 0
            return self.worth(sight)

        return self.best(worth)

    def target(self) -> Answer:
        next_to = self.sight.layout.next_to[self.sight.pawn]
        beside: dict[str, int] = {SIDES[side]: place for place, side in next_to}
        beside["here"] = self.sight.pawn
        if self.prompt.args["action"] == "search":
            return self.prompt.options[0]
        return self.best(lambda side: self.worth(self.sight.without_token(beside[side])))

    def lever(self) -> Answer:
        return self.best(lambda spot: self.worth(self.sight.without_token(place_of(spot))))

    def door(self) -> Answer:
        return self.best(
            lambda spot: self.worth(
                self.sight.with_door(place_of(spot), SIDES.index(spot.split(",")[2]))
            )
        )

    def map(self) -> Answer:
        def worth(spot: str) -> float:
            sight = self.sight.__copy__()
            sight.layout = sight.layout.closed(place_of(spot))
            return self.worth(sight)

        return self.best(worth)

    def terror(self) -> Answer:
        deck = [option for option in self.prompt.options if option.startswith("deck")]
        cards = self.sight.mind if deck else self.sight.hand
        return f"{'deck' if deck else 'hand'}:{MINDS[worst(cards, 0)]}"

    def best(self, worth: Callable[[Any], float]) -> Answer:
        return max(self.prompt.options, key=worth)


ANSWERS: dict[str, Callable[[House], Answer]] = {
    "act": House.act,
    "step": House.step,
    "plan": House.plan,
    "turn": House.turn,
    "target": House.target,
    "lever": House.lever,
    "door": House.door,
    "map": House.map,
    "terror": House.terror,
}
"""The `why` of a question -> what answers it."""


def place_of(spot: str) -> int:
    x, y = spot.split(",")[:2]
    return square_at(int(x), int(y))


def hands(cards: Hand, size: int, light: bool, looking: bool) -> list[Hand]:
    """Every sensible hand of that size: with Light if asked for, with Search only if of use."""
    most = [*cards[:SEARCH], min(cards[SEARCH], looking), cards[CLEAR]]
    found = [
        hand
        for hand in product(*(range(n + 1) for n in most))
        if sum(hand) == size and (hand[LIGHT] == light or not cards[LIGHT])
    ]
    return found or [hand for hand in product(*(range(n + 1) for n in cards)) if sum(hand) == size]


def house(view: View, events: Sequence[Mapping[str, Any]], prompt: Any, rand: Any) -> Answer:
    """The bot: a choice from what the Lost may see."""
    return ANSWERS[prompt.why](House(view, events, prompt))
