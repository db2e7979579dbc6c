"""The rules as pictures: an offer, an auction, who is in it, what it makes of a life."""

from __future__ import annotations

from typing import Any

from tablee.games.fiese_freunde.content.grammar import TRAITS, Give, Need
from tablee.games.fiese_freunde.content.pack import BY_ID
from tablee.games.fiese_freunde.scenario import build
from tablee.games.fiese_freunde.screen.cards import give_symbol, need_symbol
from tablee.games.fiese_freunde.screen.show import show
from tablee.games.fiese_freunde.screen.view import SymbolView
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Picture, Pictures

NEEDS = ("friend", "partner", "ex", "married", "happily-married", "sex", "child", "same-sex")
GIVES = ("separation", "marry", "divorce")
ELASTIC = "a07"
OFFER = (ELASTIC, "a12", "b01", "b33")
GOALS = ("l7", "r2")
LIFE: dict[str, Any] = {
    "seats": 3,
    "sexes": "wmw",
    "time": (5, 4, 6),
    "traits": {
        0: {"alcohol": 3, "wisdom": 1, "sadness": 2},
        1: {"money": 2, "smoking": 1},
        2: {"church": 1, "weight": 2},
    },
    "ties": {(0, 2): "friend", (0, 3): "friend", (0, 6): "love", (1, 4): "engaged"},
    "goals": {0: GOALS},
}
AFTER = {"traits": {**LIFE["traits"], 0: {"alcohol": 3, "wisdom": 2}}, "time": (3, 4, 6)}


def pictures(game: type[Fiese]) -> Pictures:
    def position(id: str, of: str, **where: Any) -> Picture:
        """`lot`: a card, who leads, the price; `event`: a card and who lives it."""
        now = {
            name: where.pop(name, None) for name in ("lot", "event", "named", "callers", "bidders")
        }
        m = build(game, **LIFE | where)
        if now["lot"]:
            card, leader, price = now["lot"]
            m.lot, m.bidders = (BY_ID[card], leader, price), now["bidders"]
        if now["event"]:
            card, seat = now["event"]
            m.event, m.named, m.callers = (BY_ID[card], seat), now["named"], now["callers"]
        return Picture(id, of, show(m, 0))

    return Pictures(
        win=position(
            "win", "goals", traits={0: {"wisdom": 3}}, goals={0: ["s4"]},
            realised={0: ["l2", "j4", "r2", "f6"]},
        ),
        turn=[
            position("turn-1", "offer", offer=OFFER),
            position("turn-2", "auction", offer=["a12"], lot=("a12", 1, 2), bidders=[0, 1, 2]),
            position("turn-3", "people", event=("a10", 0), named=[7], callers=[1]),
            position("turn-4", "card", offer=["a08"]),
            position("turn-5", "heads", passed=[2, 1], lived={0: ["p01", "p05"], 1: ["p20"]}),
        ],
        sample=[
            position("sample-1", "card", offer=[ELASTIC]),
            position("sample-2", "auction", offer=[ELASTIC], lot=(ELASTIC, 0, 2), bidders=[0]),
            position("sample-3", "people", event=(ELASTIC, 0), named=[3], callers=[2]),
            position("sample-4", "goals", **AFTER),
        ],
        symbols=[
            *(symbol(trait, need_symbol(Need(trait))) for trait in TRAITS),
            symbol("least", need_symbol(Need("money", 2))),
            symbol("none", need_symbol(Need("money", negated=True))),
            symbol("gain", give_symbol(Give("gain", 1, "", "money")), "give"),
            symbol("reset", give_symbol(Give("reset", 1, "", "money")), "give"),
            *(symbol(need, need_symbol(Need(need))) for need in NEEDS),
            *(symbol(give, give_symbol(Give(give)), "give") for give in GIVES),
            symbol("same-person", need_symbol(Need("friend", label="A"))),
            symbol("time", need_symbol(Need("time"))),
            *(Picture(f"symbol-{icon}", "icon", icon) for icon in ("phone", "goal", "super")),
        ],
    )  # fmt: skip


def symbol(id: str, drawn: SymbolView, kind: str = "need") -> Picture:
    return Picture(f"symbol-{id}", "symbol", {"kind": kind, "symbol": drawn})
