"""The first play: an afternoon with one of the house, the characters dealt. And what is explained
to whoever is new, in any story.

(The tutorial of FL-15 is a story of the game, for two people; its lessons are questions of its
rules, and need no others beside them.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.kernel.lessons import FirstPlay, Lesson, View, asked
from tablee.kernel.players import Prompt


def _chapter(view: View, prompt: Prompt) -> bool:
    """A chapter asks both; nobody has played it."""
    return prompt.why == "choose" and view["now"] is not None and view["now"]["player"] < 0


def _scene(view: View, prompt: Prompt) -> bool:
    return prompt.why == "choose" and view["now"] is not None and view["now"]["player"] >= 0


def _answers(view: View) -> list[Any]:
    return list(view["now"]["scene"]["options"])


def _losing(view: View, prompt: Prompt) -> bool:
    """Whatever the answer, a destiny is given up, and another is safe."""
    if not _chapter(view, prompt):
        return False
    return all(
        any(effect["key"] == "fx-drop-but" for effect in one.get("effects", ()))
        for one in _answers(view)
    )


def _moving(view: View, prompt: Prompt) -> bool:
    """Some of the answers bring a destiny back."""
    if not _chapter(view, prompt):
        return False
    back = {"retrieve", "swap-in"}
    return any(
        effect["verb"] in back for one in _answers(view) for effect in one.get("effects", ())
    )


def _tokens(view: View, prompt: Prompt) -> bool:
    """An answer gives a token that serves a goal: it bears the target that is spoken of."""
    if not _scene(view, prompt):
        return False
    wanted = {goal["aspect"] for goal in view["me"]["traits"]}
    return any(wanted & set(one.get("gives", ())) for one in _answers(view))


def _alone(view: View, prompt: Prompt) -> bool:
    """FL-8.1: the other has played it, and chooses nothing."""
    scene = view["now"]["scene"] if _scene(view, prompt) else {}
    return scene.get("chooses") == "partner" and not scene.get("mirror")


def _goals(view: View, prompt: Prompt) -> bool:
    """Whoever chose their traits knows them already."""
    return prompt.why == "name" and bool(view["ready_made"] and view["me"]["traits"])


def _can(verb: str) -> Callable[[View, Prompt], bool]:
    """One's turn, with a card for which there is something else to do than to play it."""

    def can(view: View, prompt: Prompt) -> bool:
        options = prompt.options if isinstance(prompt.options, tuple) else ()
        return prompt.why == "play" and any(str(one).startswith(verb) for one in options)

    return can


def _lesson(id: str, when: Callable[[View, Prompt], bool], at: str) -> Lesson:
    return Lesson(id, lambda view, prompt: not view["tutorial"] and when(view, prompt), at)


# With this seed the first hand has only scenes on which both choose, and the bot answers with one,
# whatever is played: nothing comes between the lessons.
FIRST = FirstPlay(
    seed="first-212",
    options={"story": "sunday", "characters": "dealt"},
    bots=("house",),
    lessons=(
        _lesson("face", asked("gender"), "middle"),
        _lesson("traits", asked("traits"), "middle"),
        _lesson("occupation", asked("occupation"), "middle"),
        _lesson("feature", asked("feature"), "middle"),
        _lesson("both", _chapter, "answers"),
        _lesson("tokens", _tokens, "answers"),
        _lesson("hearts", _scene, "hearts"),
        _lesson("alone", _alone, "answers"),
        _lesson("play", asked("play"), "hand"),
        _lesson("destinies", asked("play"), "destinies"),
        _lesson("secret", _can("hide:"), "hand"),
        _lesson("exchange", _can("exchange:"), "hand"),
        _lesson("goals", _goals, "secrets"),
        _lesson("react", asked("react"), "hand"),
        _lesson("deck", asked("deck"), "middle"),
        _lesson("destiny", _losing, "answers"),
        _lesson("back", _moving, "answers"),
        _lesson("final", asked("final"), "middle"),
    ),
    turn=lambda view, seat: (view["chapter"], len(view["past"]), view["stage"]),
)
"""A turn is a stage of a scene: to play one, to choose what to do in it."""
