"""Twins whose screens are told wrong things, though each view made at once is right."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.kernel import Seat
from tablee.kernel.showing.pieces import piece
from tablee.lab.teaching.screen.show import show
from tablee.lab.teaching.screen.view import CardView
from tests.kernel.twins.twin import Twin


class NamesNoField(Twin):
    """A piece reads the deck, and declares only the round."""

    def view(self, seat: Seat | None) -> Any:
        return replace(show(self, seat), deck=_deck(self))


@piece("round")
def _deck(m: NamesNoField) -> int:
    return len(m.deck)


class ChangesWhatItHasShown(Twin):
    """A piece hands out the same list each time, filled anew: there is nothing to be told then."""

    def view(self, seat: Seat | None) -> Any:
        return replace(show(self, seat), laid=_laid(self))


SHOWN: list[CardView] = []


@piece()
def _laid(m: ChangesWhatItHasShown) -> list[CardView]:
    SHOWN[:] = show(m, None).laid
    return SHOWN
