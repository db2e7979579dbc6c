"""A wire on loopback that can be cut: between one process and the bus.

It is a process of its own: what goes over it must not wait for the clients, who share ours.

    python -m tablee.lab.faults.wire PORT TO
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tablee.lab.balancer import carry_both
from tablee.lab.parts import Part
from tablee.lab.parts.part import listens, our_environment


class Wire(Part):
    """Forwards every byte; while it is cut, connections stay open and nothing gets through. What
    was sent meanwhile arrives when it is repaired."""

    def __init__(self, folder: Path, to: int) -> None:
        super().__init__(folder)
        self._to = to

    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def answers(self) -> bool:
        return listens(self.port)

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tablee.lab.faults.wire", str(self.port), str(self._to)]

    def environment(self) -> dict[str, str]:
        return our_environment()

    def cut(self) -> None:
        self.pause()

    def mend(self) -> None:
        self.resume()


async def serve(port: int, to: int) -> None:
    """Pass on everything between `port` and `to`, until this task or process is ended."""

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, there = await asyncio.open_connection("127.0.0.1", to)
            try:
                await carry_both((reader, there), (back, writer))
            finally:
                there.transport.abort()
        except OSError:
            pass  # nobody is there: the one who called hears it by the end
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(connect, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), int(sys.argv[2])))
