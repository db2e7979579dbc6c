"""Many games between bots: how they end, how long they are, how fast they go.

Game number n is decided by the seed and n alone, never by who plays it when; so the figures are
the same with one worker or with ten.
"""

from __future__ import annotations

import math
import multiprocessing
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

import tablee
from tablee.bots import player
from tablee.kernel import CLOCK

CHUNKS_PER_WORKER = 24
LONGEST_CHUNK = 200


class Plan(Struct, frozen=True):
    """What is played. `bots`: one per seat, or one for all."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str

    def bot(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


class Played(Struct, frozen=True):
    """What is kept of one game: per seat the reason, whether it won and its score; lengths."""

    reasons: tuple[str, ...]
    won: tuple[bool, ...]
    scores: tuple[float, ...]
    decisions: int
    actions: int | None


class Length(Struct, frozen=True):
    mean: float
    least: int
    median: float
    most: int


class SeatReport(Struct, frozen=True):
    """How one seat fared; `low` to `high` is the 95 % interval of its win rate."""

    seat: int
    bot: str
    wins: int
    rate: float
    low: float
    high: float
    score: float


class Report(Struct, frozen=True):
    """All of it. Everything but `seconds` and the rates follows from the plan."""

    plan: Plan
    games: int
    reasons: dict[str, int]
    seats: list[SeatReport]
    lengths: dict[str, Length]
    workers: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


# -- one game ---------------------------------------------------------------------------------


def play_one(plan: Plan, number: int) -> Played:
    """Game `number` of a plan."""
    seed = f"{plan.seed}/{number}"
    match = tablee.new_match(plan.game, plan.seats, plan.options, seed)
    bots = {s: player(plan.game, plan.bot(s), f"{seed}/{s}") for s in range(plan.seats)}
    tablee.play(match, bots)
    results = sorted(match.outcome or (), key=lambda result: result.seat)
    actions = getattr(match.state, "actions", None)
    return Played(
        tuple(r.key for r in results),
        tuple(r.won for r in results),
        tuple(r.score for r in results),
        sum(seat != CLOCK for seat, _ in match.log),
        actions if isinstance(actions, int) else None,
    )


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """A chunk of games, in a worker."""
    _know_all_games()
    return [play_one(plan, number) for number in numbers]


def _know_all_games() -> None:
    """A new process knows only the games of the home page."""
    import tablee.lab.teaching
    import tablee.lab.yardsticks  # noqa: F401


# -- many games -------------------------------------------------------------------------------


def simulate(
    plan: Plan, games: int, workers: int = 1, tell: Callable[[int], None] | None = None
) -> Report:
    """Play them all. `tell` hears how many are done, whenever some more are."""
    began = time.perf_counter()
    played: list[Played] = []
    for chunk in _chunks(plan, games, workers):
        played += chunk
        if tell is not None:
            tell(len(played))
    return report(plan, played, workers, time.perf_counter() - began)


def _chunks(plan: Plan, games: int, workers: int) -> Iterator[list[Played]]:
    """In order, so that the report cannot depend on who was ready first."""
    size = max(1, min(LONGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    jobs = [(plan, range(n, min(n + size, games))) for n in range(0, games, size)]
    if workers == 1:
        for job in jobs:
            yield play_some(*job)
        return
    # Spawned, not forked: a fork copies whatever threads hold, a progress bar's lock among it.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_play_job, jobs)


def _play_job(job: tuple[Plan, range]) -> list[Played]:
    return play_some(*job)


def report(plan: Plan, played: Sequence[Played], workers: int, seconds: float) -> Report:
    decisions = [game.decisions for game in played]
    lengths = {"decisions": _length(decisions)}
    actions = [game.actions for game in played if game.actions is not None]
    if actions:
        lengths["actions"] = _length(actions)
    reasons = Counter(game.reasons[_telling(game)] for game in played)
    return Report(
        plan=plan,
        games=len(played),
        reasons=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        seats=[_fare(plan, played, seat) for seat in range(plan.seats)],
        lengths=lengths,
        workers=workers,
        seconds=round(seconds, 2),
        games_per_second=round(len(played) / seconds, 1),
        decisions_per_second=round(sum(decisions) / seconds),
    )


def _telling(game: Played) -> int:
    """Whose reason names the game: the winner's, or the first seat's where nobody won."""
    return game.won.index(True) if True in game.won else 0


def _fare(plan: Plan, played: Sequence[Played], seat: int) -> SeatReport:
    wins = sum(game.won[seat] for game in played)
    low, high = wilson(wins, len(played))
    score = statistics.fmean(game.scores[seat] for game in played)
    rate = wins / len(played)
    return SeatReport(seat, plan.bot(seat), wins, rate, low, high, round(score, 3))


def _length(values: Sequence[int]) -> Length:
    mean = round(statistics.fmean(values), 2)
    return Length(mean, min(values), statistics.median(values), max(values))


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a rate; right for few games and for rates near 0 or 1 too."""
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    half = z / (1 + z * z / games) * spread
    return max(0.0, centre - half), min(1.0, centre + half)


def margin(wins: int, games: int) -> float:
    """About half of that interval, for tables."""
    share = wins / games
    return 1.959964 * math.sqrt(share * (1 - share) / games)
