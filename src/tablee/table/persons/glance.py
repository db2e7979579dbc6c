"""What a table looks like from a seat, read from disk in a thread: without owning or waking it, or
making its players wait.

Nothing is told here before it is told at the table, as screens are told when a record is on disk.
The exception is a heat, whose start is sent as late as possible: so nothing of a heat is told here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tablee.kernel.words.telling import phrase
from tablee.table.errors import TableFault
from tablee.table.live.viewer import notes_of, waiting_at
from tablee.table.live.wording import SEALS, spoken
from tablee.table.logged import LoggedTable
from tablee.table.store import reading
from tablee.table.store.shelf import Shelf
from tablee.table.waking.wake import wake
from tablee.wire.persons import Ended, Sitting
from tablee.wire.seats import Poll
from tablee.wire.slow import Tempo

LINES = 3
LOOKED_AT = 40
"""The last events that are searched for some to show."""

PASSING = ("storage", "newer-rules")
"""Temporary faults: the store comes back, this program is updated."""


class Glance(Struct):
    seq: int
    lost: bool = False
    """Somebody else has the seat now."""
    next: str = ""
    """The table at which the same people play again, if this seat has one there."""
    moved: bool = False
    """It was laid anew there before the game began."""
    poll: Poll | None = None
    """The open poll, if this seat has not voted."""
    undo: int | None = None
    """The seat that has proposed an undo, if this seat has not agreed yet."""
    said: list[int] = []
    """After the end: the seats that have written what they thought."""
    people: list[Sitting] = []
    mine: bool = False
    asks: str = ""
    waits: list[int] = []
    since: int = 0
    told: int = 0
    """The number of events that the seat has been told."""
    last: list[str] = []
    ended: Ended | None = None
    at: int = 0
    """When the last public event happened."""
    tempo: Tempo = "live"
    until: int = 0
    bot_at: int = 0


def look(store: Shelf, table: str, seats: dict[int, int], lang: str) -> Glance | None:
    """Look at a table from these seats, each with the generation of its tokens; None if it cannot
    be read."""
    logged = read(store, table)
    return None if logged is None else glance(logged, seats, lang)


def read(store: Shelf, table: str) -> LoggedTable | None:
    """The table as it is on disk, without becoming its owner; None if it cannot be read. A
    temporary failure is a fault, so that it is not remembered."""
    try:
        claimed = store.ask(lambda base: reading.claimed(base, table, 0))
        return None if claimed is None else wake(claimed, store).logged
    except TableFault as wrong:
        if wrong.code in PASSING:
            raise
        return None


def glance(logged: LoggedTable, seats: dict[int, int], lang: str) -> Glance:
    found = Glance(logged.seq)
    generations = logged.invitation.generations
    mine = [seat for seat, known in seats.items() if seat >= 0 and generations[seat] == known]
    if not mine:
        found.lost = True
        return found
    found.said = sorted(logged.thoughts)
    if any(logged.next and logged.next_seats[seat] >= 0 for seat in mine):
        found.next, found.moved = logged.next, logged.moved
    found.people = [Sitting(one.name, one.kind, one.face) for one in logged.people]
    found.since = logged.asked_at
    found.tempo = logged.slow.tempo
    found.at = max(logged.asked_at, *(line.at for line in list(logged.chat)[-1:]), 0)
    if logged.over:
        found.ended = ended(logged, mine)
    else:
        found.poll, found.undo = to_agree(logged, mine)
    if not logged.over and logged.heat is None:
        waiting = waiting_at(logged)
        if waiting is not None:
            found.waits, found.until, found.bot_at = waiting.seats, waiting.until, waiting.bot_at
        found.mine = any(seat in logged.match.asks for seat in mine)
        tell(found, logged, mine, spoken(logged.match, lang))
    return found


def to_agree(logged: LoggedTable, mine: list[int]) -> tuple[Poll | None, int | None]:
    """The poll or the undo that waits for one of these seats."""
    poll, proposal = logged.poll, logged.proposal
    if poll is not None and not {*mine} & ({*poll.needed} - {*poll.agreed}):
        poll = None
    if proposal is not None and not {*mine} & ({*proposal.needed} - {*proposal.agreed}):
        proposal = None
    return poll, None if proposal is None else proposal.seat


def tell(found: Glance, logged: LoggedTable, mine: list[int], lang: str) -> None:
    """Fill in what one person sees. If several people share the device, their secrets are left
    out."""
    if len(mine) > 1:
        return
    match, seat = logged.match, mine[0]
    if found.mine and match.ask is not None:
        found.asks = words(logged, lang, f"ask-{match.ask.why}", match.ask.args)
    found.told = logged.numbers.seen(match.history, seat)
    for note in reversed(notes_of(match.history[-LOOKED_AT:], seat, 0)):
        if note.key not in SEALS and len(found.last) < LINES:
            line = words(logged, lang, f"ev-{note.key}", note.args)
            found.last[:0] = [line] if line else []


def words(logged: LoggedTable, lang: str, key: str, args: Mapping[str, Any] | None) -> str:
    """A message in words; empty if the game's texts fail, which is a bug."""
    with contextlib.suppress(Exception):
        return phrase(logged.match, lang, key, args, logged.names)
    return ""


def ended(logged: LoggedTable, mine: list[int]) -> Ended:
    match, end = logged.match, Ended(logged.asked_at)
    end.people = [Sitting(one.name, one.kind, one.face) for one in logged.people]
    results = [result for result in match.outcome or () if result.seat in mine]
    if counted := match.game.counted:
        end.length = int(match.view(mine[0])[counted])
    if len(mine) == 1 and results:
        (result,) = results
        end.won, end.key = result.won, result.key
        for lang in match.game.languages:
            end.text[lang] = words(logged, lang, result.key, result.args)
    return end
