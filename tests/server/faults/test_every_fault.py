"""Every fault code of the wire, each provoked by a client, over real sockets.

The others at the table hear nothing of it, and nothing is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tablee.server import run
from tablee.server.limits import Limits
from tablee.wire import messages as wire
from tests.server.kit import House, Tab, open_house, text

from .kit import CHECKS, Check

WRITES = {
    "storage", "tables_by_the_dozen", "another_owner_wrote", "a_letter_changed_on_disk",
    "no_fork_from_what_other_rules_did",
}  # fmt: skip
"""These write something themselves before the fault."""


@pytest.mark.parametrize(
    ("code", "check"),
    [pytest.param(code, check, id=f"{code}-{check.__name__}")
     for code, checks in CHECKS.items() for check in checks],
)  # fmt: skip
async def test_fault(tmp_path: Path, code: str, check: Check) -> None:
    async with open_house(tmp_path, Limits()) as house:
        made = await house.make()
        where = made["table"]["id"]
        fault = await check(house, made)
        assert fault.code == code
        if check.__name__ not in WRITES:
            loaded = house.app.store.load(where)
            assert loaded is not None
            assert loaded[1] == []


def test_every_code_is_provoked() -> None:
    codes = set(get_args(wire.FaultCode))
    assert set(CHECKS) == codes, "each code needs a case above that is marked @provokes(code)"


async def test_the_others_notice_nothing(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    async with house.join(where, tokens["1"]) as ben, house.ws(where) as socket:
        rogue = Tab(socket)
        for message in ("{", b"\0", wire.Answer(0, 0), wire.Join("forged"), "x" * 20_000):
            await rogue.ask(message, wire.Fault)
        assert await rogue.closed() == 1000
        assert await ben.ask(wire.Ping(1.0)) == wire.Pong(1.0, house.clock.now())


async def test_a_message_beyond_all_measure_is_cut_off_half_way(house: House) -> None:
    made = await house.make()
    async with house.ws(made["table"]["id"], max_size=None) as socket:
        await socket.send("x" * (run.HARD_LIMIT + 1))
        assert await Tab(socket).closed() == 1009


async def test_a_flood_ends_the_connection(house: House) -> None:
    made = await house.make()
    async with house.ws(made["table"]["id"]) as socket:
        tab = Tab(socket)
        for _ in range(300):
            await tab.say(text(wire.Ping(0)))
        assert await tab.closed() == 1000
