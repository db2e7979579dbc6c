"""Tables that leave snapshots as they are played, sleep and wake from them; and two programs side
by side, of which one has newer rules."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.logged import LoggedTable
from tablee.table.seats.tokens import Signer
from tablee.table.store.store import Snapshot
from tablee.table.waking.snapshots import EVERY, PATIENCE, portrait
from tablee.wire import http
from tablee.wire import messages as wire
from tests.table.endless import answers_fed, long_table
from tests.table.kit import HeldStore, Screen, make_services, sit

from .versions import DOUBLE, FIRST, SAME, present

MINE = [http.SeatWish("me", name="Ana"), http.SeatWish("me", name="Ben")]


def store_of(lobby: Lobby) -> HeldStore:
    store = lobby.services.store
    assert isinstance(store, HeldStore)
    return store


@pytest.fixture
def told() -> list[tuple[str, dict[str, Any]]]:
    return []


@pytest.fixture
async def lobby(told: list[tuple[str, dict[str, Any]]]) -> Lobby:
    services = make_services(HeldStore())
    services.report = lambda event, **fields: told.append((event, fields))
    return Lobby(services, Signer(b"secret"))


async def evening(lobby: Lobby, answers: int, game: str = "rounds") -> str:
    made = await lobby.create(http.NewTable(game, seats=MINE))
    await go_on(lobby, made.table.id, answers)
    return made.table.id


async def go_on(lobby: Lobby, where: str, answers: int) -> None:
    table = await lobby.open(where)
    for number in range(answers):
        asks = table.logged.match.asks
        seat = min(asks)
        options = asks[seat]
        assert isinstance(options, tuple)
        table.play(seat, options[number % 2])


# -- as it is played --------------------------------------------------------------------------


def test_a_table_leaves_a_snapshot_every_so_many_records_with_the_record() -> None:
    table = long_table(1000)
    store = table.services.store
    assert isinstance(store, HeldStore)
    (newest,) = store.snapshots("table")
    assert 1000 - EVERY - PATIENCE < newest.seq <= 1000
    assert newest.head == store.logs["table"][newest.seq - 1].hash


def test_when_it_is_over_there_is_a_snapshot_of_the_end() -> None:
    table = long_table(10)
    table.play(0, "end")
    store = table.services.store
    assert isinstance(store, HeldStore)
    assert [snapshot.seq for snapshot in store.snapshots("table")] == [11]


async def test_it_sleeps_with_a_snapshot_and_wakes_from_it_alone(lobby: Lobby) -> None:
    where = await evening(lobby, 50)
    before = portrait(lobby.live[where].logged)
    lobby._sleep([lobby.live[where]])
    assert [snapshot.seq for snapshot in store_of(lobby).snapshots(where)] == [50]
    with answers_fed() as fed:
        table = await lobby.open(where)
    assert sum(fed) < 4
    assert portrait(table.logged) == before
    assert table.stream.fence == 1
    lobby._sleep([table])
    assert len(store_of(lobby).queue) == 0
    await go_on(lobby, where, 3)
    assert len(store_of(lobby).logs[where]) == 53


async def test_who_stops_leaves_a_snapshot_of_every_table(lobby: Lobby) -> None:
    wheres = [await evening(lobby, n) for n in (0, 7, 20)]
    await lobby.stop()
    kept = [store_of(lobby).snapshots(where)[-1].seq for where in wheres]
    assert kept == [0, 7, 20]


async def test_a_damaged_snapshot_is_told_and_the_log_is_played(
    lobby: Lobby, told: list[tuple[str, dict[str, Any]]]
) -> None:
    where = await evening(lobby, 20)
    before = portrait(lobby.live[where].logged)
    lobby._sleep([lobby.live[where]])
    store = store_of(lobby)
    (good,) = store.snapshots(where)
    store.kept[where] = [Snapshot(good.seq, good.version, good.head, b"\x09" + good.data[1:])]
    assert portrait((await lobby.open(where)).logged) == before
    assert [event for event, _ in told][-1] == "snapshot-ignored"


# -- other rules ------------------------------------------------------------------------------


async def test_an_upgrade_as_its_players_see_it(
    lobby: Lobby, told: list[tuple[str, dict[str, Any]]]
) -> None:
    where = await evening(lobby, 31)
    await lobby.stop()
    lobby.live.clear()
    with present(DOUBLE):
        table = await lobby.open(where)
        for lang, sentence in (
            ("en", "The rules of this game were updated."),
            ("fr", "Les règles"),
        ):
            screen = sit(table, 0, wire.Join(words=lang))
            welcome = screen.of(wire.Welcome)[0]
            assert "new-rules" in [note.key for note in welcome.events]
            assert any(line.startswith(sentence) for line in welcome.words.lines)
        record = store_of(lobby).logs[where][-1]
        assert (record.kind, record.data["version"], record.data["seam"]) == ("rules", "2", True)
        assert [s.version for s in store_of(lobby).snapshots(where)] == ["1", "2"]
        assert told[-1][0] == "rules-changed"
        await go_on(lobby, where, 10)
        after = portrait(table.logged)
        lobby._sleep([table])
        assert portrait((await lobby.open(where)).logged) == after


async def test_rules_that_tell_the_same_are_noted_and_nobody_is_told(lobby: Lobby) -> None:
    where = await evening(lobby, 31)
    await lobby.stop()
    lobby.live.clear()
    with present(SAME):
        table = await lobby.open(where)
        screen: Screen = sit(table, 0)
        keys = [note.key for note in screen.of(wire.Welcome)[0].events]
        assert "new-rules" not in keys
        assert store_of(lobby).logs[where][-1].data["seam"] is False
        assert store_of(lobby).snapshots(where)[-1].version == "2"


@pytest.mark.parametrize("newer", [DOUBLE, SAME], ids=["a rule", "a text"])
async def test_no_table_goes_back_to_older_rules(lobby: Lobby, newer: Any) -> None:
    """Two programs with one store, as while a cluster is renewed."""
    old, new = lobby, Lobby(make_services(store_of(lobby)), Signer(b"secret"))
    where = await evening(old, 31)
    old._sleep([old.live[where]])
    with present(newer):
        await go_on(new, where, 5)
        new._sleep([new.live[where]])
    log, kept = list(store_of(old).logs[where]), store_of(old).snapshots(where)
    with present(FIRST):
        with pytest.raises(TableFault) as fault:
            await old.open(where)
        assert fault.value.code == "newer-rules"
        store_of(old).kept.clear()  # the log alone says it as well
        with pytest.raises(TableFault) as fault:
            await old.open(where)
        assert fault.value.code == "newer-rules"
        store_of(old).kept[where] = kept
        other = await evening(old, 4)  # all others are played
        assert old.live[other].logged.seq == 4
    assert (store_of(old).logs[where], store_of(old).snapshots(where)) == (log, kept)
    with present(newer):
        await go_on(new, where, 5)


async def test_an_old_owner_that_wakes_up_cannot_write_any_more(lobby: Lobby) -> None:
    old, new = lobby, Lobby(make_services(store_of(lobby)), Signer(b"secret"))
    where = await evening(old, 31)
    stale = old.live[where]
    with present(SAME):
        await go_on(new, where, 3)
    length = len(store_of(old).logs[where])
    with present(FIRST):
        seat = min(stale.logged.match.asks)
        stale.play(seat, stale.logged.match.default(seat))
    assert stale.stream.dead
    assert len(store_of(old).logs[where]) == length


async def test_reading_the_whole_log_is_never_needed_when_all_is_well(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = await evening(lobby, 150)
    lobby._sleep([lobby.live[where]])
    monkeypatch.setattr(LoggedTable, "read", None)
    monkeypatch.setattr("tablee.table.waking.wake.read_again", None)
    assert (await lobby.open(where)).logged.seq == 150
