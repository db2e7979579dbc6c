"""Checks the photos of a sheet: small JPEGs, as our client's canvas makes them.

The size is read from the header of the JPEG: a few bytes that claim to be a picture of gigabytes
never reach the typesetter.
"""

from __future__ import annotations

START, FRAMES, SCAN = b"\xff\xd8", {0xC0, 0xC1, 0xC2}, 0xDA
WIDEST = 2_000
"""Pixels, in either way."""


def size_of(photo: bytes) -> tuple[int, int] | None:
    """Width and height of a JPEG; None: not a valid one."""
    at = 2
    if not photo.startswith(START):
        return None
    while at + 9 <= len(photo) and photo[at] == 0xFF and photo[at + 1] != SCAN:
        if photo[at + 1] in FRAMES:
            high, wide = (int.from_bytes(photo[n : n + 2]) for n in (at + 5, at + 7))
            return wide, high
        at += 2 + int.from_bytes(photo[at + 2 : at + 4])
    return None


def fits(photo: bytes) -> bool:
    size = size_of(photo)
    return size is not None and min(size) > 0 and max(size) <= WIDEST
