"""AN-7.2, AN-8.4: exactly together, and a third player's card decides."""

from __future__ import annotations

from tablee.games.anomia.rules.drawing import Drawing
from tablee.games.anomia.state import SIDES, Rival
from tablee.kernel import Card, Seat

TOGETHER = 30
"""AN-8.4: closer than this is together."""
SPARE = -2


class Tying(Drawing):
    def margin(self) -> int:
        """AN-8.4: what the two clocks cannot tell apart."""
        assert self.face_off is not None
        return max(TOGETHER, sum(rival.error for rival in self.face_off.rivals))

    def tie(self) -> None:
        """AN-7.2: both words are burned; both answer a card that a third player draws."""
        fight = self.face_off
        assert fight is not None
        self.emit(
            "tie", "AN-7.2", seats=[r.seat for r in fight.rivals],
            times=[r.began for r in fight.rivals], margin=self.margin(),
        )  # fmt: skip
        self.burn_answers()
        self.put_tie_card_back()
        fight.ties += 1
        self.new_heat()
        fight.rivals = [Rival(r.seat, r.place) for r in fight.rivals]
        fight.tie = self._draw_tie_card()
        fight.claim, fight.opened, fight.until = -1, 0, 0
        fight.hinted, fight.hints = False, []
        fight.disputed, fight.pointed = False, {}
        self.phase = "race"
        title = self.theme_for(fight.rivals[0].seat).title
        self.emit("tie-card", "AN-7.2", seat=self._third(), card=max(fight.tie, -1), title=title)

    def _draw_tie_card(self) -> Card:
        """From the higher pile; a duel card goes under it, and another is drawn."""
        higher = self.higher()
        for side in (higher, 1 - higher):
            pile = self.piles[side]
            for _ in range(len(pile)):
                card = pile.pop()
                self.reveal(card)
                if not self.is_duel(card):
                    self.tie_side = side
                    return card
                pile.insert(0, card)
                self.emit("tie-duel", "AN-7.2", side=SIDES[side], card=card)
        return SPARE

    def _third(self) -> Seat:
        """The next player after the last drawer who is not in the face-off; -1: there is none."""
        assert self.face_off is not None
        rivals = [rival.seat for rival in self.face_off.rivals]
        for step in range(1, len(self.play) + 1):
            seat = self.owner((self.drew + step) % len(self.play))
            if seat not in rivals and seat not in self.gone:
                return seat
        return -1
