"""A face-off on the table: the two rivals and their progress (AN-3)."""

from __future__ import annotations

from msgspec import Struct, field

from tablee.kernel import Card, Seat

Place = int
"""A play pile. With three or more a place is a seat; with two, each seat has two (AN-1.6)."""

NO_CARD: Card = -1
SPARE: Card = -2
"""AN-7.2: no card is left for a tie; a theme of an unused pack serves."""
TOGETHER = 30
"""AN-8.4: closer than this, in ms, is together."""

START, DROP = "start", "drop"
"""The options that announce a word under way, and withdraw it."""
SPEAK = "speak"
"""The pad: pressed as one begins to speak."""


class Rival(Struct):
    """One of the two in a face-off. Times in ms since the heat began; -1: not yet."""

    seat: Seat
    place: Place
    began: int = -1
    error: int = 0
    word: str = ""
    """Handed in and not yet decided upon. If answers are spoken, the table does not know it."""
    handed: int = -1
    """When it was handed in."""
    wait: int = 0
    """How much longer, in ms, a message of the other may be under way."""
    locked: int = 0
    """AN-3.7: another try counts from this moment at the earliest."""
    passed: bool = False
    refused: int = 0
    """AN-3.7: how many of its answers the group has refused."""

    @property
    def typing(self) -> bool:
        """AN-8.1: has begun, and not handed in yet."""
        return self.began >= 0 and self.handed < 0


class FaceOff(Struct):
    """AN-3: two rivals and their progress."""

    rivals: list[Rival]
    by: str
    """What makes the cards match: `symbol` or `roll`."""
    cascade: int
    known: bool = False
    opened: int = 0
    """When it was noticed: hints and the end of patience count from here."""
    hinted: bool = False
    hints: list[str] = field(default_factory=list)
    ties: int = 0
    tie: Card = NO_CARD
    """AN-7.2: the tie card, or SPARE."""
    claim: Seat = -1
    """Who has answered first, while others may still object."""
    until: int = 0
    """When the window or vote closes."""
    fine: list[Seat] = field(default_factory=list)
    challenger: Seat = -1
    doubter: Seat = -1
    """AN-7.5: with two players, who has objected to an answer that nobody could judge."""
    voters: list[Seat] = field(default_factory=list)
    """Typed: who has a vote on the answer that was objected to."""
    votes: dict[Seat, str] = field(default_factory=dict)
    disputed: bool = False
    pointed: dict[Seat, Seat] = field(default_factory=dict)
    """Spoken: by voter, whom they name as first."""

    @property
    def seats(self) -> list[Seat]:
        return [rival.seat for rival in self.rivals]

    @property
    def margin(self) -> int:
        """AN-8.4: the difference that the two clocks cannot resolve."""
        return max(TOGETHER, sum(rival.error for rival in self.rivals))

    def rival(self, seat: Seat) -> Rival:
        return self.rivals[0] if self.rivals[0].seat == seat else self.rivals[1]

    def other(self, seat: Seat) -> Rival:
        return self.rivals[1] if self.rivals[0].seat == seat else self.rivals[0]
