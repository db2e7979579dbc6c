"""The vocabulary of the cards: a card is a sentence of needs and gives (FF-2 to FF-5).

needs                                   gives
money 1      at least so much           +money 1     gain, point by point
!money       exactly 0                  0 money      falls to 0
friend [n|A] friends who take part      friend [n|A] a friend joins, or somebody new
partner [A]  !partner                   partner [A]  a new partner, or intensify
ex [n|A]                                separation
married  !married  happily-married      marry A      divorce
sex [n|A]    !sex                       sex [A]      without A: anonymous
child [n]    !child                     child [A]    without A: of the card's anonymous sex
time n       pays so much time
same-sex n   ties with one's own sex
"""

from __future__ import annotations

from msgspec import Struct

TRAITS = (
    "smoking", "alcohol", "drugs", "money", "illness", "weight", "sadness", "church", "wisdom",
)  # fmt: skip
"""FF-2.1: the nine characteristics, in the order of the board."""
TRAIT_INDEX = {trait: n for n, trait in enumerate(TRAITS)}
_NEEDS = frozenset(
    ("friend", "partner", "ex", "married", "happily-married", "sex", "child", "time", "same-sex")
)
_GIVES = frozenset(("friend", "partner", "separation", "marry", "divorce", "sex", "child"))
_WITH_A = frozenset(("friend", "partner", "ex", "sex", "child", "marry"))
_COUNTED_NEEDS = {*TRAITS, "friend", "ex", "sex", "child", "time", "same-sex"}
_COUNTED_GIVES = frozenset(("friend",))


class Need(Struct, frozen=True):
    """A condition. `verb` is a trait or one of the words above; `n` at least so many."""

    verb: str
    n: int = 1
    label: str = ""
    negated: bool = False


class Give(Struct, frozen=True):
    """A consequence. `verb` "gain" and "reset" have a trait."""

    verb: str
    n: int = 1
    label: str = ""
    trait: str = ""


class CardFault(ValueError):
    """What is wrong with a card: the message `no-blank-<key>` says it in words."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key, self.told = key, args


def read_need(phrase: str) -> Need:
    negated = phrase.startswith("!")
    verb, n, label = _words(phrase.removeprefix("!"))
    if verb not in TRAIT_INDEX and verb not in _NEEDS:
        raise CardFault("unknown-need", phrase=phrase, verb=verb)
    if (n > 1 and verb not in _COUNTED_NEEDS) or (verb == "child" and label):
        raise CardFault("alone", phrase=phrase, verb=verb)
    if negated and (n != 1 or label):
        raise CardFault("struck", phrase=phrase)
    return Need(verb, n, label, negated)


def read_give(phrase: str) -> Give:
    if phrase.startswith("+"):
        verb, n, label = _words(phrase[1:])
        if verb not in TRAIT_INDEX or label:
            raise CardFault("gain", phrase=phrase)
        return Give("gain", n, "", verb)
    if phrase.startswith("0 "):
        trait = phrase[2:]
        if trait not in TRAIT_INDEX:
            raise CardFault("reset", phrase=phrase)
        return Give("reset", 1, "", trait)
    verb, n, label = _words(phrase)
    if verb not in _GIVES:
        raise CardFault("unknown-give", phrase=phrase, verb=verb)
    if n > 1 and verb not in _COUNTED_GIVES:
        raise CardFault("once", phrase=phrase)
    if verb == "marry" and not label:
        raise CardFault("marry", phrase=phrase)
    return Give(verb, n, label)


def write_need(need: Need) -> str:
    """The phrase that `read_need` reads."""
    return f"{'!' if need.negated else ''}{need.verb}{_tail(need.n, need.label)}"


def write_give(give: Give) -> str:
    """The phrase that `read_give` reads."""
    if give.verb == "gain":
        return f"+{give.trait} {give.n}"
    if give.verb == "reset":
        return f"0 {give.trait}"
    return f"{give.verb}{_tail(give.n, give.label)}"


def _words(phrase: str) -> tuple[str, int, str]:
    """verb [n | A]"""
    verb, _, rest = phrase.partition(" ")
    if not rest:
        return verb, 1, ""
    if rest == "A" and verb in _WITH_A:
        return verb, 1, "A"
    if rest.isdigit() and 1 <= int(rest) <= 9:
        return verb, int(rest), ""
    raise CardFault("rest", phrase=phrase, verb=verb, rest=rest)


def _tail(n: int, label: str) -> str:
    return f" {label}" if label else f" {n}" if n > 1 else ""
