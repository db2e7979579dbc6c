"""Runs of Fear of the Dark for the browser to play: a seed, and every answer.

They are found once by chance and kept in `runs.json`; when the rules change, make them again:

    python -m tests.browser.players.runs
"""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import tablee

GAME = "fear-of-the-dark"
FILE = Path(__file__).parent / "runs.json"
PLAN = ("light", "walk", "walk", "clear", "search", "stealth", "walk", "scout", "scout")


class Run(NamedTuple):
    seed: str
    difficulty: str
    end: str
    asks: list[str]
    choices: list[Any]


def load(name: str) -> Run:
    return Run(**json.loads(FILE.read_text("utf-8"))[name])


def replay(run: Run) -> tablee.Match:
    match = tablee.new_match(GAME, options={"difficulty": run.difficulty}, key=run.seed)
    for choice in run.choices:
        match.answer(0, tuple(choice) if isinstance(choice, list) else choice)
    return match


# -- finding them -----------------------------------------------------------------------------


class Wanderer:
    """Plays somewhat sensibly and very quickly; `curious` ones search whenever they can."""

    def __init__(self, rand: random.Random, curious: bool) -> None:
        self.rand, self.curious = rand, curious

    def answer(self, match: tablee.Match) -> Any:
        assert match.ask is not None
        options: Any = match.asks[0]
        if match.ask.why == "plan":
            return self.plan(options)
        view: Any = match.view(0)
        if match.ask.why == "act":
            return self.act(view, list(options))
        if match.ask.why == "step":
            return self.step(view, list(options))
        return self.rand.choice(options)

    def plan(self, form: Any) -> Any:
        left = list(form.items)
        wish = list(PLAN)
        if self.curious:
            wish.insert(1, wish.pop(4))
        if self.rand.random() < 0.3:
            self.rand.shuffle(wish)
        hand: list[str] = []
        for card in wish:
            if card in left and len(hand) < form.hi:
                left.remove(card)
                hand.append(card)
        return tuple(sorted(hand, key=form.items.index))

    def act(self, view: Any, options: list[str]) -> str:
        cards = [[use["choice"] for use in one["uses"]] for one in view["held"]]
        cards += [[*one["burnt"].values()] for one in view["held"]]
        real = [*(["strike"] if "strike" in options else []), *itertools.chain(*cards)]
        real = real or ["give-up"]
        if not view["light"] and "strike" in real:
            return "strike"
        for wish in ("use:key", "use:match", *(("play:search",) if self.curious else ())):
            if wish in real:
                return str(wish)
        if view["matches"] and len(view["hand"]) == 1 and "play:light" in real:
            return "play:light"
        goals = [len(reach["path"]) for reach in view["reach"]["walk"] if "what" in reach]
        if goals and "play:walk" in real and self.rand.random() < 0.9:
            return "play:walk"
        short = [o for o in real if o.startswith("two:") and o != "two:light"]
        if short and goals and min(goals) <= 2:
            return self.rand.choice(short)
        plain = [o for o in real if o.startswith("play:") and o != "play:light"]
        if plain and self.rand.random() < 0.8:
            return self.rand.choice(plain)
        return self.rand.choice(short or real)

    def step(self, view: Any, options: list[str]) -> str:
        beyond = [reach for reach in view["reach"]["step"] if "what" in reach]
        if beyond and self.rand.random() < 0.95:
            return str(min(beyond, key=lambda reach: len(reach["path"]))["path"][0])
        return self.rand.choice(options)


class Wish(NamedTuple):
    difficulty: str
    longest: int
    end: str = ""
    asks: frozenset[str] = frozenset()
    curious: bool = False


WANTED = {
    "win": Wish("easy", 90, "win"),
    "lose-echo": Wish("normal", 20, "lose-echo"),
    "lose-terror": Wish("normal", 45, "lose-terror", frozenset({"terror"})),
    "lose-mind": Wish("nightmare", 45, "lose-mind"),
    "door": Wish("easy", 36, "", frozenset({"door"}), curious=True),
    "map": Wish("easy", 36, "", frozenset({"map"}), curious=True),
    "lever": Wish("easy", 36, "", frozenset({"lever"}), curious=True),
}
"""By name: how long at most, how it ends, what is asked on the way."""


def wander(seed: str, n: int, wish: Wish) -> Run | None:
    """Plays to the wanted end; if none is given, until all wanted questions came up."""
    match = tablee.new_match(GAME, options={"difficulty": wish.difficulty}, key=seed)
    player = Wanderer(random.Random(f"{seed} {n}"), wish.curious)
    choices: list[Any] = []
    asks: set[str] = set()
    while match.outcome is None and (wish.end or not wish.asks <= asks):
        if len(choices) == wish.longest:
            return None
        assert match.ask is not None
        asks.add(match.ask.why)
        choice = player.answer(match)
        match.answer(0, choice)
        choices.append(list(choice) if isinstance(choice, tuple) else choice)
    end = match.outcome[0].key if match.outcome else ""
    fits = end == wish.end and wish.asks <= asks
    return Run(seed, wish.difficulty, end, sorted(asks), choices) if fits else None


def find(wish: Wish) -> Run:
    """The first run that fits."""
    runs = (wander(f"browser {n % 400}", n, wish) for n in itertools.count())
    return next(run for run in runs if run)


def main() -> None:
    found = {}
    for name, wish in WANTED.items():
        run = find(wish)
        found[name] = run._asdict()
        print(name, run.seed, run.end, len(run.choices), run.asks, flush=True)
        lines = (f" {json.dumps(k)}: {json.dumps(v)}" for k, v in found.items())
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
