"""The course of a love story: which step comes next (FL-4 to FL-15).

A step is one decision and what follows from it. Lessons that are due come first, then effects that
wait to be carried out, then the stage that the story has reached.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fog_of_love.rules.carry_over import carry
from tablee.games.fog_of_love.rules.changes import change, guess, keep, swap_occupations, wipe
from tablee.games.fog_of_love.rules.creation import (
    choose_colour,
    choose_gender,
    choose_name,
    choose_occupation,
    choose_traits,
    give_feature,
)
from tablee.games.fog_of_love.rules.destinies import move_destinies
from tablee.games.fog_of_love.rules.finale import (
    become,
    choose_destiny,
    last_secret,
    order_goals,
    score,
)
from tablee.games.fog_of_love.rules.hands import discard_scenes, draw_named, draw_one, trade
from tablee.games.fog_of_love.rules.lessons import lesson
from tablee.games.fog_of_love.rules.reactions import (
    answer,
    answer_first,
    answer_second,
    asked,
    copy_choice,
    rechoose,
)
from tablee.games.fog_of_love.rules.scenes import choose, laid, resolve, resolve_also
from tablee.games.fog_of_love.rules.secrets import bury, hint, reveal
from tablee.games.fog_of_love.rules.special_events import mark, search, shuffle_in
from tablee.games.fog_of_love.rules.turns import done, open_chapter, refill, take_turn
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Stage, Task, Verb
from tablee.kernel import Step

STAGES: dict[Stage, Callable[[Fog], Step]] = {
    "choose_gender": choose_gender,
    "choose_colour": choose_colour,
    "choose_traits": choose_traits,
    "choose_occupation": choose_occupation,
    "give_feature": give_feature,
    "choose_name": choose_name,
    "open_chapter": open_chapter,
    "take_turn": take_turn,
    "refill": refill,
    "laid": laid,
    "asked": asked,
    "choose": choose,
    "answer_first": answer_first,
    "answer_second": answer_second,
    "resolve": resolve,
    "resolve_also": resolve_also,
    "done": done,
    "choose_destiny": choose_destiny,
    "last_secret": last_secret,
    "order_goals": order_goals,
    "score": score,
}
"""All but "over", after which nothing comes."""

TASKS: dict[Verb, Callable[[Fog, Task], Step]] = {
    "add": shuffle_in,
    "answer": answer,
    "become": become,
    "bury": bury,
    "carry": carry,
    "change": change,
    "copy": copy_choice,
    "destiny": move_destinies,
    "discard": discard_scenes,
    "draw": draw_named,
    "draw-one": draw_one,
    "guess": guess,
    "hint": hint,
    "keep": keep,
    "mark": mark,
    "rechoose": rechoose,
    "reveal": reveal,
    "search": search,
    "swap-occupations": swap_occupations,
    "trade": trade,
    "wipe": wipe,
}


def next_step(m: Fog) -> Step | None:
    if m.lessons:
        return lesson(m)
    if m.todo:
        task = m.todo[0]
        return TASKS[task.verb](m, task)
    if m.stage == "over":
        return None
    return STAGES[m.stage](m)
