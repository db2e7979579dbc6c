"""Twins that tell what they must not. Each is sound in every other respect."""

from __future__ import annotations

from tablee.kernel import CLOCK, Options, Refused, Seat, Text, race, sealed, turn, window
from tablee.lab.teaching.content.cards import HAND
from tablee.lab.teaching.rules.cawing import PATIENCE
from tablee.lab.teaching.screen.show import show
from tablee.lab.teaching.screen.view import MagpiesView
from tests.kernel.twins.twin import Twin


class LeaksInView(Twin):
    """The first card of every hand is open."""

    def view(self, seat: Seat | None) -> MagpiesView:
        view = show(self, seat)
        for magpie, hand in zip(view.magpies, self.hands, strict=True):
            for card in magpie.hand[:1]:
                card.face = self.name(hand[0])
        return view


class LeaksInEvent(Twin):
    """Whoever draws in a round says aloud what it is."""

    def draw_up(self, seat: Seat) -> None:
        if not self.round:
            super().draw_up(seat)
            return
        before = len(self.match.history)
        super().draw_up(seat)
        drawn = self.match.history[before:]
        del self.match.history[before:]
        for event in drawn:
            self.emit(event.key, event.rule, **{**event.args, **(event.secret or {})})


class LeaksInSetup(Twin):
    """The same, but only when the hands are dealt."""

    def draw_up(self, seat: Seat) -> None:
        super().draw_up(seat)
        if not self.round and len(self.hands[seat]) == HAND and not self.match.log:
            self.emit("lay", "MG-3", player=seat + 1, card=self.name(self.hands[seat][0]))


class LeaksByNotAsking(Twin):
    """Only those who hold a hiss are asked, and nobody if nobody does."""

    def listen(self):
        options = {seat: ("silent", *self.hisses(seat)) for seat in range(self.seats)}
        options = {seat: choices for seat, choices in options.items() if len(choices) > 1}
        answers = (yield window(options, "listen", "MG-4")) if options else {}
        hisses = {seat: card for seat, card in answers.items() if card != "silent"}
        for seat, card in hisses.items():
            self.lay(seat, card)
        return bool(hisses)


class LeaksByOrder(Twin):
    """Who holds a hiss bids first, the others after them."""

    def bid(self):
        hands = {seat: tuple(hand) for seat, hand in enumerate(self.hands)}
        first = {seat: hand for seat, hand in hands.items() if self.hisses(seat)}
        then = {seat: hand for seat, hand in hands.items() if seat not in first}
        bids = {}
        for group in (first, then):
            if group:
                bids |= yield sealed(group, "bid", "MG-3")
        for seat in sorted(bids):
            self.lay(seat, bids[seat])


class LeaksInArgs(Twin):
    """The question to the leader says which treasure will be next."""

    def point(self):
        args = {"next": self.treasure(self.hidden[-1])} if self.hidden else None
        treasure = yield turn(self.leader, tuple(self.open), "point", "MG-2.1", args)
        self.emit("point", "MG-2.1", player=self.leader + 1, treasure=self.treasure(treasure))
        return treasure


class LeaksInDefault(Twin):
    """Who runs out of time bids the second card if the next seat holds a hiss."""

    def bid(self):
        options = {seat: tuple(hand) for seat, hand in enumerate(self.hands)}
        warned = {s: bool(self.hisses((s + 1) % self.seats)) for s in options}
        default = {seat: hand[warned[seat]] for seat, hand in options.items()}
        bids = yield sealed(options, "bid", "MG-3", default=default)
        for seat, card in bids.items():
            self.lay(seat, card)


class LeaksInRefusal(Twin):
    """One caws in words; who caws no number is told so, with the top card of the deck."""

    def caw(self):
        number = sum(self.faces[card] for card in self.laid)

        def over(caws):
            for seat, caw in caws.items():
                if seat != CLOCK and not caw.isdigit():
                    raise Refused("no-such-option", "MG-5", hint=[self.faces[c] for c in self.deck])
            return CLOCK in caws or str(number) in caws.values() or len(caws) == self.seats

        options: dict[Seat, Options] = {CLOCK: ("time",)}
        for seat in range(self.seats):
            options[seat] = Text(3, samples=("5", "10", "15"))
        yield race(options, "caw", "MG-5", until=over, after=PATIENCE)
        self.emit("no-caw", "MG-5.2", number=number)


class LeaksInText(Twin):
    """Read aloud, the position has one more card than the view."""

    def text(self, seat, say, lang):
        text = super().text(seat, say, lang)
        cards = [self.name(hand[0]) for hand in self.hands if hand]
        return text + say.format(lang, "view-laid", {"cards": cards})


class LeaksByUndo(Twin):
    """The leader sees the next treasure when it points, and may take that back."""

    def point(self):
        treasure = yield from super().point()
        if self.hidden:
            top = self.hidden[-1]
            self.known[self.leader] |= 1 << top  # not by `reveal`, which would be a barrier
            self.seen[self.leader] |= 1 << top
            self.emit("turned-up", "MG-2", to=(self.leader,), treasure=self.treasure(top))
        return treasure


class Unimaginative(Twin):
    """No leak, but nothing is ever imagined: the test of leaks would prove nothing."""

    def imagine(self, seat, rand, now) -> None:
        pass


class LeaksByIds(Twin):
    """The discards are shuffled as one would at a table: the ids move, each with its face."""

    def shuffle_discards(self) -> None:
        self.deck, self.discards = self.shuffled(self.discards), []
        self.forget(self.deck)
        self.emit("shuffle", "MG-6.1")


class LeaksByChoosing(Twin):
    """One says "hiss", and the rules take the first of the hand: it was not before that one."""

    def listen(self):
        options = {
            seat: ("silent", "hiss") if self.hisses(seat) else ("silent",)
            for seat in range(self.seats)
        }
        answers = yield window(options, "listen", "MG-4")
        hissers = [seat for seat, answer in answers.items() if answer == "hiss"]
        for seat in hissers:
            self.lay(seat, self.hisses(seat)[0])
        return bool(hissers)

    def label(self, ask, choice):
        return ("opt-card", {"card": "hiss"}) if choice == "hiss" else super().label(ask, choice)
