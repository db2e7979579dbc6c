"""Being called when it is my turn, over HTTP: what is told to whom, and how much may be asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tablee.server.limits import Limits
from tablee.table.notices.queue import WRITTEN
from tablee.table.notices.settings import Mailbox, Settings
from tablee.wire import messages as wire
from tests.table.notices.services import MailServer, PushService, text_of

from .kit import House, Tab, open_house
from .test_persons import NAMED, Browser


async def sent(house: House) -> None:
    """Until the queue has done what is due after the grace."""
    queue = house.app.notices.queue
    house.clock.advance(queue._grace + WRITTEN)
    while queue.round is not None:
        await queue.round


async def play(tab: Tab, cell: int) -> None:
    """Until it is on disk, and told."""
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
            assert later.status_code == 200
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
