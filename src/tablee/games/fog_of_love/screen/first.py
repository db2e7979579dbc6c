"""The first play: an afternoon with one of the house, the characters dealt.

(The tutorial of FL-15 is a story of the game, for two people; its lessons are questions of its
rules.)
"""

from __future__ import annotations

from tablee.kernel.lessons import FirstPlay, Lesson, View, asked
from tablee.kernel.players import Prompt


def _chapter(view: View, prompt: Prompt) -> bool:
    """A chapter asks both; nobody has played it."""
    return prompt.why == "choose" and view["now"] is not None and view["now"]["player"] < 0


def _losing(view: View, prompt: Prompt) -> bool:
    """The second chapter: with the answer a destiny is given up, and another is safe."""
    return _chapter(view, prompt) and view["chapter"] == 1


def _scene(view: View, prompt: Prompt) -> bool:
    return prompt.why == "choose" and view["now"] is not None and view["now"]["player"] >= 0


def _tokens(view: View, prompt: Prompt) -> bool:
    """An answer gives a token that serves a goal: it bears the target that is spoken of."""
    if not _scene(view, prompt):
        return False
    wanted = {goal["aspect"] for goal in view["me"]["traits"]}
    return any(wanted & set(one.get("gives", ())) for one in view["now"]["scene"]["options"])


def _goals(view: View, prompt: Prompt) -> bool:
    return prompt.why == "name" and bool(view["me"]["traits"])


# With this seed the first hand has only scenes on which both choose, and the bot answers with one,
# whatever is played: nothing comes between the lessons.
FIRST = FirstPlay(
    seed="first-212",
    options={"story": "sunday", "characters": "dealt"},
    bots=("house",),
    lessons=(
        Lesson("face", asked("gender"), "middle"),
        Lesson("both", _chapter, "answers"),
        Lesson("tokens", _tokens, "answers"),
        Lesson("hearts", _scene, "hearts"),
        Lesson("play", asked("play"), "hand"),
        Lesson("destinies", asked("play"), "destinies"),
        Lesson("goals", _goals, "secrets"),
        Lesson("destiny", _losing, "answers"),
        Lesson("final", asked("final"), "middle"),
    ),
    turn=lambda view: (view["chapter"], len(view["past"]), view["stage"]),
)
"""A turn is a stage of a scene: to play one, to choose what to do in it."""
