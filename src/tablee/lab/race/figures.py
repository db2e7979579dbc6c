"""How often the wrong one won, and what a liar gains: counted at the real table."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from tablee.games.anomia.rules.times import CREDIT
from tablee.lab.race.duel import Duel, Heat, Rival
from tablee.lab.race.network import NETS, Net
from tablee.table.live.heat.timing import QUICKEST

PAIRS = tuple(itertools.combinations_with_replacement(NETS, 2))
SPIKES = (0.0, 0.01, 0.03, 0.1)
GAPS = (50, 100, 150, 200, 300)
GAP = 50
AIM = 1.0
"""Percent of wrong winners, at most, where the two are at least `GAP` ms apart."""
PLOTTED = ((10, 50), (10, 150), (10, 300))
STUTTER = 0.03
LATE = 0.01
TRUSTS = tuple(CREDIT)


class Cell(Struct, frozen=True):
    """Two links, one gap: how many of the races went wrong, in percent."""

    one: int
    two: int
    spikes: float
    gap: int
    races: int
    wrong: float
    together: float
    arrival: float
    """Wrong, if the start that reaches the server first had won."""


class Lie(Struct, frozen=True):
    """What a kind of liar gained on one link, in ms: in the middle, and at most."""

    kind: str
    one_way: int
    trust: str
    races: int
    middle: int
    most: int
    cap: int


# -- honest -----------------------------------------------------------------------------------


def measure(
    one: int, two: int, gap: int, spikes: float, tables: int, trust: str = "friends",
    hop: Net | None = None,
) -> Cell:  # fmt: skip
    """Many races of the same two; `hop`: the second is connected to another process."""
    nets = (stuttering(NETS[one], spikes), stuttering(NETS[two], spikes))
    heats: list[Heat] = []
    for number in range(tables):
        seed = f"{one}-{two} {gap} {spikes} {number}"
        heats += Duel(nets, gap, seed, (Rival, Rival), trust, hop).run()
    return Cell(
        one, two, spikes, gap, len(heats),
        percent(heat.wrong for heat in heats),
        percent(heat.winner == -2 for heat in heats),
        percent(heat.naively_wrong for heat in heats),
    )  # fmt: skip


def over_the_bus(ms: int) -> Net | None:
    """A way of so long between two processes, which wavers by as much, and in which one message of
    a hundred is very late; 0: there is none."""
    return Net(ms, ms, LATE) if ms else None


def stuttering(net: Net, spikes: float) -> Net:
    return msgspec.structs.replace(net, spikes=spikes)


def percent(which: Iterable[bool]) -> float:
    return round(statistics.fmean(which) * 100, 2)


# -- liars ------------------------------------------------------------------------------------


class Blunt(Rival):
    """Claims to have begun at once, always."""

    def claim(self, since: float) -> float:
        return 0


class Clever(Rival):
    """Claims to have begun as early as a human can, and to have a link as slow as it takes."""

    def claim(self, since: float) -> float:
        return QUICKEST

    def held(self, ms: int) -> int:
        return ms - 2_000


LIARS: dict[str, type[Rival]] = {"blunt": Blunt, "clever": Clever}


def lie(kind: str, one_way: int, trust: str, tables: int) -> Lie:
    """The liar's rival is honest and as quick; what counts is how much earlier than the truth
    the table believes a start."""
    gains: list[int] = []
    for number in range(tables):
        nets = (NETS[one_way], NETS[10])
        duel = Duel(nets, 0, f"{kind} {one_way} {number}", (LIARS[kind], Rival), trust)
        gains += [heat.true[0] - heat.believed[0] for heat in duel.run() if heat.believed[0] >= 0]
    middle = round(statistics.median(gains))
    return Lie(kind, one_way, trust, len(gains), middle, max(gains), CREDIT[trust])
