"""The couple in words, for the ear and the terminal; names for the numbers of persons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.screen.phrases import orders
from tablee.games.fog_of_love.screen.speech import Speaker, line
from tablee.games.fog_of_love.screen.view import (
    EffectView,
    Ending,
    FogView,
    Lover,
    OptionView,
    RowView,
    SceneView,
    TraitView,
    When,
)
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Catalogue, Kind, Part, Seat
from tablee.kernel.words.catalogue import Speaker as Wording
from tablee.kernel.words.catalogue import worded as by_kinds


def person_name(names: Sequence[str], seat: int, say: Catalogue, lang: str) -> str:
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say.format(lang, "view-player", {"n": seat + 1})


def called(m: Fog, seat: Seat, say: Catalogue, lang: str) -> str:
    """By their invented names, as soon as they have them."""
    return person_name(m.names, seat, say, lang)


def worded(m: Wording, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The kinds of our own: titles, the letters that were chosen, effects."""
    match kind.what:
        case "title":  # a chapter resolves like a scene
            return word(say, lang, "chapter", value, "scene")
        case "choices":
            pairs = [(m.called(seat, say, lang), x.upper()) for seat, x in enumerate(value) if x]
            return ", ".join(
                say.format(lang, "view-choice", {"name": name, "letter": letter})
                for name, letter in pairs
            )
        case "letter":
            return str(value.upper())
        case _:
            effects = value if kind.many else [value]  # by seat: None for who has nothing to do
            return ", ".join(phrase(orders()[effect], say, lang) for effect in effects if effect)


def word(say: Catalogue, lang: str, kind: str, id: str, other: str = "") -> str:
    """The name of a thing; its id as long as nobody has written it."""
    keys = (f"{kind}-{id}", f"{other}-{id}")
    return next((say.format(lang, key) for key in keys if say.has(lang, key)), id)


def phrase(effect: EffectView, say: Catalogue, lang: str) -> str:
    """An effect in words: who, and what."""
    args = dict(effect.args)
    if "but" in args:
        args["but"] = word(say, lang, "destiny", args["but"])
    deed = say.format(lang, effect.key, args)
    if not effect.who:
        return deed
    whom = say.format(lang, f"who-{effect.who}", {"letters": effect.letters})
    return say.format(lang, "fx-for", {"whom": whom, "deed": deed})


# -- the position -----------------------------------------------------------------------------


