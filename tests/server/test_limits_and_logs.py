"""Small parts of the server: limits, structured logs."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tablee.server import logs
from tablee.server.limits import Bucket, Buckets, Limits, Meter
from tablee.table.clock import VirtualClock
from tablee.table.errors import StoreError

from .kit import open_house


def test_a_bucket_fills_again_with_time() -> None:
    clock = VirtualClock()
    bucket = Bucket(clock, 20, 40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock.advance(100)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.advance(3_600_000)
    assert [bucket.take() for _ in range(41)].count(True) == 40


def test_buckets_are_per_address_and_forgotten_when_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    buckets = Buckets(VirtualClock(), 1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    monkeypatch.setattr(Buckets, "KEPT", 2)
    buckets.take("c")
    assert len(buckets._buckets) == 2


def test_a_meter_asks_the_clock_seldom() -> None:
    clock = VirtualClock()
    meter = Meter(clock, 40, 2000)
    assert not any(meter.over() for _ in range(40))
    assert meter.over()
    clock.advance(2000)
    assert not any(meter.over() for _ in range(41))
    assert meter.over()


def test_limits_come_from_the_environment() -> None:
    limits = Limits.from_environment({"TABLEE_MESSAGE_BYTES": "100", "OTHER": "x"})
    assert limits == Limits(message_bytes=100)
    for bad in ("0", "-1", "many", ""):
        with pytest.raises(StoreError, match="TABLEE_CONNECTIONS must be"):
            Limits.from_environment({"TABLEE_CONNECTIONS": bad})


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("tablee", logging.INFO, "", 0, "table-created", None, None)
    record.fields = {"table": "abc", "odd": object}
    line = logs.JsonLines("ab12").format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["event"], read["level"], read["table"]) == ("table-created", "info", "abc")


def warned(event: str, at: float, why: str = "") -> logging.LogRecord:
    record = logging.LogRecord("tablee", logging.WARNING, "", 0, event, None, None)
    record.created = at
    record.fields = {"why": why}
    return record


def test_a_warning_that_anybody_can_provoke_does_not_fill_the_disk() -> None:
    sparing = logs.Sparing()
    assert sum(sparing.filter(warned("turned-away", 60 + n / 100)) for n in range(5000)) == 10
    assert sparing.filter(warned("turned-away", 61, "another")), "of another kind"
    assert sparing.filter(warned("storage-failed", 61))
    later = warned("turned-away", 120)
    assert sparing.filter(later)
    assert vars(later)["fields"]["unwritten"] == 4990
    info = logging.LogRecord("tablee", logging.INFO, "", 0, "table-created", None, None)
    assert all(sparing.filter(info) for _ in range(100)), "news of their own is written always"


def test_kinds_without_end_are_forgotten() -> None:
    sparing = logs.Sparing()
    for n in range(3 * sparing.KINDS):
        sparing.filter(warned(f"x{n}", 60))
    assert len(sparing._kinds) <= sparing.KINDS


async def test_four_letters_are_not_found_by_trying(tmp_path: Path) -> None:
    """Few wrong ones a day; whoever types right ones is not counted."""
    limits = Limits(codes_per_minute=1000)
    async with open_house(tmp_path, limits) as house:
        made = await house.make()
        wish = {"token": made["tokens"]["0"]}
        right = (await house.http.post(f"/api/tables/{made['table']['id']}/code", json=wish)).json()

        async def tried(letters: str) -> Any:
            return (await house.http.get(f"/api/codes/{letters}")).json().get("code")

        for _ in range(limits.wrong_codes_per_day + 1):
            assert await tried(right["code"]) != "too-fast"
        for _ in range(limits.wrong_codes_per_day):
            assert await tried("QIQI") == "no-such-code"
        assert await tried("QIQI") == "too-fast"
        house.clock.advance(60_000)
        assert await tried("QIQI") == "too-fast"
        assert await tried(right["code"]) == "too-fast"
        house.clock.advance(3_600_000)
        assert await tried("QIQI") == "no-such-code"


async def test_wrong_letters_of_all_addresses_together_are_few(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(all_wrong_codes_per_hour=3)) as house:
        codes = [(await house.http.get("/api/codes/QIQI")).json()["code"] for _ in range(4)]
        assert codes == ["no-such-code"] * 3 + ["too-fast"]


async def test_one_address_takes_few_of_the_letters_there_are(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(new_codes_per_hour=2)) as house:
        made = await house.make()
        path, wish = f"/api/tables/{made['table']['id']}/code", {"token": made["tokens"]["0"]}
        found = [(await house.http.post(path, json=wish)).status_code for _ in range(3)]
        assert found == [201, 201, 429]
