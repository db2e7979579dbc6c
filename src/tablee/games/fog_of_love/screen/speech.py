"""Lines of the cards: who speaks, and what they remember (FL-8.9, FL-13.4).

The arguments of every line are the same, so that writers need to know only one list:
names, genders and jobs of the one who speaks ($me) and of the other ($you); who chose what in
this scene ($a to $d); and what either chose in any earlier one ($me_sweet_3, $you_sweet_3).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.screen.view import FogView, SceneView
from tablee.kernel import Catalogue
from tablee.kernel.words.catalogue import files_of


class Speaker:
    """A speaker (for a narrator: the player of the card, or the first player) at a moment of the
    story: later events are not remembered."""

    def __init__(
        self,
        view: FogView,
        seat: int,
        until: int | None = None,
        counted: Sequence[str] | None = None,
    ) -> None:
        self.view = view
        self.seat = view.first if seat < 0 else seat
        self.until = until
        self.counted = counted
        """The choices of a card of the past; else of the one being resolved."""

    def args(
        self, say: Catalogue, lang: str, wanted: frozenset[str] | None = None
    ) -> dict[str, Any]:
        """All arguments; or only those that a line uses, which is much faster."""
        me, you = self.view.persons[self.seat], self.view.persons[1 - self.seat]
        args: dict[str, Any] = {
            "me": me.name, "you": you.name, "me_is": me.gender or "n", "you_are": you.gender or "n",
            "my_job": job(say, lang, me.occupation, me.gender),
            "your_job": job(say, lang, you.occupation, you.gender),
            "way": self.view.way, "married": yes(self.view.married), "child": yes(self.view.child),
        }  # fmt: skip
        args.update(self.choosers())
        if wanted is None:
            return args | memory(self.view.past[: self.until], self.seat)
        scenes = {of for name in sorted(wanted) if (of := remembered(name))}
        args |= memory(self.view.past[: self.until], self.seat, scenes)
        return {name: args[name] for name in sorted(wanted) if name in args}

    def choosers(self) -> dict[str, str]:
        """Who chose what in the scene being resolved, as it counts (FL-10.8)."""
        now = self.view.now
        chosen = self.counted or (now.counted if now is not None else ["", ""])
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


@cache
def remembered(variable: str) -> str:
    """The card of which a variable tells what was chosen on it; "" if it is none of these."""
    cards = {scene.replace("-", "_"): scene for scene in rememberable()}
    return cards.get(variable.partition("_")[2], "")


@cache
def wanted_by(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """The variables of every line of the cards, by the key of the line."""
    found: dict[str, set[str]] = {}
    key = name = ""
    for file in files_of(folder, lang):
        for line in file.read_text("utf-8").splitlines():
            if start := re.match(r"([a-z][\w-]*) =", line):
                key = name = start[1]
            elif start := re.match(r"    \.([\w-]+) =", line):
                key = f"{name}.{start[1]}"
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return {key: frozenset(names) for key, names in found.items()}


def memory(past: list[Entry], seat: int, scenes: Iterable[str] | None = None) -> dict[str, str]:
    """What either chose before, on these cards or on all: $me_sweet_3 = a, or no."""
    flags = {}
    chosen = {entry.scene: entry.counted for entry in past}
    for scene in rememberable() if scenes is None else scenes:
        letters = chosen.get(scene, ("", ""))
        name = scene.replace("-", "_")
        flags[f"me_{name}"] = letters[seat] or "no"
        flags[f"you_{name}"] = letters[1 - seat] or "no"
    return flags


def spoken(say: Catalogue, lang: str, key: str, speaker: Speaker) -> str:
    """A line of a card; "" as long as nobody has written it."""
    if not say.has(lang, key):
        return ""
    wanted = wanted_by(say.folder, lang).get(key) if say.folder else None
    return say.format(lang, key, speaker.args(say, lang, wanted))


def line(say: Catalogue, lang: str, scene: SceneView, part: str, speaker: Speaker) -> str:
    """A part of what is said on a card."""
    kind = "chapter" if scene.kind in ("chapter", "finale") else "scene"
    return spoken(say, lang, f"{kind}-{scene.id}.{part}", speaker)
