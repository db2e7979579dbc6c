"""Other worlds a seat could be in: what it knows is kept, every secret is drawn anew.

The step under way is run again there, with the answers that were given. Bots search such worlds,
and the conformance suite checks that the seat sees the same in all of them.
"""

from __future__ import annotations

from tablee.kernel.ask import Ask, Closing
from tablee.kernel.errors import Refused, RuleError
from tablee.kernel.forms import Choice, Rand, Seat, accepts, sample
from tablee.kernel.match import Match
from tablee.kernel.running import SNAPSHOT_EVERY


def imagine(match: Match, seat: Seat | None, rand: Rand, fresh: bool) -> Match | None:
    """See `Match.imagine`."""
    if fresh:
        match._refresh()
    world = _redrawn(match, seat, rand)
    answers = match.log[match._here.at :]
    closed = len(answers) - len(match._sealed)
    for index, (who, choice) in enumerate(answers):
        ask = world.ask
        if ask is None or who not in ask.options:
            raise RuleError(f"{match.game.id}: who is asked depends on what seat {seat} can't know")
        if who != seat:
            choice = world.state.disguise(who, choice, rand, match.state)
        try:
            if index >= closed and who != seat:
                choice = _unheard(world, ask, who, rand)
            elif not accepts(ask.options[who], choice):
                raise Refused("no-such-option", ask.rule)
            world._feed([(who, choice)])
        except Refused:
            if who == seat:
                problem = f"{match.game.id}: what seat {seat} may answer betrays a secret"
                raise RuleError(problem) from None
            return None
    return world


def _redrawn(match: Match, seat: Seat | None, rand: Rand) -> Match:
    """The match with its secrets redrawn, at the start of the step."""
    here = match._here
    base = here.base.clone()
    base.imagine(seat, rand, match.state)
    world = Match.__new__(Match)
    world._take_over(match)
    world._here, world._every = here._replace(base=base), SNAPSHOT_EVERY
    world.log, world.history = match.log[: here.at], match.history[: here.events_at]
    world.barrier = min(match.barrier, here.at)
    world._rewind()
    if world.touched:
        world.touched, world.barrier = False, world._here.at
    return world


def _unheard(world: Match, ask: Ask, seat: Seat, rand: Rand) -> Choice:
    """A random answer in place of one that is still sealed; it must not close the question."""
    for _ in range(8):
        choice = sample(ask.options[seat], rand)
        if isinstance(ask.closes, Closing) or not ask.closes({**world._sealed, seat: choice}):
            return choice
    raise Refused("no-such-option", ask.rule)
