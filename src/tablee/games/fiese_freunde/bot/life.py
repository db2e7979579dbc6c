"""A life as the bot sees it, and the effect of a card on it: made from a seat's view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.content.pack import OVERFLOW

Symbol = Mapping[str, Any]
"""A condition or a consequence: `SymbolView` as plain data, without what is as usual."""
LOVES = ("love", "engaged", "married", "happy")
MARRIAGES = ("married", "happy", "separated")
FULL = 3


class Life(Struct):
    """The counts that conditions ask for."""

    traits: dict[str, int]
    time: int
    friends: int
    strangers: int
    love: int
    """0 none, 1 in love … 4 happily married."""
    exes: int
    married: bool
    bedmates: int
    nights: int
    """Persons slept with, anonymous ones included."""
    children: int
    same_sex: int
    celibate: bool


def life_of(view: Mapping[str, Any], seat: int) -> Life:
    board = view["boards"][seat]
    circle = board["circle"]
    places = [tie["place"] for tie in circle]
    love = max((LOVES.index(place) + 1 for place in places if place in LOVES), default=0)
    bed = board["bed_women"] + board["bed_men"]
    bedmates = sum(tie["nights"] > 0 for tie in circle)
    return Life(
        traits=dict(board["traits"]),
        time=board["time"],
        friends=len(circle),
        strangers=9 - len(circle),
        love=love,
        exes=sum(place in ("ex", "separated") for place in places),
        married=any(place in MARRIAGES for place in places),
        bedmates=bedmates,
        nights=bedmates + bed,
        children=sum(tie["children"] for tie in circle) + board["bed_children"],
        same_sex=_same_sex(view, seat),
        celibate=board["celibate"],
    )


def _same_sex(view: Mapping[str, Any], seat: int) -> int:
    board = view["boards"][seat]
    sexes = [person["sex"] for person in view["persons"]]
    if not sexes:
        return 0
    mine = sexes[seat]
    own = sum(
        1
        for tie in board["circle"]
        if sexes[tie["person"]] == mine and (tie["place"] != "friend" or tie["nights"])
    )
    return int(own + board["bed_women" if mine == "w" else "bed_men"])


# -- what a card does -------------------------------------------------------------------------


def after(life: Life, consequences: Iterable[Symbol]) -> Life:
    """The life after these consequences, as far as they can be predicted."""
    new = Life(
        dict(life.traits), life.time, life.friends, life.strangers, life.love, life.exes,
        life.married, life.bedmates, life.nights, life.children, life.same_sex, life.celibate,
    )  # fmt: skip
    for symbol in consequences:
        _give(new, symbol)
    return new


def _give(life: Life, symbol: Symbol) -> None:
    verb, how, n = symbol["what"], symbol.get("how"), symbol.get("n", 1)
    if how == "gain":
        _gain(life.traits, verb, n)
    elif how == "reset":
        life.traits[verb] = 0
    elif verb == "friend":
        met = min(n, life.strangers)
        life.friends, life.strangers = life.friends + met, life.strangers - met
    elif verb == "partner":
        life.love = min(4, life.love + 1)
        life.married = life.married or life.love >= 3
    elif verb == "marry":
        life.love, life.married = 3, True
    elif verb == "separation" and life.love:
        life.love, life.exes = 0, life.exes + 1
    elif verb == "divorce" and life.married:
        life.exes += life.love >= 3
        life.married, life.love = False, 0
    elif verb == "sex":
        life.nights += 1
        life.bedmates += symbol.get("a", False)
    elif verb == "child":
        life.children += 1


def _gain(traits: dict[str, int], trait: str, n: int) -> None:
    for _ in range(n):
        if traits[trait] < FULL:
            traits[trait] += 1
        else:
            traits[TRAITS[OVERFLOW[TRAITS.index(trait)]]] = 0


# -- how far a goal is ------------------------------------------------------------------------

COST = {
    "friend": 0.8, "partner": 1.2, "ex": 1.9, "married": 3.2, "happily-married": 1.3, "sex": 1.0,
    "child": 2.2, "same-sex": 1.3, "time": 0.25,
}  # fmt: skip
"""About how many cards one more of it costs."""


def have(life: Life, verb: str) -> int:
    """How much the life has of what a condition asks for."""
    counts = {
        "friend": life.friends, "partner": min(life.love, 1), "ex": life.exes,
        "married": int(life.married), "happily-married": life.love, "sex": life.nights,
        "child": life.children, "same-sex": life.same_sex, "time": life.time,
    }  # fmt: skip
    return counts[verb]


def distance(life: Life, conditions: Sequence[Symbol]) -> float:
    """About how many cards a goal is away; 0 if its conditions hold."""
    away = [_missing(life, symbol) for symbol in conditions]
    exes_missing = any(
        symbol["what"] == "ex" and missing for symbol, missing in zip(conditions, away, strict=True)
    )
    if not exes_missing:
        return sum(away)
    return sum(
        missing
        for symbol, missing in zip(conditions, away, strict=True)
        if symbol["what"] != "partner" or symbol.get("how") != "not"
    )  # (leaving one's partner gives the ex as well)


def _missing(life: Life, symbol: Symbol) -> float:
    verb: str = symbol["what"]
    n: int = symbol.get("n", 1)
    negated = symbol.get("how") == "not"
    if verb in life.traits:
        value = life.traits[verb]
        if negated:
            return 1.3 if value else 0.0
        return float(max(0, n - value))
    if negated:
        return 1.3 if have(life, verb) else 0.0
    missing = 4 - life.love if verb == "happily-married" else max(0, n - have(life, verb))
    if missing and life.celibate and verb in ("partner", "ex", "married", "happily-married", "sex"):
        return 9.0
    if verb == "ex" and missing:
        return missing * COST[verb] - (0.9 if life.love else 0.0)
    if verb == "married" and missing:
        return COST[verb] - 0.8 * life.love
    return missing * COST[verb]
