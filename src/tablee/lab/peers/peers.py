"""Which other engines there are, and how each is measured beside ours.

All loops play whole games at random through what the engine offers to everybody, for so many CPU
seconds; they are run in turn, so that a slow moment of the machine meets each of them. What an
engine cannot do (no log, no undo, no check of an answer) it need not do here.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from tablee.lab import borrowed
from tablee.lab.borrowed import NotThere

LOOPS = Path(__file__).with_name("loops")
TIC_TAC_TOE, GIN = "tic-tac-toe", "gin rummy"
PATIENCE = 120


class Peer(Struct, frozen=True):
    """An engine: what is installed, its loop, and what the game is called there."""

    name: str
    packages: tuple[str, ...]
    loop: str
    games: dict[str, str]


OURS = Peer("Tablée", (), "ours.py", {TIC_TAC_TOE: "tic-tac-toe"})
NATIVE = "OpenSpiel"
"""The one in C++."""
PEERS = (
    Peer(
        NATIVE,
        ("open_spiel==2.0.2",),
        "open_spiel.py",
        {TIC_TAC_TOE: "tic_tac_toe", GIN: "gin_rummy"},
    ),
    Peer("RLCard", ("rlcard==1.2.0",), "rlcard.py", {GIN: "gin-rummy"}),
    Peer(
        "PettingZoo",
        ("pettingzoo==1.27.0", "pygame==2.6.1"),
        "pettingzoo.py",
        {TIC_TAC_TOE: "tictactoe_v3"},
    ),
    Peer("boardgame.io", ("boardgame.io@0.50.2",), "boardgame_io.mjs", {TIC_TAC_TOE: "TicTacToe"}),
)

Command = tuple[list[str], Path | None]
"""What is run, and in which folder."""
Loop = Callable[[str, float], float]
"""The name of a game and CPU seconds: decisions per CPU second."""


class Measured(Struct, frozen=True):
    """Decisions per CPU second of a game on an engine; or why there are none."""

    peer: str
    game: str
    rate: float = 0.0
    skipped: str = ""


def command(peer: Peer) -> Command:
    """How its loop is run; it is installed first, where it is not yet."""
    if not peer.packages:
        return [sys.executable, str(LOOPS / peer.loop)], None
    folder = peer.name.lower().replace(".", "-")
    if peer.loop.endswith(".mjs"):
        where = borrowed.node_with(folder, *peer.packages)
        return [str(borrowed.node()), str(LOOPS / peer.loop)], where
    return [str(borrowed.python_with(folder, *peer.packages)), str(LOOPS / peer.loop)], None


def loop_of(peer: Peer) -> Loop:
    words, folder = command(peer)
    environment = dict(os.environ) if not peer.packages else borrowed.bare()

    def loop(game: str, seconds: float) -> float:
        try:
            done = subprocess.run(
                [*words, game, str(seconds)],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            raise NotThere(f"{PATIENCE} s") from None
        if done.returncode:
            raise NotThere(" ".join(done.stderr.strip().splitlines()[-1:])[:200])
        return float(done.stdout.split()[-1])

    return loop


def compare(
    seconds: float = 2.0,
    repeats: int = 3,
    peers: Sequence[Peer] = (OURS, *PEERS),
    make: Callable[[Peer], Loop] = loop_of,
    begin: Callable[[str], None] = lambda name: None,
) -> Iterator[Measured]:
    """Ours and theirs in turn; the middle of the repeats. Who cannot be had is named."""
    loops: dict[tuple[str, str], Callable[[], float]] = {}
    found: dict[tuple[str, str], list[float]] = {}
    for peer in peers:
        begin(peer.name)
        try:
            loop = make(peer)
        except NotThere as reason:
            yield Measured(peer.name, "", skipped=str(reason))
            continue
        for game, called in peer.games.items():
            loops[peer.name, game] = partial(loop, called, seconds)
            found[peer.name, game] = []
    failed: dict[tuple[str, str], str] = {}
    for _ in range(repeats):
        for key, measure in loops.items():
            if key not in failed:
                try:
                    found[key].append(measure())
                except NotThere as reason:
                    failed[key] = str(reason)
    for (name, game), rates in found.items():
        if (name, game) in failed:
            yield Measured(name, game, skipped=failed[name, game])
        else:
            yield Measured(name, game, round(statistics.median(rates)))
