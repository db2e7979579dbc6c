"""A match that was saved by an earlier version of its rules, continued under the present ones.

Events stay as they were told. The present rules go on from the start of the step that was under
way: its answers are given again, as long as they are allowed and lead to the same events; at the
first that does not, the step is asked anew. That point is the *seam*: answers before it are never
run again, as they were given under other rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from tablee.kernel.cards import CardState
from tablee.kernel.errors import BadSave, Refused
from tablee.kernel.event import Event
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.running import SNAPSHOT_EVERY, LogEntry, StepStart
from tablee.kernel.saving.exact import exact
from tablee.kernel.saving.save import Saved, begun, frozen, read, state_of
from tablee.kernel.state import State

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Renewed(NamedTuple):
    """The match under the present rules, and the number of answers that were dropped."""

    match: Match
    taken_back: int


def renew(data: bytes) -> Renewed:
    """Load a match saved by this or an earlier version of the rules. Raises `BadSave`."""
    saved, game = read(data)
    try:
        return _renewed(saved, game)
    except Exception as broken:  # no migration, or one that does not fit
        problem = f"{saved.game} v{saved.version} does not go on under v{game.version}: {broken}"
        raise BadSave(problem) from None


def _renewed(saved: Saved, game: Game) -> Renewed:
    base = migrated(game, saved.version, saved.base)
    saved.options = base.options
    log = frozen(saved.log)
    match = begun(saved, game, log)
    here = StepStart(base, saved.at, saved.asked, saved.events_at, saved.base_barrier)
    if saved.outcome is not None:
        return Renewed(_over(match, here, saved), 0)
    told, answers = saved.history, log[saved.at :]
    good = _given_again(match, here, told, answers)
    if good is not None:
        match.history = told
        begin_again_at(match, good)
    match._every, match._trail = SNAPSHOT_EVERY, ()
    match.barrier = max(match.barrier, match._here.at)
    match._floor = match._here.at
    return Renewed(match, len(log) - len(match.log))


def _over(match: Match, here: StepStart, saved: Saved) -> Match:
    """A match that had ended keeps its result, whatever the present rules would say."""
    end = len(match.log)
    match._here = here._replace(at=end, events_at=len(match.history))
    match._trail, match._floor, match._fresh, match._closed = (), end, True, True
    match.asked, match.outcome = saved.asked, saved.outcome
    match._thaw()
    return match


def _given_again(
    match: Match, here: StepStart, told: list[Event], answers: list[LogEntry]
) -> StepStart | None:
    """Give the answers again. Returns None if all stand, else the start of the step to ask anew."""
    match.log, match.history = match.log[: here.at], told[: here.events_at]
    _begin_at(match, here)
    good, first = here, here.events_at

    def alike(upto: int) -> bool:
        return same(match.history[first:upto], told[first:upto])

    for seat, choice in answers:
        try:
            match.answer(seat, choice)
        except Exception:  # refused, or the rules fail on it
            return good
        if match._here.at > good.at and alike(match._here.events_at):
            good = match._here
    return None if same(match.history[first:], told[first:]) else good


def begin_again_at(match: Match, start: StepStart) -> None:
    """Take back the answers since that snapshot, and their events."""
    match.log, match.history = match.log[: start.at], match.history[: start.events_at]
    _begin_at(match, start)
    match._every, match._trail = SNAPSHOT_EVERY, ()


def _begin_at(match: Match, here: StepStart) -> None:
    """Go to that snapshot; from here on, take one at the start of every step."""
    match._here = here
    match._every, match._trail, match._sealed = 0, None, {}
    match.barrier, match.touched = here.barrier, False
    match._rewind()


def sew(match: Match, notice: Event) -> int:
    """Mark the seam: tell the players, and let no undo go behind it. Returns the number of the
    first answer under the present rules."""
    match._refresh()
    if not match._closed:  # in a match that is over, nobody has to be told
        here = match._here
        match.history.insert(here.events_at, notice)
        match._here = here._replace(events_at=here.events_at + 1)
    match._trail, match._floor, match._seam = (), match._here.at, match._here
    return match._here.at


def snapshot_of(match: Match) -> StepStart:
    """The snapshot that the match stands on."""
    return match._here


def snapshots_of(match: Match) -> Iterable[StepStart]:
    """All snapshots of the match, the oldest first."""
    return (*(match._trail or ()), match._here)


def picture(match: Match, version: int, raw: msgspec.Raw, answers: int, events: int) -> Match:
    """The match as it was after so many answers, from a kept state: to be looked at, not played.
    `raw`: the state as that version of the rules wrote it."""
    past = Match.__new__(Match)
    past._take_over(match)
    past.log, past.history = match.log[:answers], match.history[:events]
    past._here = match._here._replace(base=migrated(match.game, version, raw))
    past._closed, past._fresh = True, True
    past._ask, past.outcome, past._sealed = None, None, {}
    past._thaw()
    return past


# -- shapes -----------------------------------------------------------------------------------


def migrated(game: Game, version: int, raw: msgspec.Raw) -> State:
    """A state of that version, migrated to the present one. A new option has its default."""
    if version == game.version:
        return state_of(game, raw)
    plain: dict[str, Any] = _decode(raw)
    for number in range(version + 1, game.version + 1):
        if number in game.migrations:
            plain = game.migrations[number](plain)
    with suppress(Refused):  # a value that is no longer offered: what was agreed on stands
        plain["options"] = game.settle(plain["options"])
    state = state_of(game, msgspec.Raw(_encode(plain)))
    if not alike(plain, _decode(_encode(state))):
        raise BadSave(f"{game.id} v{game.version} has no migration from the state of v{version}")
    check_box(state)
    return state


def check_box(state: State) -> None:
    """Cards are numbers by their order in the box: with more cards, a number would mean another
    card."""
    if not isinstance(state, CardState) or not state.backs:
        return
    had, has = len(state.faces), len(state.backs)
    if had != has:
        raise BadSave(f"it has {had} cards, the box has {has}: its migration needs `with_cards`")


def alike(some: Any, others: Any) -> bool:
    """Whether both have the same shape: no field is lost or added."""
    if isinstance(some, dict) and isinstance(others, dict):
        return some.keys() == others.keys() and all(alike(some[k], others[k]) for k in some)
    if isinstance(some, list) and isinstance(others, list):
        return len(some) == len(others) and all(map(alike, some, others))
    return not isinstance(some, dict | list) and not isinstance(others, dict | list)


def same(some: list[Event], others: list[Event]) -> bool:
    """Whether the events are equal, for every viewer."""
    return len(some) == len(others) and exact(some) == exact(others)
