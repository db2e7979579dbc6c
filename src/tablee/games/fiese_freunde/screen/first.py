"""The first play: a short life against two easy bots, up to the first goal and beyond."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Seat
from tablee.kernel.lessons import FirstPlay, Lesson, View, asked
from tablee.kernel.players import Prompt


def _mine(view: View, prompt: Prompt) -> Any:
    """The board of whoever is asked."""
    return view["boards"][prompt.seat]


def _offers(prompt: Prompt, verb: str) -> list[str]:
    options = prompt.options if isinstance(prompt.options, tuple) else ()
    return [str(one) for one in options if str(one).startswith(f"{verb}:")]


def _home(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and bool(view["home"])


def _card(view: View, prompt: Prompt) -> bool:
    return (
        _home(view, prompt) and not _mine(view, prompt)["lived"] and bool(_offers(prompt, "take"))
    )


def _goals(view: View, prompt: Prompt) -> bool:
    """Some life lies behind one, and cards lie there that may bring a goal nearer."""
    cards = _offers(prompt, "take") or _offers(prompt, "auction")
    return prompt.why == "turn" and bool(_mine(view, prompt)["lived"] and cards)


def _tracks(view: View, prompt: Prompt) -> bool:
    lived = _mine(view, prompt)["lived"]
    moved = any(_mine(view, prompt)["traits"].values())
    return _home(view, prompt) and bool(lived and moved and _offers(prompt, "take"))


def _pass(view: View, prompt: Prompt) -> bool:
    return _tracks(view, prompt) and len(_mine(view, prompt)["lived"]) > 1


def _auction(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and bool(_offers(prompt, "auction"))


def _overflow(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and any(one["can"] and one["overflows"] for one in view["offer"])


def _parts(view: View) -> list[Any]:
    return list(view["event"]["parts"]) if view["event"] else []


def _love(view: View, prompt: Prompt) -> bool:
    return prompt.why == "name" and any("partner" in part["brings"] for part in _parts(view))


def _friend(view: View, prompt: Prompt) -> bool:
    return prompt.why == "name" and not _love(view, prompt)


def _telephone(view: View, prompt: Prompt) -> bool:
    return prompt.why == "call" and isinstance(prompt.options, tuple) and "call" in prompt.options


def _goal(view: View, prompt: Prompt) -> bool:
    return prompt.why == "turn" and bool(_offers(prompt, "goal"))


def _turn(view: View, seat: Seat) -> object:
    """A decision about one card, or what to do next."""
    event, auction = view["event"], view["auction"]
    card = event["card"]["id"] if event else auction["card"] if auction else ""
    return view["slice"], len(view["boards"][seat]["lived"]), len(view["passed"]), card


FIRST = FirstPlay(
    seed="first-19",
    options={"first": "host"},
    bots=("easy", "easy"),
    lessons=(
        Lesson("life", asked("sex"), "choice"),
        Lesson("goal", _goal, "goal"),
        Lesson("telephone", _telephone, "call"),
        Lesson("love", _love, "people"),
        Lesson("friend", _friend, "people"),
        Lesson("card", _card, "offer"),
        Lesson("bid", asked("open", "bid"), "bid"),
        Lesson("auction", _auction, "offer"),
        Lesson("overflow", _overflow, "overflow"),
        Lesson("goals", _goals, "goals"),
        Lesson("tracks", _tracks, "tracks"),
        Lesson("pass", _pass, "pass"),
    ),
    turn=_turn,
)
