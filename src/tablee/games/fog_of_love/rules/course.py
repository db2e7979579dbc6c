"""The course of a love story: which step comes next (FL-4 to FL-15).

A step is one decision and what follows from it. Lessons that are due come first, then effects that
wait to be carried out, then the stage that the story has reached.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fog_of_love.rules import (
    carry_over,
    changes,
    creation,
    destinies,
    finale,
    hands,
    lessons,
    reactions,
    scenes,
    secrets,
    special_events,
    turns,
)
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Stage, Task, Verb
from tablee.kernel import Step

STAGES: dict[Stage, Callable[[Fog], Step]] = {
    "choose_gender": creation.choose_gender,
    "choose_colour": creation.choose_colour,
    "choose_traits": creation.choose_traits,
    "choose_occupation": creation.choose_occupation,
    "give_feature": creation.give_feature,
    "choose_name": creation.choose_name,
    "open_chapter": turns.open_chapter,
    "take_turn": turns.take_turn,
    "refill": turns.refill,
    "laid": scenes.laid,
    "asked": reactions.asked,
    "choose": scenes.choose,
    "answer_first": reactions.answer_first,
    "answer_second": reactions.answer_second,
    "resolve": scenes.resolve,
    "resolve_also": scenes.resolve_also,
    "done": turns.done,
    "choose_destiny": finale.choose_destiny,
    "last_secret": finale.last_secret,
    "score": finale.score,
}
"""All but "over", after which nothing comes."""

TASKS: dict[Verb, Callable[[Fog, Task], Step]] = {
    "add": special_events.shuffle_in,
    "answer": reactions.answer,
    "become": finale.become,
    "bury": secrets.bury,
    "carry": carry_over.carry,
    "change": changes.change,
    "copy": reactions.copy_choice,
    "destiny": destinies.move_destinies,
    "discard": hands.discard_scenes,
    "draw": hands.draw_named,
    "draw-one": hands.draw_one,
    "guess": changes.guess,
    "hint": secrets.hint,
    "keep": changes.keep,
    "mark": special_events.mark,
    "rechoose": reactions.rechoose,
    "reveal": secrets.reveal,
    "search": special_events.search,
    "swap-occupations": changes.swap_occupations,
    "trade": hands.trade,
    "wipe": changes.wipe,
}


def next_step(m: Fog) -> Step | None:
    if m.lessons and not lessons.settling(m):
        return lessons.lesson(m)
    if m.todo:
        task = m.todo[0]
        return TASKS[task.verb](m, task)
    if m.stage == "over":
        return None
    return STAGES[m.stage](m)
