"""AN-7.1, AN-7.6, AN-8.2: whose answer stands; and what becomes of it.

Who began first is decided here, from what the table measured and logged; so a replay gives the
same winner.
"""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.face_off import FaceOff, Rival
from tablee.games.anomia.rules.cascades import set_aside, win
from tablee.games.anomia.rules.ties import tie
from tablee.games.anomia.rules.times import (
    HOLD,
    MOST_REFUSED,
    MOST_TIES,
    OBJECT,
    REFUSED,
    VOTE,
)
from tablee.games.anomia.state import Anomia
from tablee.kernel import Seat


def decide(m: Anomia, fight: FaceOff) -> None:
    """AN-7.1, AN-7.6: only right answers count; of two, who BEGAN first."""
    one, two = fight.rivals
    if one.handed >= 0 and two.handed >= 0:
        if abs(one.began - two.began) <= fight.margin and fight.ties < MOST_TIES:
            tie(m, fight)
        else:
            claim(m, fight, _sooner(m, one, two).seat)
    elif (one.handed >= 0 or two.handed >= 0) and m.now >= held_until(fight):
        claim(m, fight, (one if one.handed >= 0 else two).seat)


def _sooner(m: Anomia, one: Rival, two: Rival) -> Rival:
    """AN-7.2: after three ties the smaller time; equal to the millisecond: by lot."""
    if one.began == two.began:
        return (one, two)[m.roll(2)]
    return one if one.began < two.began else two


def held_until(fight: FaceOff) -> int:
    """AN-8.2: until when the one who has answered waits for the other."""
    one, two = fight.rivals
    done, rival = (one, two) if one.handed >= 0 else (two, one)
    if rival.passed:
        return done.handed
    if rival.began < 0:  # something of the other's may be under way
        return done.handed + done.wait
    if rival.began > done.began + fight.margin:
        return done.handed
    return done.handed + HOLD


def claim(m: Anomia, fight: FaceOff, seat: Seat) -> None:
    """An answer stands, unless somebody objects."""
    rival, other = fight.rival(seat), fight.other(seat)
    fight.claim, fight.fine, fight.challenger, fight.votes = seat, [], -1, {}
    m.notice(fight)
    m.emit(
        "spoke" if m.spoken else "answered", "AN-7.1", seat=seat, word=rival.word,
        title=m.theme_for(fight, seat).title, time=rival.began,
        later=other.began - rival.began if min(rival.handed, other.handed) >= 0 else -1,
    )  # fmt: skip
    fight.until = m.now + (VOTE if m.spoken else OBJECT)
    m.phase = "judge" if m.spoken else "challenge"


def accept(m: Anomia, fight: FaceOff) -> None:
    """AN-3.3: the face-off is won. Both words are burned (AN-3.4), and whoever has objected to the
    answer has lost a challenge (AN-7.5)."""
    if fight.challenger >= 0:
        m.lost_challenges[fight.challenger] += 1
    m.burn_answers(fight)
    win(m, fight, fight.claim)


def refuse(m: Anomia, fight: FaceOff, rival: Rival, mute: int = 0) -> None:
    """AN-7.5: burned; if the other holds an answer, that one stands; else it goes on, and the other
    has a head start: while the group thinks, nobody can look for a word (AN-3.7)."""
    if rival.word:
        m.burn(rival.word, rival.seat, m.theme_for(fight, rival.seat).id)
    word: dict[str, Any] = {"word": rival.word} if rival.word else {}
    m.emit("refused", "AN-7.5", seat=rival.seat, written=bool(word), **word)
    other = fight.other(rival.seat)
    rival.word, rival.handed, rival.began = "", -1, -1
    rival.refused += 1
    rival.locked = m.now + (mute or REFUSED * rival.refused)
    fight.claim, fight.challenger, fight.until = -1, -1, m.now
    m.phase = "race"
    if other.handed >= 0:
        claim(m, fight, other.seat)
    elif rival.refused + other.refused >= MOST_REFUSED:
        set_aside(m, fight)
    else:  # both begin anew
        other.began, fight.disputed, fight.pointed = -1, False, {}
