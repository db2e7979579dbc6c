"""Which words the cards need, part by part: the contract with those who write them."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENES
from tablee.games.fog_of_love.content.pack import BOX

PARTS = {
    "trait": ("line",),
    "occupation": ("f", "m", "n", "line"),
    "feature": ("line",),
    "destiny": ("line", "met", "missed"),
}


def needed() -> dict[str, dict[str, list[str]]]:
    """Kind of card -> message -> its attributes. (A lesson has rule or act as it likes.)"""
    people = {
        "trait": [card.id for card in BOX.traits],
        "occupation": [card.id for card in BOX.occupations],
        "feature": [card.id for card in BOX.features],
        "destiny": [card.id for card in BOX.destinies],
    }
    found = {
        kind: {f"{kind}-{name}": list(PARTS[kind]) for name in names}
        for kind, names in people.items()
    }
    found["scene"] = {f"scene-{scene.id}": scene_parts(scene) for scene in SCENES}
    found["chapter"] = {
        f"chapter-{chapter.id}": chapter_parts(chapter)
        for story in BOX.stories.values()
        for chapter in story.chapters
    }
    found["story"] = {
        f"story-{name}": ["synopsis", "rules", "together", "parted"] for name in BOX.stories
    }
    found["lesson"] = {f"lesson-{lesson.id}": ["on"] for lesson in BOX.lessons}
    return found


def scene_parts(scene: Scene) -> list[str]:
    """FL-8.9: what is said on a card, and by the narrator."""
    parts = ["open", *_choice_parts(scene), *_also_parts(len(scene.also))]
    if scene.tell or any(effect.verb == "hint" for effect in scene.effects):
        parts.append("tell")
    if scene.kind == "secret":
        parts += ["kept"] if scene.options else ["kept", "shown"]
    return parts


def chapter_parts(chapter: Scene) -> list[str]:
    rows = chapter.hidden if chapter.kind == "finale" else chapter.also
    before = ["before"] if chapter.on else []
    return ["open", *_choice_parts(chapter), *before, *_also_parts(len(rows))]


def _choice_parts(scene: Scene) -> list[str]:
    return ["ask", *scene.letters] if scene.options else []


def _also_parts(count: int) -> list[str]:
    return [f"also-{n}" for n in range(1, count + 1)]
