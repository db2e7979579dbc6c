"""AN-7.4, AN-7.5: an answer is right if the group accepts it."""

from __future__ import annotations

from tablee.games.anomia.face_off import FaceOff
from tablee.games.anomia.rules.deciding import accept, refuse
from tablee.games.anomia.rules.hearing import Heard, hear
from tablee.games.anomia.rules.ties import break_tie
from tablee.games.anomia.rules.times import MOST_LOST_CHALLENGES, MOST_TIES, VOTE
from tablee.games.anomia.state import Anomia
from tablee.kernel import Seat, Step, Timed


def challenge(m: Anomia, fight: FaceOff) -> Step:
    """AN-7.5: any player may challenge an answer, within 4 s, once."""
    asked = {s: Timed(_objecting(m, s)) for s in m.present if s not in _content(fight)}
    about = m.claimed(fight)
    heard = yield from hear(m, asked, "challenge", "AN-7.5", fight.until, fight.claim, **about)
    if heard is None:
        return
    if heard.what == "challenge":
        _object(m, fight, heard)
        return
    if not heard.by_clock:
        fight.fine.append(heard.seat)
    if m.now >= fight.until or all(s in _content(fight) for s in m.present):
        accept(m, fight)


def _content(fight: FaceOff) -> list[Seat]:
    """The players who have no objection."""
    return [*fight.fine, fight.claim]


def _objecting(m: Anomia, seat: Seat) -> tuple[str, ...]:
    left = m.lost_challenges[seat] < MOST_LOST_CHALLENGES
    return ("challenge", "fine") if left else ("fine",)


def _object(m: Anomia, fight: FaceOff, heard: Heard) -> None:
    """AN-7.4, AN-7.5: any disagreement goes to a vote: the objection is a no, the answer a yes."""
    fight.challenger, fight.until = heard.seat, m.now + VOTE
    word = fight.rival(fight.claim).word
    m.emit("challenged", "AN-7.5", seat=heard.seat, word=word)
    if not m.judges(fight):
        doubt(m, fight, heard.seat)
        return
    m.phase, fight.voters = "vote", _voters(m, fight)
    given = {heard.seat: "no", fight.claim: "yes"}
    fight.votes = {seat: vote for seat, vote in given.items() if seat in fight.voters}
    if _all_voted(m, fight):
        _count(m, fight)


def _voters(m: Anomia, fight: FaceOff) -> list[Seat]:
    """AN-7.5: those who are not in the face-off; or all, if the table wants it so, or if only one
    of them is left: the one who objects shall not be the only judge."""
    judges = m.judges(fight)
    return m.present if m.options["voters"] == "all" or len(judges) == 1 else judges


def doubt(m: Anomia, fight: FaceOff, by: Seat) -> None:
    """AN-7.5: in twos it is one against one. A tick settles it; without one, a tie card does, once
    in a face-off."""
    rival = fight.rival(fight.claim)
    if m.listed(fight):
        m.emit("verdict", "AN-7.5", accepted=True, yes=[fight.claim], no=[by])
        accept(m, fight)
    elif fight.doubter != by and fight.ties < MOST_TIES:
        m.emit("doubted", "AN-7.5", seat=rival.seat, word=rival.word)
        fight.doubter = by
        break_tie(m, fight)
    else:
        m.emit("verdict", "AN-7.5", accepted=False, yes=[fight.claim], no=[by])
        refuse(m, fight, rival)


def _all_voted(m: Anomia, fight: FaceOff) -> bool:
    return all(seat in fight.votes for seat in voters(m, fight))


def voters(m: Anomia, fight: FaceOff) -> list[Seat]:
    """The voters who are still at the table."""
    return [seat for seat in fight.voters if seat not in m.gone]


def vote(m: Anomia, fight: FaceOff) -> Step:
    """AN-7.4, AN-7.5: yes or no; no vote or a tied vote accepts."""
    asked = {s: Timed(("no", "yes")) for s in voters(m, fight) if s not in fight.votes}
    about = m.claimed(fight)
    heard = yield from hear(m, asked, "vote", "AN-7.4", fight.until, fight.claim, **about)
    if heard is None:
        return
    cast(m, fight, heard, "AN-7.4")
    if m.now >= fight.until or _all_voted(m, fight):
        _count(m, fight)


def _count(m: Anomia, fight: FaceOff) -> None:
    """AN-7.5: a refused answer is burned; a challenge that fails is lost."""
    if not verdict(m, fight):
        refuse(m, fight, fight.rival(fight.claim))
        return
    accept(m, fight)


# -- every vote, typed or spoken --------------------------------------------------------------


def cast(m: Anomia, fight: FaceOff, heard: Heard, rule: str) -> None:
    """Count a vote; ignore the clock."""
    if not heard.by_clock:
        fight.votes[heard.seat] = heard.what
        m.emit("voted", rule, seat=heard.seat)


def verdict(m: Anomia, fight: FaceOff) -> bool:
    """AN-7.4: what the group thinks of the answer; no vote or a tied vote accepts."""
    yes = sorted(s for s, vote in fight.votes.items() if vote == "yes")
    no = sorted(s for s, vote in fight.votes.items() if vote != "yes")
    accepted = len(yes) >= len(no)
    m.emit("verdict", "AN-7.4", accepted=accepted, yes=yes, no=no)
    return accepted
