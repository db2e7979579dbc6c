"""AN-1: one pack, two piles, whoever begins."""

from __future__ import annotations

from tablee.games.anomia.content.editions import Pair
from tablee.games.anomia.rules.hearing import Hearing
from tablee.games.anomia.state import DUEL, PACKS
from tablee.kernel import Step, Timed

TWO = 2
"""Players with two play piles each (AN-1.6)."""


class SettingUp(Hearing):
    def setup(self) -> None:
        """AN-1.1 to AN-1.5."""
        pack = self.options["pack"]
        self.pack = 1 + self.roll(len(PACKS)) if pack == "lot" else int(pack)
        self.left_out = self._leave_out()
        faces = self._cards()
        self.deal_faces(faces)
        self._cut(len(faces))
        places = self.seats * (2 if self.seats == TWO else 1)
        self.play, self.shown = [[] for _ in range(places)], [0] * places
        self.won = [[] for _ in range(self.seats)]
        self.talk = [[] for _ in range(self.seats)]
        self.talk_keys = [frozenset()] * self.seats
        self.lost_challenges = [0] * self.seats
        first = self.options["first"]
        self.turn = self.roll(self.seats) if first == "lot" else int(first) % self.seats
        self.emit("begin", "AN-1.4", seat=self.owner(self.turn), pack=self.pack)
        if self.left_out:
            self.emit("left-out", "AN-1.5", symbols=list(self.left_out))

    def _leave_out(self) -> Pair | tuple[()]:
        """AN-1.5: with three players the two symbols of one face stay out."""
        choice, pairs = self.options["leave_out"], self.edition.pairs
        if self.seats != 3 or choice == "never":
            return ()
        return pairs[self.roll(len(pairs))] if choice == "advice" else pairs[int(choice[-1]) - 1]

    def _cards(self) -> list[int]:
        """The faces in a random order: every theme with a symbol, and the duel cards."""
        edition = self.edition
        themes = [
            8 * theme + edition.symbols.index(symbol)
            for theme, symbol in enumerate(self.shuffled(edition.printed))
            if symbol not in self.left_out
        ]
        if edition.die:
            duels = [DUEL] * edition.duels
        else:
            left = edition.without(self.left_out)  # type: ignore[arg-type]
            duels = [DUEL + edition.pairs.index(pair) for pair in left]
        return self.shuffled(themes + duels)

    def _cut(self, cards: int) -> None:
        """AN-1.3: two piles of about equal size."""
        half = cards // 2 - 3 + self.roll(7)
        self.piles = [list(range(half)), list(range(half, cards))]

    def gather(self) -> Step:
        """All say that they are ready; only then is the first card turned."""
        asked = {s: Timed(("ready",)) for s in self.present if s not in self.ready}
        heard = yield from self.hear(asked, "ready", "AN-1.4")
        if heard is not None and heard.seat >= 0:
            self.ready.append(heard.seat)
            self.emit("ready", "AN-1.4", seat=heard.seat)
        if all(seat in self.ready for seat in self.present):
            self.new_heat()
            self.phase = "draw"
