"""All that can be seen of a match, part by part, as bytes to compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.kernel.forms import Seat
from tablee.kernel.match import Match
from tablee.kernel.state import State

Parts = dict[str, bytes]

as_json = msgspec.json.Encoder().encode


def encode(value: Any) -> bytes:
    """Canonical bytes: equal values give equal bytes, as sets and keys are sorted."""
    return as_json(msgspec.to_builtins(value, str_keys=True, order="deterministic"))


def viewers(match: Match) -> list[Seat | None]:
    """Every seat, and the spectator."""
    return [*range(match.seats), None]


def look(match: Match, viewer: Seat | None, words: bool = False) -> Parts:
    """What this viewer sees and hears. Who is asked comes first, as other differences may follow
    from it."""
    parts = {
        "waiting": as_json(public_question(match)),
        "view": as_json(match.view(viewer)),
        "events": as_json(match.events(viewer)),
        "ask": as_json(own_question(match, viewer)),
        "undo": as_json(viewer is not None and match.can_undo(viewer)),
    }
    if words:
        for lang in match.game.languages:
            parts[f"text-{lang}"] = match.text(viewer, lang).encode()
    return parts


def public_question(match: Match) -> Any:
    """What all may know of the question: who is awaited, and why."""
    ask = match.ask
    if ask is None:
        return None
    return [match.waiting, match.asked, ask.why, ask.rule, ask.after, ask.window]


def own_question(match: Match, viewer: Seat | None) -> Any:
    """What only the seat that is asked sees of the question."""
    ask = match.ask
    if ask is None or viewer is None or viewer not in match.asks:
        return None
    options = match.asks[viewer]
    return [options, ask.args, None if options == () else match.default(viewer)]


def truth(match: Match) -> bytes:
    """What nobody sees: the state itself, the log, the barrier."""
    return encode([position(match), match.log, match.barrier, match.asked, match.outcome])


def position(match: Match) -> State:
    """The state without its notes since the last snapshot: copies may have taken theirs at
    different moments."""
    state = match.state.clone()
    state.snapshot_taken()
    return state


def everything(match: Match, words: bool = False) -> Parts:
    """The truth, and what every viewer sees."""
    parts = {"truth": truth(match)}
    for viewer in viewers(match):
        for part, data in look(match, viewer, words).items():
            parts[f"{part} of {name(viewer)}"] = data
    return parts


def name(viewer: Seat | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def difference(expected: Mapping[str, bytes], found: Mapping[str, bytes]) -> str:
    """In which part two looks differ first, and how; empty if they do not."""
    for part, data in expected.items():
        if found.get(part) != data:
            return f"{part}: {excerpt(data, found.get(part, b''))}"
    return ""


def excerpt(expected: bytes, found: bytes, around: int = 60) -> str:
    """Both texts, from shortly before the first difference."""
    pairs = enumerate(zip(expected, found, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(expected), len(found)))
    start = max(0, at - around)
    shown = [data[start : at + around].decode(errors="replace") for data in (expected, found)]
    return f"{shown[0]!r} became {shown[1]!r}"
