"""Anything at all as a message: an answer for the sender, no exception, nothing written."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.gate.guard import Guard
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.server.ws import Connection, Hub
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Signer
from tablee.wire import messages as wire
from tablee.wire.seats import Watchers
from tests.server.kit import decode
from tests.table.kit import HeldStore, make_services, make_table

pytestmark = pytest.mark.slow

SAID, TOLD = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
KINDS = sorted({str(kind.__struct_config__.tag) for kind in (*SAID, *TOLD)} | {""})
"""What a client may say, what only the server says, and nothing."""
KEYS = sorted({name for kind in SAID for name in kind.__struct_fields__} | {"t", "n"})

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
messages = st.builds(
    lambda kind, rest: json.dumps({**rest, "t": kind}),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(KEYS), values, max_size=4),
).map(str.encode) | st.binary(max_size=60)


class Wire:
    def __init__(self) -> None:
        self.told: list[Any] = []
        self.hung_up = False

    def tell(self, text: bytes) -> None:
        assert not self.hung_up
        self.told.append(decode(text))

    def hang_up(self) -> None:
        self.hung_up = True


def house() -> tuple[Hub, HeldStore]:
    store = HeldStore()
    services = make_services(store)
    lobby = Lobby(services, Signer(b"secret"))
    lobby.live["table"] = make_table(services=services)
    limits = Limits(message_burst=1_000_000)
    return Hub(lobby, Guard(limits, Trust(), services.clock, services.counts)), store


def connect(hub: Hub, seat: int | None) -> tuple[Connection, Wire]:
    line = Wire()
    connection = hub.admit(line, "table", "here")
    token = "" if seat is None else hub.lobby.signer.make("table", seat, hub.clock.now())
    connection.take(json.dumps({"t": "join", "token": token}).encode())
    return connection, line


@settings(max_examples=200)
@given(st.lists(messages, max_size=8))
def test_any_messages_of_a_spectator_leave_no_trace(texts: list[bytes]) -> None:
    hub, store = house()
    _, quiet = connect(hub, 1)
    heard = len(quiet.told)
    connection, line = connect(hub, None)
    for text in texts:
        before = len(line.told)
        connection.take(text)
        assert line.hung_up or len(line.told) > before, "everything gets an answer"
    assert store.logs["table"] == []
    others = [message for message in quiet.told if not isinstance(message, Watchers)]
    assert len(others) == heard
    assert not any(m.code == "internal" for m in line.told if isinstance(m, wire.Fault))


@settings(max_examples=200)
@given(st.lists(messages, max_size=8))
def test_any_messages_of_a_player_keep_the_table_whole(texts: list[bytes]) -> None:
    hub, store = house()
    connection, line = connect(hub, 0)
    for text in texts:
        connection.take(text)
    assert not any(m.code == "internal" for m in line.told if isinstance(m, wire.Fault))
    table = hub.lobby.live["table"]
    assert table.logged.seq == len(store.logs["table"])


async def test_the_hub_forgets_who_left() -> None:
    hub, _ = house()
    connection, _line = connect(hub, 0)
    assert hub.addresses == {"here": 1}
    hub.dismiss(connection)
    assert not hub.connections
    assert not hub.addresses
    assert hub.lobby.live["table"].presence.screens == []
    connection.take(b"{}")
