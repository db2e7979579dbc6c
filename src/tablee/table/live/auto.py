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
    """The timers of one table. They are set when a question is asked, and stay set until it is
    closed, whoever has answered by then; in a heat, `BotPlans` sets them."""

    __slots__ = (
        "_bots", "_moments", "_names", "_plans", "_pressed", "_question", "_table", "_thinking",
        "_timers",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}
        self._moments: dict[int, int] = {}
        self._pressed: set[int] = set()
        """Seats whose own answer is held back until its moment."""
        self._thinking = 0
        self._question: tuple[int, int] | None = None
        self._names: dict[int, str] = {}
        """The name of the bot in each seat."""
        self._bots: dict[int, SeatedBot] = {}
        self._plans = BotPlans(table, self._bots, self._blunder)
        self.seat_all()

    def seat_all(self) -> None:
        """Somebody got up or sat down: put bots into their seats and take them out of others. Bots
        that stay keep their plans."""
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

    def taken_over(self, seat: int) -> None:
        """Somebody else sits there now: what its last owner has just pressed is dropped."""
        self._pressed.discard(seat)
        self._begin_anew(seat)

    def _begin_anew(self, seat: int) -> None:
        """Drop everything pending for that seat, which was its last owner's, and set its timer
        anew."""
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
        """After every change: set the timers of the seats that the table answers for."""
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
        """The minimal duration of a reaction window for one seat, drawn by lot. One person among
        bots has nobody to hide from: then it is 0, whatever the bots hold."""
        people, pace = self._table.logged.people, self._table.services.pace
        if sum(sitter.kind != "bot" for sitter in people) <= 1:
            return 0
        return draw((pace.window, pace.spread))

    @property
    def _since(self) -> int:
        """When the question was asked. If the machine's clock was set back while the server was
        down, that may lie in the future; then now, so that nobody waits a day."""
        return min(self._table.logged.asked_at, self._table.services.clock.now())

    def _moment(self, seat: int, ask: Ask) -> int | None:
        """When the table answers for that seat; None: the seat answers for itself."""
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
        """Set the timer of that seat anew after its standing orders have changed; an answer of its
        own that is held back takes precedence."""
        self.reschedule()
        if seat not in self._pressed:
            self._begin_anew(seat)

    def keeps(self, seat: int, choice: Any) -> bool:
        """Hold a quick answer in a reaction window back until the table could have passed for that
        seat; returns whether it does. Otherwise the length of the pause would show that there was
        something to decide."""
        clock, moment = self._table.services.clock, self._moments.get(seat)
        if moment is None or moment <= clock.now():
            return False
        options = self._table.logged.match.asks[seat]
        exact = not isinstance(choice, bool | float)
        fits = exact and isinstance(options, tuple) and freeze(choice) in options
        if not fits:  # it will be refused; so at once
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
            except Exception as bug:  # nobody would hear of it here; the client sends it again
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
            self._play_default(seat)  # else a standing order was revoked: the seat is asked

    # -- bots ---------------------------------------------------------------------------------

    def _think(self, seat: int, question: tuple[int, int]) -> None:
        """Let the bot think on a copy, in a thread. If the question has changed meanwhile, the
        result is dropped."""
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
        if remark is not None and remark not in self._table.talk.said_by(seat)[-1:]:
            self._table.talk.remark(seat, remark)

    def _blunder(self, seat: int, bug: BaseException) -> None:
        """Report a bot that failed or broke the rules, and play the default: the table must go
        on."""
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
        except Exception as bug:  # the rules refuse their own default: the table is stuck
            table.services.report("bug", table=table.stream.table, seat=seat, error=repr(bug))


def is_forced(options: Options) -> bool:
    """Whether there is only one choice."""
    return isinstance(options, tuple) and len(options) == 1


def draw(pause: tuple[int, int]) -> int:
    """A random duration: at least the first number, plus up to the second."""
    least, spread = pause
    return least + randbelow(spread + 1)


def bots_of(people: list[Sitter]) -> dict[int, str]:
    """The bots that play, by seat. While no person is left at the table, a bot that stands in for
    somebody who got up pauses."""
    somebody = any(sitter.kind == "human" for sitter in people)
    return {
        seat: sitter.bot
        for seat, sitter in enumerate(people)
        if sitter.kind == "bot" and (somebody or not sitter.left)
    }
