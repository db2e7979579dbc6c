"""Deals whose cards somebody may know in advance.

Whoever knows the seed of a table can lay the same one elsewhere and look at every hand; whoever
goes on from a finished game has the replay. Among several people that is allowed only if all of
them are told (`TableInfo.known_deal`). Somebody alone, or alone among bots, deceives nobody.
This holds for all games alike: wherever several people play, there may be secrets.

The game of a day has a name for a seed (`<game> daily 2026-11-17`), but its shuffles follow from a
key that only this house can make of it: nobody can try tomorrow's, or today's elsewhere.
"""

from __future__ import annotations

import datetime
import re
import secrets
from collections.abc import Iterable
from typing import NamedTuple

from tablee.table.clean import clean_seed
from tablee.table.errors import TableFault
from tablee.table.seats.tokens import Signer
from tablee.table.store.store import TableRow
from tablee.wire import http

DAY = re.compile(r"(?P<game>[a-z0-9-]+) daily (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})")


class Deal(NamedTuple):
    seed: str
    """As it was chosen; "": a secret key of the server."""
    key: str
    """The shuffles are derived from it."""


def chosen_deal(wish: http.NewTable, kinds: Iterable[str], now: int, signer: Signer) -> Deal:
    """`kinds`: who will sit there, seat by seat."""
    seed = chosen_seed(wish, kinds, now)
    if not seed:
        return Deal("", secrets.token_hex(32))
    daily = DAY.fullmatch(seed)
    if daily is None or daily["game"] != wish.game:
        return Deal(seed, seed)
    if daily["day"] > day_of(now):
        raise TableFault("later-day", day=daily["day"])
    return Deal(seed, signer.key_of(seed))


def chosen_seed(wish: http.NewTable, kinds: Iterable[str], now: int) -> str:
    if wish.daily:
        seed = daily_seed(wish.game, day_of(now))
    else:
        seed = clean_seed(wish.seed) if wish.seed else ""
    if seed and not wish.known_deal and several(kinds):
        raise TableFault("hidden-seed")
    return seed


def daily_seed(game: str, day: str) -> str:
    return f"{game} daily {day}"


def day_of(now: int) -> str:
    """The day, by UTC."""
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date().isoformat()


def may_be_known(row: TableRow, kinds: Iterable[str]) -> bool:
    """Whether somebody may know the cards. `kinds`: who sits there now; somebody alone among bots
    may have freed a seat since."""
    chosen = bool(row.seed or row.forked_from)
    return chosen and (several(person["kind"] for person in row.people) or several(kinds))


def several(kinds: Iterable[str]) -> bool:
    """More than one seat that is or will be a person's."""
    return sum(kind != "bot" for kind in kinds) > 1
