"""Answers that no human gives: those of bots and of the clock, and forced passes.

All are ordinary answers: they are logged, and replay exactly.
"""

from __future__ import annotations

from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from tablee.kernel import CLOCK, Ask, Refused, Timed, freeze
from tablee.table.clock import Timer
from tablee.table.live.bot_plans import BotPlans
from tablee.table.live.seated_bot import SeatedBot, seat_bot

if TYPE_CHECKING:
    from tablee.table.live.table import Table


class Auto:
    """The timers of one table. They are set when a question is asked, and stay set while some have
    answered it and others have not; in a heat, `BotPlans` sets them."""

    __slots__ = ("_bots", "_moments", "_plans", "_question", "_table", "_thinking", "_timers")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}
        self._moments: dict[int, int] = {}
        self._thinking = 0
        self._question: tuple[int, int] | None = None
        people, game = table.logged.people, table.logged.row.game
        self._bots: dict[int, SeatedBot] = {
            seat: seat_bot(game, sitter.bot)
            for seat, sitter in enumerate(people)
            if sitter.kind == "bot"
        }
        self._plans = BotPlans(table, self._bots, self._blunder)

    @property
    def busy(self) -> bool:
        return bool(self._timers or self._thinking or self._plans.busy)

    def stop(self) -> None:
        self._plans.stop()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._moments = {}
        self._question = (-1, -1)

    def reschedule(self) -> None:
        """After every change: who is to be answered for, and when?"""
        logged = self._table.logged
        ask = logged.match.ask
        if ask is not None and ask.heat is not None:
            if self._timers:
                self.stop()
            self._plans.reschedule()
            return
        if ask is None or not (self._bots or ask.window or CLOCK in ask.options):
            if self.busy:
                self.stop()
            return
        question = (logged.match.asked, logged.rewinds)
        if question == self._question:
            return
        self.stop()
        self._question = question
        pace, since = self._table.services.pace, self._since
        self._moments = {
            seat: since + pace.window + randbelow(pace.spread + 1)
            for seat in (logged.match.asks if ask.window else ())
        }
        clock = self._table.services.clock
        for seat in logged.match.asks:
            moment = self._moment(seat, ask)
            if moment is not None:
                self._timers[seat] = clock.call_at(moment, partial(self._ring, seat, question))

    @property
    def _since(self) -> int:
        """When the question was asked. A log may be of tomorrow, if the machine's clock was set
        back while the server was down: then it was asked now, so that nobody waits a day."""
        return min(self._table.logged.asked_at, self._table.services.clock.now())

    def _moment(self, seat: int, ask: Ask) -> int | None:
        """When the table answers for that seat; None: somebody will answer for themself."""
        asked_at, pace = self._since, self._table.services.pace
        if seat == CLOCK:
            return asked_at + (ask.after or 0)
        if seat in self._bots:
            return self._moments.get(seat, asked_at + pace.bot)
        options = ask.options[seat]
        if ask.window and isinstance(options, tuple) and len(options) == 1:
            return self._moments[seat]
        return None

    def keeps(self, seat: int, choice: Any) -> bool:
        """In a reaction window a quick answer waits until the table could have passed for that
        seat; else a pause of another length would tell that there was something to decide."""
        clock = self._table.services.clock
        if self._moments.get(seat, 0) <= clock.now():
            return False
        options = self._table.logged.match.asks[seat]
        exact = not isinstance(choice, bool | float)
        fits = exact and isinstance(options, tuple) and freeze(choice) in options
        if not fits:  # to be refused, and at once
            return False
        if seat in self._timers:
            self._timers[seat].cancel()
        late = partial(self._hand_in, seat, self._question, choice)
        self._timers[seat] = clock.call_at(self._moments[seat], late)
        return True

    def _hand_in(self, seat: int, question: tuple[int, int] | None, choice: Any) -> None:
        self._timers.pop(seat, None)
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
        else:
            self._play_default(seat)

    # -- bots ---------------------------------------------------------------------------------

    def _think(self, seat: int, question: tuple[int, int]) -> None:
        """On a copy, aside; the table may change meanwhile, and then the thought is dropped."""
        self._thinking += 1
        thought = self._bots[seat].prepare(self._table.logged.match, seat)
        self._table.services.think(thought, partial(self._thought, seat, question))

    def _thought(self, seat: int, question: tuple[int, int], choice: Any) -> None:
        self._thinking -= 1
        match = self._table.logged.match
        if question != self._question or seat not in match.asks:
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
            self._table.remark(seat, remark)

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
