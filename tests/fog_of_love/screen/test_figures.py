"""Cards as screens get them: effects and conditions as messages, the same for every screen.

Here the phrases of the files are read once more, by hand, and compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import DESTINY_VERBS, Effect, read_effect
from tablee.games.fog_of_love.content.schema import ChapterText, SceneText
from tablee.games.fog_of_love.screen.figures import show_scene
from tablee.games.fog_of_love.screen.phrases import conditions, effect_view, orders
from tablee.games.fog_of_love.screen.view import EffectView, RowView, SceneView
from tablee.games.fog_of_love.screen.words import condition, in_words, phrase
from tests.fog_of_love.couple import couple, truth
from tests.rules import rule

SCENES = tuple(SCENE_BY_ID.values())
WHO = re.compile(r"((not )?([A-D](?:\|[A-D])*)|chooser|other|player|partner|both|stayer|leaver) ")


def shown(view: SceneView) -> Iterator[EffectView]:
    """Every effect of a card, in the order of `Scene.effects`."""
    yield from (*view.effects.on, *view.effects.does, *view.effects.revealed)
    for option in view.options:
        yield from option.effects
    for row in (*view.effects.also, *view.effects.hidden):
        yield from row.effects


def written(scene: Scene) -> Iterator[str]:
    """The same as phrases of the file."""
    text = scene.text
    assert text is not None
    if isinstance(text, SceneText):
        yield from (*text.on, *text.does, *text.revealed)
        rows = (*text.also, *text.hidden)
    else:
        assert isinstance(text, ChapterText)
        yield from text.before
        rows = (*text.also, *text.after)
    for option in (text.a, text.b, text.c, text.d):
        if option is not None:
            yield from option.does
    for row in rows:
        for part in row.rpartition(":")[2].split(";"):
            yield part.strip()


def by_hand(effect: str) -> tuple[str, str, str]:
    """Whom an effect is for, the letters it names, and its verb, or its number or token."""
    found = WHO.match(effect)
    rest = effect[found.end() :] if found else effect
    letters = (found[3] or "").replace("|", "/") if found else ""
    who = "" if not found else found[1]
    if letters:
        who = "not-letter" if found and found[2] else "letter"
    return who, letters, rest.removeprefix("may ").split()[0]


@rule("FL-8.3", "FL-9.6")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_every_effect_of_a_card_is_there_as_it_is_written(scene: Scene) -> None:
    views, phrases = list(shown(show_scene(scene))), list(written(scene))
    assert len(views) == len(phrases) == len(scene.effects)
    for view, effect, compiled in zip(views, phrases, scene.effects, strict=True):
        who, letters, word = by_hand(effect)
        assert (view.who, view.letters) == (who, letters), effect
        assert view.verb == compiled.verb
        if view.verb == "heart":
            assert view.n == int(word)
            assert view.args == {"n": word}
        elif view.verb == "token":
            assert view.tokens == {f"{word[:3]}-{'up' if word[3] == '+' else 'down'}": 1}
        else:
            assert view.verb == word
            assert view.key.startswith(f"fx-{word}")


@rule("FL-8.9")
def test_every_effect_and_condition_has_its_words() -> None:
    say = GAME.catalogue
    for lang in ("en", "fr"):
        for scene in SCENES:
            view = show_scene(scene)
            rows: list[RowView] = [*view.effects.also, *view.effects.hidden]
            for effect in shown(view):
                assert say.has(lang, effect.key), (scene.id, effect.key)
                assert not effect.who or say.has(lang, f"who-{effect.who}"), (scene.id, effect.who)
                assert "{" not in phrase(effect, say, lang)
            for part in (part for row in rows for part in row.when):
                assert not part.key or say.has(lang, part.key), (scene.id, part.key)


@rule("FL-8.5")
@pytest.mark.parametrize(
    ("when", "keys", "args"),
    [
        ("", [], []),
        ("match", ["when-match"], [{}]),
        ("no match", ["when-no-match"], [{}]),
        ("one leaves", ["when-one-leaves"], [{}]),
        ("match A|B", ["when-match-of"], [{"letters": "A/B"}]),
        ("one D", ["when-one-of"], [{"letters": "D"}]),
        ("A|B+C", [""], [{"letters": "A/B+C"}]),
        ("player A|B, partner C", ["when-pair"], [{"player": "A/B", "partner": "C"}]),
        ("match or one D", ["when-match", "when-one-of"], [{}, {"letters": "D"}]),
    ],
)
def test_a_condition_is_one_of_several_messages(
    when: str, keys: list[str], args: list[dict[str, str]]
) -> None:
    parts = conditions(when)
    assert [part.key for part in parts] == keys
    assert [part.args for part in parts] == args
    if when == "match or one D":
        assert " or " in condition(parts, GAME.catalogue, "en")


@rule("FL-9.6")
@pytest.mark.parametrize(
    ("written", "key", "args"),
    [
        ("both -2", "fx-heart", {"n": "-2"}),
        ("player gen--", "fx-token", {"aspect": "gen-down", "n": 2}),
        ("player draw drama", "fx-draw", {"deck": "drama"}),
        ("both discard 2", "fx-discard", {"n": 2}),
        ("both may discard any", "fx-discard-any-may", {}),
        ("partner reveal affairs", "fx-reveal-affairs", {}),
        ("both change trait random", "fx-change-random", {"kind": "trait"}),
        ("chooser swap-in exit|self", "fx-swap-in", {"destinies": ["exit", "self"]}),
        ("chooser may drop any but team", "fx-drop-but",
         {"destinies": ["any"], "but": "team"}),
        ("player search sweet carry", "fx-search", {"deck": "sweet"}),
        ("player carry in-turn", "fx-carry", {"kind": "in-turn"}),
        ("both trade twins", "fx-trade-twins", {}),
        ("player wipe partner", "fx-wipe-partner", {}),
        ("player add wedding-day", "fx-add", {"scene": "wedding-day"}),
        ("skip", "fx-skip", {}),
    ],
)  # fmt: skip
def test_the_message_of_an_effect(written: str, key: str, args: dict[str, Any]) -> None:
    view = effect_view(read_effect(written))
    assert (view.key, view.args) == (key, args)


@rule("FL-8.1", "FL-8.2")
def test_who_chooses() -> None:
    kinds = {scene.kind: show_scene(scene).chooses for scene in SCENES if scene.options}
    assert kinds == {
        "both": "both", "chapter": "both", "partner": "partner", "secret": "partner",
        "reaction": "partner",
    }  # fmt: skip
    assert {show_scene(scene).chooses for scene in SCENES if not scene.options} == {""}


@rule("FL-11.3")
def test_what_is_called_for_with_destinies_is_known_by_its_words() -> None:
    def whole(effect: Effect) -> bool:
        view = orders()[effect.order()]
        told = effect_view(effect)
        return (view.verb, view.key, view.args, view.who) == (told.verb, told.key, told.args, "")

    called = [e for scene in SCENES for e in scene.effects if e.verb in DESTINY_VERBS]
    assert len(called) > 50
    assert all(whole(effect) for effect in called)


@rule("FL-11.3")
def test_a_question_to_one_alone_has_words() -> None:
    kind = GAME.kinds["effects"]
    m, say = truth(couple()), GAME.catalogue
    assert in_words(m, kind, [None, "drop any"], say, "en") == "Sacha: discard a destiny (any)"
    assert in_words(m, kind, ["drop any", "drop any"], say, "en") == "both: discard a destiny (any)"
