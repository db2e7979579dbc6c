"""A stretch of a game that no screen need draw: people leave their pages, answer over connections
of their own, and come back where something is to be seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .listener import Line, Listener

BRIEFLY = 0.02
"""Seconds, until it is looked whether another one has heard something."""
MOST = 2_000
"""Looks without anything new, before it is taken for stuck."""


class Wire(Line):
    """A connection without a screen, to the table of an address."""

    def __init__(self, connection: ClientConnection, token: str) -> None:
        super().__init__()
        self.connection = connection
        self.token = token
        self.answered = -1
        self.say(t="join", token=token, deep=True)

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def listen(self) -> bool:
        """Reads what has arrived; returns whether there was anything."""
        try:
            self.hear(self.connection.recv(BRIEFLY))
        except TimeoutError:
            return False
        return True

    @property
    def open(self) -> bool:
        return self.connection.close_code is None


def play_on(people: Sequence[Listener], until: Callable[[], bool]) -> None:
    """Plays without screens until the condition holds, then reopens the pages."""
    pages = play_away(people, until)
    for person, page in zip(people, pages, strict=True):
        person.come_back(page)


def play_away(people: Sequence[Listener], until: Callable[[], bool]) -> list[str]:
    """House bots play in the seats of the pages until the condition holds. Returns the
    addresses of the pages that they have left."""
    pages = [person.page.url for person in people]
    with ExitStack() as connections:
        wires = []
        for person, page in zip(people, pages, strict=True):
            token = person.line.token
            person.page.goto("about:blank")
            address = page.replace("http", "ws", 1).replace("/t/", "/ws/")
            wire = Wire(connections.enter_context(connect(address, proxy=None)), token)
            person.lines.append(wire)
            wires.append(wire)
        silent = 0
        while not until():
            silent += 1
            assert silent < MOST, f"nothing comes any more: {[wire.prompt for wire in wires]}"
            for person, wire in zip(people, wires, strict=True):
                if wire.listen():
                    silent = 0
                prompt = wire.prompt
                if prompt and prompt["why"] == person.ordered:
                    continue
                if prompt and prompt["ask"] != wire.answered and not until():
                    wire.answered = prompt["ask"]
                    wire.say(t="answer", ask=prompt["ask"], choice=person.think(prompt))
    return pages
