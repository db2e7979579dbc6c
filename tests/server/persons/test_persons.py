"""Who I am, over HTTP: the key that every request carries, and how much may be asked."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from tablee.server.limits import Limits
from tablee.table.persons import six_words
from tablee.wire import messages as wire
from tests.server.kit import House, open_house

NAMED = {"name": "Ada", "lang": "en", "face": 3, "device": "Laptop"}


@pytest.fixture(autouse=True)
def quick_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)


class Browser:
    def __init__(self, house: House) -> None:
        self.house = house
        self.headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}

    async def ask(self, path: str, body: Any = None) -> Any:
        if body is None:
            reply = await self.house.http.get(f"/api/{path}", headers=self.headers)
        else:
            reply = await self.house.http.post(f"/api/{path}", json=body, headers=self.headers)
        assert reply.headers["cache-control"] == "no-store"
        assert "content-encoding" not in reply.headers, "it may hold a token"
        found = reply.json()
        return found if reply.status_code < 400 else found["code"]


async def test_a_second_device_has_all_my_tables(house: House) -> None:
    laptop, phone = Browser(house), Browser(house)
    assert (await laptop.ask("me", NAMED))["name"] == "Ada"
    made = await house.make()
    kept = {"seats": [{"token": made["tokens"]["0"]}], "lang": "fr"}
    assert len((await laptop.ask("me/tables", kept))["tables"]) == 1
    invite = await laptop.ask("me/invite", {})
    seen = await phone.ask("join", {"code": invite["code"]})
    assert (seen["name"], seen["face"], seen["asks"]) == ("Ada", 3, True)
    await phone.ask("join", {"code": invite["code"], "device": "Phone", "yes": True})
    assert await phone.ask("me") == "still-asking"
    (asking,) = (await laptop.ask("me"))["asking"]
    await laptop.ask("me/devices", {"id": asking["id"], "yes": True})
    (one,) = (await phone.ask("me/tables", {}))["tables"]
    async with house.join(one["id"], one["tokens"]["0"]) as tab:
        assert tab.welcome.seat == 0
    exported = await phone.ask("me/export")
    assert {one["name"] for one in exported["person"]["devices"]} == {"Laptop", "Phone"}
    assert exported["seats"][0]["table"] == one["id"]
    assert await phone.ask("me/drop", {"table": one["id"]}) is None
    assert await laptop.ask("me/forget", {}) == {"seats": 0}
    assert await phone.ask("me") == "removed"


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer short", "Basic " + "a" * 43, "a" * 43])
async def test_without_a_key_nobody_is_anybody(house: House, header: str) -> None:
    browser = Browser(house)
    browser.headers = {"authorization": header}
    for path in ("me", "me/export"):
        assert await browser.ask(path) == "no-person"
    for path in ("me", "me/tables", "me/words", "me/invite", "me/forget"):
        assert await browser.ask(path, {}) == "no-person"
    assert await browser.ask("join", {"code": "x"}) == "no-person"


async def test_words_are_tried_a_few_times_a_minute(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(words_per_minute=2)) as house:
        browser = Browser(house)
        for _ in range(2):
            assert await browser.ask("join", {"words": "a b c d e f"}) == "wrong-words"
        assert await browser.ask("join", {"words": "a b c d e f"}) == "too-fast"
        assert await browser.ask("join", {"code": "x"}) == "old-invite", "a code is no word"
        house.clock.advance(60_000)
        assert await browser.ask("join", {"words": "a b c d e f"}) == "wrong-words"


async def test_all_addresses_together_try_few_words(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(all_words_per_minute=1)) as house:
        assert await Browser(house).ask("join", {"words": "a b c d e f"}) == "wrong-words"
        assert await Browser(house).ask("join", {"words": "a b c d e f"}) == "too-fast"


async def test_an_address_brings_so_many_new_people_a_day(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(persons_per_day=1)) as house:
        ada = Browser(house)
        assert (await ada.ask("me", NAMED))["name"] == "Ada"
        assert await Browser(house).ask("me", NAMED) == "many-people"
        assert (await ada.ask("me", {**NAMED, "name": "Ada L."}))["name"] == "Ada L."


async def test_an_address_asks_so_often_a_minute(tmp_path: Path) -> None:
    """One limit for all requests about oneself."""
    async with open_house(tmp_path, Limits(person_requests_per_minute=1)) as house:
        ada = Browser(house)
        await ada.ask("me", NAMED)
        for path in ("me", "me/notices", "me/companions"):
            assert await ada.ask(path) == "too-fast"


async def test_the_log_of_the_server_knows_no_key_and_no_name(house: House) -> None:
    """Nothing of a person is reported."""
    told: list[Any] = []
    house.app.lobby.services.report = lambda event, **fields: told.append((event, fields))
    ada = Browser(house)
    await ada.ask("me", NAMED)
    await ada.ask("me/words", {})
    await ada.ask("me/forget", {})
    assert told == []


async def test_a_number_no_store_takes_stops_nothing(house: House) -> None:
    ada, made = Browser(house), await house.make()
    await ada.ask("me", NAMED)
    seat = {"token": made["tokens"]["0"], "seen": 2**63}
    assert await ada.ask("me/tables", {"seats": [seat]}) == "malformed"
    other = await house.make()
    async with house.join(other["table"]["id"], other["tokens"]["0"]) as tab:
        await tab.ask(wire.Answer(0, 4), wire.Update)
    assert house.app.store.healthy
