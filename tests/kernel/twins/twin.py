"""Magpies, ready to be broken: the rules of a round as methods, so that a twin can replace one."""

from __future__ import annotations

from tablee.kernel import Step
from tablee.lab.teaching.game import Magpies
from tablee.lab.teaching.rules.cawing import caw
from tablee.lab.teaching.rules.course import tidy_up
from tablee.lab.teaching.rules.hissing import award, listen
from tablee.lab.teaching.rules.laying import bid, point


class Twin(Magpies):
    """(Sound.)"""

    point = point
    bid = bid
    listen = listen
    award = award
    caw = caw
    tidy_up = tidy_up

    def next_step(self) -> Step | None:
        return self.play_round() if self.round < self.options["rounds"] else None

    def play_round(self) -> Step:
        self.turn_up()
        treasure = yield from self.point()
        yield from self.bid()
        hissed = yield from self.listen()
        self.award(treasure, hissed)
        yield from self.caw()
        self.tidy_up()
