"""The message of an option."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.games.fiese_freunde.content.blank import blank_card
from tablee.games.fiese_freunde.content.cards import CardDef, Role
from tablee.games.fiese_freunde.content.grammar import write_give
from tablee.games.fiese_freunde.content.pack import BLANK, BY_ID, CARDS
from tablee.games.fiese_freunde.rules.casting import same_part
from tablee.games.fiese_freunde.rules.passing import passing_time
from tablee.games.fiese_freunde.screen.parts import by_phone
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Ask, Seat


def label(m: Fiese, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of one option."""
    if isinstance(choice, tuple):
        return _order(ask, choice) if ask.why == "order" else _company(m, choice)
    if ask.why == "packet":
        return "opt-packet", {"n": choice + 1}
    verb, *rest = str(choice).split(":")
    if ask.why in ("sex", "bed"):
        return f"opt-{ask.why}-{verb}", {}
    if ask.why in ("keep", "draft") and verb != "nothing":
        return "opt-keep", _card(m, verb)
    if verb in ("take", "auction", "goal"):
        return f"opt-{verb}", _card(m, rest[0])
    if verb in ("bid", "max"):
        return f"opt-{verb}", {"time": int(rest[0])}
    if verb == "steal":
        return "opt-steal", {"seat": int(rest[0]), "time": int(rest[1])}
    if verb == "pass":
        return "opt-pass", {"time": passing_time(m)}
    if ask.why == "exchange":
        return "opt-category", {"category": verb, **_swap(m, next(iter(ask.options)), verb)}
    return f"opt-{verb}", {}


def _swap(m: Fiese, seat: Seat, category: str) -> dict[str, Any]:
    """FF-9.4: the goal in hand, and the one of the packet that it can be swapped for."""
    mine, theirs = (
        next(m.name(card) for card in cards if m.category(card) == category)
        for cards in (m.goals[seat], m.packets[m.looking])
    )
    return {"mine": mine, "card": theirs}


def _card(m: Fiese, id: str) -> dict[str, Any]:
    """A card, what it brings, and its star."""
    card: CardDef = blank_card(m.options["blank"]) if id == BLANK else CARDS[BY_ID[id]]
    brings = [write_give(give) for give in card.gives]
    return {"card": id, "brings": brings, "stars": sorted(card.star), "starred": bool(card.star)}


def _order(ask: Ask, choice: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """FF-2.5: an order, and what it makes of who is asked."""
    told = ask.args or {}
    options = next(iter(ask.options.values()))
    assert isinstance(options, tuple)
    return "opt-order", {
        "changes": list(choice),
        "traits": told["results"][options.index(choice)],
    }


def _company(m: Fiese, cast: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """FF-10.1: who is in it; where the parts differ, the first is the group, the rest the label."""
    assert m.event is not None
    roles = m.definition(m.event[0]).open_roles
    phones = [person for person in by_phone(m, m.event[1]) if person in cast]
    told = {"phones": phones, "n": len(phones)}
    if all(same_part(roles[0], role) for role in roles):
        if len(cast) > 1:
            return "opt-company", {"person": cast[0], "persons": list(cast[1:]), **told}
        return "opt-persons", {"persons": list(cast), **told}
    parts = [[cast_as(role), person] for role, person in zip(roles, cast, strict=True)]
    return "opt-cast", {"part": parts[:1], "others": parts[1:], **told}


def cast_as(role: Role) -> str:
    """What somebody is in a card, in one word: what happens with them, else what they are."""
    return foremost(role.brings) or role.need


def foremost(brings: Iterable[str]) -> str:
    found = [verb for verb in ("marry", "partner", "sex", "child", "friend") if verb in set(brings)]
    return found[0] if found else ""
