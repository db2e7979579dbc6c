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


def _scene(view: View, prompt: Prompt) -> bool:
    return prompt.why == "choose" and view["now"] is not None and view["now"]["player"] >= 0


def _tokens(view: View, prompt: Prompt) -> bool:
    return _scene(view, prompt) and any(one.get("gives") for one in _options(view))


def _goals(view: View, prompt: Prompt) -> bool:
    return prompt.why in ("name", "play") and bool(view["me"] and view["me"]["traits"])


def _options(view: View) -> list[dict[str, list[str]]]:
    return list(view["now"]["scene"].get("options", ()))


# With this seed the first hand has only scenes on which both choose, and the bot answers with one,
# whatever is played: nothing comes between the lessons.
FIRST = FirstPlay(
    seed="first-212",
    options={"story": "sunday", "characters": "dealt"},
    bots=("house",),
    lessons=(
        Lesson("face", asked("gender"), "middle"),
        Lesson("both", _chapter, "answers"),
        Lesson("hearts", _scene, "hearts"),
        Lesson("tokens", _tokens, "answers"),
        Lesson("play", asked("play"), "hand"),
        Lesson("destinies", asked("play"), "secrets"),
        Lesson("goals", _goals, "secrets"),
        Lesson("destiny", asked("destiny"), "middle"),
    ),
    turn=lambda view: (view["chapter"], len(view["past"]), view["stage"]),
)
"""A turn is a stage of a scene: to play one, to choose what to do in it."""
