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
    """The options offered to one seat, or the distinct items of a form."""

    def __init__(self, match: Match, ask: Ask, seat: Seat) -> None:
        self.match, self.ask, self.seat = match, ask.put_to(seat), seat
        options: Any = match.asks[seat]
        self.form = not isinstance(options, tuple)
        if self.form:
            options = getattr(options, "items", getattr(options, "options", ()))
        self.choices: list[Choice] = list(dict.fromkeys(options))

    def labels(self, args: Mapping[str, Any], lang: str) -> str:
        """The labels of all options, if the question had these arguments."""
        ask = replace(self.ask, args=args)
        return "\n".join(map(str, option_labels(self.match, ask, self.choices, lang)))

    def alike(self, silence: Silence) -> str:
        """Two options with the same label that are not the same; "" if there are none."""
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
        """Whether choosing either leads to what the seat sees and hears as the same: two cards of
        one kind, say."""
        return not self.form and self.came(one, silence) == self.came(other, silence)

    def came(self, choice: Choice, silence: Silence) -> bytes:
        """What the seat sees once it has answered so (and the others as usual)."""
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
    """The data with every list sorted: the order of two equal cards in a hand does not matter."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    return sorted(map(unordered, data), key=encode) if isinstance(data, list) else data


def path(event: Mapping[str, Any], argument: str) -> tuple[str]:
    return (f"event.{event['key']}.{argument}",)
