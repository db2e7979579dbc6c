"""Quiet hours, where somebody lives."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.table.notices.quiet import Quiet, quiet_until

NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Paris", 60)


def at(text: str, zone: str = "Europe/Paris") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-17T21:59", ""),
        ("2026-11-17T22:00", "2026-11-18T08:00"),
        ("2026-11-18T03:30", "2026-11-18T08:00"),
        ("2026-11-18T07:59", "2026-11-18T08:00"),
        ("2026-11-18T08:00", ""),
        ("2026-11-18T12:00", ""),
        ("2026-12-31T23:00", "2027-01-01T08:00"),
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # an hour is missing that night
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # an hour comes twice
    ],
)
def test_over_midnight(now: str, until: str) -> None:
    assert quiet_until(NIGHT, at(now)) == (at(until) if until else 0)


def test_within_a_day() -> None:
    noon = Quiet(12 * 60, 13 * 60 + 30, "Europe/Paris")
    assert quiet_until(noon, at("2026-11-17T12:15")) == at("2026-11-17T13:30")
    assert quiet_until(noon, at("2026-11-17T13:30")) == 0
    assert quiet_until(noon, at("2026-11-17T11:59")) == 0


def test_none() -> None:
    assert quiet_until(None, at("2026-11-17T03:00")) == 0
    assert quiet_until(Quiet(60, 60, "Europe/Paris"), at("2026-11-17T01:00")) == 0


@pytest.mark.parametrize("zone", ["", "Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "é"])
def test_a_zone_that_is_not_known_is_taken_by_its_offset(zone: str) -> None:
    night = Quiet(22 * 60, 8 * 60, zone, 60)
    assert quiet_until(night, at("2026-11-18T03:00")) == at("2026-11-18T08:00")
