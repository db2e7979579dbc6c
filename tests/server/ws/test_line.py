"""Messages as they come over the wire: whole, in pieces, several at once. And that a short one does
without the parser."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.wire import messages as wire
from tests.server.kit import House, Tab, text

MASK = b"\x11\x22\x33\x44"


@pytest.fixture
async def tab(house: House) -> AsyncIterator[Tab]:
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as tab:
        yield tab


def frame(data: bytes, mask: bytes = MASK, first: int = 0x81) -> bytes:
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + size + mask + masked


def ping(at: int) -> bytes:
    return text(wire.Ping(at)).encode()


async def answered(tab: Tab, *ats: int) -> bool:
    return [(await tab.hear(wire.Pong)).at for _ in ats] == list(ats)


async def test_a_short_message_needs_no_parser(tab: Tab, parsed: Counter[str]) -> None:
    tab.socket.transport.write(frame(ping(7)))
    assert await answered(tab, 7)
    assert parsed["frames"] == 0


async def test_a_long_one_does(tab: Tab, parsed: Counter[str]) -> None:
    tab.socket.transport.write(frame(ping(7) + b" " * 200))
    assert await answered(tab, 7)
    assert parsed["frames"] == 1


async def test_several_in_one_packet(tab: Tab) -> None:
    tab.socket.transport.write(frame(ping(1)) + frame(ping(2)) + frame(ping(3)))
    assert await answered(tab, 1, 2, 3)


async def test_cut_anywhere(tab: Tab, house: House) -> None:
    whole = frame(ping(7))
    for cut in range(1, len(whole)):
        for piece in (whole[:cut], whole[cut:]):
            tab.socket.transport.write(piece)
            await house.http.get("/healthz")  # the piece has been read
        assert await answered(tab, 7), cut


@pytest.mark.parametrize("head", [2, 6])
async def test_the_rest_of_a_message_that_looks_like_a_message(
    tab: Tab, house: House, head: int
) -> None:
    """The second packet would be a whole frame by itself, but continues the frame begun in the
    first."""
    inner = frame(ping(7))
    outer = frame(inner, b"\0\0\0\0") if head == 6 else b"\x81" + bytes([0x80 | len(inner) - 4])
    tab.socket.transport.write(outer[:head])
    await house.http.get("/healthz")
    tab.socket.transport.write(inner)
    fault = await tab.hear()
    assert isinstance(fault, wire.Fault)
    assert fault.code == "malformed"


async def test_a_message_within_a_message_in_pieces(tab: Tab, house: House) -> None:
    """A protocol error, whether the message is short or not."""
    tab.socket.transport.write(frame(ping(1)[:5], first=0x01))
    await house.http.get("/healthz")
    tab.socket.transport.write(frame(ping(2)))
    with pytest.raises(ConnectionClosed):
        await tab.hear()
    assert tab.socket.close_code == 1002
