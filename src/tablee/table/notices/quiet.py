"""Hours in which somebody is not called: from one minute of the day to another, where they live."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo

import msgspec
from msgspec import Struct

DAY = 24 * 60


class Quiet(Struct, frozen=True):
    """Minutes since midnight; the same twice: never."""

    start: int
    end: int
    zone: str
    """As Europe/Paris; one that this machine does not know is taken by `offset`."""
    offset: int = 0
    """Minutes east of Greenwich, when it was said."""


def read_quiet(text: str) -> Quiet | None:
    return msgspec.json.decode(text, type=Quiet) if text else None


def zone_of(quiet: Quiet) -> tzinfo:
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(quiet.zone)
    except (ValueError, OSError, KeyError):  # a name that is none, or no list of them here
        return timezone(timedelta(minutes=quiet.offset))


def quiet_until(quiet: Quiet | None, now: int) -> int:
    """When the quiet hours end in which `now` is, in ms since 1970; 0: it is not in them."""
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
