"""The vocabulary of the cards: a card is a sentence of effects and conditions (FL-8, FL-9).

An effect is WHO VERB. WHO: chooser, other, player, partner, both (FL-8.3); in additional effects
also a letter, "A" or "C|D": who chose it; and "not A": who did not.

+2  -2                        satisfaction, net per step (FL-2.1, FL-8.6)
ext+  gen--                   tokens (FL-2.2)
draw DECK                     at once, whatever the chapter (FL-9.8)
discard N|any|random          scenes of the hand, face down (FL-9.4)
trade [twins]                 both swap a scene (FL-9.5); twins: +2 each if of the same deck
change trait|feature|occupation [random]                (FL-9.1)
swap-occupations              (FL-9.1)
swap-in|swap-out|drop|retrieve DESTINY|any [but DESTINY]  (FL-11.3)
show [random]  show-and-drop  say DESTINY               reveal a destiny (FL-9.3, FL-11.3b)
hint                          about a secret of one's own, at random (FL-9.2)
reveal N|affairs              secrets of WHO (FL-9.3, FL-10.2)
bury                          a random secret in play is discarded
wipe partner|self             all their tokens from one aspect (FL-2.2)
guess                         an aspect of the partner's goals
carry KIND                    acts on the next scene (FL-10.8)
add EVENT                     shuffle a special event in (FL-10.7)
search DECK carry             look a deck through for a scene with that icon (FL-9.7)
mark married|child            what the couple has become
become DESTINY                at the finale: this is the final destiny
skip  rechoose  copy  spared  no-also                   reactions (FL-10.5)

"may" before discard, become or a verb of destinies makes it optional. Additional effects are
"CONDITION: EFFECT; EFFECT", and only the first whose condition holds applies (FL-8.5b):
match [A|B]   no match   A+B   A|B+C|D   one A   player A|B, partner C   else   X or Y
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

DIMENSIONS = ("dis", "cur", "ext", "sen", "gen", "sin")
"""FL-2.2: discipline, curiosity, extroversion, sensitivity, gentleness, sincerity."""
ASPECTS = tuple(f"{dimension}{sign}" for dimension in DIMENSIONS for sign in "+-")
ASPECT_IDS = tuple(f"{dimension}-{way}" for dimension in DIMENSIONS for way in ("up", "down"))
"""The same as words in events and options: "ext-up"."""
SENSITIVITY = (ASPECTS.index("sen+"), ASPECTS.index("sen-"))
SCENE_DECKS = ("sweet", "serious", "drama")
DESTINIES = ("devotion", "team", "equals", "dominant", "exit", "heartbreaker", "self")
LETTERS = "abcd"
CARRIES = (
    "double-satisfaction", "double-tokens", "double-sensitivity", "exchanged", "in-turn",
    "on-behalf", "one-sided",
)  # fmt: skip
DESTINY_VERBS = ("swap-in", "swap-out", "drop", "retrieve", "show", "show-and-drop", "say")
FLAGS = ("skip", "spared", "no-also")
"""What a reaction does to the scene it answers."""
WHO = ("chooser", "other", "player", "partner", "both", "stayer", "leaver")

_ARGUMENTS: dict[str, str] = {
    "draw": "sweet|serious|drama",
    "discard": "[1-9]|any|random",
    "trade": "|twins",
    "change": "(trait|feature|occupation)( random)?",
    "swap-occupations": "",
    "show": "|random",
    "show-and-drop": "",
    "say": "D",
    "swap-in": "any|D([|]D)*",
    "swap-out": "D",
    "drop": "any( but D)?|D",
    "retrieve": "any|D([|]D)*",
    "hint": "",
    "reveal": "[1-9]|affairs",
    "bury": "",
    "wipe": "partner|self",
    "guess": "",
    "carry": "|".join(CARRIES),
    "add": "[a-z-]+",
    "search": "(sweet|serious|drama) carry",
    "mark": "married|child",
    "become": "D",
    "skip": "",
    "rechoose": "",
    "copy": "",
    "spared": "",
    "no-also": "",
}
_DESTINY = f"({'|'.join(DESTINIES)})"

Tokens = tuple[tuple[int, int], ...]
"""Pairs of an aspect (its place in ASPECTS) and how many."""


class Effect(Struct, frozen=True):
    """One effect. `verb` "heart" has `n`; "token" has `tokens`; all others `arg`."""

    who: str
    verb: str
    arg: str = ""
    n: int = 0
    tokens: Tokens = ()
    may: bool = False

    def order(self) -> str:
        """Of a verb of destinies: what is called for, as it stands on the card, without whom."""
        return f"{'may ' if self.may else ''}{self.verb} {self.arg}".strip()


def read_tokens(phrase: str) -> Tokens:
    """ "gen++ sen-": an aspect, with a sign for each token."""
    found = []
    for word in phrase.split():
        if not re.fullmatch(r"(\+{1,3}|-{1,3})", word[3:]) or word[:3] not in DIMENSIONS:
            raise ValueError(f"{word!r} is no token: write one like ext+ or gen--")
        found.append((ASPECTS.index(word[:4]), len(word) - 3))
    return tuple(found)


OPTIONAL = ("discard", "become", *(verb for verb in DESTINY_VERBS if verb != "say"))


@cache
def read_effect(phrase: str) -> Effect:
    """Cards say the same things again and again: each is read once."""
    who, rest = _who(phrase)
    may = rest.startswith("may ")
    rest = rest.removeprefix("may ")
    if may and rest.split()[0] not in OPTIONAL:
        raise ValueError(f"{phrase!r}: only {', '.join(OPTIONAL)} can be left undone")
    if re.fullmatch(r"[+-]\d{1,2}", rest):
        return Effect(who, "heart", n=int(rest))
    if re.match(r"[a-z]{3}[+-]", rest):
        return Effect(who, "token", tokens=read_tokens(rest))
    verb, _, arg = rest.partition(" ")
    if verb not in _ARGUMENTS:
        raise ValueError(f"{phrase!r}: {verb!r} is no verb of the vocabulary")
    if not re.fullmatch(_ARGUMENTS[verb].replace("D", _DESTINY), arg):
        raise ValueError(f"{phrase!r}: {verb!r} can't be followed by {arg!r}")
    return Effect(who, verb, arg, may=may)


def _who(phrase: str) -> tuple[str, str]:
    """Who, and the rest: "A|B +2", "not A -3", "both trade"; skip needs nobody."""
    if phrase in FLAGS:
        return "player", phrase
    found = re.match(rf"((?:not )?[A-D](?:\|[A-D])*|{'|'.join(WHO)}) (.+)", phrase)
    if found is None:
        raise ValueError(f"{phrase!r}: an effect begins with who it is for, like both or chooser")
    return found[1], found[2]


def letters_of(who: str) -> str:
    """ "not A|C" -> "ac"; "" if it is no letter."""
    word = who.removeprefix("not ")
    return word.replace("|", "").lower() if word[0] in "ABCD" else ""


# -- additional effects -----------------------------------------------------------------------


class Row(Struct, frozen=True):
    """A condition and what then happens. `holds` are the pairs (player's choice, partner's)."""

    when: str
    holds: frozenset[str]
    effects: tuple[Effect, ...]


def read_row(phrase: str) -> Row:
    when, colon, rest = phrase.partition(":")
    if not colon:
        raise ValueError(f"{phrase!r}: write a condition, a colon, and effects")
    effects = tuple(read_effect(part.strip()) for part in rest.split(";"))
    return Row(when, pairs(when), effects)


@cache
def pairs(when: str) -> frozenset[str]:
    """The pairs of choices for which a condition holds: "ab" = the player a, the partner b."""
    every = [a + b for a in LETTERS for b in LETTERS]
    parts = when.split(" or ")
    return frozenset(pair for pair in every if any(_holds(part, pair) for part in parts))


def _holds(when: str, pair: str) -> bool:
    mine, yours = pair[0], pair[1]
    if when == "else":
        return True
    if when == "match":
        return mine == yours
    if when == "no match":
        return mine != yours
    if found := re.fullmatch(r"match ([A-D](?:\|[A-D])*)", when):
        return mine == yours and mine in letters_of(found[1])
    if found := re.fullmatch(r"one ([A-D])", when):
        return (mine == found[1].lower()) != (yours == found[1].lower())
    if found := re.fullmatch(r"player ([A-D|]+), partner ([A-D|]+)", when):
        return mine in letters_of(found[1]) and yours in letters_of(found[2])
    if found := re.fullmatch(r"([A-D](?:\|[A-D])*)\+([A-D](?:\|[A-D])*)", when):
        one, other = letters_of(found[1]), letters_of(found[2])
        return (mine in one and yours in other) or (mine in other and yours in one)
    raise ValueError(f"{when!r} is no condition")


FATES = ("stay", "part", "one leaves", "child", "married")
"""Conditions of the end: both stay, somebody breaks up, one does, what the couple became."""


class Fate(Struct, frozen=True):
    """What happens at the finale, if so; "" for always."""

    when: str
    effects: tuple[Effect, ...]


def read_fate(phrase: str) -> Fate:
    when, colon, rest = phrase.partition(":")
    if not colon:
        when, rest = "", phrase
    elif when not in FATES:
        raise ValueError(f"{when!r} is no condition of the end: {', '.join(FATES)}")
    return Fate(when, tuple(read_effect(part.strip()) for part in rest.split(";")))
