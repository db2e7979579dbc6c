"""Whom a table calls, and with which words, depends on nothing that this seat cannot know."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

import tablee.games  # noqa: F401
from tablee.kernel import Match
from tablee.table.clock import VirtualClock
from tablee.table.live.viewer import form_of
from tablee.table.logged import LoggedTable
from tablee.table.making.seating import find_game, new_id
from tablee.table.notices.calls import Call, CallKind, Calls
from tablee.table.notices.records import Due
from tablee.table.notices.words import headline
from tablee.table.store.store import TableRow
from tests.table import kit


class Noted:
    """Records the calls of a table, instead of turning them into SQL statements."""

    wanted = True

    def call(self, table: str, seat: int, call: Call) -> Any:
        return "call", seat, call.kind, call.generation, call.people, call.here

    def withdraw(self, table: str, seat: int) -> Any:
        return "withdraw", seat

    def looked(self, table: str, seat: int) -> None:
        raise AssertionError


def calls_of(logged: LoggedTable, match: Match, seat: int) -> list[Any]:
    """The calls to one seat, if no screen is open."""
    world = SimpleNamespace(
        people=logged.people, match=match, moved=False, heat=match.topic[0],
        over=match.outcome is not None, others=logged.others, invitation=logged.invitation,
        next_seats=[], slow=SimpleNamespace(orders={}), poll=logged.poll,
        proposal=logged.proposal,
    )  # fmt: skip
    table = SimpleNamespace(
        logged=world,
        presence=SimpleNamespace(viewers={}),
        stream=SimpleNamespace(table="t", fence=1),
        services=SimpleNamespace(clock=VirtualClock()),
    )
    made = Calls(cast(Any, table), cast(Any, Noted())).made("answer", world.over)
    return [one for one in cast("tuple[Any, ...]", made) if one[1] == seat]


@pytest.mark.parametrize("game", ["parlour", "fog-of-love", "fiese-freunde"])
def test_in_every_world_that_a_seat_could_be_in(game: str) -> None:
    rand, found = random.Random(7), find_game(game)
    people = [{"kind": "human", "name": f"Name {n}"} for n in range(2)]
    row = TableRow(new_id(), game, str(found.version), found.settle({}), 2, "k" * 64, "", people, 0)
    logged, worlds, called = LoggedTable(row), 0, 0
    while not logged.over and worlds < 150:
        match = logged.match
        for seat in range(2):
            world = match.imagine(seat, rand)
            if world is not None:
                worlds += 1
                mine = calls_of(logged, match, seat)
                assert calls_of(logged, world, seat) == mine
                called += mine[0][0] == "call"
        seat, options = rand.choice(list(match.asks.items()))
        logged.happen("answer", seat, kit.choose(form_of(options), rand), 1)
    assert worlds > 20  # parlour is short
    assert called > 10


@pytest.mark.parametrize("kind", [*get_args(CallKind), "invite"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_notice_says_the_game_and_the_names(kind: str, lang: str) -> None:
    due = Due("a", "t", 0, kind, '["Ana","Ben","Cleo"]', 0, 0, "push", "", "", lang, "",
              "fog-of-love", 0, "p")  # fmt: skip
    title, about = headline(due)
    assert "Fog of Love" in title
    assert ("Ana, Ben and Cleo" if lang == "en" else "Ana, Ben et Cleo") in about.replace(
        "Ben, and", "Ben and"
    )
    nobody = headline(due._replace(people="[]"))[1]
    assert ("the others" if lang == "en" else "les autres") in nobody
