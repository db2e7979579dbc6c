"""What the bot says with what it does: a message of text/bot.*.ftl, by situation and voice.

A remark must not reveal anything hidden: where both choose in secret, and about destinies, it is
independent of the choice (FL-8.2, FL-14.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.bot.deeds import chosen
from tablee.games.fog_of_love.bot.people import PEOPLE, somebody
from tablee.games.fog_of_love.bot.temper import VOICES, temper
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.pack import BOX
from tablee.kernel import Choice, Rand

COUNTS = {
    "hello": 2, "chapter": 2, "matched": 3, "missed": 3, "sweet": 2, "serious": 2, "drama": 2,
    "secret": 2, "reveal": 2, "kind": 2, "firm": 2, "found-out": 2, "react": 2, "guess": 2,
    "finale": 2,
}  # fmt: skip
"""The number of lines for a situation, in each voice."""
LINES = {
    (situation, voice): tuple(f"bot-line-{situation}-{voice}-{n}" for n in range(1, count + 1))
    for situation, count in COUNTS.items()
    for voice in VOICES
}
OFTEN = {
    "hello": 1.0, "chapter": 0.6, "matched": 0.5, "missed": 0.5, "secret": 0.8, "reveal": 0.9,
    "kind": 0.5, "firm": 0.6, "found-out": 0.9, "react": 0.9, "guess": 0.8, "finale": 1.0,
}  # fmt: skip
"""How often it makes a remark; by default, now and then."""
NOW_AND_THEN = 0.3
HELLOS = {one.id: f"bot-hello-{one.id}" for one in PEOPLE}
"""The first sentence of each of the people whom it comes as."""
TELLS = {
    scene.id: f"bot-tell-{scene.id}"
    for scene in (*BOX.scenes, *(c for story in BOX.stories.values() for c in story.chapters))
    if scene.tell
}
"""FL-9.2: its side, for every card that says "tell"."""


def line(
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    prompt: Any,
    choice: Choice,
    rand: Rand,
) -> str | None:
    """The key of what it says with this answer; None for nothing. The lines take no arguments."""
    scene = _to_tell(view, prompt, choice)
    if scene is not None:
        return TELLS[scene]
    who = somebody(view["persons"][prompt.seat])
    if prompt.why == "name" and who is not None and who.name == choice:
        return HELLOS[who.id]
    situation = _situation(view, prompt, choice)
    if situation is None or rand.random() >= OFTEN.get(situation, NOW_AND_THEN):
        return None
    keys = LINES[situation, temper(view, prompt.seat, events).voice]
    return keys[len(view["past"]) // 2 % len(keys)]  # its turns are two scenes apart


def _situation(view: Mapping[str, Any], prompt: Any, choice: Choice) -> str | None:
    plain = {"name": "hello", "guess": "guess", "final": "finale"}
    if prompt.why in plain:
        return plain[prompt.why]
    if prompt.why == "react":
        return None if choice == "pass" else "react"
    if prompt.why == "choose":
        return _choosing(view, prompt, choice)
    return _playing(view, choice) if prompt.why == "play" else None


def _choosing(view: Mapping[str, Any], prompt: Any, choice: str) -> str | None:
    """FL-8.1: who chooses alone can say so at once; FL-8.2: who chooses in secret can not."""
    now = view["now"]
    scene = SCENE_BY_ID[now["scene"]["id"]]
    if scene.is_chapter:
        return "chapter"
    if scene.both_choose:
        return None
    gain = chosen(scene.id, "", choice).hearts[0]
    if scene.kind == "secret" and now["player"] != prompt.seat:
        return "found-out"
    return "kind" if gain > 0 else "firm" if gain < 0 else None


def _playing(view: Mapping[str, Any], choice: str) -> str | None:
    """A word on how the last scene went, or on the one it plays."""
    verb, _, number = choice.partition(":")
    if verb == "hide":
        return "secret"
    if verb != "play":
        return None
    scene = next(c["scene"] for c in view["me"]["hand"] if c["card"] == int(number))
    if scene["kind"] == "reveal":
        return "reveal"
    last = view["past"][-1]["choices"] if view["past"] else ("", "")
    if all(last):
        return "matched" if last[0] == last[1] else "missed"
    return str(scene["deck"])


def _to_tell(view: Mapping[str, Any], prompt: Any, choice: Choice) -> str | None:
    """FL-9.2: the card to which it has its side to tell: as it plays it; as the partner, once the
    choices are known, or where there are none before its own turn."""
    if prompt.why == "play":
        verb, _, number = str(choice).partition(":")
        hand = {card["card"]: card["scene"]["id"] for card in view["me"]["hand"]}
        own = hand.get(int(number), "") if verb == "play" else ""
        if own in TELLS and SCENE_BY_ID[own].tell in ("player", "both") and not view["behalf"]:
            return own
        last = view["past"][-1] if view["past"] else None
        if last is not None and last["player"] == 1 - prompt.seat and last["how"] == "":
            scene = SCENE_BY_ID[last["scene"]]
            if scene.id in TELLS and not scene.options and scene.tell != "player":
                return scene.id
    elif prompt.why == "react" and prompt.args["trigger"] == "chosen":
        now = view["now"]
        scene = SCENE_BY_ID[now["scene"]["id"]]
        if scene.id in TELLS and scene.tell != "player" and now["player"] == 1 - prompt.seat:
            return scene.id
    return None
