"""The third client of `bench`: whole games at many tables at once, every seat answering at random.

A table whose game is over makes room for a new one, so that there are always as many. What is
measured is the time from an answer to the update at the same screen that takes it up; in a
reaction window the table waits on purpose, and such answers are only counted.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import uvloop

from tablee.lab.server.load import WARM_UP, Load, SeatClient
from tablee.wire import messages as wire

GIVE_UP = "give-up"
LETTERS = "aeioulmnrst"
"""Of what is written: a name, by chance."""
REPEATS = 40
"""So many refusals one after the other, and a seat gives up trying."""


class Evening(Load):
    """What is measured, over all tables."""

    def __init__(self, port: int, ends: bool = False) -> None:
        super().__init__(0)
        self.port = port
        self.ends = ends
        """Play to the end, also by giving up; then no new table is made."""
        self.answers = 0
        self.refused = 0
        self.tables = 0
        self.over = asyncio.Event()
        self.making: set[asyncio.Task[None]] = set()
        """New tables that are on their way."""


class Guest(SeatClient):
    """One seat: whatever is asked, it answers something that is allowed."""

    load: Evening

    def __init__(
        self, load: Evening, made: dict[str, Any], seat: int, friends: list[Guest]
    ) -> None:
        super().__init__(load, made["table"]["id"], seat, made["tokens"][str(seat)])
        self.made = made
        self.friends = friends
        self.prompt: wire.Prompt | None = None
        self.given: wire.Prompt | None = None
        self.tries = 0
        self.over = False

    def hear(self, message: wire.ServerMessage) -> None:
        if self.over:
            return
        if isinstance(message, wire.Welcome):
            self.load.joined.release()
            self.take(message)
        elif isinstance(message, wire.Update):
            self.settle(message)
            self.take(message)
        elif isinstance(message, wire.Refusal | wire.Fault):
            self.again(message)

    def settle(self, update: wire.Update) -> None:
        """The update that takes our last answer up."""
        given, prompt = self.given, update.prompt
        if not self.unheard or given is None or (prompt and prompt.ask == given.ask):
            return
        self.unheard, self.tries = False, 0
        if self.load.measuring:
            self.load.answers += 1
            if given.default is None:
                self.load.delays.append(time.perf_counter() - self.sent_at)

    def take(self, message: wire.Welcome | wire.Update) -> None:
        self.prompt = message.prompt
        if message.outcome is not None:
            self.leave()
        elif self.prompt is not None and (self.given is None or self.prompt.ask != self.given.ask):
            self.answer(self.prompt)

    def again(self, no: wire.Refusal | wire.Fault) -> None:
        """Not that one; another, unless somebody else was quicker and another question came."""
        self.load.refused += 1
        self.tries += 1
        self.unheard = False
        if isinstance(no, wire.Fault) and no.fatal:
            raise SystemExit(f"the server said {no}")
        if self.prompt is not None and self.tries < REPEATS:
            self.answer(self.prompt)

    def answer(self, prompt: wire.Prompt) -> None:
        self.given, self.unheard, self.sent_at = prompt, True, time.perf_counter()
        began = 200.0 if isinstance(prompt.form, wire.TimedForm) else None
        self.say(wire.Answer(prompt.ask, anything(prompt.form, self.load.ends), began, 1))

    def leave(self) -> None:
        """The game is over: the last at the table makes the next one."""
        self.over = True
        self.transport.close()
        if all(friend.over for friend in self.friends):
            self.load.over.set()
            if not self.load.ends:
                task = asyncio.get_running_loop().create_task(self.next_table())
                self.load.making.add(task)
                task.add_done_callback(self.load.making.discard)

    async def next_table(self) -> None:
        table = self.made["table"]
        wish = {"game": table["game"], "seats": self.made["wish"], "options": table["options"]}
        await sit(self.load, {**await post(self.load.port, wish), "wish": self.made["wish"]})


def anything(form: wire.Form, ends: bool = False) -> Any:
    """Some answer that the form takes. Giving up only if the game shall end, or must."""
    match form:
        case wire.OptionsForm(options):
            going_on = [one for one in options if ends or one != GIVE_UP]
            return GIVE_UP if ends and GIVE_UP in options else random.choice(going_on or options)
        case wire.AmountForm(lo, hi):
            return random.randint(lo, hi)
        case wire.TextForm(longest):
            return "".join(random.choices(LETTERS, k=8))[:longest]
        case wire.SubsetForm(items, lo, hi):
            return random.sample(items, random.randint(lo, hi))
        case wire.OrderForm(items):
            return random.sample(items, len(items))
        case wire.TimedForm(options, longest):
            return random.choice(options) if options else ["say", "x"[:longest]]


async def post(port: int, wish: dict[str, Any]) -> dict[str, Any]:
    """POST /api/tables, on the loop."""
    body = json.dumps(wish).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
    answer = await reader.read()
    writer.close()
    made: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made


async def sit(load: Evening, made: dict[str, Any]) -> list[Guest]:
    """Everybody at a table who is ours."""
    load.tables += 1
    guests: list[Guest] = []
    guests += [Guest(load, made, int(seat), guests) for seat in made["tokens"]]
    for guest in guests:
        loop = asyncio.get_running_loop()
        await loop.create_connection(guest.ready, "127.0.0.1", load.port)
    return guests


async def play(port: int, made: list[dict[str, Any]], seconds: float) -> Evening:
    load = Evening(port)
    guests = [guest for table in made for guest in await sit(load, table)]
    for _ in guests:
        await load.joined.acquire()
    await asyncio.sleep(WARM_UP)
    print("begin", flush=True)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    print("end", flush=True)
    return load


def play_out(port: int, made: dict[str, Any], seconds: float = 60.0) -> None:
    """One table to its end, soon."""

    async def one() -> None:
        load = Evening(port, ends=True)
        await sit(load, made)
        await asyncio.wait_for(load.over.wait(), seconds)

    uvloop.run(one())


def main(port: int, seconds: float) -> None:
    made = json.loads(sys.stdin.readline())
    load = uvloop.run(play(port, made, seconds))
    delays = sorted(load.delays) or [0.0]
    found = {
        "answers": load.answers,
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
        "bytes_per_answer": round(load.bytes / max(1, load.answers)),
        "refused": load.refused,
        "games_begun": load.tables,
    }
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
