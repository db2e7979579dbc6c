"""Requests that never end, that are too large or too many: each kind is bounded."""

from __future__ import annotations

import asyncio
import logging
import resource
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server import run
from tablee.server.gate import gate as gates
from tablee.server.gate.guard import BESIDE, ROUND, SPARE
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tests.server.kit import House, open_house

from .kit import Porch

HEAD = b"GET /a HTTP/1.1\r\nhost: here\r\n"
POST = b"POST /a HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n"
SECOND = 1000


async def test_a_request_is_answered_and_the_next_one_too() -> None:
    porch = Porch()
    gate, cable = porch.open()
    for _ in range(3):
        gate.data_received(HEAD)
        gate.data_received(b"\r\n")
        await porch.settle()
        porch.clock.advance(3600 * SECOND)
    assert porch.asked == ["/a"] * 3
    assert cable.written.count(b"200 OK") == 3
    assert not cable.closing
    assert porch.turned_away() == {}


# -- time -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", HEAD, b"\r\n", b"GET"])
async def test_headers_have_their_time(sent: bytes) -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(sent)
    porch.clock.advance(10 * SECOND - 1)
    assert not cable.closing
    porch.clock.advance(1)
    assert cable.closing
    assert cable.status == 408
    assert porch.turned_away() == {"header_seconds": 1}


@pytest.mark.parametrize("drop", [b"x: y\r\n", b"a"])
async def test_a_drop_now_and_then_gains_no_time(drop: bytes) -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(HEAD)
    for _ in range(10):
        assert not cable.closing
        gate.data_received(drop)
        porch.clock.advance(SECOND)
    assert cable.closing


async def test_empty_lines_between_requests_gain_no_time() -> None:
    """They end the wait for the next request (uvicorn's), and begin none of their own there."""
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(HEAD + b"\r\n")
    await porch.settle()
    for _ in range(10):
        assert not cable.closing
        gate.data_received(b"\r\n")
        porch.clock.advance(SECOND)
    assert cable.closing


async def test_a_body_has_its_time_as_a_whole() -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(POST)
    for _ in range(30):
        assert not cable.closing
        gate.data_received(b"x")
        porch.clock.advance(SECOND)
    assert cable.closing
    assert porch.turned_away() == {"transfer_seconds": 1}
    gate.connection_lost(None)
    await porch.settle()


async def test_an_answer_that_nobody_fetches_is_not_kept() -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.pause_writing()
    gate.resume_writing()
    porch.clock.advance(9 * SECOND)
    gate.data_received(HEAD + b"\r\n")
    await porch.settle()
    porch.clock.advance(60 * SECOND)
    assert not cable.closing
    gate.pause_writing()
    porch.clock.advance(30 * SECOND)
    assert cable.cut
    assert porch.turned_away() == {"transfer_seconds": 1}


async def test_who_is_on_the_way_out_does_not_stay_in_the_door() -> None:
    """Closing waits until the client has read everything: one that never reads is cut off two
    rounds later."""
    porch = Porch()
    _, cable = porch.open()
    cable.close()
    porch.clock.advance(ROUND)
    assert not cable.cut
    porch.clock.advance(ROUND)
    assert cable.cut


# -- size -------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", [b"x" * 1000, b"x: y\r\n" * 200], ids=["one", "many"])
async def test_headers_have_a_size(piece: bytes) -> None:
    """Of 150 MB, nothing is read beyond the first kilobytes."""
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(HEAD)
    if piece.startswith(b"xx"):
        gate.data_received(b"long: ")
    sent = 0
    while not cable.closing and sent < 1_000_000:
        gate.data_received(piece)
        sent += len(piece)
    assert cable.status == 431
    assert sent <= Limits().header_bytes + 2 * len(piece)
    assert porch.turned_away() == {"header_bytes": 1}
    gate.data_received(b"\r\n\r\n")
    assert porch.asked == []


async def test_one_large_packet_of_headers_is_no_way_round() -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(HEAD + b"long: " + b"x" * 262_144 + b"\r\n\r\n")
    await porch.settle()
    assert (cable.status, porch.asked) == (431, [])


async def test_headers_have_a_number() -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(HEAD + b"x:\r\n" * (gates.HEADERS - 1) + b"\r\n")
    await porch.settle()
    assert cable.status == 200
    gate, cable = porch.open()
    gate.data_received(HEAD + b"x:\r\n" * gates.HEADERS + b"\r\n")
    await porch.settle()
    assert (cable.status, porch.asked) == (431, ["/a"])


async def test_a_body_without_end_is_cut_off() -> None:
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received(POST.replace(b"100", b"999999999"))
    for _ in range(63):
        gate.data_received(b"x" * 16_000)
    assert cable.closing
    assert porch.turned_away() == {"keepsake_bytes": 1}
    gate.connection_lost(None)
    await porch.settle()


async def test_requests_sent_ahead_are_few() -> None:
    """Thousands fit into one packet."""
    porch = Porch()
    gate, cable = porch.open()
    gate.data_received((HEAD + b"\r\n") * 1000)
    assert cable.closing
    assert len(gate.pipeline) == gates.AHEAD
    assert porch.turned_away() == {"requests_per_minute": 1}
    gate.connection_lost(None)
    await porch.settle()


