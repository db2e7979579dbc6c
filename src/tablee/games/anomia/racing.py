"""AN-3, AN-7.1, AN-8.1 to AN-8.3: the face-off, from the first key or pad to an answer that stands.

Who began first is decided here, from what the table measured and logged; so a replay gives the
same winner.
"""

from __future__ import annotations

from tablee.games.anomia import judge
from tablee.games.anomia.hearing import Heard
from tablee.games.anomia.packs import Theme
from tablee.games.anomia.state import CREDIT, Rival
from tablee.games.anomia.tying import Tying
from tablee.kernel import Refused, Seat, Step, Timed

START, DROP = "start", "drop"
"""The options that announce a word under way, and withdraw it."""

SILENCE = 2_000
"""AN-7.3: spotting is part of the game."""
HINT, PATIENCE = 25_000, 40_000
"""AN-3.8: after the face-off was noticed."""
GRACE = 10_000
"""At least so much is left when a refused answer sends the rivals back to thinking."""
AGAIN = 400
"""AN-3.7: between two tries."""
HOLD = 2_500
"""AN-8.2: for a rival who began earlier and is still typing."""
MOST_TIES = 3
"""AN-7.2: then the smaller time decides."""
OBJECT = 4_000
"""AN-7.5: for a challenge."""
VOTE = 6_000


