"""All tables: making them, seats, forks, replays, and sleep."""

from __future__ import annotations

import pytest

from tablee.kernel import CLOCK
from tablee.table.errors import TableFault
from tablee.table.live.seated_bot import seat_bot
from tablee.table.live.table import Table
from tablee.table.lobby import SWEEP_EVERY, Lobby
from tablee.table.making.seating import ID_LENGTH, new_id
from tablee.table.seats.invitation import ALPHABET
from tablee.table.seats.tokens import LIFETIME, Claim, Signer
from tablee.wire import http
from tablee.wire import messages as wire

from .kit import HeldStore, answer, make_services, sit

BOTH_MINE = [http.SeatWish("me"), http.SeatWish("me")]


@pytest.fixture
async def lobby() -> Lobby:
    return Lobby(make_services(HeldStore()), Signer(b"secret"))


def fault(code: str):
    return pytest.raises(TableFault, match=f"^{code}$")


async def play_out(lobby: Lobby, game: str = "tic-tac-toe", **wishes) -> Table:
    """A finished table, played by chance."""
    made = await lobby.create(http.NewTable(game, seats=BOTH_MINE, **wishes))
    table = await lobby.open(made.table.id)
    bot = seat_bot(game, "random")
    while table.logged.match.ask is not None:
        seat = next(seat for seat in table.logged.match.asks if seat != CLOCK)
        table.play(seat, bot.prepare(table.logged.match, seat)())
    return table


# -- making -----------------------------------------------------------------------------------


async def test_the_smallest_wish_is_me_and_bots(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("tic-tac-toe", name="Zoé"))
    assert [(p.kind, p.name) for p in made.table.people] == [("human", "Zoé"), ("bot", "")]
    assert list(made.tokens) == ["0"]


async def test_seats_as_wished(lobby: Lobby) -> None:
    seats = [http.SeatWish("open"), http.SeatWish("bot", name="Robbie", bot="random"),
             http.SeatWish("me")]  # fmt: skip
    made = await lobby.create(http.NewTable("parlour", seats=seats, name="Ana"))
    kinds = [(p.kind, p.name) for p in made.table.people]
    assert kinds == [("open", ""), ("bot", "Robbie"), ("human", "Ana")]
    assert lobby.claim(made.table.id, made.tokens["2"]) == Claim(made.table.id, 2)


async def test_wishes_that_cannot_be(lobby: Lobby) -> None:
    for code, wish in {
        "no-such-game": http.NewTable("chess"),
        "no-such-seats": http.NewTable("tic-tac-toe", seats=[http.SeatWish("me")]),
        "bad-options": http.NewTable("fear-of-the-dark", options={"difficulty": "brutal"}),
        "bad-name": http.NewTable("tic-tac-toe", name="x" * 25),
        "bad-seed": http.NewTable("fear-of-the-dark", seed="a\nb"),
        "bad-bot": http.NewTable(
            "tic-tac-toe", seats=[BOTH_MINE[0], http.SeatWish("bot", bot="?")]
        ),
    }.items():
        with fault(code):
            await lobby.create(wish)
    assert lobby.services.store.rows == {}


async def test_the_same_seed_is_the_same_game(lobby: Lobby) -> None:
    views = []
    for seed in ("moth", "moth", "candle"):
        made = await lobby.create(http.NewTable("fear-of-the-dark", seed=seed))
        assert made.table.seed == seed
        views.append((await lobby.open(made.table.id)).logged.match.key)
    assert views[0] == views[1] != views[2]


async def test_the_daily_seed_is_of_the_day_by_utc(lobby: Lobby) -> None:
    seeds = []
    for _ in range(3):
        wish = http.NewTable("fear-of-the-dark", daily=True, options={"difficulty": "hard"})
        seeds.append((await lobby.create(wish)).table.seed)
        lobby.services.clock.advance(12 * 3600 * 1000)
    assert seeds[0] == "fear-of-the-dark daily 2027-01-15"
    assert seeds[1] != seeds[2] or seeds[0] != seeds[1]
    assert len(set(seeds)) == 2


