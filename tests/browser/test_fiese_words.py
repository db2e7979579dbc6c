"""The words of Fiese Freunde on the screen: the same in both languages, and all that are used."""

from __future__ import annotations

import pytest

from .house import ROOT
from .test_words import messages, used

SCREEN = ROOT / "web" / "text"
GAME = ROOT / "src/tablee/games/fiese_freunde/text"
CLIENT = ROOT / "web/src/games/fiese-freunde"


def known(lang: str) -> dict[str, set[str]]:
    files = [
        SCREEN / f"{lang}.ftl",
        SCREEN / f"fiese-freunde.{lang}.ftl",
        *sorted(GAME.glob(f"*{lang}.ftl")),
        ROOT / f"src/tablee/kernel/text/{lang}.ftl",
    ]
    return {key: names for file in files for key, names in messages(file).items()}


def test_both_languages_say_the_same() -> None:
    en, fr = (messages(SCREEN / f"fiese-freunde.{lang}.ftl") for lang in ("en", "fr"))
    assert en == fr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_in_use_exists(lang: str) -> None:
    keys = known(lang)
    missing = [
        f"{path.name}: {key}"
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for key in used(path.read_text("utf-8").replace("said(", "t("))
        if key not in keys and not (key.endswith("-") and any(k.startswith(key) for k in keys))
    ]
    assert missing == []
