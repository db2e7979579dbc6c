"""A heat over real sockets: the time is told, links are measured, and answers bring their times."""

from __future__ import annotations

from tablee.wire import messages as wire
from tests.rules import rule
from tests.server.kit import House


@rule("AN-8.1")
async def test_pings_measure_and_answers_bring_their_times(house: House) -> None:
    made = await house.make("anomia")
    where, tokens = made["table"]["id"], made["tokens"]
    async with house.join(where, tokens["0"]) as ana, house.join(where, tokens["1"]) as ben:
        heat = ana.welcome.heat
        assert heat is not None
        assert heat.show_at == heat.now + 150
        pong = await ana.ask(wire.Ping(1.5), wire.Pong)
        assert pong == wire.Pong(1.5, house.clock.now())
        house.clock.advance(580)
        await ana.say(wire.Ping(2.5, pong.now, 500))
        people = await ben.hear(wire.People)
        assert [person.lag for person in people.people] == [80, None]
        prompt = ana.welcome.prompt
        assert prompt is not None
        assert prompt.form == wire.TimedForm(["ready"], 0)
        await ana.say(wire.Answer(prompt.ask, "ready", 300.5, 2, heat.now, 520.25))
        update = await ben.hear(wire.Update)
        assert [note.key for note in update.events] == ["ready"]
        assert update.heat == wire.Heat(heat.id, heat.show_at, house.clock.now())
        await ben.say(wire.Answer(prompt.ask, "ready"))
        both = await ana.hear(wire.Update)
        while "ready" not in [note.key for note in both.events] or both.heat.id == heat.id:
            both = await ana.hear(wire.Update)
        assert both.patch["phase"] == "draw"
    table = await house.app.lobby.open(where)
    assert table.logged.match.log[0] == (0, ("ready", 430, 2, 430, 0))
    assert sum(table.services.verdict_times.counts) >= 2


async def test_who_only_watches_is_told_the_time_and_not_measured(house: House) -> None:
    made = await house.make("anomia")
    async with house.join(made["table"]["id"]) as watcher:
        assert watcher.welcome.heat is not None
        assert watcher.welcome.heat.paused, "nobody plays"
        pong = await watcher.ask(wire.Ping(0.0, 1.0, 1.0), wire.Pong)
        assert pong.now == house.clock.now()
