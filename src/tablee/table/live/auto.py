"""Answers that no human gives: those of bots and of the clock, and forced passes.

All are ordinary answers: they are logged, and replay exactly.
"""

from __future__ import annotations

from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from tablee.kernel import CLOCK, Ask, Options, Refused, Timed, freeze
from tablee.table.clock import Timer
from tablee.table.live.bot_plans import BotPlans
from tablee.table.live.seated_bot import SeatedBot, seat_bot
from tablee.table.seats.sitter import Sitter
from tablee.table.slow.orders import ordered

if TYPE_CHECKING:
    from tablee.table.live.table import Table


class Auto:
    """The timers of one table. They are set when a question is asked, and stay set while some have
    answered it and others have not; in a heat, `BotPlans` sets them."""

    __slots__ = (
        "_bots", "_moments", "_names", "_plans", "_pressed", "_question", "_table", "_thinking",
        "_timers",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}
        self._moments: dict[int, int] = {}
        self._pressed: set[int] = set()
        """Those whose own answer waits for its moment."""
        self._thinking = 0
        self._question: tuple[int, int] | None = None
        self._names: dict[int, str] = {}
        """Which bot sits where."""
        self._bots: dict[int, SeatedBot] = {}
        self._plans = BotPlans(table, self._bots, self._blunder)
        self.seat_all()

    def seat_all(self) -> None:
        """Somebody got up or sat down: bots take the seats that are theirs now, and think anew;
        what the others have planned stays as it is."""
        logged = self._table.logged
        names = bots_of(logged.people)
        seed = logged.first.seed if logged.first else ""
        for seat in {*names, *self._names}:
            if names.get(seat) == self._names.get(seat):
                continue
            self._bots.pop(seat, None)
            if seat in names:
                bot = seat_bot(logged.row.game, names[seat])
                bot.seed = seed
                self._bots[seat] = bot
            self._begin_anew(seat)
        self._names = names

    def _begin_anew(self, seat: int) -> None:
        """Whatever was on its way for that seat came from somebody else."""
        self._plans.forget(seat)
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        logged, question, clock = self._table.logged, self._question, self._table.services.clock
        ask = logged.match.ask
        if ask is None or question != (logged.match.asked, logged.rewinds):
            return
        moment = self._moment(seat, ask) if seat in logged.match.asks else None
        if moment is not None:
            pause = self._table.services.pace.bot if seat in self._bots else 0
            moment = max(moment, clock.now() + pause)
            self._timers[seat] = clock.call_at(moment, partial(self._ring, seat, question))

    @property
    def busy(self) -> bool:
        return bool(self._timers or self._thinking or self._plans.busy)

    def stop(self) -> None:
        self._plans.stop()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._pressed.clear()
        self._moments = {}
        self._question = (-1, -1)

    def reschedule(self) -> None:
        """After every change: who is to be answered for, and when?"""
        logged = self._table.logged
        ask = None if logged.ended else logged.match.ask
        if ask is not None and ask.heat is not None:
            if self._timers:
                self.stop()
            self._plans.reschedule()
            return
        told = self._bots or logged.slow.orders
        if ask is None or not (told or ask.window or CLOCK in ask.options):
            if self.busy:
                self.stop()
            return
        question = (logged.match.asked, logged.rewinds)
        if question == self._question:
            return
        self.stop()
        self._question = question
        since = self._since
        self._moments = {
            seat: since + self._draw_pause() for seat in (logged.match.asks if ask.window else ())
        }
        clock = self._table.services.clock
        for seat in logged.match.asks:
            moment = self._moment(seat, ask)
            if moment is not None:
                self._timers[seat] = clock.call_at(moment, partial(self._ring, seat, question))

    def _draw_pause(self) -> int:
        """How long a reaction window lasts at least, for one seat. Whoever is alone among bots has
        nobody to hide from: it closes at once, in the same way whatever the bots hold."""
        people, pace = self._table.logged.people, self._table.services.pace
        if sum(sitter.kind != "bot" for sitter in people) <= 1:
            return 0
        return draw((pace.window, pace.spread))

    @property
    def _since(self) -> int:
        """When the question was asked. If the machine's clock was set back while the server was
        down, that may lie in the future: then it counts from now, so that nobody waits a day."""
        return min(self._table.logged.asked_at, self._table.services.clock.now())

    def _moment(self, seat: int, ask: Ask) -> int | None:
        """When the table answers for that seat; None: somebody will answer for themself."""
        asked_at, pace = self._since, self._table.services.pace
        if seat == CLOCK:
            return asked_at + (ask.after or 0)
        if seat in self._bots:
            return self._moments.get(seat, asked_at + pace.bot)
        options = ask.options[seat]
        if ask.window and is_forced(options):
            return self._moments[seat]
        if ordered(self._table, seat) is None:
            return None
        return self._moments[seat] if ask.window else asked_at + draw(pace.order)

    def obey(self, seat: int) -> None:
        """The standing orders of that seat are others now. An answer of its own goes first."""
        self.reschedule()
        if seat not in self._pressed:
            self._begin_anew(seat)

    def keeps(self, seat: int, choice: Any) -> bool:
        """In a reaction window a quick answer waits until the table could have passed for that
        seat; else a pause of another length would tell that there was something to decide."""
        clock, moment = self._table.services.clock, self._moments.get(seat)
        if moment is None or moment <= clock.now():
            return False
        options = self._table.logged.match.asks[seat]
        exact = not isinstance(choice, bool | float)
        fits = exact and isinstance(options, tuple) and freeze(choice) in options
        if not fits:  # to be refused, and at once
            return False
        if seat in self._timers:
            self._timers[seat].cancel()
        self._pressed.add(seat)
        late = partial(self._hand_in, seat, self._question, choice)
        self._timers[seat] = clock.call_at(moment, late)
        return True

    def _hand_in(self, seat: int, question: tuple[int, int] | None, choice: Any) -> None:
        self._timers.pop(seat, None)
        self._pressed.discard(seat)
        if question == self._question and seat in self._table.logged.match.asks:
            try:
                self._table.play(seat, choice)
            except Exception as bug:  # nobody hears it here; the client hands it in again
                table = self._table
                table.services.report("bug", table=table.stream.table, seat=seat, error=repr(bug))

    def _ring(self, seat: int, question: tuple[int, int]) -> None:
        self._timers.pop(seat, None)
        match = self._table.logged.match
        if question != self._question or seat not in match.asks:
            return
        if seat in self._bots:
            self._think(seat, question)
        elif (choice := ordered(self._table, seat)) is not None:
            self._hand_in(seat, question, choice)
        elif seat == CLOCK or is_forced(match.asks[seat]):
            self._play_default(seat)  # otherwise a standing order was revoked: the seat is asked

    # -- bots ---------------------------------------------------------------------------------

    def _think(self, seat: int, question: tuple[int, int]) -> None:
        """On a copy, aside; the table may change meanwhile, and then the thought is dropped."""
        self._thinking += 1
        thought = self._bots[seat].prepare(self._table.logged.match, seat)
        self._table.services.ponder(thought, partial(self._thought, seat, question))

    def _thought(self, seat: int, question: tuple[int, int], choice: Any) -> None:
        self._thinking -= 1
        match = self._table.logged.match
        if question != self._question or seat not in match.asks or seat not in self._bots:
            return
        try:
            if isinstance(choice, BaseException):
                raise choice
            self._table.play(seat, choice)
        except Exception as bug:
            self._blunder(seat, bug)
            return
        remark = self._bots[seat].remark
        if remark is not None:
            self._table.talk.remark(seat, remark)

    def _blunder(self, seat: int, bug: BaseException) -> None:
        """A bot that fails or breaks the rules must not hold up the table."""
        reason = bug.key if isinstance(bug, Refused) else repr(bug)
        table = self._table
        table.services.report("bot-blunder", table=table.stream.table, seat=seat, error=reason)
        table.services.counts["bot_blunders"] += 1
        self._play_default(seat)

    def _play_default(self, seat: int) -> None:
        table = self._table
        match = table.logged.match
        try:
            choice = match.default(seat)
            if isinstance(match.asks[seat], Timed):
                choice = table.timing.planned(seat, choice, match.asks)
            table.play(seat, choice)
        except Exception as bug:  # the rules refuse their own default: the table stays as it is
            table.services.report("bug", table=table.stream.table, seat=seat, error=repr(bug))


def is_forced(options: Options) -> bool:
    """There is nothing to choose."""
    return isinstance(options, tuple) and len(options) == 1


def draw(pause: tuple[int, int]) -> int:
    """At least so long, and up to so much longer, by lot."""
    least, spread = pause
    return least + randbelow(spread + 1)


def bots_of(people: list[Sitter]) -> dict[int, str]:
    """Those that play. One that keeps the seat of somebody who got up waits with it, while no
    person sits at the table any more."""
    somebody = any(sitter.kind == "human" for sitter in people)
    return {
        seat: sitter.bot
        for seat, sitter in enumerate(people)
        if sitter.kind == "bot" and (somebody or not sitter.left)
    }
