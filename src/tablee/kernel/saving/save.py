"""A match as bytes, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tablee.kernel import registry
from tablee.kernel.errors import BadSave, Refused
from tablee.kernel.event import Event
from tablee.kernel.forms import freeze
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.rng import KEY_BYTES
from tablee.kernel.running import SNAPSHOT_EVERY, StepStart
from tablee.kernel.state import Result, State

FORMAT = 2
"""Format 1 had no trail of snapshots: the first undo after loading replayed the match once."""


class SavedSnapshot(Struct, array_like=True):
    """A `StepStart` with its state still encoded."""

    base: msgspec.Raw
    at: int
    asked: int
    events_at: int
    barrier: int


class Saved(Struct):
    """What is written: the snapshot and the answers since, with the log and the events."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    key: str
    log: list[tuple[int, Any]]
    history: list[Event]
    barrier: int
    base: msgspec.Raw
    at: int
    asked: int
    events_at: int
    origin: msgspec.Raw
    """The state that it began with, if not with the setup (a scenario); else null."""
    base_barrier: int = 0
    trail: list[SavedSnapshot] | None = None
    floor: int = 0
    seam: SavedSnapshot | None = None
    outcome: list[Result] | None = None
    closed: bool = False

    @property
    def here(self) -> SavedSnapshot:
        """The snapshot that it goes on from."""
        return SavedSnapshot(self.base, self.at, self.asked, self.events_at, self.base_barrier)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Saved)
_states: dict[type, msgspec.json.Decoder[Any]] = {}


def save(match: Match, fresh: bool = True) -> bytes:
    """Everything, the secrets included: for the server's own store only. `fresh` False: with the
    snapshot as it is, which is cheaper, and as good unless the rules change."""
    if fresh:
        match._refresh()
    trail, seam, here = match._trail, match._seam, match._here
    return _encoder.encode(
        Saved(
            FORMAT, match.game.id, match.game.version, match.seats, match.options,
            match.key.hex(), match.log, match.history, match.barrier,
            msgspec.Raw(_encoder.encode(here.base)), here.at, here.asked, here.events_at,
            msgspec.Raw(_encoder.encode(match._origin)), here.barrier,
            None if trail is None else [_packed(snapshot) for snapshot in trail], match._floor,
            None if seam is None else _packed(seam), match.outcome, match._closed,
        )
    )  # fmt: skip


def _packed(snapshot: StepStart) -> SavedSnapshot:
    return SavedSnapshot(msgspec.Raw(_encoder.encode(snapshot.base)), *snapshot[1:])


def load(data: bytes) -> Match:
    """The match that `save` wrote. Raises `BadSave` with a sentence."""
    saved, game = read(data)
    if saved.version != game.version:
        raise BadSave(f"This match was saved by other rules of {saved.game} (v{saved.version}).")
    try:
        return _open(saved, game)
    except Exception as broken:  # the rules may fail in any way on a position that is not theirs
        raise BadSave(f"This is not a position of {saved.game}: {broken}") from None


def read(data: bytes) -> tuple[Saved, Game]:
    """Decode a save by any version of the rules; raises `BadSave`."""
    try:
        saved = _decoder.decode(data)
        game = registry.find(saved.game)
        key = bytes.fromhex(saved.key)
    except Refused as unknown:
        raise BadSave(str(unknown)) from None
    except (msgspec.DecodeError, ValueError) as broken:
        raise BadSave(f"This is not a saved match: {broken}") from None
    if not 1 <= saved.format <= FORMAT or len(key) != KEY_BYTES:
        raise BadSave(f"This match was saved by other rules of {saved.game} (v{saved.version}).")
    return saved, game


def _open(saved: Saved, game: Game) -> Match:
    match = begun(saved, game, frozen(saved.log))
    match._origin = None if bytes(saved.origin) == b"null" else state_of(game, saved.origin)
    if saved.format == 1:
        saved.base_barrier = saved.barrier
    match._here = _opened(game, saved.here)
    if saved.trail is not None:
        match._trail = tuple([_opened(game, snapshot) for snapshot in saved.trail])
    match._seam = None if saved.seam is None else _opened(game, saved.seam)
    match._floor, match._closed = saved.floor, saved.closed
    if match._closed:
        match.asked, match.outcome = saved.asked, saved.outcome
    match._thaw()
    return match


def frozen(log: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """The log as the rules heard it, with tuples where JSON has lists."""
    plain = (str, int)
    return [e if e[1].__class__ in plain else (e[0], freeze(e[1])) for e in log]


def begun(saved: Saved, game: Game, log: list[tuple[int, Any]]) -> Match:
    """A match with its log and events, and no state yet."""
    match = Match.__new__(Match)
    match.game, match.seats, match.options = game, saved.seats, saved.options
    match.key, match.log, match.history = bytes.fromhex(saved.key), log, saved.history
    match.barrier, match.touched, match._every = saved.barrier, False, SNAPSHOT_EVERY
    match._origin, match._trail, match._floor, match._seam = None, None, 0, None
    match._closed, match._ask, match._fresh, match._sealed = False, None, False, {}
    match._state, match._flow, match.outcome = None, None, None
    return match


def from_seam(match: Match) -> Match:
    """The match as it was when the present rules took over."""
    assert match._seam is not None
    past = Match.__new__(Match)
    past._take_over(match)
    past._here = here = match._seam
    past.log, past.history = match.log[: here.at], match.history[: here.events_at]
    past.barrier, past.touched, past._trail = here.barrier, False, ()
    past._rewind()
    return past


def _opened(game: Game, saved: SavedSnapshot) -> StepStart:
    base = state_of(game, saved.base)
    return StepStart(base, saved.at, saved.asked, saved.events_at, saved.barrier)


def state_of(game: Game, raw: msgspec.Raw) -> State:
    if game.state not in _states:
        _states[game.state] = msgspec.json.Decoder(game.state)
    state: State = _states[game.state].decode(raw)
    return state
