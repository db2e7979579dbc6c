"""One table, two processes: whoever is connected where, both see the same game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.table.services import Pace
from tablee.wire import messages as wire
from tablee.wire.seats import Call, ComeBack, Leave, Offer, PassOn, Vote
from tests.server.kit import House, Tab

from .kit import Cluster, Process, open_cluster, until

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


async def play(tab: Tab, choice: Any) -> None:
    await tab.say(wire.Answer((await prompt(tab)).ask, choice))


async def prompt(tab: Tab) -> wire.Prompt:
    """The question that this tab is asked."""
    if tab.welcome.prompt is not None:
        found, tab.welcome.prompt = tab.welcome.prompt, None
        return found
    while True:
        message = await tab.hear(wire.Update)
        if message.prompt is not None:
            return message.prompt


async def test_a_table_lives_where_somebody_first_comes_to_it(bus: str) -> None:
    """So a balancer that sends all of a table to one process needs no bus for it."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await House.make(here)
        table, tokens = made["table"]["id"], made["tokens"]
        assert table_of(cluster, table) == [False, False]
        async with there.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            assert table_of(cluster, table) == [False, True]
            await play(ana, 4)
            await play(ben, 0)
            assert there.node.edge.visits == here.node.guests.count == 0


async def test_one_with_a_bot_that_begins_lives_where_it_was_made(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, _ = cluster.processes
        here.app.lobby.services.pace = Pace(bot=60_000)
        made = await House.make(here, seats=[{"kind": "bot"}, {"kind": "me"}])
        assert table_of(cluster, made["table"]["id"]) == [True, False]


async def test_moves_are_seen_at_both(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            assert here.has(table)
            assert not there.has(table)
            for tab, cell in [(ana, 4), (ben, 0), (ana, 8), (ben, 2)]:
                await play(tab, cell)
            assert (await prompt(ana)).ask
            assert here.node.guests.count == there.node.edge.visits == 1
        await until(lambda: here.node.guests.count == 0)


async def test_a_remote_screen_is_told_the_same_bytes(bus: str) -> None:
    """Of every viewer: what crosses the bus is what this viewer is told, and nothing else."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make("parlour", seats=[{"kind": "me"}, {"kind": "me"}])
        table, tokens = made["table"]["id"], made["tokens"]
        for token in (tokens["0"], tokens["1"], ""):
            near, far = await both(here, there, table, token)
            assert near[0] == far[0], "the welcomes differ"
        before = [await raw(process, table, tokens["1"]) for process in (here, there)]
        async with here.join(table, tokens["0"]) as ana:
            await play(ana, "red")
            heard = [await next_of(tab, b'"t":"update"') for tab in before]
            assert heard[0] == heard[1]
        for tab in before:
            await tab.close()


async def test_who_is_new_is_taught_over_the_bus(bus: str) -> None:
    """The wish crosses it with the join, the lessons with what is asked."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make("fiese-freunde", seats=[{"kind": "me"}] * 3)
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.ws(table) as socket:
            assert ana.welcome.lessons == []
            far = Tab(socket)
            await far.say(wire.Join(tokens["1"], lessons=True))
            welcome = await far.hear(wire.Welcome)
            assert [lesson.id for lesson in welcome.lessons] == ["life"]
            assert here.has(table)


async def raw(process: Process, table: str, token: str) -> Any:
    socket = await process.ws(table).__aenter__()
    await socket.send(f'{{"t":"join","token":"{token}"}}')
    await next_of(socket, b'"t":"welcome"')
    return socket


async def next_of(socket: Any, what: bytes) -> bytes:
    while True:
        text: str = await asyncio.wait_for(socket.recv(), 15)
        if what in text.encode():
            return text.encode()


async def both(
    here: Process, there: Process, table: str, token: str
) -> tuple[list[bytes], list[bytes]]:
    heard = []
    for process in (here, there):
        async with process.ws(table) as socket:
            await socket.send(f'{{"t":"join","token":"{token}"}}')
            heard.append([await next_of(socket, b'"t":"welcome"')])
        await until(lambda: not here.app.lobby.live[table].presence.screens)
    return heard[0], heard[1]


async def test_faults_and_refusals_come_from_the_owner(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana, there.join(table) as eve:
            asked = ana.welcome.prompt
            assert asked is not None
            assert (await ana.ask(wire.Answer(asked.ask, 99), wire.Refusal)).key
            assert (await eve.ask(wire.Undo(), wire.Fault)).code == "not-seated"
            assert (await ana.ask(wire.Answer(7, 0), wire.Fault)).code == "stale"
            await ana.say(wire.Say("Hello"))
            assert (await eve.hear(wire.Said)).line.text == "Hello"
            await ana.say(wire.React("laugh"))
            assert await eve.hear(wire.Reacted) == wire.Reacted(0, "laugh")
        async with there.ws(table) as socket:
            tab = Tab(socket)
            forged = tokens["0"][:-4] + "AAAA"
            assert (await tab.ask(wire.Join(forged), wire.Fault)).code == "bad-token"
        async with there.ws("zzzzzzzzzzzz") as socket:
            assert (await Tab(socket).ask(wire.Join(), wire.Fault)).code == "no-such-table"
        async with there.ws("no*such>table") as socket:
            assert (await Tab(socket).ask(wire.Join(), wire.Fault)).code == "no-such-table"


async def test_pings_are_answered_where_they_come_in(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            here.cut()
            pong = await ana.ask(wire.Ping(5), wire.Pong)
            assert pong.at == 5


async def test_an_answer_carries_the_time_at_which_its_own_process_heard_it(bus: str) -> None:
    """What the table writes down, and judges a race by, is that time and not its own. (Here the
    clock of the edge says of all that it was heard a second ago.)"""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make("anomia", seats=[{"kind": "me"}] * 3)
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana:
            heat = here.app.lobby.live[table].timing.heat
            await until(lambda: heat.passed > 1_500)
            clock = there.app.lobby.services.clock
            now = clock.now
            clock.now = lambda: now() - 1_000  # type: ignore[method-assign]
            asked = ana.welcome.prompt
            assert asked is not None
            assert isinstance(asked.form, wire.TimedForm)
            await ana.say(wire.Answer(asked.ask, asked.form.options[0], 400.0))
            await until(lambda: here.store.load(table)[1])  # type: ignore[index]
            clock.now = now  # type: ignore[method-assign]
            (record, *_) = here.store.load(table)[1]  # type: ignore[index]
            _, began, _, heard, _ = record.data
            assert record.at - (heat.zero + heard) >= 1_000
            assert began <= heard


async def test_http_is_answered_by_any(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make(seats=OPEN)
        table = made["table"]["id"]
        shown = await there.http.get(f"/api/tables/{table}")
        assert shown.json() == (await here.http.get(f"/api/tables/{table}")).json()
        sat = await there.http.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
        assert sat.status_code == 201, sat.text
        assert sat.json()["table"]["people"][1]["name"] == "Ben"
        taken = await there.http.post(f"/api/tables/{table}/seats/1", json={"name": "Cleo"})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
        early = await there.http.get(f"/api/tables/{table}/replay/0")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        assert not there.has(table)
        assert (await there.http.get("/api/tables/nothing")).status_code == 404


async def test_seats_change_hands_from_any(bus: str) -> None:
    """Left and taken again, passed on over the other process, ended, and played once more."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with here.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            await ben.say(Leave(False))
            assert (await people(ana, "open")).people[1].left
            await ben.say(ComeBack())
            await people(ana, "human")
            offer = await ben.ask(PassOn(), Offer)
            wish = {"name": "Kim", "offer": offer.code}
            taken = await there.http.post(f"/api/tables/{table}/seats/1", json=wish)
            assert taken.status_code == 201
            assert (await ben.hear(wire.Fault)).code == "passed-on"
            kims = taken.json()["tokens"]["1"]
            async with there.join(table, kims) as kim:
                await kim.say(Call("end"))
                while (await ana.hear(wire.People)).poll is None:
                    pass
                await ana.say(Vote(True))
                while not (await kim.hear(wire.People)).ended:
                    pass
        wishes = [(here, tokens["0"]), (there, kims)]
        replies = [
            await process.http.post(f"/api/tables/{table}/again", json={"tokens": [token]})
            for process, token in wishes
        ]
        assert [reply.status_code for reply in replies] == [201, 201]
        first, second = (reply.json() for reply in replies)
        assert first["table"]["id"] == second["table"]["id"]
        async with there.join(first["table"]["id"], first["tokens"]["1"]) as ana:
            assert [one.name for one in ana.welcome.table.people] == ["Kim", made_name(made)]


async def test_a_code_of_four_letters_is_known_to_all(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, token = made["table"]["id"], made["tokens"]["0"]
        coded = await there.http.post(f"/api/tables/{table}/code", json={"token": token})
        assert coded.status_code == 201
        for process in (here, there):
            found = await process.http.get(f"/api/codes/{coded.json()['code']}")
            assert found.json() == {"table": table, "code": ""}
            assert (await process.http.get("/api/codes/nope")).status_code == 404


def made_name(made: Any) -> str:
    name: str = made["table"]["people"][0]["name"]
    return name


async def people(tab: Tab, kind: str) -> wire.People:
    """Waits until the second seat has a sitter of that kind."""
    while True:
        told = await tab.hear(wire.People)
        if told.people[1].kind == kind:
            return told


async def test_a_finished_game_is_replayed_and_forked_from_any(bus: str) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table, tokens = made["table"]["id"], made["tokens"]
        async with there.join(table, tokens["0"]) as ana, there.join(table, tokens["1"]) as ben:
            for tab, cell in [(ana, 0), (ben, 3), (ana, 1), (ben, 4), (ana, 2)]:
                await play(tab, cell)
            while not (await ana.hear(wire.Update)).outcome:
                pass
        moments = [await p.http.get(f"/api/tables/{table}/replay/3") for p in (here, there)]
        assert moments[0].json() == moments[1].json()
        fork = await there.http.post(f"/api/tables/{table}/fork", json={"at": 2, "name": "Eve"})
        assert fork.status_code == 201, fork.text
        assert fork.json()["table"]["forked_from"] == table


@pytest.mark.parametrize("forged", [b"", b"nonsense", b"\x95\x01\xc3\x01\x00\x91\x93\x00", b"\xc1"])
async def test_what_is_no_message_of_ours_is_ignored_and_counted(bus: str, forged: bytes) -> None:
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            before = here.counts["bus_ignored"]
            for place in (("to", here.id, there.id), ("alive",), ("taken",), ("spent",)):
                there.node.bus.publish(forged, *place)
            await until(lambda: here.counts["bus_ignored"] >= before + 4)
            await play(ana, 4)
            assert (await ana.hear(wire.Update)).events


async def test_another_pair_is_not_believed(bus: str) -> None:
    """Messages for our screens are accepted only with the number that we chose for the pair."""
    from tablee.cluster.messages import Batch, Told, pack

    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            lie = Batch(1234, False, 2, 0, [Told(1, b'{"t":"fault","code":"over"}')])
            here.node.bus.publish(pack(lie), "to", there.id, here.id)
            await until(lambda: there.counts["bus_ignored"])
            await play(ana, 4)
            assert isinstance(await ana.hear(), wire.Update)


def table_of(cluster: Cluster, table: str) -> list[bool]:
    return [process.has(table) for process in cluster.processes]
