"""One answer of the house bot for every question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fiese_freunde.bot.life import Symbol, distance
from tablee.games.fiese_freunde.bot.mind import Mind
from tablee.kernel import Choice, Rand

WORTH_A_CARD = 0.35
"""A card with a smaller gain is left to others."""
LONG_LIFE = 15
"""In slices, more than most lives have: from then on any card is better than none. Otherwise two
bots that wait for a good one would pass for ever."""
TIME_PER_GAIN = 1.1
WORTH_A_CALL = 4.5
CALLER, RIVAL, BY_PHONE = 0.4, -0.8, -1.6
"""The value of a person's company in itself."""


def house(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """An answer to whatever is asked."""
    options = prompt.options
    seat = prompt.seat
    answer = ANSWERS[prompt.why]
    return answer(Mind(view, seat), options, prompt.args or {}, rand)


# -- turns ------------------------------------------------------------------------------------


def _turn(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """A goal if one can be realised, the best card, an exchange, or pass."""
    goals = [o for o in options if o.startswith("goal:")]
    if goals:
        return max(goals, key=lambda o: mind.goal_value(o.partition(":")[2]))
    cards = {offer["card"]["id"]: offer["card"] for offer in mind.view["offer"]}
    takes = [o for o in options if ":" in o]
    if takes:
        best = max(takes, key=lambda o: mind.card_gain(cards[o.partition(":")[2]]))
        gain = mind.card_gain(cards[best.partition(":")[2]])
        if gain > WORTH_A_CARD or mind.view["slice"] > LONG_LIFE:
            return best
    if "exchange" in options and _wants_exchange(mind):
        return "exchange"
    return "pass"


def _wants_exchange(mind: Mind) -> bool:
    """Swap when the last goal that is still needed is far away, and no card brings it nearer."""
    away = sorted(distance(mind.life, wish.conditions) for wish in mind.wishes)
    needed = max(1, 5 - mind.done)
    far = away[min(needed, len(away)) - 1] if away else 0.0
    return far >= (1.9 if mind.done >= 2 else 2.9)


# -- auctions ---------------------------------------------------------------------------------


def _limit(mind: Mind, card: Mapping[str, Any]) -> int:
    """How much time to pay for a card, at most."""
    return min(mind.time, max(0, round(mind.card_gain(card) * TIME_PER_GAIN)))


def _lot(mind: Mind) -> Mapping[str, Any]:
    name = mind.view["auction"]["card"]
    card: Mapping[str, Any] = next(o["card"] for o in mind.view["offer"] if o["card"]["id"] == name)
    return card


def _open(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """Open low, and let a secret maximum do the bidding."""
    limit = _limit(mind, _lot(mind))
    return f"max:{limit}" if limit > 0 and f"max:{limit}" in options else "bid:0"


def _bid(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    price, limit = args["price"], _limit(mind, _lot(mind))
    if limit <= price:
        return "drop"
    return f"max:{limit}" if f"max:{limit}" in options else f"bid:{limit}"


# -- persons ----------------------------------------------------------------------------------


def _cast(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """Callers first, then neutral characters, then rivals; a telephone only for a reason; a random
    one of equals."""
    gives = mind.view["event"]["card"]["consequences"] if mind.view["event"] else []
    brings = {symbol["what"] for symbol in gives}
    if any(symbol["what"] == "sex" and symbol.get("a") for symbol in gives):
        brings.add("sex A")
    worth = [sum(_company(mind, p, brings) for p in cast) for cast in options]
    best = [cast for cast, value in zip(options, worth, strict=True) if value == max(worth)]
    return best[int(rand.random() * len(best))]


def _company(mind: Mind, person: int, brings: set[str]) -> float:
    if person < 0:
        return 0.0
    seats = mind.view["seats"]
    tie = next((t for t in mind.view["boards"][mind.seat]["circle"] if t["person"] == person), None)
    value = 0.0 if person >= seats else RIVAL
    if person in mind.view["event"]["callers"]:
        value = CALLER  # it costs them a telephone, and us none
    elif person in mind.view["event"]["by_phone"]:
        value = BY_PHONE
    if tie is None and "friend" in brings:
        value += 1.0
    if "sex A" in brings and (tie is None or not tie["nights"]):
        value += 0.6
    if "partner" in brings and tie:
        value += {"love": 0.4, "engaged": 0.7, "married": 0.5, "ex": 0.6}.get(tie["place"], 0.0)
    return value


def _call(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """Call when being part of it would help."""
    if "call" not in options or mind.view["event"] is None:
        return "stay"
    gives: list[Symbol] = [
        symbol
        for symbol in mind.view["event"]["card"]["consequences"]
        if symbol["what"] != "friend"
    ]
    active = mind.view["event"]["seat"]
    known = any(t["person"] == active for t in mind.view["boards"][mind.seat]["circle"])
    joined = gives if known else [*gives, {"what": "friend"}]
    return "call" if mind.gain(joined) > WORTH_A_CALL else "stay"


def _leave(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    lonely = mind.gain([{"what": "separation"}, {"what": "partner"}])
    return "yes" if lonely > 0 else "no"


# -- small things -----------------------------------------------------------------------------


def _order(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """The order with the best outcome: `args` lists the consequences of each by their places, with
    their points."""
    gives = mind.view["event"]["card"]["consequences"]
    gains = [mind.gain({**gives[n], "n": some} for n, some in order) for order in args["orders"]]
    return options[gains.index(max(gains))]


def _bed(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """One's own sex if that counts for a goal, else either."""
    mine = mind.view["persons"][mind.seat]["sex"]
    wants = any(s["what"] == "same-sex" for w in mind.wishes for s in w.conditions)
    return mine if wants else options[int(rand.random() * len(options))]


def _steal(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """From the richest, as much as there is."""

    def loot(option: str) -> tuple[int, int, float]:
        _, victim, time = option.split(":")
        return int(time), mind.view["boards"][int(victim)]["time"], rand.random()

    thefts = [o for o in options if o != "enough"]
    return max(thefts, key=loot) if thefts else "enough"


def _keep(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    """The nearer of the goals on offer."""
    cards = {goal["card"]["id"]: goal["card"] for goal in mind.view["packet"]}

    def away(name: str) -> float:
        return distance(mind.life, cards[name]["conditions"]) if name in cards else 99.0

    return min(options, key=away)


def _exchange(mind: Mind, form: Any, args: Any, rand: Rand) -> Choice:
    """Swap every goal for which the packet has a nearer one."""
    mine = {goal["card"]["deck"]: goal["card"] for goal in mind.view["goals"]}
    theirs = {goal["card"]["deck"]: goal["card"] for goal in mind.view["packet"]}
    return tuple(
        category
        for category in form.items
        if distance(mind.life, theirs[category]["conditions"]) + 0.3
        < distance(mind.life, mine[category]["conditions"])
    )


def _any(mind: Mind, options: Any, args: Any, rand: Rand) -> Choice:
    return options[int(rand.random() * len(options))]


ANSWERS = {
    "turn": _turn, "open": _open, "bid": _bid, "name": _cast, "decide": _cast, "call": _call,
    "leave": _leave, "order": _order, "bed": _bed, "steal": _steal, "keep": _keep,
    "draft": _keep, "exchange": _exchange, "packet": _any, "sex": _any, "change": _any,
}  # fmt: skip
