"""Names, titles and effects in words: the kinds of arguments that are our own (FL-8.3, FL-8.5b)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.screen.phrases import conditions, orders
from tablee.games.fog_of_love.screen.view import EffectView, When
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import HASH, OWN, SEAT, SIGNED, Catalogue, Kind, Seat, ident, several
from tablee.kernel.words.catalogue import Speaker as Wording

KINDS: dict[str, Kind] = {
    "seat": SEAT,
    "first": SEAT,
    "whose": SEAT,
    "name": OWN,
    "hash": HASH,
    "key": HASH,
    "gain": SIGNED,
    "scene": Kind("title"),
    "chapter": Kind("title"),
    "choices": Kind("choices"),
    "letter": Kind("letter"),
    "effect": Kind("effect"),
    "effects": several(Kind("effect")),
    "take": ident("destiny"),
    "give": ident("destiny"),
    "but": ident("destiny"),
    "destinies": several(ident("destiny")),
    "traits": several(Kind("named", "trait")),
    "features": several(Kind("named", "feature")),
    "scenes": several(Kind("title")),
    "when": Kind("when"),
    "forecast": Kind("forecast"),
    "offered": Kind("option"),
    "colour": ident("opt-colour"),
    "sort": ident("fl-kind"),
    "who": ident("teller"),
}

BETWEEN = " · "
"""Between titles: some have commas of their own."""


def person_name(names: Sequence[str], seat: int, say: Catalogue, lang: str) -> str:
    """Whoever has no invented name yet is called as whoever plays them, as on the screen."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say.name(seat) or say.format(lang, "view-player", {"n": seat + 1})


def called(m: Fog, seat: Seat, say: Catalogue, lang: str) -> str:
    """By their invented names, as soon as they have them."""
    return person_name(m.names, seat, say, lang)


def in_words(m: Wording, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The kinds of our own: titles, the letters that were chosen, conditions, effects."""
    match kind.what:
        case "title":
            titles = [title(say, lang, id) for id in (value if kind.many else [value])]
            return BETWEEN.join(titles)
        case "named":
            return BETWEEN.join(word(say, lang, kind.of, id) for id in value)
        case "choices":
            pairs = [(m.called(seat, say, lang), x.upper()) for seat, x in enumerate(value) if x]
            return ", ".join(
                say.format(lang, "view-choice", {"name": name, "letter": letter})
                for name, letter in pairs
            )
        case "letter":
            return str(value.upper())
        case "when":
            return condition(conditions(value), say, lang)
        case _:
            return _called_for(m, value if kind.many else [value], kind.many, say, lang)


def _called_for(
    m: Wording, effects: Sequence[str | None], by_seat: bool, say: Catalogue, lang: str
) -> str:
    """What is called for with destinies; by seat (None for who has nothing to do) with names."""
    deeds = [(seat, phrase(orders()[e], say, lang)) for seat, e in enumerate(effects) if e]
    if not by_seat:
        return deeds[0][1] if deeds else ""
    if len(deeds) > 1 and deeds[0][1] == deeds[1][1]:
        both = {"whom": say.format(lang, "who-both"), "deed": deeds[0][1]}
        return say.format(lang, "fx-for", both)
    told = [{"whom": m.called(seat, say, lang), "deed": deed} for seat, deed in deeds]
    return say.format(lang, "view-and").join(say.format(lang, "fx-for", args) for args in told)


def title(say: Catalogue, lang: str, id: str) -> str:
    """Of a scene or a chapter, which resolves like one."""
    return word(say, lang, "chapter", id, "scene")


def word(say: Catalogue, lang: str, kind: str, id: str, other: str = "") -> str:
    """The name of a thing; its id as long as nobody has written it."""
    keys = (f"{kind}-{id}", f"{other}-{id}")
    return next((say.format(lang, key) for key in keys if say.has(lang, key)), id)


def phrase(
    effect: EffectView, say: Catalogue, lang: str, names: Mapping[str, str] | None = None
) -> str:
    """An effect in words: who, and what. `names` has those whom player, partner, chooser and other
    mean, as far as it is known."""
    args = dict(effect.args)
    if effect.key == "fx-heart":
        args["n"] = args["n"].replace("-", "−")  # as it is read out
    if "but" in args:
        args["but"] = word(say, lang, "destiny", args["but"])
    deed = say.format(lang, effect.key, args)
    if not effect.who:
        return deed
    whom = (names or {}).get(effect.who)
    whom = whom or say.format(lang, f"who-{effect.who}", {"letters": effect.letters})
    return say.format(lang, "fx-for", {"whom": whom, "deed": deed})


def condition(
    parts: Sequence[When], say: Catalogue, lang: str, names: Mapping[str, str] | None = None
) -> str:
    """A condition of an additional effect in words; pairs of letters stand as they are. `names`:
    who plays the card (`one`) and who does not, where that is known."""
    told: list[str] = []
    for part in parts:
        key = "when-pair-named" if part.key == "when-pair" and names else part.key
        args = {**(names or {}), **part.args}
        words = say.format(lang, key, args) if key else part.args["letters"]
        told.append(words[0].lower() + words[1:] if told and key else words)
    return say.format(lang, "when-or").join(told)
