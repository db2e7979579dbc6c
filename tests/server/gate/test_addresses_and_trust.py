"""Who is one visitor, which proxies are believed, which pages may ask for changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server.gate.addresses import UNKNOWN, visitor, whose
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.table.errors import StoreError
from tests.server.kit import House, open_house

LOCAL = Trust.from_environment({"TABLEE_PROXIES": "127.0.0.1, 10.0.0.0/8"})


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_a_visitor_is_an_address_or_a_64(host: str, key: str) -> None:
    assert whose(host) == key


def test_nobody_makes_a_name_for_themselves() -> None:
    """Forwarded values that are no addresses all count as one visitor, however they are spelt."""
    assert {visitor({"client": (f"x{n}" * 99, 0)}) for n in range(9)} == {UNKNOWN}
    assert visitor({"client": None}) == visitor({}) == UNKNOWN


async def made(house: House, forwarded: str) -> int:
    headers = {"x-forwarded-for": forwarded}
    wish = {"game": "tic-tac-toe"}
    return (await house.http.post("/api/tables", json=wish, headers=headers)).status_code


@pytest.mark.parametrize("limits", [Limits(tables_per_minute=2), Limits(tables_per_day=2)])
async def test_a_whole_64_shares_its_limits(tmp_path: Path, limits: Limits) -> None:
    async with open_house(tmp_path, limits, LOCAL) as house:
        codes = [await made(house, f"2001:db8::{n}") for n in range(1, 4)]
        assert codes == [201, 201, 429]
        assert await made(house, "2001:db8:0:1::1") == 201


async def test_who_is_no_proxy_cannot_say_who_they_are(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path, Limits(tables_per_minute=2)) as house:
        assert [await made(house, f"203.0.113.{n}") for n in range(3)] == [201, 201, 429]
    told = [record.message for record in caplog.records]
    assert told.count("proxy-not-trusted") == 1, "the owner learns it, once"


async def test_what_a_client_says_before_the_proxy_does_not_count(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(tables_per_minute=2), LOCAL) as house:
        codes = [await made(house, f"198.51.100.{n}, 203.0.113.7") for n in range(3)]
        assert codes == [201, 201, 429]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TABLEE_PROXIES", "*"),
        ("TABLEE_PROXIES", "proxy.example"),
        ("TABLEE_PROXIES", "10.0.0.1/8"),
        ("TABLEE_ORIGINS", "games.example"),
        ("TABLEE_ORIGINS", "https://games.example/"),
        ("TABLEE_ORIGINS", "*"),
    ],
)
def test_trust_is_written_exactly(name: str, value: str) -> None:
    with pytest.raises(StoreError, match=f"{name} must be"):
        Trust.from_environment({name: value})
    assert Trust.from_environment({}) == Trust()


# -- pages ------------------------------------------------------------------------------------

OURS: list[dict[str, str]] = [
    {},
    {"origin": "http://HERE"},
    {"origin": "https://HERE", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "https://games.example", "sec-fetch-site": "cross-site"},
]
FOREIGN: list[dict[str, str]] = [
    {"origin": "https://elsewhere.example"},
    {"origin": "http://HERE.elsewhere.example"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "file://HERE"},
    {"origin": "https://games.example.elsewhere.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
GAMES = Trust.from_environment({"TABLEE_ORIGINS": "https://games.example"})


async def tried(house: House, headers: dict[str, str]) -> tuple[int, int, int]:
    """The responses to creating a table, to watching one, and to a read."""
    headers = {k: v.replace("HERE", f"127.0.0.1:{house.port}") for k, v in headers.items()}
    posted = await house.http.post("/api/tables", json={"game": "tic-tac-toe"}, headers=headers)
    got = await house.http.get("/api/games/tic-tac-toe", headers=headers)
    try:
        async with house.ws("any", additional_headers=headers):
            watched = 101
    except InvalidStatus as refused:
        watched = refused.response.status_code
    return posted.status_code, watched, got.status_code


async def test_a_foreign_page_can_neither_make_nor_watch(tmp_path: Path) -> None:
    async with open_house(tmp_path, trust=GAMES) as house:
        for headers in OURS:
            assert await tried(house, headers) == (201, 101, 200), headers
        tables = house.app.lobby.services.counts["tables_created"]
        for headers in FOREIGN:
            assert await tried(house, headers) == (403, 403, 200), headers
        counts: Any = house.app.lobby.services.counts
        assert counts["tables_created"] == tables == len(OURS)
        assert counts["turned-away:origins"] == 2 * len(FOREIGN)
        assert not house.app.hub.connections


async def test_two_origins_must_both_be_ours(house: House) -> None:
    def scope(*origins: bytes) -> dict[str, Any]:
        headers = [(b"host", b"here:80"), *((b"origin", origin) for origin in origins)]
        return {"type": "websocket", "headers": headers}

    trust = Trust()
    assert not trust.is_foreign(scope(b"http://here"))
    assert trust.is_foreign(scope(b"http://here", b"http://there"))
