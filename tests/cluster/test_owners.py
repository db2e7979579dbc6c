"""A table lives at one process at a time; where, is settled by leases, and kept by the fence."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.cluster.membership import Membership, Peer
from tablee.cluster.messages import Alive
from tablee.lab.parts import Nats
from tablee.server.limits import Limits
from tablee.table.errors import TableFault
from tablee.wire import messages as wire
from tests.server.kit import Tab

from .kit import QUICK, Process, open_cluster, until


async def welcome(tab: Tab) -> wire.Welcome:
    found = await tab.hear(wire.Welcome)
    assert isinstance(found, wire.Welcome)
    return found


async def event(tab: Tab, args: dict[str, int]) -> None:
    """Waits for an event with these arguments."""
    while True:
        message = await tab.hear((wire.Update, wire.Welcome))
        if any(note.args == args for note in message.events):
            return


async def owner_of(process: Process, table: str) -> str | None:
    entry = await process.node.owners._keys.get(table)
    return None if entry is None else entry.value


async def test_a_killed_owner_is_noticed_and_nothing_told_is_lost(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            assert ana.welcome.prompt is not None
            await ana.say(wire.Answer(ana.welcome.prompt.ask, 4))
            await ben.hear(wire.Update)
            await here.kill()
            again = await welcome(ben)
            assert again.view["board"][4] == 0
            assert again.prompt is not None
            assert there.has(table)
            assert there.counts["tables_taken"] == 1
            await ben.say(wire.Answer(again.prompt.ask, 0))
            await event(ana, {"player": 1, "cell": 0})


async def test_an_owner_that_was_away_can_write_no_more(bus: str) -> None:
    """It stood still for longer than its lease; when it goes on, it does not know that yet."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            here.cut()
            for task in here.node._tasks:
                task.cancel()
            assert (await welcome(ben)).view["board"] == [-1] * 9
            assert there.has(table)
            assert here.has(table), "it has not heard of it"
            assert ana.welcome.prompt is not None
            await ana.say(wire.Answer(ana.welcome.prompt.ask, 4))
            assert (await ana.hear(wire.Fault)).code in ("storage", "shutting-down")
            log = there.store.load(table)
            assert log is not None
            assert log[1] == [], "nothing was written by the old owner"


async def test_whoever_takes_a_table_tells_its_old_owner(bus: str) -> None:
    """A process was taken for dead and is not: its screens are sent to the new owner, and see its
    state."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana:
            there.node.members.peers.clear()
            entry = await there.node.owners._keys.get(table)
            assert entry is not None
            await there.node.owners._keys.swap(table, there.id, entry.revision)
            there.node.owners._count(table)
            assert (await welcome(ana)).view["board"] == [-1] * 9
            await until(lambda: there.has(table) and not here.has(table))
            assert here.node.edge.visits == 1


async def test_who_comes_is_told_nothing_that_is_no_longer_true(bus: str) -> None:
    """Another process has the table and has gone on, and the old owner was never told: what it
    remembers is not what somebody is shown who has seen more of it."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        here.node.owners._drop = lambda table: None  # type: ignore[method-assign]
        entry = await there.node.owners._keys.get(table)
        assert entry is not None
        await there.node.owners._keys.swap(table, there.id, entry.revision)
        async with there.join(table, tokens["0"]) as ana:
            assert ana.welcome.prompt is not None
            assert await ana.ask(wire.Answer(ana.welcome.prompt.ask, 4), wire.Update)
            assert here.has(table), "it does not know"
            async with here.join(table, tokens["0"]) as again:
                assert again.welcome.view["board"][4] == 0
            assert there.has(table)
            assert not here.has(table)


