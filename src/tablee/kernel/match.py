"""A match: the interface for everything outside the rules.

One mechanism (`running.py`: a snapshot at the start of a step, the answers since, and the log)
gives five features. Clone copies those and thaws lazily; save writes them; undo drops the last
answer and re-runs from the nearest of a few snapshots; replay feeds the log; reconnect is the view
and the events after n.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.kernel.ask import ALL, ONE, Ask, Later
from tablee.kernel.errors import Refused
from tablee.kernel.event import events_for
from tablee.kernel.forms import Choice, Form, Options, Rand, Seat, freeze
from tablee.kernel.running import REACH, SNAPSHOT_EVERY, Running
from tablee.kernel.state import State

_EXACT = (int, str)


class Match(Running):
    """One game being played. Nothing but `answer` and `undo` changes it."""

    __slots__ = ()

    # -- asking and answering -----------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The question on the table; None when the match is over."""
        if self._ask.__class__ is Later:
            self._ask = self._ask.resolve()
        return self._ask

    @property
    def asks(self) -> dict[Seat, Options]:
        """Who is asked what, now."""
        ask = self._ask
        if ask is None:
            return {}
        if ask.__class__ is Later:
            ask = self._ask = ask.resolve()
        if not self._sealed:
            return ask.options
        return {seat: opts for seat, opts in ask.options.items() if seat not in self._sealed}

    def given(self, seat: Seat) -> Choice | None:
        """The seat's answer to the open question, while the question waits for others."""
        return self._sealed.get(seat)

    @property
    def topic(self) -> tuple[int | None, str, Seat | None]:
        """The heat of the open question, its reason, and whom it is about. In a heat, questions on
        one topic belong together: an answer to an earlier one counts for the next. (Does not
        compute the options of a `Later`.)"""
        ask = self._ask
        return (None, "", None) if ask is None else (ask.heat, ask.why, ask.about)

    @property
    def state(self) -> State:
        """The full state: for the rules, tests and the lab, never to be shown to a player. It holds
        only a weak reference to the match: keep the match as long as you use its state."""
        if self._state is None:
            self._thaw()
        assert self._state is not None
        return self._state

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Give an answer. Raises `Refused`, and then nothing has changed."""
        if self._state is None:
            self._thaw()
        ask = self._ask
        if ask is None:
            raise self._no("no-over", self.outcome[0].rule if self.outcome else "")
        if ask.__class__ is Later:
            ask = self._ask = ask.resolve()
        options = ask.options.get(seat)
        if options is None or seat in self._sealed:
            raise self._no("no-not-asked", ask.rule)
        if options.__class__ is tuple:
            # 1 == True == 1.0: only exact ints and strings are compared by `in` alone
            if choice.__class__ not in _EXACT or choice not in options:
                choice = self._offered(options, choice, ask)
        else:
            choice = self._accept(options, choice, ask)
        events = len(self.history)
        self.log.append((seat, choice))
        try:
            if ask.closes is ONE:  # the common case, without a further call
                self.asked += 1
                self._ask = self._flow.send(choice)  # type: ignore[union-attr]
            else:
                self._hear(ask, seat, choice)
        except BaseException as error:
            self._take_back(events, ask)
            if isinstance(error, Refused):
                error.catalogue = self.game.catalogue
            raise
        if self.touched:
            self.touched = False
            self.barrier = len(self.log)

    def default(self, seat: Seat) -> Choice:
        """What is answered for a seat that left or ran out of time."""
        ask = self.ask
        if ask is None or seat not in self.asks:
            raise self._no("no-not-asked")
        if ask.default is not None and seat in ask.default:
            return ask.default[seat]
        options = ask.options[seat]
        return options[0] if isinstance(options, tuple) else options.sample(_Firsts())

    def _offered(self, options: Options, choice: Choice, ask: Ask) -> Choice:
        """The offered option that equals this choice: JSON has lists for tuples, and the rules must
        receive their own value."""
        assert isinstance(options, tuple)
        try:
            frozen = freeze(choice)
            if not isinstance(frozen, bool | float):
                return options[options.index(frozen)]
        except (ValueError, RecursionError):
            pass
        raise self._no("no-such-option", ask.rule)

    def _accept(self, options: Options, choice: Choice, ask: Ask) -> Choice:
        assert isinstance(options, Form)
        try:
            return options.accept(freeze(choice))
        except (ValueError, TypeError, RecursionError):
            raise self._no("no-such-option", ask.rule) from None

    def _no(self, key: str, rule: str = "", /, **args: Any) -> Refused:
        refusal = Refused(key, rule, **args)
        refusal.catalogue = self.game.catalogue
        return refusal

    # -- copies -------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy. It costs next to nothing until it is used."""
        if not self._fresh:
            self._refresh()
        twin = Match.__new__(Match)
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.key = self.key
        twin.log, twin.history, twin.barrier = self.log[:], self.history[:], self.barrier
        twin.touched, twin._origin = False, self._origin
        twin._here, twin._trail, twin._floor = self._here, self._trail, self._floor
        twin._seam, twin._closed, twin._state, twin._flow = self._seam, self._closed, None, None
        twin._fresh, twin._every = self._fresh, SNAPSHOT_EVERY
        ask = self._ask  # the property is a call, a tenth of it all
        twin._ask = self.ask if ask.__class__ is Later else ask
        twin.asked, twin.outcome = self.asked, self.outcome
        twin._sealed = self._sealed.copy()
        return twin

    def at(self, moment: int) -> Match:
        """The match as it was before answer number `moment`. Only back to the seam, as earlier
        answers were given under other rules."""
        if not self.seam <= moment <= len(self.log):
            raise self._no("no-such-moment", moment=moment, last=len(self.log))
        if self._closed:
            return self.clone()
        if self._seam is not None:
            from tablee.kernel.saving.save import from_seam

            past = from_seam(self)
        else:
            past = Match(self.game, self.seats, self.options, self.key, self._origin)
        past._feed(self.log[self.seam : moment])
        return past

    @property
    def seam(self) -> int:
        """The number of the first answer under the present rules: 0, unless an earlier version of
        them began the match. Events from before are kept as they were told."""
        return 0 if self._seam is None else self._seam.at

    @property
    def fresh(self) -> bool:
        """Whether the snapshot is of the start of the step under way."""
        return self._fresh

    def refresh(self) -> None:
        """Move the snapshot to the start of the step under way, by running the step again."""
        self._refresh()

    def save(self) -> bytes:
        """Everything, the secrets included: for the server's own store only."""
        from tablee.kernel.saving.save import save

        return save(self)

    def imagine(self, seat: Seat | None, rand: Rand, fresh: bool = True) -> Match | None:
        """Another world this seat could be in: its own knowledge kept, every secret redrawn.

        None if, in the world drawn, the others could not have answered as they did. A step that
        asks *other seats* than it did betrays a secret: that is a RuleError. `fresh` False: starts
        from the snapshot as it is, so that everything told since then is drawn anew.
        """
        from tablee.kernel.worlds import imagine

        return imagine(self, seat, rand, fresh)

    # -- undo ---------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Free undo: nothing was drawn or revealed since, and nobody else has answered.

        A sealed answer may be withdrawn as well; but where a predicate decides when the question
        closes, an answer that did not close it stays given: the seat knows by now it was wrong."""
        if seat in self._sealed:
            return self._ask is not None and self._ask.closes is ALL
        log = self.log
        first = self.barrier if self.barrier > self._floor else self._floor
        return len(log) > first and log[-1][0] == seat and self.outcome is None

    def check_undo(self, seat: Seat, consent: bool = False) -> int:
        """The number of the answer that an undo would take back; raises `Refused` if it may not. It
        runs no rules, and looks no further back than an undo can reach."""
        if self.outcome is not None:
            raise self._no("no-over", self.outcome[0].rule if self.outcome else "")
        log, first = self.log, max(self._floor, len(self.log) - REACH)
        last = next((i for i in range(len(log) - 1, first - 1, -1) if log[i][0] == seat), None)
        if last is None:
            raise self._no("no-undo-far" if first > 0 else "no-undo-nothing")
        if not consent and not self.can_undo(seat):
            raise self._no("no-undo")
        return last

    def undo_reach(self, seat: Seat) -> int | None:
        """The number of the answer that the seat could take back with the others' consent, if
        any."""
        try:
            return self.check_undo(seat, consent=True)
        except Refused:
            return None

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take the seat's last answer back; past the barrier only by the others' consent."""
        last = self.check_undo(seat, consent)
        self._floor = max(self._floor, len(self.log) - REACH)
        if seat in self._sealed and self.can_undo(seat):  # what others have sealed meanwhile stays
            del self.log[last]
            self._thaw()
        else:
            self._back_to(last)

    def _take_back(self, events: int, ask: Ask) -> None:
        """Revert the last answer, after the rules failed half-way through it."""
        if len(self.log) > self._here.at:
            self.log.pop()
            del self.history[events:]
            self._ask = ask
            self._thaw()
        else:  # the rules had already taken the next snapshot
            self._back_to(len(self.log) - 1)

    def _back_to(self, moment: int) -> None:
        """A match that was loaded has no trail of snapshots: replay it once to get one."""
        if self._trail is not None:
            self._go_back(moment)
        else:
            self._take_over(self.at(moment))
            self._ask = None
            self._thaw()

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What that seat may know (None: a spectator), as JSON-able data."""
        view = msgspec.to_builtins(self.state.view(seat))
        assert isinstance(view, dict)
        return view

    def events(self, seat: Seat | None, after: int = 0) -> list[dict[str, Any]]:
        """What that seat saw happen, numbered from 1 by what this seat sees."""
        return events_for(self.history, seat)[after:]

    @property
    def waiting(self) -> list[Seat]:
        """The seats that have yet to answer: all that others may know of a question."""
        return sorted(self.asks)

    def text(self, seat: Seat | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What is asked and the whole position, in words; `names` are the players' names."""
        from tablee.kernel.words.telling import describe

        return describe(self, seat, lang, names)

    def tell(self, event: dict[str, Any], lang: str = "en", names: Sequence[str] = ()) -> str:
        """One of `events` in words."""
        from tablee.kernel.words.telling import phrase

        return phrase(self, lang, f"ev-{event['key']}", event["args"], names)

    def trace(self) -> str:
        """For the debugger: the step under way and what it waits for."""
        ask = self.ask
        step = getattr(getattr(self._flow, "gi_yieldfrom", None), "__name__", "-")
        return f"{self.game.id} step={step} answers={len(self.log)} ask={ask.why if ask else '-'}"


class _Firsts:
    """A sampler that always takes the first item: it makes defaults."""

    def random(self) -> float:
        return 0.0

    def randrange(self, stop: int, /) -> int:
        return 0
