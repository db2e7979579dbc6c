"""AN-7.4, AN-7.5, AN-7.7, AN-8.3: an answer is right if the group accepts it."""

from __future__ import annotations

from tablee.games.anomia.content import judge
from tablee.games.anomia.rules.hearing import Heard
from tablee.games.anomia.rules.racing import MOST_TIES, VOTE, Racing
from tablee.games.anomia.state import Rival
from tablee.kernel import Refused, Seat, Step, Timed

MUTE = 1_500
"""AN-8.3: for a pad that was pressed for nothing."""


class Judging(Racing):
    # -- typed: challenge and vote ------------------------------------------------------------

    def challenge(self) -> Step:
        """AN-7.5: any player may challenge an answer, within 4 s, once."""
        fight = self.face_off
        assert fight is not None
        asked = {s: Timed(self._objecting(s)) for s in self.present if s not in self._content()}
        heard = yield from self.hear(asked, "challenge", "AN-7.5", fight.until, fight.claim)
        if heard is None:
            return
        if heard.seat >= 0 and heard.what == "challenge":
            self._object(heard)
            return
        if heard.seat >= 0:
            fight.fine.append(heard.seat)
        if self.now >= fight.until or all(s in self._content() for s in self.present):
            self.accept()

    def _content(self) -> list[Seat]:
        """Those who have nothing to say against it."""
        assert self.face_off is not None
        return [*self.face_off.fine, self.face_off.claim]

    def _objecting(self, seat: Seat) -> tuple[str, ...]:
        left = self.lost_challenges[seat] < self.MOST_LOST_CHALLENGES
        return ("challenge", "fine") if left else ("fine",)

    def _object(self, heard: Heard) -> None:
        """AN-7.4, AN-7.5: any disagreement goes to a vote; the objection is the first, a no."""
        fight = self.face_off
        assert fight is not None
        fight.challenger, fight.until = heard.seat, self.now + VOTE
        word = fight.rival(fight.claim).word
        self.emit("challenged", "AN-7.5", seat=heard.seat, word=word)
        self.phase = "vote"
        if heard.seat in self.voters():
            fight.votes[heard.seat] = "no"
        if self._all_voted():
            self._count()

    def voters(self) -> list[Seat]:
        """AN-7.5: those who are not in the face-off; or all, if the table wants it so."""
        return self.present if self.options["voters"] == "all" else self.judges

    def _all_voted(self) -> bool:
        assert self.face_off is not None
        return all(seat in self.face_off.votes for seat in self.voters())

    def vote(self) -> Step:
        """AN-7.4, AN-7.5: yes or no; no vote or a tied vote accepts."""
        fight = self.face_off
        assert fight is not None
        asked = {s: Timed(("no", "yes")) for s in self.voters() if s not in fight.votes}
        heard = yield from self.hear(asked, "vote", "AN-7.4", fight.until, fight.claim)
        if heard is None:
            return
        if heard.seat >= 0:
            fight.votes[heard.seat] = heard.what
            self.emit("voted", "AN-7.4", seat=heard.seat)
        if self.now >= fight.until or self._all_voted():
            self._count()

    def _count(self) -> None:
        fight = self.face_off
        assert fight is not None
        yes = sorted(s for s, vote in fight.votes.items() if vote == "yes")
        no = sorted(s for s, vote in fight.votes.items() if vote != "yes")
        accepted = len(yes) >= len(no)
        self.emit("verdict", "AN-7.4", accepted=accepted, yes=yes, no=no)
        if not accepted:
            self.refuse(fight.rival(fight.claim))
            return
        if fight.challenger >= 0:
            self.lost_challenges[fight.challenger] += 1
        self.accept()

    # -- what becomes of it -------------------------------------------------------------------

    def refuse(self, rival: Rival, mute: int = 0) -> None:
        """AN-7.5: burned; if the other holds an answer, that one stands; else it goes on."""
        fight = self.face_off
        assert fight is not None
        if rival.word:
            self.burn(rival.word, rival.seat, self.theme_for(rival.seat).id)
        self.emit("refused", "AN-7.5", seat=rival.seat, word=rival.word)
        other = fight.other(rival.seat)
        rival.word, rival.handed, rival.began = "", -1, -1
        rival.locked = self.now + mute
        fight.claim, fight.challenger, fight.until = -1, -1, self.now
        self.phase = "race"
        if other.handed >= 0:
            self.claim(other.seat)
        else:  # both begin anew
            other.began, fight.disputed, fight.pointed = -1, False, {}

    # -- spoken -------------------------------------------------------------------------------

    def pointing(self) -> tuple[str, ...]:
        """AN-7.7: in one room two who point at the same winner settle it, pads or no pads."""
        fight = self.face_off
        assert fight is not None
        if not self.spoken:
            return super().pointing()
        return tuple(f"first-{r.seat}" for r in fight.rivals) + super().pointing()

    def point(self, heard: Heard) -> None:
        """AN-7.7, AN-8.3: the group says who was first."""
        fight = self.face_off
        assert fight is not None
        if heard.what == "point":
            super().point(heard)
            return
        winner = int(heard.what.removeprefix("first-"))
        self.notice()
        fight.pointed[heard.seat] = winner
        self.emit("pointed-at", "AN-7.7", seat=heard.seat, winner=winner)
        behind = sum(choice == winner for choice in fight.pointed.values())
        if behind >= min(2, len(self.judges)):
            fight.claim = winner
            self.accept()

    def judge(self) -> Step:
        """AN-8.3, AN-7.7: the group hears it and confirms; or the loser concedes."""
        fight = self.face_off
        assert fight is not None
        asked = {s: Timed(("no", "said", "yes")) for s in self.judges if s not in fight.votes}
        other = fight.other(fight.claim).seat
        asked[other] = Timed(("concede",) if fight.disputed else ("first", "concede"))
        asked[fight.claim] = Timed((), judge.LONGEST, samples=("spoken",))
        heard = yield from self.hear(asked, "judge", "AN-8.3", fight.until, fight.claim)
        if heard is None:
            return
        if heard.seat == fight.claim:
            self._note_down(heard)
        elif heard.seat == other:
            self._concede_or_dispute(heard)
        else:
            self._hear_judge(heard)

    def _note_down(self, heard: Heard) -> None:
        """The word may be written down, so that the list of burned words is whole."""
        fight, text = self.face_off, heard.text or ""
        assert fight is not None
        if fault := judge.fault(text):
            raise Refused(f"no-word-{fault}", "AN-3.9", most=judge.LONGEST)
        rival, word = fight.rival(heard.seat), judge.clean(text)
        self.emit("noted", "AN-8.3", seat=heard.seat, word=word)
        if self.no_example(word, heard.seat, self.theme_for(heard.seat)):
            self.refuse(rival, MUTE)
        else:
            rival.word = word

    def _concede_or_dispute(self, heard: Heard) -> None:
        fight = self.face_off
        assert fight is not None
        if heard.what == "concede":
            self.concede(fight.rival(heard.seat))
            return
        fight.disputed, fight.votes, fight.until = True, {}, self.now + VOTE
        self.emit("disputed", "AN-7.7", seat=heard.seat)
        self.phase = "order"
        if not self.judges:
            self._together()

    def _together(self) -> None:
        """AN-7.7, AN-7.2: nobody can say who was first: a tie card, or the pads decide."""
        fight = self.face_off
        assert fight is not None
        self.tie() if fight.ties < MOST_TIES else self.claim(fight.claim)

    def _hear_judge(self, heard: Heard) -> None:
        fight = self.face_off
        assert fight is not None
        if heard.seat >= 0:
            fight.votes[heard.seat] = heard.what
            self.emit("voted", "AN-7.4", seat=heard.seat)
        if self.now < fight.until and any(s not in fight.votes for s in self.judges):
            return
        yes = sorted(s for s, vote in fight.votes.items() if vote == "yes")
        no = sorted(s for s, vote in fight.votes.items() if vote != "yes")
        self.emit("verdict", "AN-7.4", accepted=len(yes) >= len(no), yes=yes, no=no)
        if len(yes) >= len(no):
            self.accept()
        else:
            self.refuse(fight.rival(fight.claim), MUTE)

    def order(self) -> Step:
        """AN-7.7: the group votes about who began first; a tied vote brings a tie card."""
        fight = self.face_off
        assert fight is not None
        names = tuple(f"first-{r.seat}" for r in fight.rivals)
        asked = {s: Timed(names) for s in self.judges if s not in fight.votes}
        heard = yield from self.hear(asked, "order", "AN-7.7", after=fight.until)
        if heard is None:
            return
        if heard.seat >= 0:
            fight.votes[heard.seat] = heard.what
            self.emit("voted", "AN-7.7", seat=heard.seat)
        if self.now < fight.until and any(s not in fight.votes for s in self.judges):
            return
        counts = [list(fight.votes.values()).count(name) for name in names]
        first = [r.seat for r in fight.rivals][counts.index(max(counts))]
        self.emit("ordered", "AN-7.7", counts=counts, seats=[r.seat for r in fight.rivals])
        if counts[0] == counts[1]:
            self._together()
        else:
            self.claim(first)
