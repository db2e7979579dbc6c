"""Event numbers, counted per viewer: a gap in the numbers would betray a hidden event. Keeps
running counts, so that no number has to be counted from the beginning."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Event

CHUNK = 256


class Numbers:
    """For every whole chunk of the history, how many events each viewer saw before its end."""

    __slots__ = ("counts",)

    def __init__(self, seats: int, history: Sequence[Event]) -> None:
        self.counts: list[tuple[int, ...]] = [(0,) * (seats + 1)]  # the last is the spectators'
        self.keep(history)

    @classmethod
    def kept(cls, counts: list[tuple[int, ...]]) -> Numbers:
        """From counts that were kept."""
        numbers = cls.__new__(cls)
        numbers.counts = counts
        return numbers

    def keep(self, history: Sequence[Event]) -> None:
        """After every change: extend the counts to the longer history or, after an undo, cut
        them."""
        counts, whole = self.counts, len(history) // CHUNK
        if len(counts) == whole + 1:
            return
        del counts[whole + 1 :]
        while len(counts) <= whole:
            start = (len(counts) - 1) * CHUNK
            chunk, before = history[start : start + CHUNK], counts[-1]
            viewers = (*range(len(before) - 1), None)
            counts.append(
                tuple([n + count(chunk, who) for n, who in zip(before, viewers, strict=True)])
            )

    def seen(self, history: Sequence[Event], seat: int | None, upto: int | None = None) -> int:
        """How many events this viewer saw (of the first `upto`)."""
        end = len(history) if upto is None else upto
        whole = end // CHUNK
        return self.counts[whole][-1 if seat is None else seat] + count(
            history[whole * CHUNK : end], seat
        )


def count(events: Sequence[Event], seat: int | None) -> int:
    return sum(event.seen_by(seat) is not None for event in events)