async def test_without_a_seed_the_key_is_a_secret(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("tic-tac-toe"))
    row = lobby.services.store.rows[made.table.id]
    assert made.table.seed == ""
    assert len(row.key) == 64


# -- seats ------------------------------------------------------------------------------------


async def test_taking_a_seat(lobby: Lobby) -> None:
    wish = http.NewTable("tic-tac-toe", seats=[http.SeatWish("me"), http.SeatWish()])
    where = (await lobby.create(wish)).table.id
    ana = sit(await lobby.open(where), 0)
    seated = await lobby.take_seat(where, 1, http.TakeSeat("  Ben "))
    assert ana.last.people[1] == wire.Person(1, "Ben", "human")
    assert lobby.claim(where, seated.tokens["1"]) == Claim(where, 1, 1)
    for code, seat, name in (
        ("seat-taken", 1, "X"),
        ("seat-taken", 0, "X"),
        ("no-such-seat", 2, "X"),
        ("no-such-seat", -1, "X"),
        ("bad-name", 1, ""),
    ):
        with fault(code):
            await lobby.take_seat(where, seat, http.TakeSeat(name))
    with fault("no-such-table"):
        await lobby.take_seat("nowhere", 0, http.TakeSeat("X"))


async def test_tokens_are_of_one_table_and_run_out(lobby: Lobby) -> None:
    first = await lobby.create(http.NewTable("tic-tac-toe"))
    second = await lobby.create(http.NewTable("tic-tac-toe"))
    token = first.tokens["0"]
    with fault("not-your-seat"):
        lobby.claim(second.table.id, token)
    with fault("bad-token"):
        lobby.claim(first.table.id, token.replace(".0.", ".1."))
    assert lobby.claim(first.table.id, "") is None
    lobby.services.clock.advance(LIFETIME * 1000)
    with fault("expired"):
        lobby.claim(first.table.id, token)


# -- sleep ------------------------------------------------------------------------------------


async def test_a_table_left_alone_sleeps_and_wakes_as_it_was(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))
    where = made.table.id
    table = await lobby.open(where)
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    lobby.services.clock.advance(lobby.sleep_after + SWEEP_EVERY)
    assert where in lobby.live, "somebody looks at it"
    table.leave(ana, 0)
    lobby.services.clock.advance(lobby.sleep_after + SWEEP_EVERY)
    assert where not in lobby.live
    woken = await lobby.open(where)
    assert woken is not table
    assert woken.logged.match.log == [(0, 4)]


async def test_many_knocks_wake_a_table_once(lobby: Lobby) -> None:
    import asyncio

    where = (await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))).table.id
    del lobby.live[where]
    woken = await asyncio.gather(*[lobby.open(where) for _ in range(5)])
    assert len(set(map(id, woken))) == 1


async def test_too_many_tables_send_the_longest_unused_to_sleep() -> None:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"), most_live=2)
    made = [
        (await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))).table.id
        for _ in range(2)
    ]
    screen = sit(await lobby.open(made[0]), 0)
    made.append((await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))).table.id)
    assert set(lobby.live) == {made[0], made[2]}
    assert screen.heard


async def test_a_table_that_is_one_too_many_stays_awake_while_all_others_are_watched() -> None:
    """Else two who come to it would sit at two copies."""
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"), most_live=1)
    watched = await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))
    sit(await lobby.open(watched.table.id), 0)
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))
    assert made.table.id in lobby.live
    del lobby.live[made.table.id]
    woken = await lobby.open(made.table.id)
    ben = sit(await lobby.open(made.table.id), 1)
    answer(woken, sit(woken, 0), 0, 4)
    assert ben.last.patch == {"board": [-1] * 4 + [0] + [-1] * 4}


