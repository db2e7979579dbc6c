"""The box: cards as sentences, read from `cards/*/pack.toml`, checked and compiled once (FL-1).

A card that is wrong says where: `cards/drama/pack.toml:42: drama-5: …`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.games.fog_of_love.content.definitions import Box, Scene, SceneOption, Story, Thing
from tablee.games.fog_of_love.content.goal_grammar import Destiny, read_goal, read_need
from tablee.games.fog_of_love.content.grammar import (
    CARRIES,
    SCENE_DECKS,
    read_effect,
    read_fate,
    read_row,
    read_tokens,
)
from tablee.games.fog_of_love.content.schema import (
    ChapterText,
    DestinyText,
    LessonText,
    OptionText,
    SceneText,
    StoryText,
    ThingText,
    TraitText,
)

T = TypeVar("T")
FOLDER = Path(__file__).parent / "cards"
SCENE_FILES = ("sweet", "serious", "drama", "events", "today")
FILTERS = ("sex", "religion", "death", "prejudice")
ANSWERS = ("asked", "own choice", "own choice, both", "their choice", "both choice")


class PackError(ValueError):
    """A card that is no card: where it stands, and what is wrong with it."""


# -- reading ----------------------------------------------------------------------------------


class Reader:
    """Reads one pack file; every complaint names file, line and card."""

    def __init__(self, folder: Path, name: str) -> None:
        self.file = folder / name / "pack.toml"
        self.source = self.file.read_text("utf-8")
        self.name = f"{folder.name}/{name}/pack.toml"
        try:
            self.data = tomllib.loads(self.source)
        except tomllib.TOMLDecodeError as wrong:
            raise PackError(f"{self.name}: {wrong}") from None

    def each(self, group: str, kind: type[T], make: Callable[[T], Any]) -> Iterator[Any]:
        """Every card of a group, compiled."""
        seen: set[str] = set()
        for entry in self.data.get(group, ()):
            id = str(entry.get("id", "?"))
            try:
                if id in seen:
                    raise ValueError("there are two cards of this name")
                seen.add(id)
                yield make(msgspec.convert(entry, kind))
            except (ValueError, msgspec.ValidationError) as wrong:
                raise PackError(f"{self.name}:{self.line(id)}: {id}: {wrong}") from None

    def line(self, id: str) -> int:
        """The number of the line on which the card begins."""
        return self.source[: max(0, self.source.find(f'id = "{id}"'))].count("\n") + 1


def read_box(folder: Path = FOLDER) -> Box:
    """All the cards; `PackError` with the first that is wrong."""
    scenes = [
        scene
        for name in SCENE_FILES
        for scene in Reader(folder, name).each("scene", SceneText, compile_scene(name))
    ]
    scenes.sort(key=lambda scene: scene.deck)
    people, stories = Reader(folder, "people"), Reader(folder, "stories")
    tutorial = Reader(folder, "tutorial")
    chapters = list(stories.each("chapter", ChapterText, _compile_chapter))
    box = Box(
        tuple(scenes),
        tuple(people.each("trait", TraitText, lambda t: read_goal(t.id, t.goal))),
        tuple(people.each("occupation", ThingText, _compile_thing)),
        tuple(people.each("feature", ThingText, _compile_thing)),
        tuple(people.each("destiny", DestinyText, _compile_destiny)),
        {s.id: s for s in stories.each("story", StoryText, lambda s: _compile_story(s, chapters))},
        tuple(tutorial.each("lesson", LessonText, lambda lesson: lesson)),
        {deck: tuple(ids) for deck, ids in tutorial.data["order"].items()},
    )
    _check_links(box, folder)
    return box


def _check_links(box: Box, folder: Path) -> None:
    """FL-4.6: what a card names must be there."""
    events = {scene.id for scene in box.scenes if scene.event}
    for scene in box.scenes:
        named = {effect.arg for effect in scene.effects if effect.verb == "add"}
        named |= {scene.link} - {""}
        for name in sorted(named - events):
            raise PackError(f"{folder.name}: {scene.id}: there is no special event {name!r}")


# -- compiling --------------------------------------------------------------------------------


def compile_scene(file: str) -> Callable[[SceneText], Scene]:
    """The deck is that of the file, unless the card names one."""

    def compiled(text: SceneText) -> Scene:
        deck = text.deck or file
        _one_of(deck, SCENE_DECKS, "deck")
        if text.carry:
            _one_of(text.carry, CARRIES, "carry-over")
        if text.answers or text.kind == "reaction":
            _one_of(text.answers, ANSWERS, "moment for a reaction")
        for word in text.filter:
            _one_of(word, FILTERS, "filter")
        _check_options(text)
        return Scene(
            text.id,
            text.kind,
            SCENE_DECKS.index(deck),
            text.minor,
            options=_options(text.a, text.b, text.c, text.d),
            also=tuple(read_row(row) for row in text.also),
            on=tuple(read_effect(phrase) for phrase in text.on),
            carry=text.carry,
            tell=text.tell,
            mirror=text.mirror,
            tokens=read_tokens(text.tokens),
            revealed=tuple(read_effect(phrase) for phrase in text.revealed),
            hidden=tuple(read_fate(phrase) for phrase in text.hidden),
            answers=text.answers,
            does=tuple(read_effect(phrase) for phrase in text.does),
            draws=SCENE_DECKS.index(text.draws) if text.draws else -1,
            event=text.event,
            link=text.link,
            only=text.only,
            affair=text.affair,
            filter=text.filter,
            text=text,
        )

    return compiled


def _check_options(text: SceneText) -> None:
    """FL-8: who chooses needs at least two options; additional effects need two who choose."""
    count = len(_options(text.a, text.b, text.c, text.d))
    if text.kind in ("both", "partner") and count < 2:
        raise ValueError("somebody chooses, so it has at least two options")
    if text.kind in ("situation", "special", "reveal") and count:
        raise ValueError(f"a card of the kind {text.kind} has no options")
    if text.also and text.kind != "both":
        raise ValueError("additional effects depend on two choices: the kind must be both")
    if text.minor != (text.kind in ("reaction", "reveal")):
        raise ValueError("reactions and reveal cards are minor scenes, and only they")


def _options(*texts: OptionText | None) -> tuple[SceneOption, ...]:
    given = [text for text in texts if text is not None]
    if list(texts[: len(given)]) != given:
        raise ValueError("the options are a, b, c, d, without a gap")
    return tuple(
        SceneOption(read_tokens(text.gives), tuple(read_effect(phrase) for phrase in text.does))
        for text in given
    )


def _compile_chapter(text: ChapterText) -> tuple[ChapterText, Scene]:
    if not text.final and (not text.decks or not text.length or text.b is None):
        raise ValueError("a chapter has decks, a length and options")
    for deck in text.decks:
        _one_of(deck, SCENE_DECKS, "deck")
    fates = tuple(read_fate(phrase) for phrase in text.after)
    scene = Scene(
        text.id,
        "finale" if text.final else "chapter",
        options=_options(text.a, text.b, text.c, text.d),
        also=tuple(read_row(row) for row in text.also),
        on=tuple(read_effect(phrase) for phrase in text.before),
        hidden=fates,
        decks=tuple(SCENE_DECKS.index(deck) for deck in text.decks),
        length=text.length,
        text=text,
    )
    return text, scene


def _compile_story(text: StoryText, chapters: list[tuple[ChapterText, Scene]]) -> Story:
    mine = tuple(scene for chapter, scene in chapters if chapter.story == text.id)
    if not mine or [scene.kind for scene in mine].index("finale") != len(mine) - 1:
        raise ValueError("a story has chapters, and one finale at the end")
    sizes = tuple(text.hand.get(deck, 0) for deck in SCENE_DECKS)
    if sum(sizes) != 5:
        raise ValueError("each draws five scenes")
    finale = mine[-1]
    hand = (sizes[0], sizes[1], sizes[2])
    return Story(
        text.id, text.destinies, text.discarded, hand, text.events, mine, finale.on, finale.hidden
    )


def _compile_thing(text: ThingText) -> Thing:
    ((aspect, count),) = read_tokens(text.token)
    if count != 1:
        raise ValueError("it gives one token")
    return Thing(text.id, aspect)


def _compile_destiny(text: DestinyText) -> Destiny:
    return Destiny(text.id, text.stays, tuple(read_need(n) for n in text.needs), text.unless)


def _one_of(word: str, known: tuple[str, ...], what: str) -> None:
    if word not in known:
        raise ValueError(f"{word!r} is no {what}: {', '.join(known)}")


BOX = read_box()
