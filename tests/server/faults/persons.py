"""Faults about persons: codes, devices, words, passkeys, mails."""

from __future__ import annotations

from typing import Any

from tablee.server.limits import DAY, Buckets
from tablee.table.notices.settings import Mailbox, Settings
from tablee.table.persons.keys import hash_of
from tablee.table.persons.persons import MOST_DEVICES

from ..kit import House
from .kit import got, posted, provokes, read


@provokes("no-such-code")
async def four_letters_of_nobody(house: House, made: Any) -> Any:
    return await got(house, "/codes/QQQQ")


@provokes("too-fast")
async def codes_without_end(house: House, made: Any) -> Any:
    for _ in range(house.app.api.limits.codes_per_minute):
        await got(house, "/codes/QQQQ")
    return await got(house, "/codes/QQQQ")


async def asked_by(house: House, key: str, path: str, body: Any) -> Any:
    """The reply to a request of a person with a key."""
    headers = {"authorization": f"Bearer {key}"}
    return await house.http.post(f"/api{path}", json=body, headers=headers)


@provokes("no-person")
async def nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/me/tables", {}))


@provokes("wrong-words")
async def words_of_nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/join", {"words": "only five words are here"}))


@provokes("old-invite")
async def a_code_of_nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/join", {"code": "gone"}))


@provokes("still-asking")
async def not_in_yet(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
    await asked_by(house, "b" * 43, "/join", {"code": invite["code"], "yes": True})
    return read(await asked_by(house, "b" * 43, "/me/words", {}))


@provokes("no-passkey")
async def a_passkey_of_nobody(house: House, made: Any) -> Any:
    origin = {"origin": f"http://127.0.0.1:{house.port}", "authorization": f"Bearer {'n' * 43}"}
    body = {"credential": {"id": "x"}}
    return read(await house.http.post("/api/join/passkey", json=body, headers=origin))


@provokes("removed")
async def a_device_that_was_removed(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
    await asked_by(house, "b" * 43, "/join", {"code": invite["code"], "yes": True})
    id = hash_of("b" * 43)[:12]
    for yes in (True, False):
        await asked_by(house, "a" * 43, "/me/devices", {"id": id, "yes": yes})
    return read(await asked_by(house, "b" * 43, "/me/words", {}))


@provokes("many-people")
async def people_without_end(house: House, made: Any) -> Any:
    house.app.people._makers = Buckets(house.clock, 1)
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "b" * 43, "/me", {}))


async def quick_hash(words: str) -> str:
    return words


@provokes("many-devices")
async def devices_without_end(house: House, made: Any) -> Any:
    house.app.people._words = Buckets(house.clock, 100)
    house.app.people.persons._words.hash_of = quick_hash
    await asked_by(house, "a" * 43, "/me", {})
    for number in range(MOST_DEVICES):
        invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
        wish = {"code": invite["code"], "yes": True}
        reply = await asked_by(house, f"{number:043}", "/join", wish)
    return read(reply)


@provokes("no-such-device")
async def a_device_of_nobody(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/devices", {"id": "gone", "yes": False}))


@provokes("bad-address")
async def calls_into_the_house(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    keys = {"p256dh": house.app.notices.wishes._sender.push_key.public, "auth": "A" * 22}
    wish = {"endpoint": "https://127.0.0.1/push", **keys}
    return read(await asked_by(house, "a" * 43, "/me/notices/push", wish))


def with_mail(house: House) -> None:
    mailbox = Mailbox("127.0.0.1", 9, sender="tablee@example.org")
    house.app.notices.wishes._settings = Settings("https://games.example.org", mailbox)


@provokes("bad-mail")
async def no_address(house: House, made: Any) -> Any:
    with_mail(house)
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "nobody"}))


@provokes("no-mail")
async def a_house_without_mail(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "a@example.org"}))


@provokes("many-mails")
async def mails_without_end(house: House, made: Any) -> Any:
    house.app.notices._mails = Buckets(house.clock, 1, DAY)
    await asked_by(house, "a" * 43, "/me", {})
    for _ in range(2):
        reply = await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "a@example.org"})
    return read(reply)


@provokes("many-addresses")
async def addresses_without_end(house: House, made: Any) -> Any:
    house.app.notices._addresses = Buckets(house.clock, 1, DAY)
    await asked_by(house, "a" * 43, "/me", {})
    wish = {"endpoint": "https://127.0.0.1/x", "p256dh": "", "auth": ""}
    for _ in range(2):
        reply = await asked_by(house, "a" * 43, "/me/notices/push", wish)
    return read(reply)


@provokes("old-notice")
async def a_link_of_nothing(house: House, made: Any) -> Any:
    return await posted(house, "/notices/later", {"code": "x"})
