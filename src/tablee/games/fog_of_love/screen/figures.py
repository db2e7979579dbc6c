"""The figures of a card, as printed: each card is drawn once."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, SCENE_DECKS, Tokens
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
    return SceneView(
        id=scene.id,
        kind=scene.kind,
        deck=SCENE_DECKS[scene.deck] if scene.deck >= 0 else "",
        effects=effects_of(scene),
        minor=scene.minor,
        event=scene.event,
        options=[
            OptionView(letter, _aspects(option.tokens), [effect_view(e) for e in option.effects])
            for letter, option in zip(scene.letters, scene.options, strict=True)
        ],
        chooses="both" if scene.both_choose else "partner" if scene.options else "",
        mirror=scene.mirror,
        carry=scene.carry,
        tokens=_aspects(scene.tokens),
        link=scene.link,
    )


def _aspects(tokens: Tokens) -> list[str]:
    """One word for each token."""
    return [ASPECT_IDS[aspect] for aspect, count in tokens for _ in range(count)]
