"""Is Fiese Freunde fair? Games of the house bot with itself, counted card by card, seat by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import field

import tablee
from tablee.bots import HOUSE, player
from tablee.games.fiese_freunde.content.cards import FIRST_GOAL
from tablee.games.fiese_freunde.content.pack import CARDS
from tablee.kernel import Match
from tablee.lab.ledger import Ledger, gather, share

Job = tuple[int, str]
"""How many play, and the seed."""


class Lives(Ledger):
    """With one number of players."""

    seats: int
    games: int = 0
    aimless: int = 0
    slices: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By place in the turn order of the first slice."""
    seated: Counter[int] = field(default_factory=Counter)
    """Wins by seat: whoever sits where, it should be the same."""
    sold: int = 0
    paid: int = 0
    exchanges: int = 0
    calls: int = 0
    overflow: int = 0
    goals: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)


def play_one(seats: int, seed: str) -> Match:
    """One game of house bots."""
    match = tablee.new_match("fiese-freunde", seats, {}, seed)
    bots = {s: player("fiese-freunde", HOUSE, f"{seed}/{s}") for s in range(seats)}
    return tablee.play(match, bots)


def count(match: Match) -> Lives:
    """One game, written into a ledger."""
    ledger = Lives(match.seats, games=1)
    first = 0
    for event in match.history:
        args = event.args
        if event.key == "begin":
            first = args["first"]
        elif event.key == "sold":
            ledger.sold += 1
            ledger.paid += args["time"]
        elif event.key == "exchange":
            ledger.exchanges += 1
        elif event.key == "call":
            ledger.calls += 1
        elif event.key == "goal":
            ledger.goals[args["card"]] += 1
        elif event.key == "live":
            ledger.taken[args["card"]] += 1
        elif event.key == "slice":
            ledger.offered.update(args["cards"])
            ledger.slices[0] = args["slice"]
    ledger.slices = Counter({ledger.slices[0]: 1})
    winner = next((r.seat for r in match.outcome or () if r.won), None)
    if winner is None:
        ledger.aimless = 1
    else:
        ledger.wins[(winner - first) % match.seats] += 1
        ledger.seated[winner] += 1
    return ledger


def jobs(games: int, only: Sequence[str], seed: str) -> list[Job]:
    """So many games with every number of players, or with those named."""
    counts = [int(n) for n in only] or tablee.games()["fiese-freunde"].seats
    return [(n, f"{seed}/{n}/{g}") for n in counts for g in range(games)]


def count_job(job: Job) -> Lives:
    return count(play_one(*job))


# -- the report -------------------------------------------------------------------------------


def report(counted: Iterable[Lives]) -> str:
    """The figures as a page of Markdown."""
    ledgers = gather(counted)
    total = Lives(0)
    for ledger in ledgers:
        total.add(ledger)
    parts = [
        "# Fiese Freunde Fette Feten: is it fair?",
        "",
        f"{total.games:,} games of the house bot with itself, `tablee balance fiese-freunde`.",
        "",
        "## Length, winners, prices",
        "",
        *_lengths(ledgers),
        "",
        "## Who wins, by turn order",
        "",
        *_places(ledgers, "wins"),
        "",
        "## Who wins, by seat",
        "",
        *_places(ledgers, "seated"),
        "",
        "## Goals realised, per 100 games",
        "",
        *_goals(ledgers),
        "",
        "## Life cards",
        "",
        *_cards(total),
    ]
    return "\n".join(parts) + "\n"


def _lengths(ledgers: list[Lives]) -> list[str]:
    rows = [
        "| players | games | slices (mean) | least to most | with a winner | price (mean) "
        "| auctions a game | exchanges | calls |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for led in ledgers:
        mean = sum(s * n for s, n in led.slices.items()) / led.games
        rows.append(
            f"| {led.seats} | {led.games} | {mean:.1f} | {min(led.slices)} to {max(led.slices)} "
            f"| {1 - led.aimless / led.games:.1%} | {led.paid / max(1, led.sold):.2f} "
            f"| {led.sold / led.games:.1f} | {led.exchanges / led.games:.1f} "
            f"| {led.calls / led.games:.1f} |"
        )
    return rows


def _places(ledgers: list[Lives], of: Literal["wins", "seated"]) -> list[str]:
    rows = ["| players | 1st | 2nd | 3rd | 4th | 5th | 6th |", "|---|---|---|---|---|---|---|"]
    for led in ledgers:
        won: Counter[int] = getattr(led, of)
        cells = [share(won[n], led.games) if n < led.seats else "" for n in range(6)]
        rows.append(f"| {led.seats} | {' | '.join(cells)} |")
    return rows


def _goals(ledgers: list[Lives]) -> list[str]:
    names = [card.id for card in CARDS if card.deck >= FIRST_GOAL]
    head = "| goal | " + " | ".join(f"{led.seats} players" for led in ledgers) + " |"
    rows = [head, "|---" * (len(ledgers) + 1) + "|"]
    for name in names:
        cells = (f"{100 * led.goals[name] / led.games:.0f}" for led in ledgers)
        rows.append(f"| {title(name)} ({name}) | {' | '.join(cells)} |")
    return rows


def _cards(total: Lives) -> list[str]:
    never = [n for n in total.offered if not total.taken[n]]
    rare = sorted(
        (n for n in total.offered if total.taken[n]),
        key=lambda n: total.taken[n] / total.offered[n],
    )
    lines = ["Taken least of all, as a share of the times they lay on the table:", ""]
    lines += [f"- {title(n)} ({n}): {total.taken[n] / total.offered[n]:.0%}" for n in rare[:8]]
    lines += ["", "Taken most of all:", ""]
    lines += [f"- {title(n)} ({n}): {total.taken[n] / total.offered[n]:.0%}" for n in rare[:-9:-1]]
    lines += ["", "Never taken: " + (", ".join(sorted(never)) if never else "none") + "."]
    return lines


def title(card: str) -> str:
    catalogue: Any = tablee.games()["fiese-freunde"].catalogue
    return str(catalogue.format("en", f"card-{card}"))
