"""FF-1.1: the table's own life card, "title | needs, … | gives, …"; what can be wrong with it."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.fiese_freunde.content.cards import LIFE_B, CardDef, CardText, compile_card
from tablee.games.fiese_freunde.content.grammar import CardFault, Give, Need
from tablee.games.fiese_freunde.content.pack import BLANK
from tablee.kernel import Refused

LONGEST = 200
MOST_SYMBOLS = 6
MOST_PERSONS = 4


@lru_cache(maxsize=64)
def blank_card(text: str) -> CardDef:
    return parse_blank(text)


def check_blank(text: str) -> None:
    """The players' own card, looked at before the game: refused if it is no card."""
    try:
        parse_blank(text)
    except CardFault as wrong:
        raise Refused(f"no-blank-{wrong.key}", "FF-1.1", **wrong.told) from None


def title_of(text: str) -> str:
    """The title of a card as the table wrote it."""
    return text.partition("|")[0].strip()


def parse_blank(text: str) -> CardDef:
    """CardFault with what is wrong, if it is no card."""
    if len(text) > LONGEST or not text.isprintable():
        raise CardFault("line", most=LONGEST)
    parts = text.split("|")
    if len(parts) != 3:
        raise CardFault("parts")
    title, needs, gives = ([p.strip() for p in part.split(",") if p.strip()] for part in parts)
    if not title or not gives:
        missing = "both" if not title and not gives else "gives" if title else "title"
        raise CardFault("empty", missing=missing)
    if max(len(needs), len(gives)) > MOST_SYMBOLS:
        raise CardFault("many", most=MOST_SYMBOLS)
    card = compile_card(CardText(BLANK, tuple(needs), tuple(gives)), LIFE_B)
    _check_symbols(card.needs, card.gives)
    _check_a(card.needs, card.gives)
    if len(card.roles) > MOST_PERSONS:
        raise CardFault("crowd", most=MOST_PERSONS)
    return card


def _check_symbols(needs: tuple[Need, ...], gives: tuple[Give, ...]) -> None:
    if any(need.verb == "time" for need in needs):
        raise CardFault("time")
    wanted = [(need.verb, need.label) for need in needs]
    brought = [(give.verb, give.label, give.trait) for give in gives]
    if len(set(wanted)) < len(wanted) or len(set(brought)) < len(brought):
        raise CardFault("twice")


def _check_a(needs: tuple[Need, ...], gives: tuple[Give, ...]) -> None:
    """FF-3.5: A is one person, and somebody. FF-5.4: or the child is of the card's own night."""
    needed = [need.verb for need in needs if need.label]
    given = {give.verb for give in gives if give.label}
    if len(needed) > 1:
        raise CardFault("two-a")
    if given & {"sex", "child"} and not needed and not given & {"friend", "partner", "marry"}:
        raise CardFault("who")
    anonymous = {give.verb for give in gives if not give.label}
    if "child" in anonymous and "sex" not in anonymous:
        raise CardFault("child")
