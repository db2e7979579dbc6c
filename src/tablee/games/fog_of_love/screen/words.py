"""The couple in words, for the ear and the terminal; names for the numbers of persons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.screen.phrases import orders
from tablee.games.fog_of_love.screen.show import show
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
from tablee.kernel import Catalogue, Kind, Seat
from tablee.kernel.words.catalogue import worded as by_kinds


def person_name(names: Sequence[str], seat: int, say: Catalogue, lang: str) -> str:
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say.format(lang, "view-player", {"n": seat + 1})


def called(m: Fog, seat: Seat, say: Catalogue, lang: str) -> str:
    """By their invented names, as soon as they have them."""
    return person_name(m.names, seat, say, lang)


def worded(m: Fog, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The kinds of our own: titles, the letters that were chosen, effects."""
    match kind.what:
        case "title":  # a chapter resolves like a scene
            return word(say, lang, "chapter", value, "scene")
        case "choices":
            pairs = [(called(m, seat, say, lang), x.upper()) for seat, x in enumerate(value) if x]
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

    def __init__(self, m: Fog, view: FogView, say: Catalogue, lang: str) -> None:
        self.m, self.view, self.say, self.lang = m, view, say, lang

    def line(self, key: str, **args: Any) -> str:
        return self.message(f"view-{key}", args)

    def message(self, key: str, args: Mapping[str, Any]) -> str:
        return self.say.format(self.lang, key, by_kinds(self.m, args, self.say, self.lang))

    def person(self, person: Lover) -> list[str]:
        lines = [self.line("person", seat=person.seat, hearts=person.hearts, scenes=person.scenes)]
        if person.occupation:
            features = person.features
            lines.append(self.line("is", occupation=person.occupation, features=features))
        if person.tokens:
            told = [
                f"{self.say.format(self.lang, f'aspect-{aspect}')} {n}"
                for aspect, n in person.tokens.items()
            ]
            lines.append("    " + ", ".join(told))
        if person.secrets:
            lines.append(self.line("secrets", n=len(person.secrets)))
        return lines

    def lesson(self) -> list[str]:
        """FL-15.4: the rule, what to do point by point, and how to go on."""
        key = f"lesson-{self.view.lesson}"
        dealt = self.view.ready_made and self.say.has(self.lang, f"{key}.dealt")
        parts = [f"{key}.{part}" for part in ("rule", "dealt" if dealt else "act")]
        parts.append("play-on" if dealt else f"{key}.on")
        told = [self.say.format(self.lang, part) for part in parts if self.say.has(self.lang, part)]
        return [f"    {point}" for part in told for point in part.split(" / ")]

    def scene(self, scene: SceneView, player: int) -> list[str]:
        """The card, its opening and its options, with what they do."""
        speaker = Speaker(self.view, player)
        kind = "scene" if self.say.has(self.lang, f"scene-{scene.id}") else "chapter"
        lines = [self.line("scene", scene=word(self.say, self.lang, kind, scene.id))]
        opening = line(self.say, self.lang, scene, "open", speaker)
        if opening:
            lines.append("    " + opening)
        for option in scene.options:
            chooser = Speaker(self.view, self.chooser(scene, player))
            words = line(self.say, self.lang, scene, option.letter, chooser) or ""
            lines.append(f"    {option.letter.upper()}. {words} {self.figures(option)}".rstrip())
        if scene.mirror:
            lines.append("    " + self.line("mirror"))
        lines += ["    " + self.also(row) for row in scene.effects.also]
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

    def mine(self) -> list[str]:
        me = self.view.me
        if me is None:
            return []
        lines = []
        if me.traits:
            lines.append(self.line("traits"))
            lines += ["  " + self.trait(trait) for trait in me.traits]
        if me.destinies:
            lines.append(self.line("destinies", destinies=[d.destiny for d in me.destinies]))
        if me.forgone:
            lines.append(self.line("forgone", destinies=[d.destiny for d in me.forgone]))
        if me.hand:
            lines.append(self.line("hand", scenes=[c.scene.id for c in me.hand]))
        return lines


def tell(m: Fog, seat: Seat | None, say: Catalogue, lang: str) -> str:
    """What a seat may know, as lines of text: made from its view alone."""
    view = show(m, seat)
    t = Teller(m, view, say, lang)
    lines = [t.line("story", story=view.story)]
    if view.chapters:
        args = {"chapter": view.chapters[-1], "played": view.played, "length": view.length}
        lines.append(t.line("chapter", **args))
    for person in view.persons:
        lines += t.person(person)
    if view.carry:
        lines.append(t.line("carry", kind=view.carry))
    lines += t.mine()
    if view.now is not None:
        lines += t.scene(view.now.scene, view.now.player)
        if any(view.now.choices):
            lines.append(t.line("chosen", choices=view.now.choices))
    if view.lesson:
        lines += t.lesson()
    if view.ending is not None:
        lines.append(t.ending(view.ending))
    return "\n".join(lines)


def condition(parts: Sequence[When], say: Catalogue, lang: str) -> str:
    """A condition of an additional effect in words; pairs of letters stand as they are."""
    told = [
        say.format(lang, part.key, part.args) if part.key else part.args["letters"]
        for part in parts
    ]
    return say.format(lang, "when-or").join(told)
