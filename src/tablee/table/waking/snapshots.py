"""A table as it stands, as bytes: so that waking it costs the records after it, not the whole log.

Everything that `LoggedTable` is; the match as the kernel saves it. One that is damaged or of an
unknown form is no loss: the log is the truth, and is then played from its beginning.
"""

from __future__ import annotations

import zlib
from collections import Counter, deque

import msgspec
from msgspec import Raw, Struct

from tablee.kernel import BadSave, Match, load
from tablee.kernel.saving.exact import exact
from tablee.kernel.saving.renew import snapshots_of
from tablee.kernel.saving.save import save
from tablee.table.logged import CHAT_KEPT, LoggedTable, PastPosition, Sitter
from tablee.table.numbers import Numbers
from tablee.table.seats.changes import WhoSat
from tablee.table.seats.invitation import Invitation
from tablee.table.slow.tempo import Slow
from tablee.table.store.store import Snapshot, TableRow
from tablee.wire import messages as wire
from tablee.wire.seats import Behind, Poll, SeatChange, Watch
from tablee.wire.slow import OrderValue, Tempo

FORM = 1
"""The first byte. Another number means an unknown format."""
EVERY = 192
"""Records between two snapshots; then one is taken at the start of the next step, where it costs
least. (A table that goes to sleep takes a last one; only after a crash are so many replayed. A
snapshot holds the whole log: at 5,000 records it takes 2.5 ms, 13 µs for each of these.)"""
PATIENCE = 64
"""After so many more records, one is taken even within a step."""
PAST = 32
"""Answers between two positions kept for the replay."""
MOST_PAST = 32
"""The most positions kept; of more, every other one is dropped."""
LEVEL = 1


class SavedTable(Struct, omit_defaults=True):
    """A `LoggedTable`, with the names of its fields."""

    match: Raw
    people: list[Sitter]
    numbers: list[tuple[int, ...]]
    ends: list[int]
    told_upto: int
    seq: int
    head: str
    version: str
    asked_at: int
    topic_from: int
    proposal: wire.Proposal | None = None
    proposed: int = 0
    code: str = ""
    asks: bool = False
    generations: dict[int, int] = {}
    chat: list[wire.ChatLine] = []
    lines: int = 0
    said: int = 0
    heard: dict[int, int] = {}
    gone: list[tuple[int, list[int]]] = []
    past: list[PastPosition] = []
    rewinds: int = 0
    passed: int | None = None
    seam: int = 0
    poll: Poll | None = None
    ended: bool = False
    next: str = ""
    next_seats: list[int] = []
    moved: bool = False
    offers: dict[int, str] = {}
    watch: Watch = "all"
    watch_code: str = ""
    thoughts: dict[int, str] = {}
    tempo: Tempo = "live"
    granted: int = 0
    orders: dict[int, dict[str, OrderValue]] = {}
    behind: Behind = 0
    late_asked: int = 0
    ran: dict[int, tuple[int, int]] = {}
    changes: list[SeatChange] = []
    sat: list[WhoSat] = []


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SavedTable).decode


def due(logged: LoggedTable) -> bool:
    records = logged.seq - logged.left
    return records >= EVERY and (logged.match.fresh or records >= EVERY + PATIENCE)


def take(logged: LoggedTable, fresh: bool = False) -> Snapshot:
    """`fresh`: from the start of the step under way, so that other rules lose as little of it as
    possible; the step is run again for that."""
    data = save(logged.match, fresh or logged.over)
    keep_past(logged)
    packed = bytes([FORM]) + zlib.compress(_encode(_saved(logged, data)), LEVEL)
    logged.left = logged.seq
    return Snapshot(logged.seq, logged.version, logged.head, packed)


def keep_past(logged: LoggedTable) -> None:
    """Keep some of the match's past positions, at a distance from each other."""
    match, past = logged.match, logged.past
    for here in snapshots_of(match):
        if not past or here.at - past[-1].at >= PAST:
            past.append(PastPosition(here.at, match.game.version, Raw(_encode(here.base))))
    if len(past) > MOST_PAST:
        del past[1::2]


