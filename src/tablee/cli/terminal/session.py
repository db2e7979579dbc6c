"""The loop of a game at the terminal: who is asked, what was typed, what follows from it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

import tablee
from tablee.cli.files import keep, unused_name
from tablee.cli.terminal.answers import Unclear, read_answer
from tablee.cli.terminal.commands import HELP, LOOK, QUIT, SAVE, UNDO, WHY, mark, read_command
from tablee.cli.terminal.look import changed, linger, look, show_brief
from tablee.cli.terminal.options import labels_of, listed, option_lines
from tablee.cli.terminal.pace import overtaking
from tablee.cli.terminal.screen import Screen
from tablee.cli.terminal.tell import (
    asked_of,
    event_count,
    event_lines,
    greet,
    parts_at_end,
    parts_of,
    question_of,
    show_help,
    show_outcome,
)
from tablee.cli.terminal.waiting import awaited, only_choice
from tablee.cli.terminal.why import clause_id, show_clause
from tablee.kernel import CLOCK, Choice, Match, Options, Part, Plans, Refused, Seat, Subset, Timed


class Quit(Exception):
    """The players have gone; what there was to say has been said."""


class Session:
    """One match at one terminal. `bots` sit where no human does."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, tablee.Player],
        screen: Screen,
        bot_name: str = "house",
        file: Path | None = None,
    ) -> None:
        self.match, self.bots, self.screen, self.words = match, bots, screen, screen.words
        self.humans = [seat for seat in range(match.seats) if seat not in bots]
        self.bot_name, self.file = bot_name, file
        self.facing: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.told: dict[Seat | None, int] = {}
        self.read: list[Part] = []
        """The position as whoever sits here last read it."""
        self.plans = Plans(bots)
        self.clock = 0
        """In a heat: milliseconds since it began, by this terminal."""

    def run(self) -> None:
        """To the end, or until somebody leaves."""
        if self.facing is not None and self.match.seats > 1:
            greet(self.screen, self.match, self.facing)
        try:
            while self.match.ask is not None:
                seat = next((s for s in self.humans if awaited(self.match, s)), None)
                if seat is None:
                    self.others()
                elif (choice := self.only(seat)) is not None:
                    self.settle(seat, choice)
                else:
                    self.turn(seat)
        except Quit:
            return
        self.farewell()

    def only(self, seat: Seat) -> Choice | None:
        """The one choice there is. (Where several share the terminal all are asked: that somebody
        has no choice may be a secret.)"""
        return only_choice(self.match, seat) if len(self.humans) == 1 else None

    def settle(self, seat: Seat, choice: Choice) -> None:
        """Nobody types what can only be one thing, nor hears of a window they can only pass."""
        match, lang, ask = self.match, self.words.lang, asked_of(self.match, seat)
        if ask.why not in match.game.windows:
            self.tell(seat)
            option = labels_of(match, ask, listed(match.asks[seat]), lang)[0]
            question = question_of(match, seat, lang)
            self.screen.line(self.words("only-choice", question=question, option=option), "dim")
        match.answer(seat, choice)
        self.keep()

    def others(self) -> None:
        """A bot answers; the clock only when nobody else can."""
        ask = self.match.ask
        if ask is not None and ask.heat is not None:
            self.match.answer(*self.plans.next(self.match))
            return
        seat = next((s for s in self.bots if s in self.match.asks), CLOCK)
        self.answer_for(seat)
        if not self.humans:
            self.tell(None)

    def answer_for(self, seat: Seat) -> None:
        match = self.match
        match.answer(seat, match.default(seat) if seat == CLOCK else self.bots[seat](match, seat))

    # -- one human's turn ---------------------------------------------------------------------

    def turn(self, seat: Seat) -> None:
        """Ask until there is an answer that the rules take."""
        self.face(seat)
        self.show(seat)
        began, asked = time.monotonic(), self.match.asked
        while True:
            typed = self.screen.ask(f"{seat + 1}> " if len(self.humans) > 1 else "> ")
            if typed is None:
                self.leave(ask=False)
            elif not typed:
                self.show(seat, again=True)
            elif self.late(seat, asked, self.passed(began)):
                self.screen.line(self.words("too-late"), "bold red")
                return
            elif self.act(seat, typed):
                return

    def passed(self, began: float) -> float:
        """Seconds since the question was shown."""
        seconds = time.monotonic() - began
        ask = self.match.ask
        before = ask.args.get("now", 0) if ask is not None and ask.args else 0
        self.clock = before + round(1000 * seconds)
        return seconds

    def act(self, seat: Seat, typed: str) -> bool:
        """A command or an answer; True if the question is not the same any more."""
        command, rest = read_command(typed, self.match.asks[seat], self.words)
        if command == LOOK and look(self.screen, self.match, seat, typed, rest):
            return False
        if command == UNDO:
            return self.undo(seat)
        if command == WHY:
            ask = self.match.ask
            show_clause(self.screen, self.match.game, clause_id(rest) or (ask.rule if ask else ""))
        elif command == HELP:
            show_help(self.screen, self.match)
        elif command == SAVE:
            self.save(Path(rest) if rest else None)
        elif command == QUIT:
            self.leave(ask=True)
        else:
            return self.answer(seat, typed)
        return False

    def answer(self, seat: Seat, typed: str) -> bool:
        match = self.match
        ask, options = asked_of(match, seat), match.asks[seat]
        labels = labels_of(match, ask, choices := listed(options), self.words.lang)
        try:
            choice = read_answer(typed, options, choices, labels)
            if isinstance(options, Timed):
                choice = (choice, self.clock, 1, self.clock, 0)
            match.answer(seat, choice)
        except Unclear as unclear:
            fitting = ", ".join(f"{n + 1}. {labels[n]}" for n in unclear.places)
            self.screen.line(self.words("unclear", options=fitting), "yellow")
            return False
        except Refused as refused:
            self.refuse(refused, options)
            if isinstance(options, Subset) and isinstance(choice, tuple):
                named = {"named": len(choice), "lo": options.lo, "hi": options.hi}
                self.screen.line(self.words("pick-count", **named), "yellow")
            return False
        self.keep()
        return True

    def keep(self) -> None:
        """What was answered is on disk, if the players named a file."""
        if self.file is not None:
            keep(self.file, self.match, self.humans, self.bot_name)

    def refuse(self, refused: Refused, options: Options) -> None:
        """Why not, with the clause it rests on."""
        clause = f" [{refused.rule}]" if refused.rule else ""
        self.screen.line(refused.message(self.words.lang) + clause, "bold red")
        if refused.rule:
            self.screen.line(
                self.words("refused-why", mark=mark(options), rule=refused.rule), "dim"
            )

    def undo(self, seat: Seat) -> bool:
        """Free where nothing was learnt since; else only if the others at this terminal agree."""
        match, several = self.match, len(self.humans) > 1
        try:
            consent = several and not match.can_undo(seat) and bool(match.log)
            if consent and not self.screen.agreed(self.words("undo-agree"), default=False):
                return False
            match.undo(seat, consent=consent)
            while self.only(seat) is not None and match.can_undo(seat):
                match.undo(seat)
        except Refused as refused:
            self.refuse(refused, match.asks[seat])
            return False
        self.screen.line(self.words("undone"), "dim")
        self.told = {s: min(n, event_count(match, s)) for s, n in self.told.items()}
        return True

    def late(self, seat: Seat, asked: int, seconds: float) -> bool:
        """In a race others may have been quicker than what was just typed."""
        ask = self.match.ask
        if ask is not None and ask.heat is not None:
            return self.overtaken(seat, (ask.heat, ask.why))
        for other in overtaking(self.match, self.bots, seconds):
            self.answer_for(other)
            if self.match.asked != asked or seat not in self.match.asks:
                return True
        return False

    def overtaken(self, seat: Seat, run: tuple[int, str]) -> bool:
        """In a heat: all that meant to be sooner are; is it still the same question?"""
        while answer := self.plans.sooner(self.match, self.clock):
            self.match.answer(*answer)
            ask = self.match.ask
            if ask is None or (ask.heat, ask.why) != run or seat not in self.match.asks:
                return True
        return False

    # -- showing ------------------------------------------------------------------------------

    def face(self, seat: Seat) -> None:
        """A curtain between two players at one terminal."""
        if self.facing == seat:
            return
        self.facing, self.read = seat, []
        self.screen.hide()
        if self.screen.ask(self.words("curtain", seat=seat + 1) + " ") is None:
            self.leave(ask=False)
        self.screen.hide()

    def tell(self, seat: Seat | None) -> None:
        """What happened since this seat last looked."""
        lines = event_lines(self.match, seat, self.told.get(seat, 0), self.words.lang)
        self.told[seat] = event_count(self.match, seat)
        if lines:
            self.screen.line()
        for line in lines:
            self.screen.line(f"· {line}", "italic")

    def show(self, seat: Seat, again: bool = False) -> None:
        """What happened, what is new in the position (or all), the question and its options."""
        self.read = [] if again else self.read
        self.tell(seat)
        ask, lang = asked_of(self.match, seat), self.words.lang
        self.screen.line()
        parts = parts_of(self.match, seat, lang)
        if new := changed(self.read, parts):
            show_brief(self.screen, new, self.match.asks[seat], self.read)
            self.screen.line()
        self.read = parts
        self.screen.line(question_of(self.match, seat, lang), "bold")
        options = self.match.asks[seat]
        width = self.screen.width if self.screen.fancy else 0
        for line in option_lines(self.match, ask, options, lang, width):
            self.screen.option(line)

    # -- the end ------------------------------------------------------------------------------

    def farewell(self) -> None:
        """The last events, the table as it lies, how it ended; then there is time to look."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        self.tell(self.facing)
        self.screen.line()
        parts = parts_at_end(self.match, seat, self.words.lang)
        show_brief(self.screen, parts, read=() if self.screen.tty else parts)
        self.screen.line()
        show_outcome(self.screen, self.match, seat)
        if self.file is not None:
            self.keep()
            self.screen.line(self.words("kept-over", file=str(self.file)), "dim")
        linger(self.screen, self.match.game, parts)

    def save(self, file: Path | None = None) -> None:
        self.file = file or self.file or unused_name(self.match.game.id)
        self.keep()
        self.screen.line(self.words("kept", file=str(self.file)), "dim")

    def leave(self, ask: bool) -> None:
        """Nothing is lost: a match that has begun is kept, unless the player says no."""
        wanted = bool(self.match.log)
        if wanted and ask and self.file is None:
            wanted = self.screen.agreed(self.words("keep-it"), default=True)
        if wanted:
            self.save()
            self.screen.line(self.words("resume", file=str(self.file)), "dim")
        self.screen.line(self.words("bye"))
        raise Quit