async def test_a_lease_that_lives_is_respected(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        table = (await here.make())["table"]["id"]
        there.node.members.peers.clear()  # it is not heard for a moment; but its lease is there
        shown = await there.http.get(f"/api/tables/{table}")
        assert shown.status_code == 200
        assert await owner_of(there, table) == here.id
        assert not there.has(table)


async def test_two_who_open_it_at_once_agree(bus: str) -> None:
    async with open_cluster(bus, 3) as cluster:
        tables = [(await cluster.processes[0].make())["table"]["id"] for _ in range(5)]
        for table in tables:
            cluster.processes[0].app.lobby.put_to_sleep(cluster.processes[0].app.lobby.live[table])
        await asyncio.gather(*cluster.processes[0].app.lobby.tasks)
        asked = [
            process.http.get(f"/api/tables/{table}")
            for table in tables
            for process in cluster.processes
        ]
        assert {reply.status_code for reply in await asyncio.gather(*asked)} == {200}
        for table in tables:
            assert [process.has(table) for process in cluster.processes].count(True) == 1


async def test_a_table_that_sleeps_belongs_to_nobody(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        table = (await here.make())["table"]["id"]
        assert await owner_of(there, table) == here.id
        here.app.lobby.put_to_sleep(here.app.lobby.live[table])
        await asyncio.gather(*here.app.lobby.tasks)
        assert await owner_of(there, table) is None
        await there.http.get(f"/api/tables/{table}")
        assert there.has(table)
        assert await owner_of(there, table) == there.id


async def test_one_that_stops_hands_its_tables_over(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            assert ana.welcome.prompt is not None
            await ana.say(wire.Answer(ana.welcome.prompt.ask, 4))
            await ben.hear(wire.Update)
            stopping = asyncio.ensure_future(here.stop())
            again = await welcome(ben)
            assert again.prompt is not None
            assert there.has(table)
            assert (await ana.hear(wire.Fault)) == wire.Fault("shutting-down", fatal=True)
            await ben.say(wire.Answer(again.prompt.ask, 0))
            await stopping
        assert here.counts["tables_handed_over"] == 1
        assert there.counts["tables_taken"] == 0, "nobody had to wait for a lease"
        async with there.join(table, tokens["0"]) as ana:
            assert ana.welcome.view["board"][:5] == [1, -1, -1, -1, 0]


async def test_what_is_said_while_a_table_moves_is_heard(bus: str) -> None:
    """By its new owner: no message is lost, and none is handled twice."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            assert ana.welcome.prompt is not None
            live = here.app.lobby.live[table]
            moving = asyncio.ensure_future(here.app.lobby.hand_over(live, there.id))
            await asyncio.sleep(0)
            await ana.say(wire.Answer(ana.welcome.prompt.ask, 4))
            await moving
            await event(ben, {"player": 0, "cell": 4})
            assert there.has(table)
            log = there.store.load(table)
            assert log is not None
            assert [record.kind for record in log[1]] == ["answer"]


async def test_a_new_process_gets_its_share(bus: str) -> None:
    async with open_cluster(bus, 1, Limits(tables_per_minute=100)) as cluster:
        (first,) = cluster.processes
        made = [await first.make() for _ in range(16)]
        tabs = []
        for one in made:
            socket = await first.ws(one["table"]["id"]).__aenter__()
            tab = Tab(socket)
            await tab.say(wire.Join(one["tokens"]["0"]))
            await welcome(tab)
            tabs.append(tab)
        second = await cluster.add()
        await first.node.tables.even_out()
        await until(lambda: len(second.app.lobby.live) >= 6, "it has not got its share")
        for tab in tabs:
            assert await tab.ask(wire.Ping(1), wire.Pong)
            await tab.socket.close()


async def test_cut_off_from_the_bus(bus: str) -> None:
    """It reports itself as unhealthy, and closes screens of tables that live elsewhere; its own
    tables go on."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        own = await here.make()
        far = await there.make()
        async with (
            here.join(own["table"]["id"], own["tokens"]["0"]) as ana,
            here.join(far["table"]["id"], far["tokens"]["0"]) as ben,
        ):
            here.cut()
            await until(lambda: here.node.members.cut_off)
            assert (await ben.hear(wire.Fault)).code == "shutting-down"
            assert (await here.http.get("/healthz")).status_code == 503
            assert ana.welcome.prompt is not None
            assert await ana.ask(wire.Answer(ana.welcome.prompt.ask, 4), wire.Update)
            assert (await there.http.get("/healthz")).status_code == 200
            async with there.join(own["table"]["id"], own["tokens"]["1"]) as cleo:
                assert cleo.welcome.view["board"][4] == 0, "another process goes on with it"


async def test_what_a_guest_says_while_its_table_moves_comes_back_and_is_heard(bus: str) -> None:
    """The message has reached the old owner, which may no longer handle it."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana:
            assert ana.welcome.prompt is not None
            (party,) = here.node.guests.parties.values()
            (guest,) = party.guests.values()
            give, said = here.node.owners.give, asyncio.Event()

            async def give_later(table: str, process: str) -> None:
                await said.wait()
                await give(table, process)

            here.node.owners.give = give_later  # type: ignore[method-assign]
            lobby = here.app.lobby
            moving = asyncio.ensure_future(lobby.hand_over(lobby.live[table], there.id))
            await until(lambda: guest.visit.place is None)
            await ana.say(wire.Answer(ana.welcome.prompt.ask, 4))
            await until(lambda: guest.visit._early)
            said.set()
            await moving
            await event(ana, {"player": 0, "cell": 4})
            log = there.store.load(table)
            assert log is not None
            assert [record.kind for record in log[1]] == ["answer"]


@pytest.mark.parametrize("away", [0.0, 2.0], ids=["a blink", "longer than a lease"])
async def test_the_bus_starts_again(away: float) -> None:
    """No process is taken for dead because the bus was down; and all goes on."""
    with tempfile.TemporaryDirectory() as folder, Nats(Path(folder)) as nats:
        async with open_cluster(nats.address()) as cluster:
            here, there = cluster.processes
            made = await here.make()
            table, tokens = made["table"]["id"], made["tokens"]
            async with here.join(table, tokens["0"]) as ana:
                await asyncio.to_thread(nats.stop)
                if away:
                    await until(lambda: here.node.members.cut_off and there.node.members.cut_off)
                assert ana.welcome.prompt is not None
                assert await ana.ask(wire.Answer(ana.welcome.prompt.ask, 4), wire.Update)
                await asyncio.to_thread(nats.start)
                await until(lambda: here.node.bus.connected and there.node.bus.connected)
                await until(lambda: here.node.well and there.node.well)
                async with there.join(table, tokens["1"]) as ben:
                    assert ben.welcome.view["board"][4] == 0
                    assert ben.welcome.prompt is not None
                    await ben.say(wire.Answer(ben.welcome.prompt.ask, 0))
                    await event(ana, {"player": 1, "cell": 0})
            assert here.has(table)
            assert there.counts["tables_taken"] == 0


async def test_after_the_bus_was_away_nobody_is_taken_for_gone_at_once(bus: str) -> None:
    """Leases could not be renewed meanwhile: each process has the time of one to do so."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        await here.kill()
        await until(lambda: not there.node.members.hears(here.id))
        await there.node.members.make_sure(here.id)
        assert not await there.node.members.has_lease(here.id)
        there.node.bus.came_back()
        assert await there.node.members.has_lease(here.id)


async def test_one_that_goes_without_handing_over_is_missed_at_once(bus: str) -> None:
    """It knew no other process: its goodbye is enough, no lease has to run out, not even one whose
    last renewal it has not heard of."""
    slow = replace(QUICK, lease=60, silent=30, patience=30)
    async with open_cluster(bus, times=slow) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana:
            here.node.members.least_busy = lambda game: None  # type: ignore[method-assign]
            await here.node.members._leases.put(here.id, "")
            stopping = asyncio.ensure_future(here.stop())
            assert (await welcome(ana)).view["board"] == [-1] * 9
            assert there.has(table)
            await stopping


async def test_a_newcomer_hears_of_all_at_once(bus: str) -> None:
    """Without waiting for the next heartbeat."""
    async with open_cluster(bus, times=replace(QUICK, beat=60, silent=120)) as cluster:
        assert [len(process.node.members.peers) for process in cluster.processes] == [1, 1]


@pytest.mark.parametrize(
    ("refused", "found"),
    [
        (TableFault("newer-rules", game="anomia", version="3"), "right"),
        (TableFault("newer-rules", game="anomia", version="4"), None),
        (TableFault("newer-rules", game="chess", version="1"), None),
        (TableFault("no-such-table"), None),
    ],
)
def test_a_table_of_newer_rules_is_sought_where_its_own_game_is_new_enough(
    refused: TableFault, found: str | None
) -> None:
    members = Membership.__new__(Membership)
    rules = {
        "other": {"anomia": 1, "fog-of-love": 9},
        "between": {"anomia": 2},
        "right": {"anomia": 3},
    }
    members.peers = {who: Peer(Alive(who, 0, 0, has), 0.0) for who, has in rules.items()}
    assert members.with_rules_for(refused) == found