class Teller:
    """Puts a view into words."""

    def __init__(self, view: FogView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    def called(self, seat: Seat, /, say: Catalogue, lang: str) -> str:
        return person_name([person.name for person in self.view.persons], seat, say, lang)

    worded = worded

    def part(self, name: str, brief: str = "", *lines: str) -> Part:
        return Part(self.say.format(self.lang, f"part-{name}"), brief, lines)

    def line(self, key: str, **args: Any) -> str:
        return self.message(f"view-{key}", args)

    def message(self, key: str, args: Mapping[str, Any]) -> str:
        return self.say.format(self.lang, key, by_kinds(self, args, self.say, self.lang))

    def person(self, person: Lover) -> Part:
        told = {"seat": person.seat, "hearts": person.hearts, "scenes": person.scenes}
        lines = []
        if person.occupation:
            features = person.features
            lines.append(self.line("is", occupation=person.occupation, features=features))
        if person.tokens:
            tokens = [
                f"{self.say.format(self.lang, f'aspect-{aspect}')} {n}"
                for aspect, n in person.tokens.items()
            ]
            lines.append(", ".join(tokens))
        if person.secrets:
            lines.append(self.line("secrets", n=len(person.secrets)))
        name = self.called(person.seat, self.say, self.lang)
        return Part(name, self.line("person", **told), tuple(lines))

    def lesson(self) -> list[str]:
        """FL-15.4: the rule, what to do point by point, and how to go on."""
        key = f"lesson-{self.view.lesson}"
        dealt = self.view.ready_made and self.say.has(self.lang, f"{key}.dealt")
        parts = [f"{key}.{part}" for part in ("rule", "dealt" if dealt else "act")]
        parts.append("play-on" if dealt else f"{key}.on")
        told = [self.say.format(self.lang, part) for part in parts if self.say.has(self.lang, part)]
        return [point for part in told for point in part.split(" / ")]

    def scene(self, scene: SceneView, player: int) -> list[str]:
        """The card, its opening and its options, with what they do."""
        speaker = Speaker(self.view, player)
        kind = "scene" if self.say.has(self.lang, f"scene-{scene.id}") else "chapter"
        lines = [self.line("scene", scene=word(self.say, self.lang, kind, scene.id))]
        opening = line(self.say, self.lang, scene, "open", speaker)
        if opening:
            lines.append(opening)
        for option in scene.options:
            chooser = Speaker(self.view, self.chooser(scene, player))
            words = line(self.say, self.lang, scene, option.letter, chooser) or ""
            lines.append(f"{option.letter.upper()}. {words} {self.figures(option)}".rstrip())
        if scene.mirror:
            lines.append(self.line("mirror"))
        lines += [self.also(row) for row in scene.effects.also]
        return lines

    def chooser(self, scene: SceneView, player: int) -> int:
        """Whose words the options are: where both choose, those of whoever listens."""
        me = self.view.me
        both = scene.kind != "partner"
        return me.seat if both and me is not None else 1 - max(player, 0)

    def figures(self, option: OptionView) -> str:
        parts = [self.say.format(self.lang, f"aspect-{aspect}") for aspect in option.gives]
        parts += [phrase(effect, self.say, self.lang) for effect in option.effects]
        return f"[{', '.join(parts)}]" if parts else ""

    def also(self, row: RowView) -> str:
        told = [phrase(effect, self.say, self.lang) for effect in row.effects]
        when = condition(row.when, self.say, self.lang)
        return self.line("also", when=when, does=", ".join(told))

    def trait(self, t: TraitView) -> str:
        shared = "yes" if t.shared else "no"
        args = {"trait": t.trait, "have": t.have, "needs": t.needs, "aspect": t.aspect}
        return self.line("trait", shared=shared, **args)

    def ending(self, end: Ending) -> str:
        """FL-13.5: what became of the two, in the words of the event."""
        args = {"fate": end.fate, "seat": end.seat, "whose": end.whose}
        return self.message("ev-ending", args)

    def mine(self) -> list[Part]:
        me = self.view.me
        if me is None:
            return []
        parts = []
        if me.traits:
            parts.append(self.part("traits", self.line("traits"), *map(self.trait, me.traits)))
        if me.destinies:
            destinies = self.line("destinies", destinies=[d.destiny for d in me.destinies])
            parts.append(self.part("destinies", destinies))
        if me.forgone:
            forgone = self.line("forgone", destinies=[d.destiny for d in me.forgone])
            parts.append(self.part("forgone", forgone))
        if me.hand:
            hand = self.line("hand", scenes=[c.scene.id for c in me.hand])
            parts.append(self.part("hand", hand))
        return parts


def tell(view: FogView, say: Catalogue, lang: str) -> list[Part]:
    """What a seat may know, part by part."""
    t = Teller(view, say, lang)
    parts = [t.part("story", t.line("story", story=view.story))]
    if view.chapters:
        args = {"chapter": view.chapters[-1], "played": view.played, "length": view.length}
        parts.append(t.part("chapter", t.line("chapter", **args)))
    parts += [t.person(person) for person in view.persons]
    if view.carry:
        parts.append(t.part("carry", t.line("carry", kind=view.carry)))
    parts += t.mine()
    if view.now is not None:
        lines = t.scene(view.now.scene, view.now.player)
        if any(view.now.choices):
            lines.append(t.line("chosen", choices=view.now.choices))
        parts.append(t.part("scene", *lines))
    if view.lesson:
        parts.append(t.part("lesson", "", *t.lesson()))
    if view.ending is not None:
        parts.append(t.part("ending", t.ending(view.ending)))
    return parts


def condition(parts: Sequence[When], say: Catalogue, lang: str) -> str:
    """A condition of an additional effect in words; pairs of letters stand as they are."""
    told = [
        say.format(lang, part.key, part.args) if part.key else part.args["letters"]
        for part in parts
    ]
    return say.format(lang, "when-or").join(told)