# -- number -----------------------------------------------------------------------------------


async def test_an_address_has_only_so_many_connections() -> None:
    """And is refused before it has said anything; a neighbour is not."""
    porch = Porch(Limits(connections_per_address=1))
    inside = [porch.open("2001:db8::1") for _ in range(BESIDE + SPARE)]
    gate, cable = porch.open("2001:db8::2")
    assert cable.cut
    assert cable.written == b""
    gate.data_received(HEAD + b"\r\n")
    gate.connection_lost(None)
    assert porch.asked == []
    assert not any(other.closing for _, other in inside)
    assert not porch.open("2001:db8:0:1::1")[1].closing
    assert porch.turned_away() == {"connections_per_address": 1}
    inside[0][0].connection_lost(None)
    assert not porch.open("2001:db8::2")[1].closing


async def test_the_house_has_only_so_many_connections() -> None:
    porch = Porch(Limits(connections=1))
    cables = [porch.open(f"203.0.113.{n}")[1] for n in range(3)]
    assert [cable.closing for cable in cables] == [False, False, True]
    assert porch.turned_away() == {"connections": 1}


async def test_who_comes_again_and_again_is_cut_off_before_a_byte_is_read() -> None:
    """Each connection is closed at once, so that there are never many at a time."""
    porch = Porch(Limits(connects_per_second=2))

    def come(host: str = "203.0.113.7") -> bool:
        gate, cable = porch.open(host)
        admitted = not cable.closing
        gate.connection_lost(None)
        return admitted

    assert [come() for _ in range(25)] == [True] * 20 + [False] * 5
    assert come("203.0.113.8"), "another address"
    porch.clock.advance(SECOND)
    assert [come() for _ in range(3)] == [True, True, False]
    assert porch.turned_away() == {"connects_per_second": 6}


async def test_a_trusted_proxy_stands_for_many() -> None:
    trust = Trust.from_environment({"TABLEE_PROXIES": "10.0.0.1"})
    porch = Porch(Limits(connections_per_address=1), trust)
    assert not any(porch.open("10.0.0.1")[1].closing for _ in range(BESIDE + SPARE + 5))


async def test_half_sent_requests_do_not_lock_others_out(tmp_path: Path) -> None:
    """Over real sockets, from one address: a connection that is already in goes on, and a place is
    free again when the time of the others has passed."""
    async with open_house(tmp_path, Limits(connections_per_address=1)) as house:
        made = await house.make()
        async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            crowd = [await half_sent(house) for _ in range(40)]
            await inside(house, BESIDE + SPARE)
            assert (await house.http.get("/healthz")).status_code == 200
            house.clock.advance(10 * SECOND)
            for reader, writer in crowd:
                with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                    await reader.readexactly(1000)
                writer.close()
            await inside(house, 2)
            assert (await ana.ask('{"t":"ping","at":1}')).at == 1
        counts = house.app.lobby.services.counts
        assert counts["turned-away:connections_per_address"] == 42 - BESIDE - SPARE
        assert counts["turned-away:header_seconds"] == BESIDE + SPARE - 2


async def half_sent(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(HEAD)
    return reader, writer


async def inside(house: House, count: int) -> None:
    """Wait until so many connections are there."""
    async with asyncio.timeout(20):
        while len(house.app.guard._whose) != count:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_every_place_is_given_back(house: House) -> None:
    """After any kind of connection."""
    made = await house.make()
    async with house.join(made["table"]["id"]), house.ws("nowhere"):
        pass
    for bad in (b"nonsense\r\n\r\n", HEAD + b"upgrade: h2c\r\nconnection: upgrade\r\n\r\n"):
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(bad)
        writer.write_eof()
        writer.close()
    await inside(house, 1)
    assert house.app.guard._crowd.total() == 1


def test_descriptors_are_raised_as_far_as_we_may(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    have, unlimited = [(1024, 4096)], resource.RLIM_INFINITY
    monkeypatch.setattr(resource, "getrlimit", lambda _: have[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: have.append(both))
    with caplog.at_level(logging.INFO, "tablee"):
        assert run.descriptors(3000) == 3000
        assert have[-1] == (3000, 4096)
        assert caplog.records == []
        assert run.descriptors(10_000) == 4096
        assert have[-1] == (4096, 4096)
        assert [record.message for record in caplog.records] == ["few-descriptors"]
    have.append((1024, unlimited))
    assert run.descriptors(10_000) == 10_000
    assert have[-1] == (10_000, unlimited)
    have.append((unlimited, unlimited))
    assert run.descriptors(10_000) == 10_000
    assert have[-1] == (unlimited, unlimited)


def test_uvicorn_still_has_the_names_that_we_use() -> None:
    names = {name for name in vars(gates.Gate) if not name.startswith("_")}
    assert names <= set(dir(HttpToolsProtocol)), "each of them overrides one of uvicorn's"
