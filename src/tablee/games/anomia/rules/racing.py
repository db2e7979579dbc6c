"""AN-3.2, AN-3.7, AN-3.8, AN-7.3: the race, from the first key or pad to an answer."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.face_off import SPEAK, FaceOff, Rival
from tablee.games.anomia.rules import hearing
from tablee.games.anomia.rules.answers import no_example, read
from tablee.games.anomia.rules.cascades import set_aside
from tablee.games.anomia.rules.deciding import decide, held_until
from tablee.games.anomia.rules.hearing import Heard, hear
from tablee.games.anomia.rules.spoken import concede, name_winner, speak, winners
from tablee.games.anomia.rules.times import AGAIN, CREDIT, GRACE, HINT, PATIENCE, SILENCE
from tablee.games.anomia.state import Anomia
from tablee.kernel import Seat, Step, Timed

COMMON = 12
"""AN-3.8: a hint is at a word that people think of, one of the first of the list."""


def race(m: Anomia, fight: FaceOff) -> Step:
    """AN-3.2: each must name an example of what is on the OTHER's card, before the other."""
    asked = {r.seat: _tries(m, fight, r) for r in fight.rivals if r.handed < 0}
    if pointing := _pointing(m, fight):
        asked |= {seat: Timed(pointing) for seat in m.judges(fight)}
    who = _who(m, fight) if fight.known else {}  # AN-7.3: or else it is not told
    bell, known = _next_bell(m, fight), fight.known
    heard = yield from hear(m, asked, "race", "AN-3.2", after=bell, about=None, known=known, **who)
    if heard is None:
        return
    if heard.by_clock:
        _ring(m, fight)
    elif heard.seat in fight.seats:
        _try(m, fight, fight.rival(heard.seat), heard)
    else:
        _point(m, fight, heard)


def _who(m: Anomia, fight: FaceOff) -> dict[str, Any]:
    """Who must name what: the first thing that a rival wants to know."""
    one, other = fight.seats
    title, goal = (m.theme_for(fight, seat).title for seat in fight.seats)
    return {"seat": one, "title": title, "rival": other, "goal": goal}


def _tries(m: Anomia, fight: FaceOff, rival: Rival) -> Timed:
    credit = CREDIT[m.options["trust"]]
    if m.spoken:
        return hearing.pad(credit)
    return hearing.typing(credit, m.theme_for(fight, rival.seat).answers[:8])


# -- the rivals -------------------------------------------------------------------------------


def _try(m: Anomia, fight: FaceOff, rival: Rival, heard: Heard) -> None:
    """Handle a rival's answer; a start or a drop alone does not reveal the face-off to others."""
    if heard.what == "concede":
        concede(m, fight, rival)
    elif heard.what == SPEAK:
        speak(m, fight, rival, heard)
    elif heard.what == "pass":
        _pass(m, fight, rival)
    elif heard.starts:
        _start(rival, heard)
    elif heard.drops:
        rival.began = -1
    elif heard.text is not None:
        _hand_in(m, fight, rival, heard, heard.text)
    if m.face_off is fight and m.phase == "race":
        decide(m, fight)


def _start(rival: Rival, heard: Heard) -> None:
    """AN-8.1: the first key. Reported at once, so that the table can judge the claim."""
    if rival.began < 0:
        rival.began, rival.error = max(heard.began, rival.locked), heard.error
        rival.passed = False


def _hand_in(m: Anomia, fight: FaceOff, rival: Rival, heard: Heard, text: str) -> None:
    """AN-3.2, AN-3.7: a try. One that is no example costs the word, and a moment."""
    word = read(text)
    _start(rival, heard)
    m.notice(fight)
    rival.passed = False
    if no_example(m, word, rival.seat, m.theme_for(fight, rival.seat)):
        rival.began, rival.locked = -1, m.now + AGAIN
    else:
        rival.word, rival.wait = word, heard.wait
        rival.handed = max(m.now, rival.locked)
        m.emit("handed", "AN-3.2", seat=rival.seat)


def _pass(m: Anomia, fight: FaceOff, rival: Rival) -> None:
    """AN-3.8: both pass, and the newer card leaves the game."""
    m.notice(fight)
    rival.passed, rival.began = True, -1
    m.emit("passed", "AN-3.8", seat=rival.seat)
    if all(r.passed for r in fight.rivals):
        set_aside(m, fight)


# -- the others -------------------------------------------------------------------------------


def _pointing(m: Anomia, fight: FaceOff) -> tuple[str, ...]:
    """AN-7.3: the options of the others: to point out an unnoticed face-off and, where answers are
    spoken, who was first."""
    options = winners(fight) if m.spoken else ()
    return options if fight.known else (*options, "point")


def _point(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    """AN-7.3, AN-7.7"""
    if heard.what != "point":
        name_winner(m, fight, heard)
        return
    m.emit("pointed", "AN-7.3", seat=heard.seat)
    m.notice(fight)


# -- bells ------------------------------------------------------------------------------------


def _bells(m: Anomia, fight: FaceOff) -> list[tuple[int, str]]:
    """The moments that the clock is waited for, each with its reason."""
    if any(rival.handed >= 0 for rival in fight.rivals):
        return [(held_until(fight), "decide")]
    if not fight.known:
        return [(SILENCE, "notice")] if m.options["spotting"] == "soon" else []
    bells = [(race_ends(fight), "end")]
    if not fight.hinted:
        bells.append((fight.opened + HINT, "hint"))
    return bells


def race_ends(fight: FaceOff) -> int:
    """AN-3.8: when the race is given up."""
    return max(fight.opened + PATIENCE, fight.until + GRACE)


def _next_bell(m: Anomia, fight: FaceOff) -> int | None:
    return min((when for when, _ in _bells(m, fight)), default=None)


def _ring(m: Anomia, fight: FaceOff) -> None:
    """Do what is due at this moment."""
    for what in [what for when, what in sorted(_bells(m, fight)) if when <= m.now]:
        if what == "notice":
            m.notice(fight)
        elif what == "hint":
            _hint(m, fight)
        elif what == "decide":
            decide(m, fight)
        else:
            set_aside(m, fight)


def _hint(m: Anomia, fight: FaceOff) -> None:
    """AN-3.8: the first letter of a possible answer, and its length."""
    fight.hinted = True
    fight.hints = [_hint_for(m, fight, seat) for seat in fight.seats]
    m.emit("hint", "AN-3.8", hints=list(fight.hints))


def _hint_for(m: Anomia, fight: FaceOff, seat: Seat) -> str:
    theme = m.theme_for(fight, seat)
    fresh = [word for word in theme.answers if not m.said(word, seat, theme.id)][:COMMON]
    word = fresh[m.roll(len(fresh))] if fresh else "?"
    return word[0].upper() + "".join(" " if c == " " else "·" for c in word[1:])
