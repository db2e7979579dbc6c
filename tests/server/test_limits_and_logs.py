"""Small parts of the server: limits, structured logs."""

from __future__ import annotations

import json
import logging

import pytest

from tablee.server import logs
from tablee.server.limits import Bucket, Buckets, Limits
from tablee.table.clock import VirtualClock
from tablee.table.errors import StoreError


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


def test_limits_come_from_the_environment() -> None:
    limits = Limits.from_environment({"TABLEE_MESSAGE_BYTES": "100", "OTHER": "x"})
    assert limits == Limits(message_bytes=100)
    for bad in ("0", "-1", "many", ""):
        with pytest.raises(StoreError, match="TABLEE_CONNECTIONS must be"):
            Limits.from_environment({"TABLEE_CONNECTIONS": bad})


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("tablee", logging.INFO, "", 0, "table-created", None, None)
    record.fields = {"table": "abc", "odd": object}
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["event"], read["level"], read["table"]) == ("table-created", "info", "abc")
