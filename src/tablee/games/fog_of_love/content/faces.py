"""Every card as a number: faces in the order of their decks (FL-1.1)."""

from __future__ import annotations

from functools import cache

from tablee.games.fog_of_love.content.definitions import Scene, Thing
from tablee.games.fog_of_love.content.goal_grammar import Destiny, Trait
from tablee.games.fog_of_love.content.grammar import DESTINIES
from tablee.games.fog_of_love.content.pack import BOX

SWEET, SERIOUS, DRAMA, TRAITS, OCCUPATIONS, FEATURES, DESTINY = range(7)
"""Backs; the destinies of seat 1 have the back after those of seat 0."""
DECK_NAMES = ("sweet", "serious", "drama", "traits", "occupations", "features")

SCENES = BOX.scenes
FIRST_TRAIT = len(SCENES)
FIRST_OCCUPATION = FIRST_TRAIT + len(BOX.traits)
FIRST_FEATURE = FIRST_OCCUPATION + len(BOX.occupations)
FIRST_DESTINY = FIRST_FEATURE + len(BOX.features)
CARD_COUNT = FIRST_DESTINY + 2 * len(DESTINIES)

FACES: tuple[Scene | Trait | Thing | Destiny, ...] = (
    *SCENES, *BOX.traits, *BOX.occupations, *BOX.features, *BOX.destinies, *BOX.destinies,
)  # fmt: skip
NAMES = tuple(face.id for face in FACES)
BACKS = (
    *(scene.deck for scene in SCENES),
    *(TRAITS for _ in BOX.traits),
    *(OCCUPATIONS for _ in BOX.occupations),
    *(FEATURES for _ in BOX.features),
    *(DESTINY for _ in DESTINIES),
    *(DESTINY + 1 for _ in DESTINIES),
)
BY_ID = {name: face for face, name in enumerate(NAMES) if face < FIRST_DESTINY}
SCENE_BY_ID = {scene.id: scene for scene in SCENES} | {
    chapter.id: chapter for story in BOX.stories.values() for chapter in story.chapters
}
DESTINY_BY_ID = {destiny.id: destiny for destiny in BOX.destinies}
LESSONS: dict[str, tuple[str, ...]] = {}
for _lesson in BOX.lessons:
    LESSONS[_lesson.when] = (*LESSONS.get(_lesson.when, ()), _lesson.id)


def destiny_face(seat: int, name: str) -> int:
    return FIRST_DESTINY + seat * len(DESTINIES) + DESTINIES.index(name)


@cache
def ids_of(back: int) -> tuple[int, ...]:
    return tuple(card for card, other in enumerate(BACKS) if other == back)
