"""FF-1.1: what the page before a game offers to whoever makes a card of their own."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.grammar import TRAITS, read_give, read_need
from tablee.games.fiese_freunde.screen.cards import give_symbol, need_symbol
from tablee.games.fiese_freunde.screen.view import FormView, OwnCardForm, WordView

MOST = 5
ONCE = 1
"""A word stands once among the conditions, and once among the consequences."""
LONGEST_TITLE = 40
"""Less than a card may have (see `content.blank`): as much as can be drawn well."""

_NEEDS = {
    **{trait: (f"{trait} 1", f"{trait} 2", f"{trait} 3", f"!{trait}") for trait in TRAITS},
    "friend": ("friend", "friend A", "friend 2", "friend 3"),
    "partner": ("partner A", "partner", "!partner"),
    "ex": ("ex", "ex A", "ex 2"),
    "married": ("married", "!married"),
    "happily-married": ("happily-married",),
    "sex": ("sex", "sex A", "sex 2", "!sex"),
    "child": ("child", "child 2", "!child"),
}
_GIVES = {
    **{trait: (f"+{trait} 1", f"+{trait} 2", f"+{trait} 3", f"0 {trait}") for trait in TRAITS},
    "friend": ("friend", "friend A", "friend 2"),
    "partner": ("partner A", "partner"),
    "separation": ("separation",),
    "marry": ("marry A",),
    "divorce": ("divorce",),
    "sex": ("sex", "sex A"),
    "child": ("child A", "child"),
}


def _needs(word: str, phrases: tuple[str, ...]) -> WordView:
    return WordView(word, [FormView(one, need_symbol(read_need(one))) for one in phrases], ONCE)


def _gives(word: str, phrases: tuple[str, ...]) -> WordView:
    return WordView(word, [FormView(one, give_symbol(read_give(one))) for one in phrases], ONCE)


OWN_CARD = OwnCardForm(
    needs=[_needs(word, phrases) for word, phrases in _NEEDS.items()],
    gives=[_gives(word, phrases) for word, phrases in _GIVES.items()],
    most=MOST,
    longest_title=LONGEST_TITLE,
)
