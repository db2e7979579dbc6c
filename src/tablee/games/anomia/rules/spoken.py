"""AN-7.7, AN-8.3: answers are spoken; pads tell who began, and the others are the judges."""

from __future__ import annotations

from tablee.games.anomia.face_off import FaceOff, Rival
from tablee.games.anomia.rules import hearing
from tablee.games.anomia.rules.answers import no_example, read
from tablee.games.anomia.rules.deciding import accept, claim, refuse
from tablee.games.anomia.rules.hearing import Heard, hear
from tablee.games.anomia.rules.ties import tie
from tablee.games.anomia.rules.times import MOST_TIES, MUTE, VOTE
from tablee.games.anomia.rules.votes import cast, doubt, verdict
from tablee.games.anomia.state import Anomia
from tablee.kernel import Step, Timed

WAS_FIRST = "first-"
"""`first-2`: seat 2 was first."""

# -- in the race ------------------------------------------------------------------------------


def speak(m: Anomia, fight: FaceOff, rival: Rival, heard: Heard) -> None:
    """AN-8.3: a rival taps the pad when starting to speak."""
    m.notice(fight)
    rival.began, rival.error = max(heard.began, rival.locked), heard.error
    rival.passed = False
    rival.handed, rival.wait = max(m.now, rival.locked), heard.wait
    m.emit("handed", "AN-8.3", seat=rival.seat)


def concede(m: Anomia, fight: FaceOff, rival: Rival) -> None:
    """AN-8.3: the other was first, says the rival."""
    m.notice(fight)
    m.emit("conceded", "AN-8.3", seat=rival.seat)
    fight.claim = fight.other(rival.seat).seat
    accept(m, fight)


def winners(fight: FaceOff) -> tuple[str, ...]:
    """AN-7.7: what can be said about who was first."""
    return tuple(f"{WAS_FIRST}{seat}" for seat in fight.seats)


def name_winner(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    """AN-7.7: in one room two who point at the same winner settle it, pads or no pads."""
    winner = int(heard.what.removeprefix(WAS_FIRST))
    m.notice(fight)
    fight.pointed[heard.seat] = winner
    m.emit("pointed-at", "AN-7.7", seat=heard.seat, winner=winner)
    behind = sum(choice == winner for choice in fight.pointed.values())
    if behind >= min(2, len(m.judges(fight))):
        fight.claim = winner
        accept(m, fight)


# -- was it right? ----------------------------------------------------------------------------


def judge(m: Anomia, fight: FaceOff) -> Step:
    """AN-8.3, AN-7.7: the group hears it and confirms; or the loser concedes."""
    asked = {s: Timed(("no", "said", "yes")) for s in m.judges(fight) if s not in fight.votes}
    other = fight.other(fight.claim).seat
    asked[other] = Timed(_replies(m, fight))
    asked[fight.claim] = hearing.note()
    about = {"written": bool(fight.rival(fight.claim).word), **m.claimed(fight)}
    heard = yield from hear(m, asked, "judge", "AN-8.3", fight.until, fight.claim, **about)
    if heard is None:
        return
    if heard.seat == fight.claim:
        _note_down(m, fight, heard)
    elif heard.seat == other:
        _concede_or_dispute(m, fight, heard)
    else:
        _hear_judge(m, fight, heard)


def _replies(m: Anomia, fight: FaceOff) -> tuple[str, ...]:
    """AN-8.3: what the other can say to it; in twos, where nobody judges, also no (AN-7.5)."""
    no = () if m.judges(fight) else ("no",)
    return (*no, "concede") if fight.disputed else (*no, "first", "concede")


def _note_down(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    """AN-8.3: the word may be written down, so that the list of burned words is complete."""
    rival, word = fight.rival(heard.seat), read(heard.text or "")
    m.emit("noted", "AN-8.3", seat=heard.seat, word=word)
    if no_example(m, word, heard.seat, m.theme_for(fight, heard.seat)):
        refuse(m, fight, rival, MUTE)
    else:
        rival.word = word


def _concede_or_dispute(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    if heard.what == "concede":
        concede(m, fight, fight.rival(heard.seat))
        return
    if heard.what == "no":
        doubt(m, fight, heard.seat)
        return
    fight.disputed, fight.votes, fight.until = True, {}, m.now + VOTE
    m.emit("disputed", "AN-7.7", seat=heard.seat)
    m.phase = "order"
    if not m.judges(fight):
        _together(m, fight)


def _hear_judge(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    cast(m, fight, heard, "AN-7.4")
    if _still_open(m, fight):
        return
    if verdict(m, fight):
        accept(m, fight)
    else:
        refuse(m, fight, fight.rival(fight.claim), MUTE)


def _still_open(m: Anomia, fight: FaceOff) -> bool:
    """AN-8.3: a judge has not voted, and there is time."""
    return m.now < fight.until and any(s not in fight.votes for s in m.judges(fight))


# -- who was first? ---------------------------------------------------------------------------


def order(m: Anomia, fight: FaceOff) -> Step:
    """AN-7.7: the group votes about who began first; a tied vote brings a tie card."""
    names = winners(fight)
    asked = {s: Timed(names) for s in m.judges(fight) if s not in fight.votes}
    heard = yield from hear(m, asked, "order", "AN-7.7", after=fight.until)
    if heard is None:
        return
    cast(m, fight, heard, "AN-7.7")
    if _still_open(m, fight):
        return
    one, two = counts = [list(fight.votes.values()).count(name) for name in names]
    m.emit("ordered", "AN-7.7", counts=counts, seats=fight.seats)
    if one == two:
        _together(m, fight)
    else:
        claim(m, fight, fight.seats[0 if one > two else 1])


def _together(m: Anomia, fight: FaceOff) -> None:
    """AN-7.7, AN-7.2: nobody can say who was first: a tie card, or the pads decide."""
    tie(m, fight) if fight.ties < MOST_TIES else claim(m, fight, fight.claim)
