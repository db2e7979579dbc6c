"""What a card does: whom, satisfaction and tokens at once, the rest as tasks (FL-8.3 to FL-8.6);
and what a reaction does to the scene it answers (FL-10.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from tablee.games.fog_of_love.content.grammar import DESTINY_VERBS, FLAGS, Effect, letters_of
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task, Verb, for_one
from tablee.kernel import Seat

Meant = tuple[Effect, tuple[Seat, ...]]
TASK_OF: dict[str, Verb] = {
    **{verb: verb for verb in get_args(Verb)},
    **dict.fromkeys(DESTINY_VERBS, "destiny"),
}
"""The verbs of the cards that are not done at once."""


def meant(m: Fog, who: str, player: Seat, chooser: Seat = -1) -> tuple[Seat, ...]:
    """FL-8.3: player and partner by who played the card, chooser and other by the choice."""
    if who == "both":
        return BOTH
    if who == "chooser":
        return (chooser,)
    if who == "other":
        return (1 - chooser,)
    if who == "player":
        return (player,)
    if who == "partner":
        return (1 - player,)
    letters = letters_of(who)
    chosen = m.counted()
    inside = not who.startswith("not ")
    return tuple(seat for seat in BOTH if (chosen[seat] in letters) == inside)


def of_player(m: Fog, effects: Iterable[Effect], player: Seat) -> list[Meant]:
    """Effects that know only player and partner."""
    return [(effect, meant(m, effect.who, player)) for effect in effects]


def perform(m: Fog, effects: Iterable[Meant], rule: str, plain: bool = False) -> None:
    """One step: satisfaction as one net change per player (FL-8.6), tokens, then tasks.

    `plain`: the carry-over of the scene does not touch it (a reaction)."""
    gains = [0, 0]
    batch: list[Task] = []
    spared = 0 if plain else m.spared
    for effect, seats in effects:
        for seat in seats:
            if spared >> seat & 1:
                continue
            if effect.verb == "heart":
                gains[seat] += effect.n if plain else _doubled(m, seat, effect.n)
            elif effect.verb == "token":
                (m.place if plain else m.award)(seat, effect.tokens, rule)
            elif effect.verb in FLAGS:
                _flag(m, effect.verb, seat)
            else:
                _queue(m, batch, effect, seat)
    for seat in BOTH:
        if gains[seat]:
            m.please(seat, gains[seat], rule)
    m.todo += batch


def _doubled(m: Fog, seat: Seat, gain: int) -> int:
    """What a carry-over makes of satisfaction."""
    kind, whose = m.acting or ("", -1)
    if kind == "double-satisfaction":
        return 2 * gain
    if kind == "one-sided":
        return 0 if seat == whose else 2 * gain
    return gain


def _flag(m: Fog, verb: str, seat: Seat) -> None:
    """FL-10.5: effects pass one by; no additional effects; the scene is skipped."""
    if verb == "spared":
        m.spared |= 1 << seat
    elif verb == "no-also":
        m.no_also = True
    else:
        m.skipped = True
        m.note(how="skipped")
        m.emit("skipped", "FL-10.5e", scene=m.scene)
        m.stage = "done"


def _queue(m: Fog, batch: list[Task], effect: Effect, seat: Seat) -> None:
    """FL-8.8: the same kind of decision of both becomes one task."""
    verb = TASK_OF[effect.verb]
    arg = f"may {effect.arg}" if effect.may else effect.arg
    if verb == "destiny":
        arg = effect.order()
    for n, task in enumerate(batch):
        if task.verb == verb and task.args[seat] is None:
            args = (arg, task.args[1]) if seat == 0 else (task.args[0], arg)
            batch[n] = Task(verb, args, task.player)
            return
    batch.append(Task(verb, for_one(seat, arg), m.player))
