"""AN-2 to AN-5: cards are laid, won and uncovered; what they bring to light; who leaves and comes
back."""

from __future__ import annotations

from tablee.games.anomia.state import SIDES, FaceOff, Place, Rival, Table
from tablee.kernel import Card, Seat


class Laying(Table):
    def higher(self) -> int:
        """The pile with more cards."""
        return 0 if len(self.piles[0]) >= len(self.piles[1]) else 1

    def lay(self, card: Card, drawer: Seat, side: int) -> None:
        """AN-2.2, AN-2.3: on one's own play pile; then it is the next player's turn."""
        place = self.turn
        self.play[place].append(card)
        self.shown[place] = self.heat
        self.turn = (place + 1) % len(self.play)
        title, symbol = self.theme(card).title, self.symbol(card)
        self.emit(
            "drawn", "AN-2.1", seat=drawer, place=place, side=SIDES[side], card=card,
            title=title, symbol=symbol,
        )  # fmt: skip

    def lay_duel(self, card: Card, drawer: Seat, side: int) -> None:
        """AN-4.1, AN-4.5: between the piles; a new pair, whatever it is; the drawer goes on."""
        self.duels.append(card)
        self.emit("duel", "AN-4.1", seat=drawer, side=SIDES[side], card=card)
        if self.edition.die:
            # a face with a symbol that was left out is rolled again (AN-1.5)
            faces = self.edition.without(self.left_out)  # type: ignore[arg-type]
            self.rolled = faces[self.roll(len(faces))]
        else:
            self.rolled = self.pair(card)
        self.emit("rolled", "AN-4.1", seat=drawer, symbols=list(self.rolled))

    # -- matches ------------------------------------------------------------------------------

    def look_round(self) -> None:
        """AN-2.3, AN-4.2, AN-5.1: a face-off if two match; else the next draw, or the end."""
        found = self.matches()
        if not found:
            self.face_off, self.phase = None, "draw"
            self._pass_over_the_gone()
            return
        one, two, by = found[0]
        rivals = [Rival(self.owner(place), place) for place in (one, two)]
        self.cascade += 1
        self.face_off = FaceOff(rivals, by, self.cascade)
        self.phase = "race"
        self.emit("face-off", "AN-3.1", seats=[r.seat for r in rivals], by=by, cascade=self.cascade)
        if self.options["spotting"] == "at-once":
            self.notice()

    def notice(self) -> None:
        """AN-7.3: from now on everybody knows that there is a face-off."""
        assert self.face_off is not None
        if not self.face_off.known:
            self.face_off.known, self.face_off.opened = True, self.now
            self.emit("noticed", "AN-7.3", seats=[r.seat for r in self.face_off.rivals])

    def win(self, winner: Seat) -> None:
        """AN-3.3: the loser's top card, face down to the winner's pile; the winner's own stays."""
        assert self.face_off is not None
        loser = self.face_off.other(winner)
        card = self.play[loser.place].pop()
        self.won[winner].append(card)
        self.emit(
            "won", "AN-3.3", seat=winner, loser=loser.seat, place=loser.place, card=card,
            title=self.theme(card).title,
        )  # fmt: skip
        self.uncover(loser.place)

    def set_aside(self) -> None:
        """AN-3.8: the more recently shown of the two cards leaves the game."""
        assert self.face_off is not None
        place = max((r.place for r in self.face_off.rivals), key=lambda p: self.shown[p])
        card = self.play[place].pop()
        self.out.append(card)
        title = self.theme(card).title
        self.emit("set-aside", "AN-3.8", seat=self.owner(place), card=card, title=title)
        self.uncover(place)

    def uncover(self, place: Place) -> None:
        """AN-5.1: what lies under it may match anybody's."""
        self.put_tie_card_back()
        self.face_off = None
        self.new_heat()
        card = self.top(place)
        if card is not None:
            self.shown[place] = self.heat
            self.emit(
                "uncovered", "AN-5.1", seat=self.owner(place), place=place, card=card,
                title=self.theme(card).title, symbol=self.symbol(card),
            )  # fmt: skip
        self.look_round()

    def burn_answers(self) -> None:
        """AN-3.4: what the rivals handed in, the one who claims the card first."""
        fight = self.face_off
        assert fight is not None
        for rival in sorted(fight.rivals, key=lambda rival: rival.seat != fight.claim):
            if rival.word:
                self.burn(rival.word, rival.seat, self.theme_for(rival.seat).id)

    def put_tie_card_back(self) -> None:
        """AN-7.2: under the pile it came from; the turn has not moved."""
        fight = self.face_off
        if fight is not None and fight.tie >= 0:
            self.piles[self.tie_side].insert(0, fight.tie)
            self.emit("tie-back", "AN-7.2", side=SIDES[self.tie_side], card=fight.tie)
            fight.tie = -1

    # -- who is there -------------------------------------------------------------------------

    def leave(self, seat: Seat) -> None:
        """AN-8.6: the play pile leaves as a whole, an open face-off lapses, won cards stay."""
        if seat in self.gone:
            return
        self.gone.append(seat)
        self.emit("gone", "AN-8.6", seat=seat)
        fight = self.face_off
        lapses = fight is not None and seat in (r.seat for r in fight.rivals)
        if lapses:
            self._lapse()
        for place in range(seat, len(self.play), self.seats):
            self.out += self.play[place]
            self.play[place] = []
        if lapses:
            self.look_round()
        elif self.phase in ("ready", "draw") and self.owner(self.turn) == seat:
            self._pass_over_the_gone()
            self.new_heat()  # the next has as much time to draw as anybody

    def _lapse(self) -> None:
        """AN-8.6: no winner; what was handed in has been said all the same (AN-3.4)."""
        assert self.face_off is not None
        self.emit("lapsed", "AN-8.6", seats=[r.seat for r in self.face_off.rivals])
        self.burn_answers()
        self.put_tie_card_back()
        self.new_heat()

    def come_back(self, seat: Seat) -> None:
        """AN-8.6: seated again, with an empty play pile."""
        if seat in self.gone:
            self.gone.remove(seat)
            self.emit("back", "AN-8.6", seat=seat)

    def _pass_over_the_gone(self) -> None:
        if self.present:
            while self.owner(self.turn) in self.gone:
                self.turn = (self.turn + 1) % len(self.play)
