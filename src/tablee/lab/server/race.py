"""The other client of `bench`: tables of four that race for words, all at once.

At every table one rival passes at once, so that nobody is waited for: from handing a word in to
hearing the verdict only the server and the wire take time. The other types, drops it, types again.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import defaultdict
from typing import Any

import uvloop

from tablee.kernel.showing.patches import patched
from tablee.lab.server.load import Load, SeatClient
from tablee.wire import messages as wire
from tablee.wire.seats import Watchers

SEATS = 4
PINGS = 6
LETTERS = "bcdfghjklmnpqrstvwxz"
SHORTLY = (0.1, 0.5)
TYPING = (0.3, 1.2)


class Race(Load):
    """What is measured, over all tables. Times in ms."""

    def __init__(self) -> None:
        super().__init__(0)
        self.reveals: dict[tuple[str, int], list[float]] = defaultdict(list)
        """Per table and heat: how long after the instant each screen had it (below 0: before)."""
        self.judged: list[float] = []
        self.said = 0
        """Answers of all kinds: cards drawn, passes, words begun, dropped and handed in."""


class Racer(SeatClient):
    """One seat: answers whatever is asked, some time later."""

    load: Race

    def __init__(self, load: Race, table: str, seat: int, token: str) -> None:
        super().__init__(load, table, seat, token)
        self.offset: tuple[float, float] = (float("inf"), 0.0)
        self.heat = -1
        self.shown = 0.0
        self.view: dict[str, Any] = {}
        self.prompt: wire.Prompt | None = None
        self.busy: tuple[int, str] | None = None
        self.handed = 0.0

    def hear(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Pong):
            self.hear_pong(message)
        elif isinstance(message, wire.Welcome):
            self.load.joined.release()
            self.view = message.view
            self.ping()
            self.take(message)
        elif isinstance(message, wire.Update):
            self.view = patched(self.view, message.patch)
            self.take(message)
        elif not isinstance(message, wire.People | Watchers):
            raise SystemExit(f"the server said {message}")

    # -- the clock ----------------------------------------------------------------------------

    def ping(self) -> None:
        self.say(wire.Ping(time.perf_counter() * 1000))

    def hear_pong(self, pong: wire.Pong) -> None:
        now = time.perf_counter() * 1000
        self.offset = min(self.offset, (now - pong.at, pong.now + 0.5 - (now + pong.at) / 2))

    @property
    def server_time(self) -> float:
        return time.perf_counter() * 1000 + self.offset[1]

    # -- playing ------------------------------------------------------------------------------

    def take(self, message: wire.Welcome | wire.Update) -> None:
        if self.handed and any(note.key == "answered" for note in message.events):
            self.load.judged.append((time.perf_counter() - self.handed) * 1000)
            self.handed = 0.0
        heat = message.heat
        if heat is not None and heat.id != self.heat:
            synchronised = self.offset[0] < float("inf")
            late = self.server_time - heat.show_at if synchronised else 0.0
            self.heat, self.shown = heat.id, time.perf_counter() - min(0.0, late) / 1000
            if self.load.measuring:
                self.load.reveals[self.table, heat.id].append(late)
        self.prompt = message.prompt
        if self.prompt is not None and self.busy != (self.heat, self.prompt.why):
            self.busy = (self.heat, self.prompt.why)
            self.react(self.prompt.why)

    def react(self, why: str) -> None:
        if why == "race":
            if self.view["face_off"] is None:  # nobody has noticed it yet
                self.busy = None
                return
            rivals = self.view["face_off"]["rivals"]
            if self.seat == rivals[0]:
                self.soon_press(SHORTLY, why, "pass")
            elif self.seat == rivals[1]:
                self.soon_press(TYPING, why, "start")
                self.wait(random.uniform(1.3, 2.5), self.finish)
        elif why in ("ready", "draw"):
            self.soon_press(SHORTLY, why, "ready" if why == "ready" else "")
        elif why == "challenge":
            self.soon_press(SHORTLY, why, "fine")

    def wait(self, seconds: float, act: Any, *args: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, act, *args)

    def soon_press(self, span: tuple[float, float], why: str, what: str) -> None:
        """So long after it is shown (or asked)."""
        seconds = max(0.0, self.shown - time.perf_counter()) + random.uniform(*span)
        self.wait(seconds, self.press, self.heat, why, what)

    def press(self, heat: int, why: str, what: Any) -> None:
        """If it is still asked for; the first option, if none is named."""
        prompt = self.prompt
        if heat != self.heat or prompt is None or prompt.why != why:
            return
        assert isinstance(prompt.form, wire.TimedForm)
        began = (time.perf_counter() - self.shown) * 1000
        self.load.said += self.load.measuring
        self.say(wire.Answer(prompt.ask, what or prompt.form.options[0], began, 1))

    def finish(self) -> None:
        """Not that word; another."""
        heat = self.heat
        self.press(heat, "race", "drop")
        self.press(heat, "race", "start")
        self.wait(random.uniform(*SHORTLY), self.hand_in, heat)

    def hand_in(self, heat: int) -> None:
        if heat == self.heat and self.prompt is not None and self.prompt.why == "race":
            passed = self.view["face_off"]["passed"][0]
            if self.load.measuring and passed:
                self.handed = time.perf_counter()
            word = "".join(random.choice(LETTERS) for _ in range(9))
            self.press(heat, "race", ["say", word])


async def play(port: int, made: list[dict[str, Any]], seconds: float) -> Race:
    load, loop = Race(), asyncio.get_running_loop()
    racers = []
    for table in made:
        for seat in range(SEATS):
            racer = Racer(load, table["table"]["id"], seat, table["tokens"][str(seat)])
            await loop.create_connection(racer.ready, "127.0.0.1", port)
            racers.append(racer)
    for _ in racers:
        await load.joined.acquire()
    for _ in range(PINGS):
        for racer in racers:
            racer.ping()
        await asyncio.sleep(0.5)
    print("begin", flush=True)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    print("end", flush=True)
    return load


def main(port: int, seconds: float) -> None:
    made = json.loads(sys.stdin.readline())
    load = uvloop.run(play(port, made, seconds))
    whole = [late for late in load.reveals.values() if len(late) == SEATS]
    if not whole or not load.judged:
        raise SystemExit("nobody raced")
    shown = [[max(0.0, ms) for ms in late] for late in whole]
    print(
        json.dumps(
            {
                "reveals": len(whole),
                "answers": len(load.judged),
                "said": load.said,
                "bytes_per_answer": round(load.bytes / max(1, load.said)),
                "spread_p99_ms": percentile([max(at) - min(at) for at in shown], 0.99),
                "late_p99_ms": percentile([max(at) for at in shown], 0.99),
                "apart_p99_ms": percentile([max(late) - min(late) for late in whole], 0.99),
                "judged_p50_ms": percentile(load.judged, 0.5),
                "judged_p99_ms": percentile(load.judged, 0.99),
            }
        ),
        flush=True,
    )


def percentile(values: list[float], share: float) -> float:
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, int(len(ranked) * share))], 2)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