class Racing(Tying):
    def race(self) -> Step:
        """AN-3.2: each must name an example of what is on the OTHER's card, before the other."""
        fight = self.face_off
        assert fight is not None
        asked = {r.seat: self._tries(r) for r in fight.rivals if r.handed < 0}
        asked |= {seat: Timed(pointing) for seat in self.judges if (pointing := self.pointing())}
        heard = yield from self.hear(asked, "race", "AN-3.2", after=self._next_bell())
        if heard is None:
            return
        if heard.seat < 0:
            self._bell()
        elif heard.seat in (rival.seat for rival in fight.rivals):
            self._try(fight.rival(heard.seat), heard)
        else:
            self.point(heard)

    def _tries(self, rival: Rival) -> Timed:
        credit = CREDIT[self.options["trust"]]
        if self.spoken:
            return Timed(("speak", "concede", "pass"), credit=credit, presses=("speak",))
        samples = self.theme_for(rival.seat).answers[:8]
        return Timed((START, DROP, "pass"), judge.LONGEST, credit, samples, START, DROP)

    def pointing(self) -> tuple[str, ...]:
        """AN-7.3: the others point a forgotten face-off out."""
        assert self.face_off is not None
        return () if self.face_off.known else ("point",)

    def point(self, heard: Heard) -> None:
        """AN-7.3"""
        self.emit("pointed", "AN-7.3", seat=heard.seat)
        self.notice()

    def _try(self, rival: Rival, heard: Heard) -> None:
        """What a rival does; whatever it is, the face-off is noticed now."""
        text = heard.text
        if text is not None:
            self._hand_in(rival, heard, text)
        elif heard.what == START:
            self._start(rival, heard)
        elif heard.what == DROP:
            rival.began = -1
        elif heard.what == "pass":
            self._pass(rival)
        else:
            self.speak(rival, heard)
            return
        if self.phase == "race":
            self.decide()

    def _start(self, rival: Rival, heard: Heard) -> None:
        """AN-8.1: the first key. Reported at once, so that the table can judge the claim."""
        if rival.began < 0:
            rival.began, rival.error = max(heard.began, rival.locked), heard.error
            rival.passed = False

    def _pass(self, rival: Rival) -> None:
        """AN-3.8: both pass, and the newer card leaves the game."""
        assert self.face_off is not None
        self.notice()
        rival.passed, rival.began = True, -1
        self.emit("passed", "AN-3.8", seat=rival.seat)
        if all(r.passed for r in self.face_off.rivals):
            self.set_aside()

    # -- answers ------------------------------------------------------------------------------

    def _hand_in(self, rival: Rival, heard: Heard, text: str) -> None:
        """AN-3.2, AN-3.7: a try. One that is no example costs the word, and a moment."""
        if fault := judge.fault(text):
            raise Refused(f"no-word-{fault}", "AN-3.9", most=judge.LONGEST)
        word, theme = judge.clean(text), self.theme_for(rival.seat)
        self._start(rival, heard)
        self.notice()
        rival.passed = False
        if self.no_example(word, rival.seat, theme):
            rival.began, rival.locked = -1, self.now + AGAIN
        else:
            rival.word, rival.wait = word, heard.wait
            rival.handed = max(self.now, rival.locked)
            self.emit("handed", "AN-3.2", seat=rival.seat)

    def no_example(self, word: str, seat: Seat, theme: Theme) -> bool:
        """AN-3.4, AN-3.9: said before, or no example at all: refused at once, without a vote."""
        if self.said(word, seat, theme.id):
            self.emit("no-example", "AN-3.4", seat=seat, word=word, reason="said")
            if not self.burnt(word, theme.id):  # so far it was only talked about
                self.burn(word, seat, theme.id)
            return True
        if judge.trivial(word, theme):
            self.emit("no-example", "AN-3.9", seat=seat, word=word, reason="trivial")
            self.burn(word, seat, theme.id)
            return True
        return False

    def decide(self) -> None:
        """AN-7.1, AN-7.6: only right answers count; of two, who BEGAN first."""
        assert self.face_off is not None
        one, two = self.face_off.rivals
        if one.handed >= 0 and two.handed >= 0:
            if abs(one.began - two.began) <= self.margin() and self.face_off.ties < MOST_TIES:
                self.tie()
            else:
                self.claim(self._sooner(one, two).seat)
        elif (one.handed >= 0 or two.handed >= 0) and self.now >= self._held_until():
            self.claim((one if one.handed >= 0 else two).seat)

    def _sooner(self, one: Rival, two: Rival) -> Rival:
        """AN-7.2: after three ties the smaller time; equal to the millisecond: by lot."""
        if one.began == two.began:
            return (one, two)[self.roll(2)]
        return one if one.began < two.began else two

    def _held_until(self) -> int:
        """AN-8.2: until when the one who has answered waits for the other."""
        assert self.face_off is not None
        one, two = self.face_off.rivals
        done, rival = (one, two) if one.handed >= 0 else (two, one)
        if rival.passed:
            return done.handed
        if rival.began < 0:  # something of the other's may be under way
            return done.handed + done.wait
        if rival.began > done.began + self.margin():
            return done.handed
        return done.handed + HOLD

    def claim(self, seat: Seat) -> None:
        """An answer stands, unless somebody objects; the loser's word is burned as well."""
        fight = self.face_off
        assert fight is not None
        rival, other = fight.rival(seat), fight.other(seat)
        fight.claim, fight.fine, fight.challenger, fight.votes = seat, [], -1, {}
        self.notice()
        self.emit(
            "spoke" if self.spoken else "answered", "AN-7.1", seat=seat, word=rival.word,
            title=self.theme_for(seat).title, time=rival.began,
            later=other.began - rival.began if min(rival.handed, other.handed) >= 0 else -1,
        )  # fmt: skip
        fight.until = self.now + (VOTE if self.spoken else OBJECT)
        self.phase = "judge" if self.spoken else "challenge"

    def accept(self) -> None:
        """AN-3.3: the face-off is won. Both words are burned (AN-3.4)."""
        fight = self.face_off
        assert fight is not None
        self.burn_answers()
        self.win(fight.claim)

    # -- spoken -------------------------------------------------------------------------------

    def speak(self, rival: Rival, heard: Heard) -> None:
        """AN-8.3: a rival taps the pad when starting to speak, or concedes."""
        if heard.what == "concede":
            self.concede(rival)
            return
        self.notice()
        rival.began, rival.error = max(heard.began, rival.locked), heard.error
        rival.passed = False
        rival.handed, rival.wait = max(self.now, rival.locked), heard.wait
        self.emit("handed", "AN-8.3", seat=rival.seat)
        self.decide()

    def concede(self, rival: Rival) -> None:
        fight = self.face_off
        assert fight is not None
        self.notice()
        self.emit("conceded", "AN-8.3", seat=rival.seat)
        fight.claim = fight.other(rival.seat).seat
        self.accept()

    # -- bells --------------------------------------------------------------------------------

    def _bells(self) -> list[tuple[int, str]]:
        """What the clock is waited for, and when."""
        fight = self.face_off
        assert fight is not None
        if any(rival.handed >= 0 for rival in fight.rivals):
            return [(self._held_until(), "decide")]
        if not fight.known:
            return [(SILENCE, "notice")] if self.options["spotting"] == "soon" else []
        bells = [(max(fight.opened + PATIENCE, fight.until + GRACE), "end")]
        if not fight.hinted:
            bells.append((fight.opened + HINT, "hint"))
        return bells

    def _next_bell(self) -> int | None:
        return min((when for when, _ in self._bells()), default=None)

    def _bell(self) -> None:
        """Whatever is due."""
        for what in [what for when, what in sorted(self._bells()) if when <= self.now]:
            if what == "notice":
                self.notice()
            elif what == "hint":
                self.hint()
            elif what == "decide":
                self.decide()
            else:
                self.set_aside()

    def hint(self) -> None:
        """AN-3.8: the first letter of a possible answer, and its length."""
        fight = self.face_off
        assert fight is not None
        fight.hinted = True
        fight.hints = [self._hint_for(rival.seat) for rival in fight.rivals]
        self.emit("hint", "AN-3.8", hints=list(fight.hints))

    def _hint_for(self, seat: Seat) -> str:
        theme = self.theme_for(seat)
        fresh = [word for word in theme.answers if not self.said(word, seat, theme.id)]
        word = fresh[self.roll(len(fresh))] if fresh else "?"
        return word[0].upper() + "".join(" " if c == " " else "·" for c in word[1:])
