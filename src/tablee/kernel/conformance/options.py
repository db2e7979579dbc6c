"""The options of a question as one hears them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tablee.kernel.ask import Ask
from tablee.kernel.conformance.leaves import Silence
from tablee.kernel.conformance.look import encode
from tablee.kernel.forms import Choice, Seat
from tablee.kernel.match import Match
from tablee.kernel.words.telling import option_labels


class Listed:
    """What one seat is offered: the options, or the different items of a form."""

    def __init__(self, match: Match, ask: Ask, seat: Seat) -> None:
        self.match, self.ask, self.seat = match, ask.put_to(seat), seat
        options: Any = match.asks[seat]
        self.form = not isinstance(options, tuple)
        if self.form:
            options = getattr(options, "items", getattr(options, "options", ()))
        self.choices: list[Choice] = list(dict.fromkeys(options))

    def labels(self, args: Mapping[str, Any], lang: str) -> str:
        """All of them in words, if the question had these arguments."""
        ask = replace(self.ask, args=args)
        return "\n".join(map(str, option_labels(self.match, ask, self.choices, lang)))

    def alike(self, silence: Silence) -> str:
        """Two options that sound alike and are not; "" if there are none."""
        for lang in self.match.game.languages:
            heard: dict[str, Choice] = {}
            labels = option_labels(self.match, self.ask, self.choices, lang)
            for choice, label in zip(self.choices, labels, strict=True):
                other = heard.setdefault(label.whole, choice)
                if other != choice and not self.same(other, choice, silence):
                    return (
                        f"seat {self.seat} is asked {self.ask.why}: {other!r} and {choice!r} are "
                        f"both called {label.whole!r} in {lang}, and do not come to the same"
                    )
        return ""

    def same(self, one: Choice, other: Choice, silence: Silence) -> bool:
        """Two cards of one kind: whichever is laid, one sees and hears the same."""
        return not self.form and self.came(one, silence) == self.came(other, silence)

    def came(self, choice: Choice, silence: Silence) -> bytes:
        """What the seat sees when the question has been answered, by the others as usual."""
        twin, asked = self.match.clone(), self.match.asked
        twin.answer(self.seat, choice)
        while twin.asked == asked and twin.asks:
            seat = twin.waiting[0]
            twin.answer(seat, twin.default(seat))
        events = [
            [
                event["key"],
                {n: a for n, a in event["args"].items() if not silence.of(path(event, n))},
            ]
            for event in twin.events(self.seat, len(self.match.events(self.seat)))
        ]
        return encode([unordered(silence.pruned(twin.state.view(self.seat))), events])


def unordered(data: Any) -> Any:
    """With the elements of every list in one order: where in a hand two cards of one kind were
    does not matter."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    return sorted(map(unordered, data), key=encode) if isinstance(data, list) else data


def path(event: Mapping[str, Any], argument: str) -> tuple[str]:
    return (f"event.{event['key']}.{argument}",)
