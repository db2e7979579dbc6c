"""The figures of a card, as printed: each card is drawn once."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, SCENE_DECKS, Tokens
from tablee.games.fog_of_love.content.schema import ChapterText, SceneText
from tablee.games.fog_of_love.screen.phrases import effect_view, effects_of
from tablee.games.fog_of_love.screen.view import OptionView, SceneView


def show_scene(scene: Scene) -> SceneView:
    """The figures of a card, as printed."""
    found = _SHOWN.get(scene.id)
    if found is None:
        found = _SHOWN[scene.id] = _draw(scene)
    return found


_SHOWN: dict[str, SceneView] = {}
"""Cards do not change: each is drawn once."""


def _draw(scene: Scene) -> SceneView:
    text = scene.text
    assert text is not None
    texts = [option for option in (text.a, text.b, text.c, text.d) if option is not None]
    played = text if isinstance(text, SceneText) else None
    chapter = text if isinstance(text, ChapterText) else None
    return SceneView(
        id=scene.id,
        kind=scene.kind,
        deck=SCENE_DECKS[scene.deck] if scene.deck >= 0 else "",
        minor=scene.minor,
        options=[
            OptionView(
                letter,
                _aspects(option.tokens),
                list(words.does),
                [effect_view(effect) for effect in option.effects],
            )
            for letter, option, words in zip(scene.letters, scene.options, texts, strict=True)
        ],
        also=list(text.also),
        on=list(played.on if played else chapter.before if chapter else ()),
        carry=scene.carry,
        tell=scene.tell,
        mirror=scene.mirror,
        tokens=_aspects(scene.tokens),
        revealed=list(played.revealed) if played else [],
        hidden=list(played.hidden if played else chapter.after if chapter else ()),
        answers=scene.answers,
        does=list(played.does) if played else [],
        draws=SCENE_DECKS[scene.draws] if scene.draws >= 0 else "",
        event=scene.event,
        link=scene.link,
        affair=scene.affair,
        decks=[SCENE_DECKS[deck] for deck in scene.decks],
        length=scene.length,
        chooses="both" if scene.both_choose else "partner" if scene.options else "",
        effects=effects_of(scene),
    )


def _aspects(tokens: Tokens) -> list[str]:
    """One word for each token."""
    return [ASPECT_IDS[aspect] for aspect, count in tokens for _ in range(count)]
