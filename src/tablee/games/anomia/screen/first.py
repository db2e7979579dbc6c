"""The first play: a whole game with three bots, who grow quicker: five or six minutes, of which the
first brings a pair, a tie and a cascade to the newcomer, whichever pile they draw from. And what is
explained to whoever is new, whether answers are typed or spoken."""

from __future__ import annotations

from tablee.kernel import Timed
from tablee.kernel.lessons import FirstPlay, Lesson, View, asked
from tablee.kernel.players import Prompt


def _can(prompt: Prompt, choice: str) -> bool:
    return isinstance(prompt.options, Timed) and choice in prompt.options.options


def _rival(view: View, prompt: Prompt) -> bool:
    """In a face-off that everybody has noticed."""
    fight = view["face_off"]
    return prompt.why == "race" and fight is not None and prompt.seat in fight["rivals"]


def _pair(view: View, prompt: Prompt) -> bool:
    return _rival(view, prompt) and not view["spoken"]


def _pair_aloud(view: View, prompt: Prompt) -> bool:
    return _rival(view, prompt) and bool(view["spoken"])


def _judge(view: View, prompt: Prompt) -> bool:
    return prompt.why == "challenge" and _can(prompt, "challenge")


def _judge_aloud(view: View, prompt: Prompt) -> bool:
    return prompt.why == "judge" and _can(prompt, "yes")


def _cascade(view: View, prompt: Prompt) -> bool:
    return _rival(view, prompt) and view["face_off"]["cascade"] > 1


def _tie(view: View, prompt: Prompt) -> bool:
    return _rival(view, prompt) and view["face_off"]["ties"] > 0


def _duel(view: View, prompt: Prompt) -> bool:
    return prompt.why == "draw" and bool(view["roll"])


FIRST = FirstPlay(
    seed="first-207",
    options={"spotting": "at-once", "first": "0", "pack": "1"},
    spoken={"fr": {"words": "fr"}},
    bots=("gentle",) * 3,
    nameless=True,
    lessons=(
        Lesson("ready", asked("ready"), "ready"),
        Lesson("pair", _pair, "name"),
        Lesson("pair-aloud", _pair_aloud, "name"),
        Lesson("tie", _tie, "name"),
        Lesson("cascade", _cascade, "name"),
        Lesson("judge", _judge, "judge"),
        Lesson("judge-aloud", _judge_aloud, "judge"),
        Lesson("duel", _duel, "duel"),
    ),
    turn=lambda view, seat: view["heat"],
)
"""A turn is what lies on the table until the next card is shown."""
