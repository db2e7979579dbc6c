"""Quiet hours, in which somebody is not called: from one minute of the day to another, in their
time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo

import msgspec
from msgspec import Struct

DAY = 24 * 60


class Quiet(Struct, frozen=True):
    """In minutes since midnight; both equal: never."""

    start: int
    end: int
    zone: str
    """Like Europe/Paris; for one that this machine does not know, `offset` is used."""
    offset: int = 0
    """Minutes east of Greenwich, when the wish was made."""


def read_quiet(text: str) -> Quiet | None:
    return msgspec.json.decode(text, type=Quiet) if text else None


def zone_of(quiet: Quiet) -> tzinfo:
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(quiet.zone)
    except (ValueError, OSError, KeyError):  # not a zone, or no zone data on this machine
        return timezone(timedelta(minutes=quiet.offset))


def quiet_until(quiet: Quiet | None, now: int) -> int:
    """When the quiet hours that `now` is in will end, in ms since 1970; 0: it is in none."""
    if quiet is None or quiet.start == quiet.end:
        return 0
    zone = zone_of(quiet)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.start) % DAY >= (quiet.end - quiet.start) % DAY:
        return 0
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    day = midnight if minute < quiet.end else midnight + timedelta(days=1)
    end = day.replace(hour=quiet.end // 60, minute=quiet.end % 60)
    return int(end.timestamp() * 1000)
