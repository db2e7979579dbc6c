"""What comes next: the stages of a love story, and effects that wait to be carried out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tablee.kernel import Seat

Stage = Literal[
    # the characters are created (FL-5)
    "choose_gender", "choose_colour", "choose_traits", "choose_occupation", "give_feature",
    "choose_name",
    # chapters and turns (FL-6, FL-7)
    "open_chapter", "take_turn", "refill",
    # a scene or chapter, once it is laid (FL-8, FL-10.5)
    "laid", "asked", "choose", "answer_first", "answer_second", "resolve", "resolve_also", "done",
    # the finale (FL-13)
    "choose_destiny", "last_secret", "order_goals", "score", "over",
]  # fmt: skip

Verb = Literal[
    "add", "answer", "become", "bury", "carry", "change", "copy", "destiny", "discard", "draw",
    "draw-one", "guess", "hint", "keep", "mark", "rechoose", "reveal", "search",
    "swap-occupations", "trade", "wipe",
]  # fmt: skip
"""What can be queued: effects of the cards that ask or take several steps (all verbs of destinies
are one), and what the rules add: keeping a new card, answering a reaction, drawing one scene."""

Args = tuple[str | None, str | None]


class Task(Struct, frozen=True):
    """A queued effect: per seat its argument, None if not concerned.

    What both must decide in one step, they decide at the same moment (FL-8.8).
    """

    verb: Verb
    args: Args
    player: Seat = 0
    """Whose card it is: who goes first where an order matters."""

    def seats(self) -> list[Seat]:
        order = (self.player, 1 - self.player)
        return [seat for seat in order if self.args[seat] is not None]


def for_one(seat: Seat, arg: str) -> Args:
    """The arguments of a task that concerns one seat only."""
    return (arg, None) if seat == 0 else (None, arg)
