"""The story so far: each card that was played, and how (FL-13.4)."""

from __future__ import annotations

from msgspec import Struct

from tablee.kernel import Seat


class Entry(Struct, frozen=True):
    """A card of the story so far, for the memory of the texts and the recap (FL-13.4)."""

    scene: str
    player: Seat
    """-1 for a chapter."""
    choices: tuple[str, str] = ("", "")
    hearts: tuple[int, int] = (0, 0)
    chapter: int = 0
    how: str = ""
    """"", skipped, revealed, reaction, kept, or exchanged (played on the other's behalf)."""
    row: int = -1
    """Which additional effect held; -1 for none."""
    deck: str = ""
    """Of the card; "" for a chapter."""
    counted: tuple[str, str] = ("", "")
    """The choices as they counted: under a carry-over "exchanged", each as the other's (FL-10.8).
    What is told of them goes by these."""