async def test_a_log_of_other_rules_is_not_played(lobby: Lobby) -> None:
    import msgspec

    where = (await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))).table.id
    store = lobby.services.store
    for change in ({"version": "old"}, {"game": "chess"}):
        row = store.rows[where]
        store.rows[where] = msgspec.structs.replace(row, **change)
        lobby.live.clear()
        with fault("unreadable"):
            await lobby.open(where)
        store.rows[where] = row


# -- replay and fork --------------------------------------------------------------------------


async def test_a_replay_shows_every_moment_by_any_seats_eyes(lobby: Lobby) -> None:
    table = await play_out(lobby, "parlour")
    where, log = table.stream.table, table.logged.match.log
    for seat in (0, 1, None):
        told = []
        for at in range(len(log) + 1):
            moment = await lobby.moment(where, at, seat)
            assert (moment.at, moment.total) == (at, len(log))
            if at < len(log) and log[at][0] == seat:
                assert moment.answered == {"seat": seat, "choice": log[at][1]}
                assert moment.prompt is not None
            else:
                assert moment.answered is None
            told += moment.events
        assert [note.n for note in told] == list(range(1, len(told) + 1))
        assert [note.key for note in told] == [e["key"] for e in table.logged.match.events(seat)]
    assert moment.outcome is not None
    for at in (-1, len(log) + 1):
        with fault("no-such-moment"):
            await lobby.moment(where, at, 0)
    with fault("no-such-seat"):
        await lobby.moment(where, 0, 2)


async def test_no_replay_and_no_fork_before_the_end(lobby: Lobby) -> None:
    where = (await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))).table.id
    with fault("not-over"):
        await lobby.moment(where, 0, 0)
    with fault("not-over"):
        await lobby.fork(where, http.Fork(0))


async def test_a_fork_stands_where_the_table_stood(lobby: Lobby) -> None:
    table = await play_out(lobby, "parlour")
    where, log = table.stream.table, table.logged.match.log
    for at in range(len(log) + 1):
        forked = await lobby.fork(where, http.Fork(at, "Ana"))
        assert forked.table.forked_from == where
        assert [p.kind for p in forked.table.people] == ["human", "open"]
        lobby.live.clear()
        twin = await lobby.open(forked.table.id)
        assert twin.logged.match.log == log[:at]
        assert twin.logged.match.key == table.logged.match.key
    for code, wish in (("no-such-moment", http.Fork(len(log) + 1)),
                       ("no-such-seat", http.Fork(0, seat=2)),
                       ("bad-name", http.Fork(0, "\x07"))):  # fmt: skip
        with fault(code):
            await lobby.fork(where, wish)


async def test_a_fork_can_be_played_on_and_leaves_the_old_table_alone(lobby: Lobby) -> None:
    table = await play_out(lobby)
    old = list(table.logged.match.log)
    forked = await lobby.fork(table.stream.table, http.Fork(1, "Ben", seat=1))
    assert list(forked.tokens) == ["1"]
    twin = await lobby.open(forked.table.id)
    ben = sit(twin, 1)
    other = next(c for c in twin.logged.match.asks[1] if c != old[1][1])
    answer(twin, ben, 1, other)
    assert isinstance(ben.last, wire.Update)
    assert table.logged.match.log == old


async def test_what_was_undone_is_not_in_the_replay(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=BOTH_MINE))
    table = await lobby.open(made.table.id)
    ana = sit(table, 0)
    answer(table, ana, 0, 8)
    table.handle(ana, 0, wire.Undo())
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        answer(table, ana, seat, cell)
    moment = await lobby.moment(made.table.id, 1, None)
    assert moment.total == 5
    assert moment.events[-1].args == {"player": 0, "cell": 0}


def test_the_id_of_a_table_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert [set(letters) for letters in zip(*ids, strict=True)] == [set(ALPHABET)] * ID_LENGTH
    assert len(ALPHABET) ** ID_LENGTH > 2**59
