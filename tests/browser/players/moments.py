"""Every kind of press that a game knows, and for each a moment of a real game in which it can be
made: found by playing on until it comes up, which takes no page and little time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

import tablee
from tablee.kernel import Match, sample
from tablee.kernel.forms import SAY, Timed
from tablee.table.live.viewer import notes_of, prompt_of, waiting_of

from .runs import Wanderer

KINDS: dict[str, dict[str, str]] = {
    "fear-of-the-dark": {
        "act": "play:light play:walk play:stealth play:scout play:search play:clear two joker"
        " use:match use:paper use:key strike give-up",
        "plan": "", "step": "", "turn": "", "terror": "hand deck", "door": "", "map": "",
        "lever": "", "target": "",
    },
    "fiese-freunde": {
        "turn": "take auction goal exchange pass", "open": "bid max", "bid": "bid max drop",
        "call": "call stay", "steal": "steal enough", "sex": "", "change": "", "keep": "",
        "draft": "", "name": "", "decide": "", "leave": "", "order": "", "bed": "", "packet": "",
        "exchange": "",
    },
    "fog-of-love": {
        "gender": "", "portrait": "", "colour": "", "name": "", "traits": "", "occupation": "",
        "feature": "", "lesson": "", "deck": "", "play": "play hide exchange", "choose": "",
        "react": "react pass", "answer": "", "rechoose": "", "in-turn": "", "point": "",
        "wipe": "", "guess": "", "discard": "", "trade": "", "change": "", "keep": "",
        "destiny": "drop swap retrieve show nothing", "final": "", "become": "", "order": "",
    },
    "anomia": {
        "ready": "", "draw": "left right", "race": "say pass speak concede point first",
        "challenge": "challenge fine", "vote": "yes no", "judge": "say yes no said concede first",
        "order": "",
    },
}  # fmt: skip
"""By the reason of the question; where one may answer in several ways, by what the answer begins
with."""

NO_PRESS = {"start", "drop"}
"""Told by the first key of a word."""

MANY = 6
"""In Fiese Freunde, so many of one sex are one too many, and it is asked who changes."""

TABLES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "fear-of-the-dark": ((1, {"difficulty": "easy"}),),
    "fiese-freunde": ((3, {}), (3, {"goals": "chosen"}), (MANY, {"goals": "chosen"})),
    "fog-of-love": tuple(
        (2, {"story": story}) for story in ("want", "tutorial", "year", "school", "sunday")
    ),
    "anomia": ((3, {"answers": "typed"}), (3, {"answers": "spoken"}), (4, {"answers": "spoken"})),
}
"""How many play, and by which options: among them, everything is asked."""

MOST_ANSWERS = 3_000
MOST_GAMES = 600
ME = 0


class Moment(NamedTuple):
    seats: int
    options: dict[str, str]
    told: dict[str, Any]
    """What a page is told of it: view, events, question."""
    choice: Any


def find_moments(game: str) -> dict[str, Moment]:
    """By kind ("act use:key"), the first that chance has brought."""
    wanted = {f"{why} {head}".strip() for why, heads in KINDS[game].items()
              for head in heads.split() or [""]}  # fmt: skip
    found: dict[str, Moment] = {}
    for n in range(MOST_GAMES):
        seats, options = TABLES[game][n % len(TABLES[game])]
        match = tablee.new_match(game, seats, options, key=f"moments {n}")
        for kind, choice in _asked(match, random.Random(n)):
            assert kind in wanted, f"{game}: {kind} is not in the list of presses"
            if kind not in found:
                found[kind] = Moment(seats, options, _told(match), choice)
        if len(found) == len(wanted):
            return found
    raise AssertionError(f"{game} never asked for {sorted(wanted - found.keys())}")


def _asked(match: Match, rand: random.Random) -> Iterator[tuple[str, Any]]:
    """Plays to the end; on the way, yields all options of this seat, by kinds."""
    wanderer = Wanderer(rand, curious=True) if match.game.id == "fear-of-the-dark" else None
    for _ in range(MOST_ANSWERS):
        if match.ask is None:
            return
        why = match.ask.why
        for choice in _choices(match, rand):
            heads = KINDS[match.game.id].get(why, "unlisted").split()
            word = str(choice[0]) if heads and isinstance(choice, tuple) else str(choice)
            head = next(
                (h for h in heads if word.startswith((f"{h}:", f"{h}-")) or word == h), word
            )
            yield f"{why} {head}" if heads else why, choice
        if wanderer:
            match.answer(ME, wanderer.answer(match))
        else:
            seat = rand.choice(list(match.asks))
            women = why == "sex" and match.seats == MANY
            match.answer(seat, "w" if women else sample(match.asks[seat], rand))


def _choices(match: Match, rand: random.Random) -> tuple[Any, ...]:
    """The options; none if there is only one, because the page may answer by itself."""
    form = match.asks.get(ME, ())
    if isinstance(form, Timed):
        words = ((SAY, "…"),) if form.longest else ()
        found = (*(one for one in form.options if one not in NO_PRESS), *words)
        unseen = match.ask is not None and match.ask.why == "race" and not _shows_rivals(match)
        return tuple(one for one in found if one == "point") if unseen else found
    if isinstance(form, tuple):
        return form if len(form) > 1 or form == ("read",) else ()
    return (sample(form, rand),)


def _shows_rivals(match: Match) -> bool:
    """Or else nobody is told yet that two match (AN-7.3), and nobody is offered a race."""
    view: Any = match.view(ME)
    return view["face_off"] is not None


def _told(match: Match) -> dict[str, Any]:
    events = notes_of(match.history, ME, 0)
    told = {
        "view": match.view(ME),
        "events": events,
        "last": len(events),
        "prompt": prompt_of(match, ME),
        "waiting": waiting_of(match),
        "can_undo": True,
    }
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain
