"""Lines of the cards: who speaks, what they remember, and effects as messages (FL-8.9, FL-13.4).

The arguments of every line are the same, so that writers need to know only one list:
names, genders and jobs of the one who speaks ($me) and of the other ($you); who chose what in
this scene ($a to $d); and what either chose in any earlier one ($me_sweet_3, $you_sweet_3).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.screen.view import Entry, FogView, SceneView
from tablee.kernel import Catalogue


class Speaker:
    """Somebody who speaks (for a narrator: the player of the card, or the first player), at a
    moment of the story: what came after it is not remembered."""

    def __init__(self, view: FogView, seat: int, until: int | None = None) -> None:
        self.view = view
        self.seat = view.first if seat < 0 else seat
        self.until = until

    def args(self, say: Catalogue, lang: str) -> dict[str, Any]:
        me, you = self.view.persons[self.seat], self.view.persons[1 - self.seat]
        args: dict[str, Any] = {
            "me": me.name, "you": you.name, "me_is": me.gender or "n", "you_are": you.gender or "n",
            "my_job": job(say, lang, me.occupation, me.gender),
            "your_job": job(say, lang, you.occupation, you.gender),
            "way": self.view.way, "married": yes(self.view.married), "child": yes(self.view.child),
        }  # fmt: skip
        args.update(memory(self.view.past[: self.until], self.seat))
        args.update(self.choosers())
        return args

    def choosers(self) -> dict[str, str]:
        """Who chose what in the scene being resolved."""
        now = self.view.now
        chosen = now.choices if now is not None else ["", ""]
        names = [person.name for person in self.view.persons]
        return {
            letter: ", ".join(n for n, c in zip(names, chosen, strict=True) if c == letter)
            for letter in "abcd"
        }


def yes(value: bool) -> str:
    return "yes" if value else "no"


def job(say: Catalogue, lang: str, occupation: str, gender: str) -> str:
    """The occupation as the person is called."""
    key = f"occupation-{occupation}.{gender or 'n'}"
    return say.format(lang, key) if say.has(lang, key) else occupation


@cache
def rememberable() -> tuple[str, ...]:
    """Every card with options."""
    return tuple(scene.id for scene in SCENE_BY_ID.values() if scene.options)


def memory(past: list[Entry], seat: int) -> dict[str, str]:
    """What either chose before: $me_sweet_3 = a, or no."""
    flags = {}
    chosen = {entry.scene: entry.choices for entry in past}
    for scene in rememberable():
        letters = chosen.get(scene, ("", ""))
        name = scene.replace("-", "_")
        flags[f"me_{name}"] = letters[seat] or "no"
        flags[f"you_{name}"] = letters[1 - seat] or "no"
    return flags


def line(say: Catalogue, lang: str, scene: SceneView, part: str, speaker: Speaker) -> str | None:
    """A line of a card; None as long as nobody has written it."""
    key = f"{'chapter' if scene.kind in ('chapter', 'finale') else 'scene'}-{scene.id}.{part}"
    if not say.has(lang, key):
        return None
    return say.format(lang, key, speaker.args(say, lang))


# -- effects ----------------------------------------------------------------------------------


_WHO = re.compile(r"((not )?([A-D](?:\|[A-D])*)|chooser|other|player|partner|both|stayer|leaver) ")


def effect_message(phrase: str) -> tuple[str, str, str, dict[str, Any]]:
    """An effect of the grammar as a message: "not A swap-in exit" -> ("not-letter", "A",
    "fx-swap-in", {"destinys": ["exit"], …}). Whom it is for is "" where it goes without saying."""
    found = _WHO.match(phrase)
    rest = phrase[found.end() :] if found else phrase
    who, letters = "", ""
    if found:
        letters = (found[3] or "").replace("|", "/")
        who = found[1] if not letters else "not-letter" if found[2] else "letter"
    return (who, letters, *_deed(rest.removeprefix("may "), yes(rest.startswith("may "))))


def _deed(rest: str, may: str) -> tuple[str, dict[str, Any]]:
    args: dict[str, Any] = {"may": may}
    if re.fullmatch(r"[+-]\d+", rest):
        return "fx-heart", {"n": rest}
    if re.match(r"[a-z]{3}[+-]", rest):
        return "fx-token", {"aspect": f"{rest[:3]}-{'up' if rest[3] == '+' else 'down'}"}
    verb, _, arg = rest.partition(" ")
    if verb in ("swap-in", "swap-out", "drop", "retrieve", "say", "become"):
        names, _, but = arg.partition(" but ")
        args["destinys"] = names.split("|")
        return (f"fx-{verb}-but", args | {"but": but}) if but else (f"fx-{verb}", args)
    if verb in ("draw", "search"):
        return f"fx-{verb}", {"deck": arg.split()[0]}
    if verb in ("carry", "mark"):
        return f"fx-{verb}", {"kind": arg}
    if verb in ("discard", "reveal"):
        how = {"any": "-any", "random": "-random", "affairs": "-affairs"}.get(arg, "")
        return f"fx-{verb}{how}", args if how else args | {"n": int(arg)}
    if verb == "change":
        kind, _, how = arg.partition(" ")
        return f"fx-change{'-random' if how else ''}", {"kind": kind}
    if verb == "add":
        return "fx-add", {"scene": arg}
    return f"fx-{verb}{f'-{arg}' if arg else ''}", args
