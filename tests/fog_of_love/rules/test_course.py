"""Whatever can come next has a rule that is it."""

from __future__ import annotations

from typing import get_args

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import FLAGS
from tablee.games.fog_of_love.rules.course import STAGES, TASKS
from tablee.games.fog_of_love.rules.effects import TASK_OF
from tablee.games.fog_of_love.tasks import Stage, Verb


def test_every_stage_has_a_step() -> None:
    assert {*STAGES, "over"} == set(get_args(Stage))


def test_every_task_has_a_step() -> None:
    assert set(TASKS) == set(get_args(Verb))


def test_every_effect_of_a_card_is_done_at_once_or_becomes_a_task() -> None:
    at_once = {"heart", "token", *FLAGS}
    verbs = {effect.verb for scene in SCENE_BY_ID.values() for effect in scene.effects}
    assert verbs - at_once <= set(TASK_OF)
