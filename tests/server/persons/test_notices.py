"""Notices when it is my turn, over HTTP: who is sent what, and the rate limits."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tablee.server.limits import Limits
from tablee.server.persons import notices
from tablee.table.notices.queue import WRITTEN
from tablee.table.notices.settings import Mailbox, Settings
from tablee.wire import messages as wire
from tests.server.kit import House, Tab, open_house
from tests.table.notices.services import MailServer, PushService, text_of

from .test_persons import NAMED, Browser


async def sent(house: House) -> None:
    """Waits until the queue has sent what is due after the grace period."""
    queue = house.app.notices.queue
    house.clock.advance(queue._grace + WRITTEN)
    while under_way := {*queue.sending, queue.round} - {None}:
        await asyncio.wait(under_way)


async def play(tab: Tab, cell: int) -> None:
    """Answers, and waits until that is on disk and sent out."""
    assert tab.welcome.prompt is not None
    await tab.ask(wire.Answer(tab.welcome.prompt.ask, cell), wire.Update)


async def test_a_phone_is_called_and_answers_later(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, settings=Settings(loopback=True)) as house,
        PushService(house.clock.now) as push,
    ):
        ada, subscription = Browser(house), push.subscribe()
        await ada.ask("me", NAMED)
        found = await ada.ask("me/notices")
        assert (found["mail"], found.get("at", [])) == (False, [])
        assert len(found["key"]) == 87
        wish = {"endpoint": subscription.endpoint, **subscription.keys}
        (at,) = (await ada.ask("me/notices/push", wish))["at"]
        assert (at["kind"], at["name"], at["here"]) == ("push", "Laptop", True)
        made = await house.make()
        await ada.ask("me/tables", {"seats": [{"token": made["tokens"]["1"]}]})
        async with house.join(made["table"]["id"], made["tokens"]["0"]) as tab:
            await play(tab, 4)
            await sent(house)
            (told,) = push.of(subscription)
            later = await house.http.post("/api/notices/later", json={"code": told["later"]})
            assert (later.status_code, later.json()) == (200, {"waiting": 1})
            assert (await tab.hear(wire.Said)).line.seat == 1
        exported = await ada.ask("me/export")
        assert exported["notices"]["at"] == [at]
        muted = await ada.ask("me/notices/table", {"table": made["table"]["id"], "on": False})
        assert muted["muted"] == [made["table"]["id"]]
        quiet = {"start": 60, "end": 90, "zone": "Europe/Paris"}
        assert (await ada.ask("me/notices/quiet", quiet))["quiet"] == quiet
        for wrong in ({"start": -1, "end": 3}, {"start": 1, "end": 1440}):
            assert await ada.ask("me/notices/quiet", wrong) == "malformed"
        assert (await ada.ask("me/notices/drop", {"id": at["id"]})).get("at", []) == []


async def test_a_mailbox_confirms_and_stops_with_one_press(tmp_path: Path) -> None:
    async with MailServer() as mail:
        mailbox = Mailbox("127.0.0.1", mail.port, sender="tablee@example.org")
        settings = Settings("https://games.example.org", mailbox)
        async with open_house(tmp_path, Limits(mails_per_day=2), settings=settings) as house:
            ada = Browser(house)
            await ada.ask("me", NAMED)
            assert (await ada.ask("me/notices"))["mail"]
            await ada.ask("me/notices/mail", {"address": "ada@example.org"})
            code = code_in(mail, "confirm")
            reply = await house.http.post("/api/notices/confirm", json={"code": code})
            assert reply.status_code == 200
            (at,) = (await ada.ask("me/notices"))["at"]
            assert (at["name"], at.get("confirmed", True)) == ("ada@example.org", True)
            made = await house.make()
            await ada.ask("me/tables", {"seats": [{"token": made["tokens"]["1"]}]})
            async with house.join(made["table"]["id"], made["tokens"]["0"]) as tab:
                await play(tab, 4)
            await sent(house)
            # What a mail program sends for its reader (RFC 8058): a form, and no key.
            where = (
                str(mail.letters[-1]["List-Unsubscribe"]).strip("<>").partition("example.org")[2]
            )
            form = {"List-Unsubscribe": "One-Click"}
            assert (await house.http.post(where, data=form)).status_code == 200
            assert (await ada.ask("me/notices")).get("at", []) == []
            await ada.ask("me/notices/mail", {"address": "ada@example.org"})
            again = await ada.ask("me/notices/mail", {"address": "other@example.org"})
            assert again == "many-mails"


async def test_one_mailbox_is_one_however_it_is_spelt_and_all_together_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with MailServer() as mail:
        mailbox = Mailbox("127.0.0.1", mail.port, sender="tablee@example.org")
        settings = Settings("https://games.example.org", mailbox)
        limits = Limits(mails_per_day=2, all_mails_per_day=3)
        async with open_house(tmp_path, limits, settings=settings) as house:
            visitors = iter(range(5))
            monkeypatch.setattr(notices, "visitor", lambda _: f"192.0.2.{next(visitors)}")
            refused = []
            for to in ("v+1", "V+2", "v", "w", "z"):
                ada = Browser(house)
                await ada.ask("me", NAMED)
                told = await ada.ask("me/notices/mail", {"address": f"{to}@example.org"})
                refused.append(told == "many-mails")
            assert refused == [False, False, True, False, True]
            assert len(mail.letters) == 3


async def test_so_many_new_addresses_an_hour(tmp_path: Path) -> None:
    """An address that is known already, of this device and with these keys, does not count as
    new, and its name is not looked up."""
    limits, settings = Limits(addresses_per_hour=2), Settings(loopback=True)
    async with (
        open_house(tmp_path, limits, settings=settings) as house,
        PushService(house.clock.now) as push,
    ):
        for number in range(3):
            ada, one = Browser(house), push.subscribe()
            await ada.ask("me", NAMED)
            wish = {"endpoint": one.endpoint, **one.keys}
            for _ in range(2):
                told = await ada.ask("me/notices/push", wish)
                assert told == "many-addresses" if number == 2 else told["at"]
            other = {**wish, **push.subscribe().keys}
            assert number == 0 or await ada.ask("me/notices/push", other) == "many-addresses"
        house.clock.advance(1_900_000)
        assert (await ada.ask("me/notices/push", wish))["at"]


def code_in(mail: MailServer, what: str) -> str:
    found = re.search(rf"/notice#{what}=(\S+)", text_of(mail.letters[-1]))
    assert found
    return found[1]


async def test_without_a_key_nobody_is_called(house: House) -> None:
    nobody: Any = Browser(house)
    assert await nobody.ask("me/notices") == "no-person"
    nobody.headers = {}
    for path in ("push", "mail", "drop", "quiet", "table"):
        assert await nobody.ask(f"me/notices/{path}", {}) == "no-person"
