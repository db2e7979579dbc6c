"""Proof of the shuffles.

The first event of a match commits to a key before anything is drawn; every draw follows from that
key. So it is enough to play the log again with the key: the same events, or it was not so.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tablee
from tablee.cli.files import Export, Found, promised
from tablee.cli.words import Stop
from tablee.kernel import Match, State
from tablee.kernel.event import Event
from tablee.kernel.rng import commitment


def prove(found: Found, sealed: str = "") -> Stop:
    """The sentence that says it is proven; raises the one that says why it is not."""
    match = found.match
    if match.seam:
        raise Stop("verify-seam", answers=match.seam)
    told = promised(found.export) if found.export else _first_hash(found.history)
    hash = commitment(match.key)
    if sealed and sealed != hash:
        raise Stop("verify-sealed", hash=hash)
    if told and told != hash:
        raise Stop("verify-commitment")
    if not (told or sealed):
        raise Stop("verify-nothing")
    again = play_again(match)
    if found.export is not None:
        events = compare_export(found.export, again)
    else:
        events = compare_history(found, again)
    return Stop("verify-ok", hash=hash[:16] + "…", answers=len(match.log), events=events)


def play_again(match: Match) -> Match:
    """From the key and the answers alone."""
    again = match.at(0)
    for number, (seat, choice) in enumerate(match.log, 1):
        try:
            again.answer(seat, choice)
        except tablee.TableeError:
            raise Stop("verify-refused", n=number) from None
    return again


def compare_history(found: Found, again: Match) -> int:
    """All events, the secret parts too, and the position."""
    told, true = [
        [_plain(event) for event in history] for history in (found.history, again.history)
    ]
    _compare(told, true)
    if _plain_state(found.match.state) != _plain_state(again.state):
        raise Stop("verify-state")
    return len(true)


def compare_export(export: Export, again: Match) -> int:
    """The events as that seat was told them; without any, the log alone is proven."""
    true = again.events(export.seat)
    if export.events is not None:
        _compare([_note(event) for event in export.events], [_note(event) for event in true])
    return len(true)


def _compare(told: list[Any], true: list[Any]) -> None:
    for number, (one, other) in enumerate(zip(told, true, strict=False), 1):
        if one != other:
            raise Stop("verify-events", n=number)
    if len(told) != len(true):
        raise Stop("verify-events", n=min(len(told), len(true)) + 1)


def _note(event: dict[str, Any]) -> tuple[Any, Any]:
    return event.get("key"), msgspec.to_builtins(event.get("args", {}))


def _plain(event: Event) -> Any:
    return msgspec.json.decode(msgspec.json.encode(event))


def _plain_state(state: State) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state))


def _first_hash(history: list[Event]) -> str:
    first = history[0] if history else None
    return str(first.args.get("hash", "")) if first and first.key == "commit" else ""
