"""People who know each other from a table, in the store: queries, and statements that write."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement

DAY = 24 * 3_600_000
LASTS = 14 * DAY
MOST = 60
"""The most people in a list: those played with last."""
MOST_WAITING = 20
"""The most invitations that one person may find; the oldest are dropped."""
MOST_OF_ONE = 3
"""The most invitations from one person to another that wait at the same time."""

PLAYED = """(exists (
    select 1 from records as a
    where a.table_id = s.table_id and a.seat = s.seat and a.kind = 'answer'
    and (a.at > s.made or not exists (
        select 1 from records as x
        where x.table_id = s.table_id and x.seat = s.seat and x.seq > a.seq
        and x.kind in ('sit', 'take')
    ))
    and not exists (
        select 1 from records as bot
        where bot.table_id = s.table_id and bot.seat = s.seat and bot.seq < a.seq
        and bot.kind in ('leave', 'fill') and not exists (
            select 1 from records as person
            where person.table_id = s.table_id and person.seat = s.seat
            and person.seq > bot.seq and person.seq < a.seq
            and person.kind in ('sit', 'take', 'back')
        )
    )
) or (s.ended <> '' and not exists (select 1 from tables where id = s.table_id)))"""
"""Whether they have answered from that seat themselves: since it is known to be theirs, or with
nobody else seated there since; and no bot did it for them. Of a removed table only its result is
left."""

COMPANIONS = f"""
with mine as (select table_id, seat from seats as s where person = ? and {PLAYED})
select s.person, p.name, p.face, max(s.made) as at
from mine join seats as s on s.table_id = mine.table_id join persons as p on p.id = s.person
where s.person <> ? and s.seat <> mine.seat and {PLAYED}
and not exists (select 1 from mutes where person = s.person and other = '')
group by s.person, p.name, p.face order by at desc, s.person limit {MOST}
"""
"""People who have answered at a table at which this person has answered, too."""


class CompanionRow(NamedTuple):
    person: str
    name: str
    face: int
    at: int


def companions_of(base: Database, person: str) -> list[CompanionRow]:
    return [CompanionRow(*line) for line in base.execute(COMPANIONS, (person, person))]


class InvitationRow(NamedTuple):
    table: str
    game: str
    by: str
    name: str
    face: int
    code: str
    made: int


WAITING = """
select i.table_id, t.game, i.by_person, p.name, p.face, i.code, i.made
from invitations as i join tables as t on t.id = i.table_id join persons as p on p.id = i.by_person
where i.person = ? and i.state = 'waits' and t.over = 0 and i.made > ?
order by i.made desc, i.table_id
"""


def waiting_for(base: Database, person: str, now: int) -> list[InvitationRow]:
    return [InvitationRow(*line) for line in base.execute(WAITING, (person, now - LASTS))]


Standing = Literal["waits", "declined", "muted"]


class InvitationOf(NamedTuple):
    """As one of the two has it: who sends one to somebody who has muted them is not told."""

    table: str
    by_me: bool
    name: str
    code: str
    made: int
    state: Standing


ALL = """
select i.table_id, i.by_person, coalesce(p.name, ''), i.code, i.made, i.state from invitations as i
left join persons as p on p.id = case when i.by_person = ? then i.person else i.by_person end
where i.person = ? or i.by_person = ? order by i.made, i.table_id
"""


def invitations_of(base: Database, person: str) -> list[InvitationOf]:
    """To this person, and by them."""
    found = []
    for table, by, name, code, made, state in base.execute(ALL, (person, person, person)):
        told: Standing = "waits" if (by, state) == (person, "muted") else state
        found.append(InvitationOf(table, by == person, name, code, made, told))
    return found


def asked_by(base: Database, person: str, table: str) -> dict[str, str]:
    """Whom they have invited to that table, and the state of each invitation."""
    which = "by_person = ? and table_id = ?"
    found = base.execute(f"select person, state from invitations where {which}", (person, table))
    return {str(who): str(state) for who, state in found}


def muted_by(base: Database, person: str) -> set[str]:
    found = base.execute("select other from mutes where person = ?", (person,))
    return {str(other) for (other,) in found}


def muted_names(base: Database, person: str) -> list[str]:
    """The ids of muted people; "*" stands for everybody."""
    found = base.execute(
        "select coalesce(p.name, '*') from mutes as m left join persons as p on p.id = m.other "
        "where m.person = ? order by m.made, m.other",
        (person,),
    )
    return [str(name) for (name,) in found]


def waiting_between(base: Database, by: str, person: str) -> int:
    which = "by_person = ? and person = ? and state <> 'declined'"
    ((count,),) = base.execute(f"select count(*) from invitations where {which}", (by, person))
    return int(count)


# -- writing ----------------------------------------------------------------------------------

INVITE = """
insert into invitations (person, table_id, by_person, code, made, state)
select ?, ?, ?, ?, ?, ? where not exists (select 1 from seats where person = ? and table_id = ?)
and (
    select count(*) from invitations where by_person = ? and person = ? and state <> 'declined'
) < ?
on conflict (person, table_id) do nothing
"""
FEWER = f"""
delete from invitations where person = ? and table_id not in (
    select table_id from invitations where person = ? order by made desc limit {MOST_WAITING}
)
"""
CALL = """
insert into notices (
    address, table_id, person, seat, kind, people, made, state, due, tries, claim
)
select a.key, i.table_id, i.person, -1, 'invite', ?, ?, 'waits', ?, 0, ''
from invitations as i join addresses as a on a.person = i.person
where i.person = ? and i.table_id = ? and i.made = ? and i.state = 'waits' and a.confirmed <> 0
on conflict (address, table_id) do nothing
"""
"""Written in the same commit as the invitation, so that neither can be lost without the other."""


class Asked(NamedTuple):
    person: str
    table: str
    by: str
    name: str
    """The name of the person who invites."""
    code: str
    muted: bool


def invite(asked: Asked, now: int, due: int) -> tuple[Statement, ...]:
    """An invitation. A muted sender is told the same as anybody, but nobody is called."""
    state = "muted" if asked.muted else "waits"
    who, table = asked.person, asked.table
    waiting = (asked.by, who, MOST_OF_ONE)
    names = msgspec.json.encode([asked.name] if asked.name else []).decode()
    return (
        ("update persons set face = face where id = ?", (asked.by,)),  # one at a time
        (INVITE, (*(who, table, asked.by, asked.code, now, state, who, table), *waiting)),
        (FEWER, (who, who)),
        (CALL, (names, now, due, who, table, now)),
    )


def decline(person: str, table: str) -> tuple[Statement, ...]:
    to = "update invitations set state = 'declined' where person = ? and table_id = ?"
    return (f"{to} and state = 'waits'", (person, table)), drop_notice(person, table)


def came(person: str, table: str) -> tuple[Statement, ...]:
    """The invited person sits there now: the invitation is done."""
    gone = "delete from invitations where person = ? and table_id = ?"
    return (gone, (person, table)), drop_notice(person, table)


def drop_notice(person: str, table: str) -> Statement:
    which = "person = ? and table_id = ? and kind = 'invite'"
    return f"delete from notices where {which}", (person, table)


def mute(person: str, other: str, now: int) -> tuple[Statement, ...]:
    """Mute somebody, and remove their waiting invitations; `other` empty: everybody."""
    put = "insert into mutes (person, other, made) values (?, ?, ?) on conflict do nothing"
    whose = "" if not other else " and by_person = ?"
    values = (person,) if not other else (person, other)
    which = f"select table_id from invitations where person = ? and state = 'waits'{whose}"
    return (
        (put, (person, other, now)),
        (
            f"delete from notices where person = ? and kind = 'invite' and table_id in ({which})",
            (person, *values),
        ),
        (
            "update invitations set state = 'declined' where person = ? and state = 'waits'"
            + whose,
            values,
        ),
    )


def unmute(person: str, other: str) -> Statement:
    return "delete from mutes where person = ? and other = ?", (person, other)


def drop_old(now: int) -> tuple[Statement, ...]:
    return (
        ("delete from invitations where made <= ?", (now - LASTS,)),
        ("delete from invitations where table_id not in (select id from tables)", ()),
    )
