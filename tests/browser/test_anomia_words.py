"""The words of Anomia on the screen: the same in both languages, and all that are used."""

from __future__ import annotations

import pytest

from .house import ROOT
from .test_words import messages, used

SCREEN = ROOT / "web" / "text"
GAME = ROOT / "src/tablee/games/anomia/text"
CLIENT = ROOT / "web/src/games/anomia"


def known(lang: str) -> dict[str, set[str]]:
    files = [
        SCREEN / f"{lang}.ftl",
        SCREEN / f"anomia.{lang}.ftl",
        *sorted(GAME.glob(f"*{lang}.ftl")),
        ROOT / f"src/tablee/kernel/text/{lang}.ftl",
    ]
    return {key: names for file in files for key, names in messages(file).items()}


@pytest.mark.parametrize("folder", ["screen", "game"])
def test_both_languages_say_the_same(folder: str) -> None:
    names = {"screen": (SCREEN, "anomia.{}.ftl"), "game": (GAME, "{}.ftl")}
    place, name = names[folder]
    en, fr = (messages(place / name.format(lang)) for lang in ("en", "fr"))
    assert en == fr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_in_use_exists(lang: str) -> None:
    keys = known(lang)
    missing = [
        f"{path.name}: {key}"
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for key in used(path.read_text("utf-8").replace("said(", "t(").replace("this.say(", "t("))
        if key not in keys and not (key.endswith("-") and any(k.startswith(key) for k in keys))
    ]
    assert missing == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_key_is_left_over(lang: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*") if path.is_file())
    made = ("an-pile-", "an-other-", "an-bot-", "an-mode-", "an-handed", "an-passed", "an-began")
    own = [key for key in messages(SCREEN / f"anomia.{lang}.ftl") if "." not in key]
    assert [key for key in own if key not in text and not key.startswith(made)] == []
