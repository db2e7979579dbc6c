"""The message of an option, for the ear and the terminal."""

from __future__ import annotations

from typing import Any

from tablee.games.fog_of_love.screen.own import show_rankings
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Ask


def label(m: Fog, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of an option."""
    why = ask.why
    if why in ("gender", "colour"):
        return f"opt-{why}-{choice}", {}
    if why == "portrait":
        return "opt-portrait", {"n": int(choice[1:])}
    if why in ("choose", "rechoose", "answer"):
        return "opt-letter", {"letter": choice}
    if isinstance(choice, int):
        return _card(m, why, choice)
    if why in ("wipe", "guess"):
        return "opt-aspect", {"aspect": choice}
    if why == "deck":
        return "opt-deck", {"deck": choice}
    verb, *cards = str(choice).split(":")
    if why == "order":
        return _order(m, choice)
    if why == "destiny" and cards:
        names = [m.name(int(card)) for card in cards]
        args = {"take": names[0], "give": names[1]} if len(names) > 1 else {"destiny": names[0]}
        return f"opt-destiny-{verb}", args
    if cards:
        return f"opt-{verb}", {"scene": m.name(int(cards[0]))}
    return f"opt-{choice}", {}


def _order(m: Fog, choice: str) -> tuple[str, dict[str, Any]]:
    """FL-3.2: the goals that share an aspect, in this order, and how many of all are then met."""
    found = (one for seat in BOTH for one in show_rankings(m, seat) if one.choice == choice)
    ranking = next(found)
    return "opt-order", {"traits": ranking.traits, "met": ranking.met}


def _card(m: Fog, why: str, card: int) -> tuple[str, dict[str, Any]]:
    if why == "point":
        return "opt-point", {"n": card + 1}
    kinds = ("scene", "scene", "scene", "trait", "occupation", "feature", "destiny", "destiny")
    kind = kinds[m.backs[card]]
    return f"opt-{kind}", {kind: m.name(card)}
