"""How much of what people answer is on the lists: measured by `natural/*.toml` (AN-8.5)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.games.anomia.content.judge import listed, trivial
from tablee.games.anomia.content.themes import LANGS, pack

FOLDER = Path(__file__).parent / "natural"
ENOUGH = 0.98
"""The share of a round's answers that must be listed."""

Round = dict[str, dict[str, tuple[str, ...]]]
"""Pack, theme, answers."""


def rounds(lang: str) -> dict[str, Round]:
    text = (FOLDER / f"{lang}.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Round])


def unknown(lang: str, answers: Round) -> tuple[int, list[str]]:
    """The number of answers, and those that are not listed, with their theme."""
    found = [
        (theme, word)
        for number, said in answers.items()
        for theme in pack(lang, int(number)).themes
        for word in said.get(theme.id, ())
    ]
    missed = [(t, word) for t, word in found if trivial(word, t) or not listed(word, t)]
    return len(found), [f"{theme.title}: {word}" for theme, word in missed]


def measured() -> dict[str, tuple[int, list[str]]]:
    """For `tablee check`: per round its size, and the missing answers, if there are too many."""
    found = {}
    for lang in LANGS:
        for name, answers in rounds(lang).items():
            count, missed = unknown(lang, answers)
            share = 1 - len(missed) / count
            label = f"{lang}, {name} ({share:.1%})"
            found[label] = (count, missed if share < ENOUGH else [])
    return found
