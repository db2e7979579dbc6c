"""Requests about one table that come over HTTP: only the process that owns the table can answer."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import Struct

from tablee.table.companions.seats import link_to
from tablee.table.lobby import Lobby
from tablee.table.notices.later import call_missed, seen_later
from tablee.table.persons.seats import give_up, recall
from tablee.wire import http
from tablee.wire.persons import Lang


class Show(Struct, tag="show"):
    table: str
    code: str


class Sit(Struct, tag="sit"):
    table: str
    seat: int
    wish: http.TakeSeat


class ForkAt(Struct, tag="fork"):
    table: str
    wish: http.Fork


class PlayAgain(Struct, tag="again"):
    table: str
    wish: http.Again


class Code(Struct, tag="code"):
    table: str
    token: str
    code: str = ""
    pad: bool = False


class Find(Struct, tag="find"):
    """Find the table of a four-letter code: only the process that made the code knows it."""

    code: str
    table: str = ""


class Look(Struct, tag="look"):
    """A moment of a replay."""

    table: str
    at: int
    seat: int | None
    words: str
    code: str


class LookBack(Struct, tag="look-back"):
    """How the house bot would have played a finished game."""

    table: str
    code: str


class Recall(Struct, tag="recall"):
    """Revoke the tokens of a seat: a device of that person is lost."""

    table: str
    seat: int
    generation: int
    person: str


class GiveUp(Struct, tag="give-up"):
    """Give a seat up for somebody who wants to be forgotten: a bot plays on there."""

    table: str
    seat: int
    generation: int


class SeenLater(Struct, tag="seen-later"):
    """Tell the table that somebody has seen a notice and comes later."""

    table: str
    seat: int
    generation: int
    lang: Lang


class CallMissed(Struct, tag="call-missed"):
    """Call those who were asked since then and whom a process that was killed could not call."""

    table: str
    since: int


class Invite(Struct, tag="invite"):
    """The code of the table's link, for somebody who sits there and invites another person."""

    table: str
    token: str


Request = (
    Show | Sit | ForkAt | PlayAgain | Code | Find | Look | LookBack | Recall | GiveUp | SeenLater
    | CallMissed | Invite
)  # fmt: skip


class Desk:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def answer(self, request: Request) -> Any:
        lobby = self._lobby
        match request:
            case Show(table, code):
                return (await lobby.visit(table, code)).door.info_for(code)
            case Sit(table, seat, wish):
                return await lobby.take_seat(table, seat, wish)
            case ForkAt(table, fork):
                return await lobby.fork(table, fork)
            case PlayAgain(table, again):
                return await lobby.again(table, again)
            case Code(table, token, code, pad):
                return await lobby.code(table, http.WantCode(token, code, pad))
            case Find(code):
                return lobby.codes.find(code)
            case Look(table, at, viewer, words, code):
                return await lobby.moment(table, at, viewer, words, code)
            case LookBack(table, code):
                return await lobby.hindsight(table, code)
            case Recall(table, seat, generation, person):
                return await recall(lobby, table, seat, generation, person)
            case GiveUp(table, seat, generation):
                return await give_up(lobby, table, seat, generation)
            case SeenLater(table, seat, generation, lang):
                return await seen_later(lobby, table, seat, generation, lang)
            case CallMissed(table, since):
                return call_missed(await lobby.open(table), since)
            case Invite(table, token):
                return await link_to(lobby, table, token)
            case _:
                assert_never(request)
