"""A game that asks in every way a game can ask: for the screens that must answer them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

from tablee.kernel import (
    OWN,
    Amount,
    Ask,
    Catalogue,
    Game,
    Order,
    Part,
    Result,
    Seat,
    State,
    Step,
    Subset,
    Text,
    ident,
    register,
    sealed,
    several,
    turn,
)

FRUITS = ("apple", "pear", "plum")
NUMBERS = tuple(f"{tens}:{ones}" for tens in (10, 20, 30, 40) for ones in range(4))


class Forms(State):
    said: list[str] = field(default_factory=list)

    def next_step(self) -> Step | None:
        return None if len(self.said) == 6 * self.seats else self.ask_everything()

    def ask_everything(self) -> Step:
        for seat in range(self.seats):
            for why, form in (
                ("order", Order(FRUITS)),
                ("some", Subset((*FRUITS, "plum"), 1, 2)),
                ("one", Subset(FRUITS, 1, 1)),
                ("words", Text(12, ("a word",))),
                ("long", NUMBERS),
            ):
                self.hear(seat, (yield turn(seat, form, why, "FO-1")))
        amounts = yield sealed({seat: Amount(2, 5) for seat in range(self.seats)}, "amount", "FO-2")
        for seat, amount in amounts.items():
            self.hear(seat, amount)

    def hear(self, seat: Seat, answer: Any) -> None:
        words = ", ".join(answer) if isinstance(answer, tuple) else str(answer)
        self.said.append(words)
        self.emit("said", "FO-1", seat=seat, words=words)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"said": self.said}

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        return [Part("said", say.format(lang, "view-said"), tuple(view["said"]))]

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        if ask.why == "long":
            tens, ones = choice.split(":")
            return "opt-number", {"tens": tens, "number": str(int(tens) + int(ones))}
        return "opt-fruit", {"fruit": choice}

    def results(self) -> list[Result]:
        return [Result(seat, True, "result-done", "FO-1") for seat in range(self.seats)]


GAME = register(
    Game(
        "forms",
        Forms,
        (1, 2),
        Path(__file__).parent,
        kinds={"words": OWN, "fruits": several(ident("fruit"))},
        hidden=True,
    )
)
