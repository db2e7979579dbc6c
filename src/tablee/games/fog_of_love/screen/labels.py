"""The message of an option, for the ear and the terminal; and the kinds that only options have."""

from __future__ import annotations

from typing import Any

from tablee.games.fog_of_love.content.faces import DESTINY
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, SCENE_DECKS
from tablee.games.fog_of_love.screen.own import show_rankings
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.tell_cards import now_card, option_told, reaction_card
from tablee.games.fog_of_love.screen.tell_people import conditions_of
from tablee.games.fog_of_love.screen.teller import Teller
from tablee.games.fog_of_love.screen.words import in_words
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Ask, Card, Catalogue, Kind, Seat

Message = tuple[str, dict[str, Any]]


def label(m: Fog, ask: Ask, choice: Any) -> Message:
    """The message of an option."""
    why = ask.why
    if why in ("gender", "colour"):
        return f"opt-{why}-{choice}", {}
    if why == "portrait":
        return "opt-portrait", {"n": int(choice[1:]), "portrait": choice}
    if why in ("choose", "rechoose", "answer"):
        return "opt-letter", {"letter": choice, "offered": [min(ask.options), why, choice]}
    if isinstance(choice, int):
        return _card(m, why, choice)
    if why in ("wipe", "guess"):
        return "opt-aspect", {"aspect": choice}
    if why == "deck":
        return "opt-deck", {"deck": choice, "n": len(m.decks[SCENE_DECKS.index(choice)])}
    verb, *cards = str(choice).split(":")
    if why == "order":
        return _order(m, choice)
    if why == "destiny" and cards:
        return _destiny(m, verb, [int(card) for card in cards])
    if cards:
        return f"opt-{verb}", _scene(m, int(cards[0]))
    return f"opt-{choice}", {}


def _order(m: Fog, choice: str) -> Message:
    """FL-3.2: the goals that share an aspect, in this order, and how many of all are then met."""
    found = (one for seat in BOTH for one in show_rankings(m, seat) if one.choice == choice)
    ranking = next(found)
    return "opt-order", {"traits": ranking.traits, "met": ranking.met}


def _destiny(m: Fog, verb: str, cards: list[Card]) -> Message:
    names = [m.name(card) for card in cards]
    args = {"take": names[0], "give": names[1]} if len(names) > 1 else {"destiny": names[0]}
    return f"opt-destiny-{verb}", {**args, "forecast": cards[0]}


def _card(m: Fog, why: str, card: Card) -> Message:
    if why == "point":
        return "opt-point", {"n": card + 1}
    kinds = ("scene", "scene", "scene", "trait", "occupation", "feature", "destiny", "destiny")
    kind = kinds[m.backs[card]]
    if kind == "scene":
        return "opt-scene", _scene(m, card)
    if kind == "destiny":
        return "opt-destiny", {"destiny": m.name(card), "forecast": card}
    if kind == "trait":
        goal = m.goal(card)
        args = {"n": goal.needs, "shared": "yes" if goal.shared else "no"}
        return "opt-trait", {"trait": goal.id, "aspect": ASPECT_IDS[goal.aspect], **args}
    return f"opt-{kind}", {kind: m.name(card), "aspect": ASPECT_IDS[m.thing(card).aspect]}


def _scene(m: Fog, card: Card) -> dict[str, Any]:
    scene = m.definition(card)
    return {"scene": scene.id, "deck": SCENE_DECKS[scene.deck], "sort": scene.kind}


def worded(m: Fog, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """How far a destiny is, to its owner; an option of a scene, to who is asked; everything else as
    the whole text says it."""
    match kind.what:
        case "forecast":
            return _forecast(m, value, say, lang)
        case "option":
            seat, why, letter = value
            return _option(m, seat, why, letter, say, lang)
    return in_words(m, kind, value, say, lang)


def _option(m: Fog, seat: Seat, why: str, letter: str, say: Catalogue, lang: str) -> str:
    """FL-8.9: what one would say with it, and what it brings."""
    t = Teller(show(m, seat), say, lang)
    now = t.view.now
    assert now is not None
    card = (reaction_card(now) if why == "answer" else None) or now_card(now)
    return option_told(t, card, next(o for o in card.scene.options if o.letter == letter))


def _forecast(m: Fog, value: Card, say: Catalogue, lang: str) -> str:
    seat = m.backs[value] - DESTINY
    t = Teller(show(m, seat), say, lang)
    own = t.view.me
    assert own is not None
    destiny = next(d for d in (*own.destinies, *own.forgone) if d.card == value)
    return t.listed(conditions_of(t, destiny, seat))
