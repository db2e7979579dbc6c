"""Every event, question, option and result has its words, in every language of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tablee.kernel.ask import Ask
from tablee.kernel.conformance.look import encode, viewers
from tablee.kernel.conformance.play import Broken, Check, Run
from tablee.kernel.forms import CLOCK, Options
from tablee.kernel.game import Game
from tablee.kernel.words.catalogue import Catalogue, worded
from tablee.kernel.words.telling import form_args, form_key


class Strict(Catalogue):
    """Reports a missing message instead of showing its key."""

    def format(self, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        if not self.has(lang, key):
            raise Broken(f"there is no message {key!r} in {lang}")
        args = args or {}
        text, problems = self.render(lang, key, args)
        if problems:
            raise Broken(f"the message {key!r} in {lang} with {dict(args)}: {problems[0]}")
        for name, value in args.items():
            undeclared = isinstance(value, list | tuple | dict) and name not in self.kinds
            if undeclared and self.render(lang, key, {**args, name: "another"})[0] != text:
                raise Broken(f"the argument {name!r} of {key!r} is a list of no declared kind")
        return text


def before_a_game(game: Game) -> Iterator[str]:
    """The messages of the home page and of the page before a game; none for a hidden game."""
    if game.hidden:
        return
    yield from ("title", "about")
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)


class Words(Check):
    """No raw key and no missing argument is ever shown: in the text of a position, an event as each
    viewer hears it, a question, an option, a form, a result, or before a game."""

    name: ClassVar[str] = "words"

    def begin(self, run: Run) -> None:
        self.say = Strict(run.match.game.folder / "text", run.match.game.kinds)
        self.said: set[bytes] = set()
        self.heard = 0

    def decision(self, run: Run) -> None:
        match = run.match
        self.events(run)
        ask = match.ask
        assert ask is not None
        for options in (o for s, o in match.asks.items() if s != CLOCK):
            self.tell(run, f"ask-{ask.why}", ask.args)
            self.options(run, ask, options)
        if run.seldom():
            self.position(run)

    def over(self, run: Run) -> None:
        self.events(run)
        self.position(run)
        for result in run.match.outcome or ():
            self.tell(run, result.key, result.args)
        for key in before_a_game(run.match.game):
            self.tell(run, key, None)

    def events(self, run: Run) -> None:
        new = run.match.history[self.heard :]
        self.heard += len(new)
        for event in new:
            for viewer in viewers(run.match):
                args = event.seen_by(viewer)
                if args is not None:
                    self.tell(run, f"ev-{event.key}", args)

    def options(self, run: Run, ask: Ask, options: Options) -> None:
        state = run.match.state
        if isinstance(options, tuple):
            choices: Any = options
        else:
            choices = getattr(options, "items", getattr(options, "options", ()))
            self.tell(run, form_key(options), {**form_args(options), "items": ""})
        for choice in choices:
            self.tell(run, *state.label(ask, choice))

    def position(self, run: Run) -> None:
        for viewer in viewers(run.match):
            for lang in run.match.game.languages:
                run.match.state.text(viewer, self.say, lang)

    def tell(self, run: Run, key: str, args: Mapping[str, Any] | None) -> None:
        """Put it into words, once for each set of arguments."""
        once = encode([key, args])
        if once not in self.said:
            self.said.add(once)
            for lang in run.match.game.languages:
                self.say.format(lang, key, worded(run.match.state, args or {}, self.say, lang))