def _saved(logged: LoggedTable, match: bytes) -> SavedTable:
    invitation, slow = logged.invitation, logged.slow
    return SavedTable(
        match=Raw(match),
        people=logged.people,
        numbers=logged.numbers.counts,
        chat=list(logged.chat),
        heard=logged.heard,
        gone=[(at, sorted(seats)) for at, seats in logged.absent],
        code=invitation.code,
        asks=invitation.asks,
        generations=invitation.generations,
        offers=invitation.offers,
        watch=invitation.watch,
        watch_code=invitation.watch_code,
        behind=invitation.behind,
        tempo=slow.tempo,
        granted=slow.granted,
        orders=slow.orders,
        late_asked=slow.asked,
        ran=slow.ran,
        **{name: getattr(logged, name) for name in SAME},
    )


# -- and back ---------------------------------------------------------------------------------


def unpacked(snapshot: Snapshot) -> SavedTable:
    """Decode a snapshot; raises `BadSave`."""
    if snapshot.data[:1] != bytes([FORM]):
        raise BadSave(f"A snapshot of an unknown form ({snapshot.data[:1].hex()}).")
    try:
        saved = _decode(zlib.decompress(snapshot.data[1:]))
    except (zlib.error, msgspec.DecodeError, ValueError) as broken:
        raise BadSave(f"A damaged snapshot: {broken}") from None
    if (saved.seq, saved.head, saved.version) != (snapshot.seq, snapshot.head, snapshot.version):
        raise BadSave("A snapshot of another place.")
    return saved


def restored(row: TableRow, snapshot: Snapshot) -> LoggedTable:
    """The table as it stood there, under the rules that took it; raises `BadSave`."""
    saved = unpacked(snapshot)
    return furnished(row, saved, load(bytes(saved.match)))


def furnished(row: TableRow, saved: SavedTable, match: Match) -> LoggedTable:
    """The table with this match, and everything else as saved."""
    logged = LoggedTable(row, match, Numbers.kept(saved.numbers))
    logged.people, logged.left = saved.people, saved.seq
    for name in SAME:
        setattr(logged, name, getattr(saved, name))
    logged.chat = deque(saved.chat, maxlen=CHAT_KEPT)
    logged.heard = Counter(saved.heard)
    logged.absent = [(at, frozenset(seats)) for at, seats in saved.gone]
    logged.slow = Slow(saved.tempo, saved.granted, saved.orders, saved.late_asked, saved.ran)
    invitation = logged.invitation = Invitation()
    invitation.code, invitation.asks = saved.code, saved.asks
    invitation.generations = Counter(saved.generations)
    invitation.offers, invitation.watch = saved.offers, saved.watch
    invitation.watch_code, invitation.behind = saved.watch_code, saved.behind
    return logged


SAME = (
    "ends", "told_upto", "seq", "head", "version", "asked_at", "topic_from", "proposal",
    "proposed", "lines", "said", "past", "rewinds", "passed", "seam",
    "poll", "ended", "next", "next_seats", "moved", "thoughts", "changes",
    "sat",
)  # fmt: skip
"""What is saved as it is, under its own name."""


# -- is it the same? --------------------------------------------------------------------------


def sights(match: Match) -> bytes:
    """Everything that was told, and that everybody sees now."""
    viewers = (None, *range(match.seats))
    return exact((match.history, match.outcome, [match.view(seat) for seat in viewers]))


def portrait(logged: LoggedTable) -> bytes:
    """Everything that makes up a table, however it was reached; for comparison."""
    match, saved = logged.match, msgspec.json.decode(_encode(_saved(logged, b"0")))
    saved.pop("past", None)  # how many were kept does not matter
    for late in ("changes", "sat"):  # older snapshots lack these
        saved.pop(late, None)
    for sitter in saved.get("people", ()):
        sitter.pop("back", None)
    asks = {seat: repr(options) for seat, options in match.asks.items()}
    reach = [(match.can_undo(seat), match.undo_reach(seat)) for seat in range(match.seats)]
    return exact((sights(match).decode(), match.log, match.asked, match.topic, asks, reach, saved))
