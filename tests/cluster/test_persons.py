"""A person whose devices come to different processes, with a table that lives at one of them."""

from __future__ import annotations

import pytest

from tablee.table.persons import six_words
from tablee.wire import messages as wire
from tests.server.kit import House, Tab
from tests.server.persons.test_persons import NAMED, Browser

from .kit import open_cluster


async def fault_for(house: House, table: str, token: str) -> str:
    async with house.ws(table) as socket:
        return (await Tab(socket).ask(wire.Join(token), wire.Fault)).code


async def test_any_process_knows_me_and_reaches_my_tables(
    bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        laptop, phone = Browser(here), Browser(there)
        made = await there.make()
        table, token = made["table"]["id"], made["tokens"]["0"]
        await laptop.ask("me", NAMED)
        await laptop.ask("me/tables", {"seats": [{"token": token}]})
        code = (await laptop.ask("me/invite", {}))["code"]
        await phone.ask("join", {"code": code, "yes": True})
        (asking,) = (await laptop.ask("me"))["asking"]
        await laptop.ask("me/devices", {"id": asking["id"], "yes": True})
        (one,) = (await phone.ask("me/tables", {}))["tables"]
        assert (one["id"], one["mine"]) == (table, True)
        # A device is removed at one process: the table, at the other, calls its tokens back.
        await laptop.ask("me/devices", {"id": asking["id"], "yes": False})
        assert there.has(table)
        assert await fault_for(here, table, one["tokens"]["0"]) == "logged-out"
        (fresh,) = (await laptop.ask("me/tables", {}))["tables"]
        async with here.join(table, fresh["tokens"]["0"]) as tab:
            assert tab.welcome.seat == 0
            assert await laptop.ask("me/forget", {}) == {"seats": 1}
            assert (await tab.hear(wire.Fault)).code == "logged-out"
        people = (await here.http.get(f"/api/tables/{table}")).json()["people"]
        assert (people[0]["kind"], people[0]["name"]) == ("bot", "")


async def test_invitations_and_the_board_are_the_same_at_every_process(bus: str) -> None:
    """The table lives at one, its people come to both."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        ada, ben = Browser(here), Browser(there)
        await ada.ask("me", NAMED)
        await ben.ask("me", {"name": "Ben"})
        played = await there.make()
        for seat, (one, house) in enumerate(((ada, here), (ben, there))):
            token = played["tokens"][str(seat)]
            await one.ask("me/tables", {"seats": [{"token": token}]})
            async with house.join(played["table"]["id"], token) as tab:
                await tab.ask(wire.Answer(tab.welcome.prompt.ask, seat), wire.Update)
        (known,) = (await ada.ask("me/companions"))["people"]
        assert known["name"] == "Ben"
        made = await there.make(seats=[{"kind": "me"}, {"kind": "open"}])
        async with there.join(made["table"]["id"], made["tokens"]["0"]):
            wish = {"id": known["id"], "token": made["tokens"]["0"]}
            (asked,) = (await ada.ask("me/companions/invite", wish))["people"]
            assert asked["asked"] == "waits"
        (found,) = (await ben.ask("me/tables", {}))["invitations"]
        assert found["table"] == made["table"]["id"]
        daily = await here.http.get("/api/daily/fear-of-the-dark")
        other = await there.http.get("/api/daily/fear-of-the-dark")
        assert daily.json() == other.json()
