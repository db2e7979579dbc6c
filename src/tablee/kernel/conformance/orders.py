"""Standing orders: each either answers its question with an option that is offered, or leaves it to
the seat; and all of them have their texts."""

from __future__ import annotations

from typing import ClassVar

from tablee.kernel.conformance.look import encode
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.forms import Options, freeze
from tablee.kernel.game import Game
from tablee.kernel.orders import StandingOrder
from tablee.kernel.players import Prompt


class Orders(Check):
    name: ClassVar[str] = "orders"

    def before(self, game: Game) -> None:
        for order in filter(lambda order: order.offered, game.orders):
            for key in keys_of(order):
                for lang in game.languages:
                    if not game.catalogue.has(lang, key):
                        self.fail(f"the message {key} is missing in {lang}")

    def decision(self, run: Run) -> None:
        match = run.match
        for order in match.game.orders:
            if match.ask is None or match.ask.why != order.why:
                continue
            for seat, options in match.asks.items():
                if seat >= 0:
                    self._try(run, order, seat, options)

    def _try(self, run: Run, order: StandingOrder, seat: int, options: Options) -> None:
        ask, view = run.match.ask, run.match.view(seat)
        assert ask is not None
        prompt, shown = Prompt(seat, ask.why, ask.rule, options, ask.args or {}), encode(view)
        for value in order.values:
            choice = order.answer(view, prompt, value)
            if choice is not None and not fits(options, choice):
                self.fail(f"{order.name} ({value}) answers {choice!r}, which is not offered")
            if encode(view) != shown:
                self.fail(f"{order.name} ({value}) changes the view that it is given")


def keys_of(order: StandingOrder) -> set[str]:
    values = {"n" if isinstance(value, int) else value for value in order.values}
    return {f"standing-{order.name}", *(f"standing-{order.name}-{value}" for value in values)}


def fits(options: Options, choice: object) -> bool:
    if isinstance(options, tuple):
        return freeze(choice) in options
    try:
        options.accept(freeze(choice))
    except (ValueError, TypeError):
        return False
    return True
