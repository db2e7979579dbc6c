"""Random games, and the checks that are called at every decision of them."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any, ClassVar, NoReturn

from tablee.kernel.conformance.look import Parts, encode, everything, truth
from tablee.kernel.conformance.report import Failure, Report
from tablee.kernel.errors import TableeError
from tablee.kernel.forms import Choice, Seat, sample
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.registry import find


class Broken(Exception):
    """Raised by a check that fails."""

    def __init__(self, detail: str, part: str = "") -> None:
        super().__init__(detail)
        self.part = part


class Run:
    """One game under test, as the checks see it.

    Each check draws from its own `rand`, so that leaving one check out changes no game.
    """

    def __init__(self, match: Match, key: str, check: str, report: Report) -> None:
        self.match = match
        self.key = key
        self.report = report
        self.rand = Random(f"{key} {check}")
        self.kept: list[Match] = []
        """A clone from every decision so far."""
        self._now: tuple[int, Parts] | None = None

    @property
    def moment(self) -> int:
        return len(self.match.log)

    def now(self) -> Parts:
        """Everything that can be seen of the match at this moment (looked at once)."""
        if self._now is None or self._now[0] != self.moment:
            self._now = self.moment, everything(self.match)
        return self._now[1]

    def seldom(self) -> bool:
        """Whether a slow check (texts, say) is due: at the start, then now and then."""
        return self.moment < 2 or self.rand.random() < 1 / 16


class Check:
    """One property that must hold. Subclasses override the hooks, and call `fail`."""

    name: ClassVar[str]
    cheap: ClassVar[bool] = False
    """Made at every decision, also of long games."""

    def before(self, game: Game) -> None:
        """Before anything is played."""

    def begin(self, run: Run) -> None:
        """At the first decision."""

    def decision(self, run: Run) -> None:
        """At every decision, the first one too."""

    def answered(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        """After every answer; `was` is the match before it."""

    def over(self, run: Run) -> None:
        """When the match has ended."""

    def after(self, game: Game, report: Report) -> None:
        """When all games have been played without a failure."""

    def fail(self, detail: str, part: str = "") -> NoReturn:
        raise Broken(detail, part)


# -- playing ----------------------------------------------------------------------------------


def check(
    game_id: str,
    seats: int | None = None,
    games: int = 2,
    seed: str = "conformance",
    checks: Iterable[type[Check]] | None = None,
    budget: int | None = 100,
    limit: int = 5000,
) -> Report:
    """Play `games` random games for each number of seats. It stops at the first failure.

    All checks run at about `budget` decisions per game: at all of a short game, at a sample of a
    long one; None: at all. At the other decisions only the cheap checks run.
    """
    game = find(game_id)
    report = Report(game_id)
    kinds = all_checks() if checks is None else tuple(checks)
    tables = [n for n in game.seats if seats in (None, n)]
    for kind in kinds:
        _guard(report, kind.name, game, lambda kind=kind: kind().before(game))
    for number in range(games * len(tables)):
        if report.ok:
            seats = tables[number % len(tables)]
            _play_one(game, seats, f"{seed} {number}", kinds, budget or limit, limit, report)
    for kind in kinds:
        _guard(report, kind.name, game, lambda kind=kind: kind().after(game, report))
    return report


def all_checks() -> tuple[type[Check], ...]:
    """All checks, in the order in which they run: those whose failures explain more come first."""
    from tablee.kernel import conformance as c

    return (
        c.Source, c.Replay, c.Clone, c.Save, c.Twins, c.Components, c.Json, c.Seal, c.Ids,
        c.Offered, c.Orders, c.Refusals, c.NonInterference, c.Undo, c.Asides, c.Ends, c.Words,
        c.Shown, c.Sufficiency,
    )  # fmt: skip


def _play_one(
    game: Game,
    seats: int,
    key: str,
    kinds: tuple[type[Check], ...],
    budget: int,
    limit: int,
    report: Report,
) -> None:
    rand = Random(key)
    match = Match(game, seats, _options(game, rand), key)
    plain = Run(match, key, "plays", report)
    table = [(kind(), Run(match, key, kind.name, report)) for kind in kinds]
    report.games += 1

    def every(hook: str, *args: Any, cheap: bool = False) -> None:
        for check, run in table:
            if cheap and not check.cheap:
                continue
            run.kept = plain.kept
            _guard(report, check.name, game, lambda c=check, r=run: getattr(c, hook)(r, *args), run)

    every("begin")
    while report.ok and match.outcome is None:
        plain.kept.append(match.clone())
        report.decisions += 1
        every("decision", cheap=not _in_budget(plain, budget))
        if not match.asks or len(match.log) >= limit:
            _note(report, "ends", game, _stuck(match, limit), plain)
        if _guard(report, "plays", game, lambda: _play(match, rand), plain):
            every("answered", plain.kept[-1], *match.log[-1])
    every("over")


def _in_budget(run: Run, budget: int) -> bool:
    """Whether all checks run at this decision: at each of the first ones, then ever more rarely."""
    return run.moment < budget / 2 or run.rand.random() < budget / 4 / run.moment


def _stuck(match: Match, limit: int) -> str:
    if match.asks:
        return f"not over after {limit} answers"
    return f"nobody is asked, and it is not over ({match.trace()})"


def _options(game: Game, rand: Random) -> dict[str, Any]:
    """Random values for the options that list theirs; an option with a `check` keeps its
    default."""
    listed = {o.name: rand.choice(o.values) for o in game.options if o.values}
    return {option.name: option.default for option in game.options} | listed


def _play(match: Match, rand: Random) -> None:
    """Give a random answer; early in a game, avoid one that ends it at once (giving up, say)."""
    for patience in range(8):
        seat = rand.choice(sorted(match.asks))
        choice = sample(match.asks[seat], rand)
        after = match.clone()
        after.answer(seat, choice)
        if after.outcome is None or patience == 7:
            match.answer(seat, choice)
            return


def digest(game_id: str, seats: int, key: str) -> str:
    """A hash of a whole random game: the same on every machine and in every process."""
    rand = Random(key)
    game = find(game_id)
    match = Match(game, seats, _options(game, rand), key)
    whole = sha256()
    while match.asks:
        whole.update(truth(match) if len(match.log) % 8 else encode(everything(match)))
        _play(match, rand)
    whole.update(encode(everything(match, words=True)))
    return whole.hexdigest()


# -- noting what failed -----------------------------------------------------------------------


def _guard(report: Report, check: str, game: Game, act: Any, run: Run | None = None) -> bool:
    """Call `act`. A `Broken` is noted as a failure of this check, any other exception as a
    crash."""
    if not report.ok:
        return False
    try:
        act()
    except Broken as broken:
        _note(report, f"{check}-{broken.part}" if broken.part else check, game, str(broken), run)
    except TableeError as error:
        _note(report, check, game, f"{type(error).__name__}: {error}", run)
    except Exception as error:
        where = "".join(traceback.format_tb(error.__traceback__)[-2:])
        _note(report, "crash", game, f"{type(error).__name__}: {error}\n{where}", run)
    return report.ok


def _note(report: Report, check: str, game: Game, detail: str, run: Run | None) -> None:
    if run is None:
        report.failures.append(Failure(check, game.id, 0, "", 0, detail))
        return
    match = run.match
    save = match.save().decode()
    report.failures.append(Failure(check, game.id, match.seats, run.key, run.moment, detail, save))
