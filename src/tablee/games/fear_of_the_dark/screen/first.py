"""The first play: a maze that can be won, and what is explained on the way through it."""

from __future__ import annotations

from tablee.kernel.lessons import FirstPlay, Lesson, View, asked
from tablee.kernel.players import Prompt


def _act(view: View, prompt: Prompt, *, light: bool) -> bool:
    return prompt.why == "act" and view["light"] is light


def _dark_first(view: View, prompt: Prompt) -> bool:
    return _act(view, prompt, light=False) and view["actions"] == 0


def _can(view: View, prompt: Prompt, choice: str) -> bool:
    return prompt.why == "act" and isinstance(prompt.options, tuple) and choice in prompt.options


def _dark_again(view: View, prompt: Prompt) -> bool:
    return view["actions"] > 0 and not view["light"] and _can(view, prompt, "strike")


def _walk(view: View, prompt: Prompt) -> bool:
    doors = any(one.get("what") == "room" for one in view["reach"].get("walk", ()))
    return doors and _can(view, prompt, "play:walk")


def _beside(view: View, what: str) -> bool:
    return any(there.startswith(what) for there in view["beside"])


def _search(view: View, prompt: Prompt) -> bool:
    return _can(view, prompt, "play:search") and not _beside(view, "secret")


def _secret(view: View, prompt: Prompt) -> bool:
    return _can(view, prompt, "play:search") and _beside(view, "secret")


def _last_card(view: View, prompt: Prompt) -> bool:
    return _act(view, prompt, light=True) and len(view["hand"]) == 1


def _turn(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and not view["placing"]["danger"]


def _danger(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and bool(view["placing"]["danger"])


def _way_out(view: View, prompt: Prompt) -> bool:
    return prompt.why == "act" and bool(view["way_out"])


FIRST = FirstPlay(
    seed="first-10034",
    options={"difficulty": "easy"},
    lessons=(
        Lesson("strike", _dark_first, "matches"),
        Lesson("plan", asked("plan"), "plan"),
        Lesson("danger", _danger, "new-room"),
        Lesson("turn", _turn, "new-room"),
        Lesson("exit", _way_out, "maze"),
        Lesson("secret", _secret, "search"),
        Lesson("search", _search, "search"),
        Lesson("walk", _walk, "walk"),
        Lesson("last-card", _last_card, "hand"),
        Lesson("joker", _dark_again, "matches"),
    ),
    turn=lambda view, seat: (view["actions"], bool(view["hand"])),
)
"""A turn is an action, with all the steps that it is made of; planning a hand is one more."""
