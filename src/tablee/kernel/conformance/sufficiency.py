"""Sufficiency, the mirror of non-interference: what the eye sees, the ear hears.

Every leaf of a view is either spoken or declared silent, with a reason (`Game.silent`): put another
value in its place, and the text must be another one, in every language. The same for the arguments
of events, questions and refusals; and no two positions that were met sound alike. What is silent is
named by its path (`persons[].portrait`), from a struct on (`CardView.id`), or as an argument
(`event.draw.card`, `ask.bid.price`, `refusal.no-time.left`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from tablee.kernel.conformance.answers import refusals
from tablee.kernel.conformance.heard import Heard
from tablee.kernel.conformance.leaves import (
    FieldPath,
    Leaf,
    Silence,
    can_lack,
    is_leaf,
    leaves,
    patterns,
    put,
    without,
)
from tablee.kernel.conformance.look import encode, excerpt, name, viewers
from tablee.kernel.conformance.options import Listed
from tablee.kernel.conformance.play import Check, Run, check
from tablee.kernel.conformance.report import Report
from tablee.kernel.forms import CLOCK, Seat
from tablee.kernel.game import Game
from tablee.kernel.words.catalogue import worded
from tablee.kernel.words.parts import joined

AT_ONCE = 5
"""So many leaves are tried at a decision, per viewer: those least tried before."""
CANDIDATES = 4
"""So many other values are tried for a leaf: some make no view that can be told."""
ENOUGH = 8
"""After so many trials that were all spoken, a declaration of silence is wrong; from then on the
leaf is tried less often."""

SELDOM = 3
"""A place that was met no more often than this may remain untried."""
MESSAGES = ("event.", "ask.", "refusal.")
LEFT_OUT = "(left out)"

TextOf = Callable[[Any, str], str]
"""The words for a view or a message, in a language."""


class Sufficiency(Check):
    """The name of a failure says what is not heard: `sufficiency-view`, `-event`, `-ask`,
    `-refusal`, `-options` or `-position`; `-silent` is a declaration that is not true."""

    name: ClassVar[str] = "sufficiency"

    def begin(self, run: Run) -> None:
        self.heard = 0
        self.silence = Silence(run.match.game.silent)
        run.report.heard.tables.add(run.match.seats)

    def decision(self, run: Run) -> None:
        self.position(run)
        self.events(run)
        self.question(run)

    def over(self, run: Run) -> None:
        self.position(run)
        self.events(run)

    # -- views --------------------------------------------------------------------------------

    def position(self, run: Run) -> None:
        everybody = viewers(run.match)
        some = everybody if run.moment < 2 else run.rand.sample(everybody, 2)
        state, say = run.match.state, run.match.game.catalogue

        def text(view: Any, lang: str) -> str:
            return joined(state.tell(view, say, lang))

        for viewer in some:
            view = state.view(viewer)
            told = {lang: text(view, lang) for lang in run.match.game.languages}
            self.differs(run, viewer, view, told)
            self.leaves(run, viewer, view, told, text)

    def leaves(
        self, run: Run, viewer: Seat | None, view: Any, told: Mapping[str, str], text: TextOf
    ) -> None:
        """Try some leaves, one of each pattern: the least tried, and of these the rarest. Once all
        were tried often, one at a time."""
        log = run.report.heard
        there: dict[str, list[Leaf]] = {}
        for leaf in leaves(view):
            log.pool.add(leaf.pattern, leaf.value)
            if is_leaf(leaf.value) or can_lack(view, leaf.path):
                there.setdefault(leaf.pattern, []).append(leaf)
                log.names[leaf.pattern] = leaf.names
        log.met.update(there.keys())
        log.types = log.types or patterns(type(view))
        order = sorted(there, key=lambda one: (log.tried[one], log.met[one], run.rand.random()))
        tries = 0
        for pattern in order:
            leaf = run.rand.choice(there[pattern])
            others = self.others(run, leaf, view)
            if self.attempt(run, leaf.names, leaf.value, others, told, text, name(viewer), "view"):
                tries += 1
            if tries == AT_ONCE or (tries and log.tried[pattern] > ENOUGH):
                return

    def others(self, run: Run, leaf: Leaf, view: Any) -> list[tuple[Any, Any]]:
        """Views with another value there, or with this element left out, each with its value."""
        log = run.report.heard
        values = log.pool.others(leaf.pattern, leaf.value) if is_leaf(leaf.value) else []
        values += [one for one in log.types.get(leaf.pattern, ()) if one != leaf.value]
        run.rand.shuffle(values)
        views = [(value, put(view, leaf.path, value)) for value in values[:CANDIDATES]]
        if can_lack(view, leaf.path):
            views.insert(run.rand.randrange(2), (LEFT_OUT, without(view, leaf.path)))
        return views

    def attempt(
        self,
        run: Run,
        names: FieldPath,
        value: Any,
        others: list[tuple[Any, Any]],
        told: Mapping[str, str],
        words: TextOf,
        who: str,
        part: str,
    ) -> bool:
        """Whether any of the other values could be put into words; one that could must sound
        different."""
        log, silent, pattern = run.report.heard, self.silence.of(names), names[0]
        log.covered.add(silent)
        for other, whole in others:
            try:
                now = {lang: words(whole, lang) for lang in told}
            except Exception as error:  # no view that the rules could show
                log.crashed[pattern] = f"{type(error).__name__}: {error}"
                continue
            log.tried[pattern] += 1
            unheard = [lang for lang in told if now[lang] == told[lang]]
            (log.unspoken if unheard else log.spoken)[silent] += 1
            if unheard and not silent:
                self.fail(
                    f"{pattern}: {value!r} or {other!r}, {who} hears the same in {unheard[0]}", part
                )
            return True
        return False

    def differs(self, run: Run, viewer: Seat | None, view: Any, told: Mapping[str, str]) -> None:
        """Fail if another position with a different view had the same text."""
        seen = encode(self.silence.pruned(view))
        for lang, text in told.items():
            other = run.report.heard.positions.setdefault((lang, text), seen)
            if other != seen:
                self.fail(
                    f"{name(viewer)} sees another position and hears the same in {lang}: "
                    f"{excerpt(other, seen)}",
                    "position",
                )

    # -- messages -----------------------------------------------------------------------------

    def events(self, run: Run) -> None:
        """Check every argument of each new event, as each viewer hears it."""
        new = run.match.history[self.heard :]
        self.heard += len(new)
        for event in new:
            seen = {encode(args): args for v in viewers(run.match) if (args := event.seen_by(v))}
            for args in seen.values():
                self.message(run, f"event.{event.key}", f"ev-{event.key}", args, "event")

    def message(
        self, run: Run, path: str, key: str, args: Mapping[str, Any], part: str, more: Any = None
    ) -> None:
        """Every argument of a message must be heard. `more` is told together with it."""
        state, say, log = run.match.state, run.match.game.catalogue, run.report.heard

        def words(args: Mapping[str, Any], lang: str) -> str:
            told = say.format(lang, key, worded(state, args, say, lang))
            return told + (more(args, lang) if more else "")

        told: dict[str, str] = {}
        for argument, value in args.items():
            pattern = f"{path}.{argument}"
            log.pool.add(pattern, value)
            log.met[pattern] += 1
            if log.tried[pattern] >= ENOUGH:
                continue
            values = log.pool.others(pattern, value)[:CANDIDATES]
            others = [(one, {**args, argument: one}) for one in values]
            told = told or {lang: words(args, lang) for lang in run.match.game.languages}
            self.attempt(run, (pattern,), value, others, told, words, "one", part)

    def question(self, run: Run) -> None:
        match, ask = run.match, run.match.ask
        assert ask is not None
        for seat in (s for s in match.asks if s != CLOCK):
            listed = Listed(match, ask, seat)
            if alike := listed.alike(self.silence):
                self.fail(alike, "options")
            self.message(
                run, f"ask.{ask.why}", f"ask-{ask.why}", ask.args or {}, "ask", listed.labels
            )
            if run.seldom():
                for _, said in refusals(match, seat):
                    if said != "accepted":
                        self.message(run, f"refusal.{said[0]}", said[0], said[2], "refusal")

    # -- declarations -------------------------------------------------------------------------

    def after(self, game: Game, report: Report) -> None:
        """Everything met has been tried; and each declaration of silence matches something, and is
        true."""
        log = report.heard
        silence = Silence(game.silent)
        views = [p for p in log.met if not p.startswith(MESSAGES) and not log.pool.was_empty(p)]
        never = [p for p in views if log.met[p] > SELDOM and not log.tried[p]]
        untold = [p for p in never if not silence.of(log.names[p])]
        if untold:
            crash = log.crashed.get(untold[0])
            why = f"`tell` fails with every other value ({crash})" if crash else "it never changed"
            self.fail(f"{untold[0]} could never be tried: {why}", "view")
        if log.tables == set(game.seats):
            for one in silence.declared:
                self.is_true(game, log, one)

    def is_true(self, game: Game, log: Heard, silent: str) -> None:
        there = silent in log.covered or silent in log.types
        if not there and not unmet(game, log, silent):
            self.fail(f"{silent} is declared silent, and there is no such thing", "silent")
        if log.spoken[silent] >= ENOUGH and not log.unspoken[silent]:
            self.fail(f"{silent} is declared silent, and always spoken", "silent")


def unmet(game: Game, log: Heard, silent: str) -> bool:
    """Whether this argument's message exists in the game but was never met: nothing can be said of
    it."""
    message, _, _ = silent.rpartition(".")
    sort, _, key = message.partition(".")
    words = {"event": f"ev-{key}", "ask": f"ask-{key}", "refusal": key}.get(sort, "")
    met = any(pattern.startswith(f"{message}.") for pattern in log.met)
    return bool(words) and game.catalogue.has(game.languages[0], words) and not met


# -- all at once --------------------------------------------------------------------------------


def survey(game_id: str, seats: int | None = None, games: int = 2, budget: int = 100) -> list[str]:
    """Everything of a game that is seen and not heard, one line each: for authors of its texts."""
    found: dict[str, str] = {}

    class Noting(Sufficiency):
        def fail(self, detail: str, part: str = "") -> Any:
            found.setdefault(detail.partition(": ")[0], f"{part}: {detail}")

    report = check(game_id, seats, games, checks=[Noting], budget=budget)
    return [*sorted(found.values()), str(report)]
