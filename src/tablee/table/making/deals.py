"""Deals that somebody may know before a card is turned.

Whoever knows the seed of a table can lay the same one elsewhere and look at every hand; whoever
goes on from a finished game has the replay. Among several people that is allowed only if all of
them are told (`TableInfo.known_deal`). Somebody alone, or alone among bots, deceives nobody.
No game is named: where there are several people, any of them may have secrets.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from tablee.table.clean import clean_seed
from tablee.table.errors import TableFault
from tablee.table.store.store import TableRow
from tablee.wire import http


def chosen_seed(wish: http.NewTable, kinds: Iterable[str], now: int) -> str:
    """What the shuffles follow from, where it was chosen; else "" (a secret of the server).
    `kinds`: who will sit there, seat by seat."""
    if wish.daily:
        day = datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()
        seed = f"{wish.game} daily {day.isoformat()}"
    else:
        seed = clean_seed(wish.seed) if wish.seed else ""
    if seed and not wish.known_deal and several(kinds):
        raise TableFault("hidden-seed")
    return seed


def may_be_known(row: TableRow, kinds: Iterable[str]) -> bool:
    """`kinds`: who sits there now. Somebody alone among bots may have freed a seat since."""
    chosen = bool(row.seed or row.forked_from)
    return chosen and (several(person["kind"] for person in row.people) or several(kinds))


def several(kinds: Iterable[str]) -> bool:
    """More than one seat that is or will be a person's."""
    return sum(kind != "bot" for kind in kinds) > 1
