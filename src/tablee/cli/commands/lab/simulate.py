"""`tablee simulate`: many games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from tablee.cli.columns import print_table
from tablee.cli.known import find_bot, find_game, read_options, read_seats, title
from tablee.cli.words import Lang, Stop, Words
from tablee.kernel import Game
from tablee.lab.simulate import Plan, Report
from tablee.lab.simulate import simulate as play_many


def simulate(
    game: str,
    *,
    games: int = 1000,
    bot: tuple[str, ...] = ("random",),
    seats: int | None = None,
    option: tuple[str, ...] = (),
    workers: int = 1,
    seed: str = "0",
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    """Play many games between bots, and count.

    Parameters
    ----------
    game
        The id of the game.
    games
        How many games.
    bot
        Who plays; repeated, one for each seat in turn.
    seats
        How many play in a game.
    option
        An option of the game, such as difficulty=easy. Can be repeated.
    workers
        How many processes play at the same time. The figures do not depend on it.
    seed
        The same seed plays the same games.
    json
        Print JSON instead of tables.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    found = find_game(game)
    for name, value in (("--games", games), ("--workers", workers)):
        if value < 1:
            raise Stop("too-few", name=name, least=1, code=2)
    for name in bot:
        find_bot(found, name, seed)
    options = found.settle(read_options(found, option))
    plan = Plan(found.id, read_seats(found, seats), options, bot, seed)
    with progress(words, games) as tell:
        report = play_many(plan, games, workers, tell)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report, found, words)


@contextmanager
def progress(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """On stderr: a bar on a terminal, now and then a line elsewhere."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(words("simulate-progress"), total=games)
            yield lambda done: bar.update(task, completed=done)
        return
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        tenth = done * 10 // games
        if tenth > told:
            told = tenth
            print(f"{words('simulate-progress')}: {done}/{games}", file=sys.stderr, flush=True)

    yield tell


# -- the tables -------------------------------------------------------------------------------


def show(report: Report, game: Game, words: Words) -> None:
    plan, lang = report.plan, words.lang
    options = ", ".join(f"{name} = {v}" for name, v in plan.options.items() if v != "") or "–"
    print(
        words(
            "simulate-head", games=report.games, game=title(game, lang), options=options,
            bots=" / ".join(plan.bots), seed=plan.seed,
        )
    )  # fmt: skip
    print()
    rows = [
        [in_words(game, reason, lang), str(count), percent(count / report.games)]
        for reason, count in report.reasons.items()
    ]
    print_table([words(f"col-{c}") for c in ("reason", "games", "share")], rows, (1, 2))
    print()
    show_seats(report, words)
    print()
    show_lengths(report, words)
    print()
    print(
        words(
            "simulate-rates", seconds=f"{report.seconds:.1f}", workers=report.workers,
            games=figure(report.games_per_second),
            decisions=figure(report.decisions_per_second),
        )
    )  # fmt: skip


def in_words(game: Game, reason: str, lang: Lang) -> str:
    """The message of an end; its key where the message needs figures of one match."""
    bundle = game.catalogue.bundle(lang)
    pattern = bundle.get_message(reason).value if bundle.has_message(reason) else None
    if pattern is None:
        return reason
    text, needed = bundle.format_pattern(pattern, {})
    return reason if needed else str(text)


def show_seats(report: Report, words: Words) -> None:
    rows = [
        [
            str(s.seat + 1), s.bot, str(s.wins), percent(s.rate),
            f"{percent(s.low)} – {percent(s.high)}", f"{s.score:g}",
        ]
        for s in report.seats
    ]  # fmt: skip
    columns = ("seat", "bot", "wins", "rate", "interval", "score")
    print_table([words(f"col-{c}") for c in columns], rows, (2, 3, 4, 5))


def show_lengths(report: Report, words: Words) -> None:
    rows = [
        [words(f"length-{name}"), f"{n.mean:g}", str(n.least), f"{n.median:g}", str(n.most)]
        for name, n in report.lengths.items()
    ]
    columns = ("length", "mean", "least", "median", "most")
    print_table([words(f"col-{c}") for c in columns], rows, (1, 2, 3, 4))


def percent(rate: float) -> str:
    return f"{rate * 100:.1f} %"


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
