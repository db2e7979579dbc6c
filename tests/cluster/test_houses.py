"""Several clusters at one NATS: none can hear another. And the settings that the handbook has for
one: they make a bus that can be joined."""

from __future__ import annotations

import tempfile
from pathlib import Path

import nats.aio.client
from nats.aio.msg import Msg

from tablee.lab.parts import Nats
from tablee.lab.parts.nats import password
from tablee.wire import messages as wire

from .kit import Process, open_cluster, until
from .test_two_processes import play

CONF = Path(__file__).parent.parent.parent / "docs" / "operations" / "nats.conf"
RUBBISH = b"nonsense"


def places(process: Process, other: Process) -> list[tuple[str, ...]]:
    """Every subject on which a stranger could try to reach it."""
    return [("to", process.id, other.id), ("alive",), ("taken",), ("spent",)]


async def test_another_house_is_neither_heard_nor_hears(nats: Nats, bus: str) -> None:
    """With the password of one house, on the subjects of the other. What NATS has taken before
    messages of our own comes before these: so nothing is on its way any more."""
    heard: list[str] = []

    async def hear(message: Msg) -> None:
        heard.append(message.subject)

    stranger = await nats_of(f"nats://house-99:{password('house-99')}@127.0.0.1:{nats.port}")
    await stranger.subscribe(">", cb=hear)
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            before = here.counts["bus_ignored"]
            for place in places(here, there):
                await stranger.publish(there.node.bus.subject(*place), RUBBISH)
            await stranger.flush()
            await until(lambda: len(heard) == 4, "it is said in the stranger's own house")
            await hears_only(here, there, before)
            await play(ana, 4)
            assert (await ana.hear(wire.Update)).events
    await stranger.publish("end", b"")
    await until(lambda: "end" in heard)
    assert len(heard) == 5, "and nothing of ours was heard there"
    await stranger.close()


async def hears_only(here: Process, there: Process, before: int) -> None:
    """Checks that of rubbish on each of these subjects, only that of its own cluster arrives."""
    for place in places(here, there):
        there.node.bus.publish(RUBBISH, *place)
    await until(lambda: here.counts["bus_ignored"] >= before + 4)
    assert here.counts["bus_ignored"] == before + 4


async def test_two_houses_with_one_password_have_subjects_of_their_own(bus: str) -> None:
    async with open_cluster(bus) as cluster, open_cluster(f"{bus}-too", count=1) as others:
        here, there = cluster.processes
        (other,) = others.processes
        assert not other.node.members.peers
        assert here.node.members.peers.keys() == {there.id}
        before = here.counts["bus_ignored"]
        for place in places(here, there):
            other.node.bus.publish(RUBBISH, *place)
        await other.node.bus._queue.join()
        await other.node.bus._client.flush()
        await hears_only(here, there, before)


async def nats_of(address: str) -> nats.aio.client.Client:
    client = nats.aio.client.Client()
    await client.connect(address)
    return client


class AsWritten(Nats):
    """By the settings of the handbook; only the port is another one."""

    def command(self) -> list[str]:
        return [super().command()[0], "-c", str(CONF), "-p", str(self.port)]

    def environment(self) -> dict[str, str]:
        return {
            "TABLEE_NATS_FOLDER": str(self.folder / "jetstream"),
            "TABLEE_NATS_PASSWORD": password("house"),
        }


async def test_the_settings_of_the_handbook() -> None:
    with tempfile.TemporaryDirectory() as folder, AsWritten(Path(folder)) as server:
        async with open_cluster(server.address()) as cluster:
            here, there = cluster.processes
            made = await here.make()
            async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
                await play(ana, 4)
                assert (await ana.hear(wire.Update)).events
            assert there.node.bus.most_bytes == 4_000_000
