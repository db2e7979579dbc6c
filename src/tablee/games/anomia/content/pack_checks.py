"""What would spoil a game with a pack: its size, its titles, its answers, what two themes share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tablee.games.anomia.content.judge import fault, keys, lexicon, trivial
from tablee.games.anomia.content.themes import Pack, Theme, pack

THEMES = 54
"""AN-1.1: theme cards of a pack."""
LONGEST_TITLE = 24
"""So that a card is read at a glance."""
FEWEST_ANSWERS, MOST_ANSWERS = 40, 150
MOST_SHARED = 2
"""AN-1.1: the answers that two themes of a pack may have in common."""


def problems(lang: str, number: int) -> list[str]:
    """What is wrong with a pack of the box; a test checks that it is nothing."""
    return problems_of(pack(lang, number))


def problems_of(pack: Pack) -> list[str]:
    """AN-1.1, AN-3.9: what would spoil a game with this pack."""
    found = [problem for theme in pack.themes for problem in _theme_problems(theme)]
    if len(pack.themes) != THEMES:
        found.append(f"{len(pack.themes)} themes instead of {THEMES}")
    ids = [theme.id for theme in pack.themes]
    found += [f"{name}: two themes of this id" for name in sorted({*ids}) if ids.count(name) > 1]
    return found + clashes(pack.themes)


def _theme_problems(theme: Theme) -> list[str]:
    found = []
    if not 0 < len(theme.title) <= LONGEST_TITLE:
        found.append(f'the title "{theme.title}" has {len(theme.title)} characters')
    if not FEWEST_ANSWERS <= len(theme.answers) <= MOST_ANSWERS:
        found.append(f"{len(theme.answers)} answers")
    if theme.difficulty not in (1, 2, 3):
        found.append(f"the difficulty is 1 to 3, not {theme.difficulty}")
    owner: dict[str, str] = {}
    for answer in theme.answers + theme.also:
        if flaw := fault(answer):
            found.append(f'"{answer}" cannot be handed in ({flaw})')
        if trivial(answer, theme):
            found.append(f'"{answer}" is no example')
        twins = {owner.setdefault(key, answer) for key in sorted(keys(answer, theme.lang))}
        found += [f'"{twin}" and "{answer}" are the same' for twin in sorted(twins - {answer})]
    return [f"{theme.id}: {problem}" for problem in found]


def shared(a: Theme, b: Theme) -> list[str]:
    """The answers that two themes have in common, in the wording of the first."""
    if lexicon(a).keys.isdisjoint(lexicon(b).keys):
        return []
    return max(_answers_in(a, b), _answers_in(b, a), key=len)


def _answers_in(a: Theme, b: Theme) -> list[str]:
    other = lexicon(b).keys
    return [answer for answer in a.answers if not other.isdisjoint(keys(answer, a.lang))]


def clashes(themes: Sequence[Theme]) -> list[str]:
    """AN-1.1: the themes that share more answers than two themes of a deck may."""
    return [
        f"{a.id} and {b.id} share {len(both)} answers: {', '.join(both)}"
        for a, b in combinations(themes, 2)
        if len(both := shared(a, b)) > MOST_SHARED
    ]
