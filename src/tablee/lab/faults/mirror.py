"""What a client shows: everything from what it was sent, and from nothing else."""

from __future__ import annotations

import random
from typing import Any

from tablee.kernel.showing.patches import patched
from tablee.wire import messages as wire


class Mirror:
    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.events: list[wire.Note] = []
        self.rewinds = 0
        self.prompt: wire.Prompt | None = None
        self.waiting: wire.Waiting | None = None
        self.told: wire.Welcome | wire.Update | None = None
        """The last message that said how things stand."""

    @property
    def join(self) -> wire.Join:
        return wire.Join(after=len(self.events), rewinds=self.rewinds, deep=True)

    def hear(self, message: Any) -> None:
        if isinstance(message, wire.Welcome):
            self.view = bare(message.view)
            self._keep(message.after, message.events)
        elif isinstance(message, wire.Update):
            self.view = bare(patched(self.view, message.patch))
            self._keep(message.last - len(message.events), message.events)
        else:
            return
        self.rewinds, self.prompt, self.waiting = message.rewinds, message.prompt, message.waiting
        self.told = message

    def _keep(self, after: int, events: list[wire.Note]) -> None:
        self.events = [note for note in self.events if note.n <= after] + events
        assert [note.n for note in self.events] == list(range(1, len(self.events) + 1))


def bare(view: dict[str, Any]) -> dict[str, Any]:
    """On the wire, a key that is gone and one that is null are the same."""
    return {key: value for key, value in view.items() if value is not None}


def choose(form: wire.Form, rand: random.Random) -> Any:
    """Any answer of a form; nobody gives up."""
    match form:
        case wire.OptionsForm():
            going_on = [choice for choice in form.options if choice != "give-up"]
            return rand.choice(going_on or form.options)
        case wire.SubsetForm():
            return rand.sample(form.items, rand.randint(form.lo, form.hi))
        case wire.OrderForm():
            return rand.sample(form.items, len(form.items))
        case wire.TimedForm():
            word = [["say", any_word(rand, 6)]] if form.longest else []
            return rand.choice([*form.options, *word])
        case wire.TextForm():
            return any_word(rand, min(6, form.longest))
        case wire.AmountForm():
            return rand.randint(form.lo, form.hi)


def any_word(rand: random.Random, letters: int) -> str:
    return "".join(rand.choices("aeiklmnorst", k=letters))
