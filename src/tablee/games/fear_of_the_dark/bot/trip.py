"""One way to a door, and every sensible way to pay for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from tablee.games.fear_of_the_dark.bot.purse import EXACT, Purse
from tablee.games.fear_of_the_dark.bot.ways import BLOCKED, FREE, HOLE, LOCKED, SLOT, Way
from tablee.games.fear_of_the_dark.content.pack import (
    CLEAR,
    LIGHT,
    MINDS,
    SCOUT,
    SEARCH,
    SECRET,
    STEALTH,
    WALK,
)
from tablee.games.fear_of_the_dark.geometry import SIDES

if TYPE_CHECKING:
    from tablee.games.fear_of_the_dark.bot.planner import Planner

Move = tuple[float, str]
"""The chance to win, and the first action towards it."""
NONE: Move = (0.0, "")


class Trip:
    """One way to one door. Each method gives the best first move from there, with its chance."""

    def __init__(self, planner: Planner, way: Way, door: int, other: float) -> None:
        self.planner, self.way, self.door, self.other = planner, way, door, other
        self.sight = planner.sight
        self.side = planner.sight.layout.doors[door]
        self.leak = planner.sight.leak
        self.kinds, self.runs = way.kinds, self._runs()
        self.known: dict[tuple[int, int, bool, bool, Purse], Move] = {}

    def _runs(self) -> list[int]:
        """For each square of the way: how many free ones follow it in a row."""
        runs, row = [0], 0
        for kind, place in zip(reversed(self.way.kinds), reversed(self.way.places), strict=True):
            row = row + 1 if kind == FREE and place // 9 != self.leak else 0
            runs.append(row)
        return runs[::-1]

    def go(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> Move:
        """From square number `at` of the way on. `opened`: the next square was in the way."""
        key = (at, steps, sneaking, opened, purse)
        move = self.known.get(key)
        if move is None:
            move = self.known[key] = self._go(at, steps, sneaking, opened, purse)
        return move

    def _go(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> Move:
        if steps:
            return self.stride(at, steps, sneaking, opened, purse)
        if at == len(self.kinds):
            return self.arrived(0, purse)
        if purse.fresh != EXACT:
            return self.run(at, 0, False, opened, purse), ""
        kind = FREE if opened else self.kinds[at]
        if kind == LOCKED:
            return self.go(at, 0, False, True, purse)[0], "use:key"
        if not any(purse.owned):
            return NONE
        return max(self.pay(at, kind, opened, purse), default=NONE)

    def stride(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> Move:
        """As far as the steps lead."""
        start, kinds, places = at, self.kinds, self.way.places
        while steps and at < len(kinds):
            jump = min(steps, self.runs[at])
            if jump:
                at, steps, opened = at + jump, steps - jump, False
                continue
            kind = FREE if opened else kinds[at]
            if kind != FREE and not (kind == HOLE and sneaking):
                break
            if places[at] // 9 == self.leak:
                purse = purse.blown()
            at, steps, opened = at + 1, steps - 1, False
        if at == len(kinds):
            chance, move = self.arrived(steps, purse)
        else:
            chance, move = self.go(at, 0, False, opened, purse)[0], "stop"
        return chance, SIDES[self.way.sides[start]] if at > start else move

    # -- paying for the next squares ------------------------------------------------------------

    def pay(self, at: int, kind: str, opened: bool, purse: Purse) -> Iterator[Move]:
        if purse.lit:
            yield from self.in_light(at, kind, opened, purse)
            if purse.hand[LIGHT] and purse.matches and sum(purse.hand) <= 3:
                yield self.go(at, 0, False, opened, purse.relit())[0], "play:light"
            return
        here = self.way.places[at - 1] if at else self.sight.pawn
        yield from self.in_dark(at, kind, opened, purse)
        if purse.matches and here // 9 != self.leak:
            yield self.go(at, 0, False, opened, purse.strike())[0], "strike"
            bad = purse.to_burn()
            if bad >= 0:
                chance = self.go(at, 0, False, opened, purse.burn(bad).relit())[0]
                yield chance, f"joker:{MINDS[bad]}:light"

    def in_light(self, at: int, kind: str, opened: bool, purse: Purse) -> Iterator[Move]:
        hand = purse.hand
        if kind == FREE:
            if hand[WALK]:
                yield self.go(at, 4, False, opened, purse.play(WALK))[0], "play:walk"
            for card in islice(self.cheap(at, purse), 2):
                yield self.go(at, 2, False, opened, purse.play(card))[0], f"two:{MINDS[card]}"
            if hand[STEALTH] and HOLE in self.kinds[at : at + 2]:
                yield self.go(at, 2, True, opened, purse.play(STEALTH))[0], "play:stealth"
            return
        card = {BLOCKED: CLEAR, HOLE: STEALTH, SLOT: SEARCH}[kind]
        if hand[card]:
            yield self.act(at, kind, purse.play(card)), f"play:{MINDS[card]}"
        elif (bad := purse.to_burn()) >= 0:
            yield self.act(at, kind, purse.burn(bad)), f"joker:{MINDS[bad]}:{MINDS[card]}"

    def in_dark(self, at: int, kind: str, opened: bool, purse: Purse) -> Iterator[Move]:
        bad = purse.to_burn()
        if bad < 0:
            return
        if kind == FREE:
            yield self.go(at, 4, False, opened, purse.burn(bad))[0], f"joker:{MINDS[bad]}:walk"
        elif kind == BLOCKED:
            yield self.act(at, kind, purse.burn(bad)), f"joker:{MINDS[bad]}:clear"
        elif kind == SLOT and self.sight.layout.slots[self.way.places[at]] < SECRET:
            yield self.act(at, kind, purse.burn(bad)), f"joker:{MINDS[bad]}:search"

    def cheap(self, at: int, purse: Purse) -> Iterator[int]:
        """Cards for two squares, those first that the rest of the way can do without."""
        ahead, hand = self.kinds[at:], purse.hand
        needed = {CLEAR: BLOCKED in ahead, STEALTH: HOLE in ahead, SEARCH: SLOT in ahead}
        for late in (False, True):
            for card in (SEARCH, CLEAR, STEALTH, SCOUT, WALK, LIGHT):
                if hand[card] and needed.get(card, False) == late:
                    if card == LIGHT and purse.matches:
                        continue
                    yield card

    def act(self, at: int, kind: str, purse: Purse) -> float:
        """The obstacle has been dealt with."""
        if kind == BLOCKED:
            return self.go(at, 0, False, True, purse)[0]
        if kind == HOLE:
            return self.go(at, 2, True, False, purse)[0]
        gain = self.planner.finds.gain(self.sight.layout.slots[self.way.places[at]], purse)
        return self.go(at + 1, 0, False, False, purse._replace(found=purse.found + gain))[0]

    def run(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> float:
        """With a hand still to be chosen, only the number of cards counts."""
        light, owned, kinds = purse.fresh, purse.owned, self.way.kinds
        minds = sum(owned)
        while at < len(kinds):
            kind = FREE if opened else kinds[at]
            if steps and (kind == FREE or (kind == HOLE and sneaking)):
                steps, at, opened = steps - 1, at + 1, False
                continue
            steps = 0
            if kind == LOCKED:
                opened = True
                continue
            if minds <= 0 or (kind == HOLE and light <= 0):
                return 0.0
            if light > 0:
                light = max(0.0, light - 1)
                card = {BLOCKED: CLEAR, HOLE: STEALTH, SLOT: SEARCH}.get(kind, WALK)
                minds -= not owned[card]
            else:
                minds -= 1
            if kind == BLOCKED:
                opened = True
            elif kind == SLOT:
                light += 1.5
                at += 1
            else:
                sneaking = kind == HOLE
                steps = 2 if sneaking else 4
        return self.arrived(steps, purse._replace(fresh=light, owned=(minds, 0, 0, 0, 0, 0)))[0]

    # -- at the door ----------------------------------------------------------------------------

    def arrived(self, steps: int, purse: Purse) -> Move:
        n = self.planner.n
        if n == 0:
            return self.out(steps, purse)
        if purse.fresh != EXACT:
            return self.planner.at_door(n, purse.fresh, purse.minds, steps), ""
        options = [*self.look(n, purse), *self.go_in(n, purse)]
        if steps:
            options = [(chance, "stop") for chance, _ in options]
            options.append((self.entered(n, purse, steps - 1), SIDES[self.side]))
        return max(options, default=NONE)

    def out(self, steps: int, purse: Purse) -> Move:
        """Every room is known: one more step leads out. Prefers the cheaper way."""
        rest = 0.99 + 0.0001 * (purse.light + purse.minds)
        if steps:
            return rest, SIDES[self.side]
        if not any(purse.owned):
            return NONE
        if purse.lit:
            card = next(k for k in (SEARCH, CLEAR, STEALTH, SCOUT, WALK, LIGHT) if purse.hand[k])
            return rest - 0.0001, f"two:{MINDS[card]}"
        card = purse._replace(matches=0).to_burn()
        return rest - 0.0001, f"joker:{MINDS[card]}:walk"

    def look(self, n: int, purse: Purse) -> Iterator[Move]:
        """Ways to scout from here."""
        hand = purse.hand
        if purse.lit:
            if hand[SCOUT]:
                yield self.scouted(n, purse.play(SCOUT), 0), "play:scout"
            elif (bad := purse.to_burn()) >= 0:
                yield self.scouted(n, purse.burn(bad), 0), f"joker:{MINDS[bad]}:scout"
            if hand[LIGHT] and purse.matches and sum(hand) <= 3:
                yield self.scouted(n, purse.relit(), 1), "play:light"
        elif purse.matches and self.door // 9 != self.leak:
            yield self.scouted(n, purse.strike(), 1), "strike"
            bad = purse.to_burn()
            if bad >= 0:
                yield self.scouted(n, purse.burn(bad).relit(), 1), f"joker:{MINDS[bad]}:light"

    def go_in(self, n: int, purse: Purse) -> Iterator[Move]:
        """Ways to walk in unscouted."""
        if purse.lit:
            if purse.hand[WALK]:
                yield self.entered(n, purse.play(WALK), 3), "play:walk"
            for card in (SEARCH, CLEAR, STEALTH, SCOUT, LIGHT):
                if purse.hand[card] and (card != LIGHT or not purse.matches):
                    yield self.entered(n, purse.play(card), 1), f"two:{MINDS[card]}"
                    break
        elif (bad := purse.to_burn()) >= 0:
            yield self.entered(n, purse.burn(bad), 3), f"joker:{MINDS[bad]}:walk"

    def scouted(self, n: int, purse: Purse, cost: int) -> float:
        return self.planner.scouted(n, purse.light - cost, purse.minds, self.other)

    def entered(self, n: int, purse: Purse, steps: int) -> float:
        light = purse.light
        blown = light - purse.blown().light
        return self.planner.entered(n, light, purse.minds, steps, blown)
