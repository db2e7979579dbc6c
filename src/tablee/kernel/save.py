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

FORMAT = 1


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
    """Where it began, if not with the setup; else null."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Saved)
_states: dict[type, msgspec.json.Decoder[Any]] = {}


def save(match: Match) -> bytes:
    """Everything, the secrets included: for the server's own store only."""
    match._refresh()
    origin = match._origin
    return _encoder.encode(
        Saved(
            FORMAT, match.game.id, match.game.version, match.seats, match.options,
            match.key.hex(), match.log, match.history, match.barrier,
            msgspec.Raw(_encoder.encode(match._base)), match._at, match._base_asked,
            match._events_at, msgspec.Raw(_encoder.encode(origin)),
        )
    )  # fmt: skip


def load(data: bytes) -> Match:
    """The match that `save` wrote. Raises `BadSave` with a sentence."""
    try:
        saved = _decoder.decode(data)
        game = registry.find(saved.game)
        key = bytes.fromhex(saved.key)
    except Refused as unknown:
        raise BadSave(str(unknown)) from None
    except (msgspec.DecodeError, ValueError) as broken:
        raise BadSave(f"This is not a saved match: {broken}") from None
    if saved.format != FORMAT or saved.version != game.version or len(key) != KEY_BYTES:
        raise BadSave(f"This match was saved by other rules of {saved.game} (v{saved.version}).")
    try:
        return _open(saved, game, key)
    except Exception as broken:  # whatever the rules make of a position that is none of theirs
        raise BadSave(f"This is not a position of {saved.game}: {broken}") from None


def _open(saved: Saved, game: Game, key: bytes) -> Match:
    match = Match.__new__(Match)
    match.game, match.seats, match.options, match.key = game, saved.seats, saved.options, key
    match.log = [(seat, freeze(choice)) for seat, choice in saved.log]
    match.history, match.barrier, match.touched = saved.history, saved.barrier, False
    match._base, match._at = _state(game, saved.base), saved.at
    match._base_asked, match._events_at = saved.asked, saved.events_at
    match._base_barrier, match._trail, match._floor = saved.barrier, None, 0
    match._origin = None if bytes(saved.origin) == b"null" else _state(game, saved.origin)
    match._ask, match._fresh = None, False
    match._thaw()
    return match


def _state(game: Game, raw: msgspec.Raw) -> Any:
    if game.state not in _states:
        _states[game.state] = msgspec.json.Decoder(game.state)
    return _states[game.state].decode(raw)
