"""The table in words, for the ear and the terminal: one part for each thing on it."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.content.themes import every_theme
from tablee.games.anomia.rules.end import winners
from tablee.games.anomia.rules.times import MOST_LOST_CHALLENGES
from tablee.games.anomia.screen.view import AnomiaView, ClaimView, FaceOffView
from tablee.games.anomia.screen.words import hint_in_words
from tablee.kernel import Catalogue, Part, Seat


class Teller:
    """One view, and the language it is told in."""

    def __init__(self, view: AnomiaView, say: Catalogue, lang: str) -> None:
        self.view, self._say, self._lang = view, say, lang

    def say(self, key: str, **args: Any) -> str:
        return self._say.format(self._lang, key, args)

    def name(self, seat: Seat) -> str:
        return self._say.called(seat, self._lang)

    # -- the table ----------------------------------------------------------------------------

    def table(self) -> Part:
        """AN-1, AN-2, AN-4: what goes on, the piles, the die; and what was agreed on."""
        view = self.view
        left, right = view.piles
        brief = [self.say("tell-stage", stage=view.stage)]
        brief += [self._winners()] if view.stage == "over" else []
        brief += [self.say("tell-unready", seats=view.unready)] if view.unready else []
        brief.append(self.say("tell-piles", left=left, right=right))
        brief += [self.say("tell-roll", symbols=view.roll)] if view.roll else []
        edition = self.say(f"option-edition-{view.edition}")
        lines = [
            self.say("tell-duels", n=view.duels),
            self.say("tell-pack", pack=view.pack, name=view.pack_name, edition=edition),
            self.say("tell-answers", words=view.words, spoken=view.spoken),
            self.say("tell-symbols", symbols=view.symbols),
        ]
        lines += [self.say("tell-left-out", symbols=view.left_out)] if view.left_out else []
        lines += [self.say("tell-gone", seats=view.gone)] if view.gone else []
        lines += [self.say("tell-watching")] if view.seat is None else []
        if view.drawn_for is not None:
            lines.append(self.say("tell-drawn-for", seat=view.drawn_for))
        return Part(self.say("part-table"), " ".join(brief), tuple(lines))

    def _winners(self) -> str:
        """AN-6.2"""
        best = winners(self.view.won)
        return self.say("tell-winners", seats=best, n=len(best), cards=max(self.view.won))

    def place(self, place: int) -> Part:
        """AN-2.2: a play pile, and what its owner has won."""
        view, pile = self.view, self.view.places[place]
        mine, second = pile.seat == view.seat, place >= len(view.won)
        args = {"seat": pile.seat, "mine": mine, "second": second}
        args |= {"won": view.won[pile.seat], "below": pile.below}
        if pile.top is None:
            brief = self.say("tell-empty", **args)
        else:
            top = {"title": pile.top.title, "symbol": pile.top.symbol}
            brief = self.say("tell-place", **args, **top)
        lines = [self.say("tell-next")] if place == view.place else []
        objections = "" if second else self.say("tell-challenges", n=view.challenges[pile.seat])
        if mine and objections and view.challenges[pile.seat] < MOST_LOST_CHALLENGES:
            brief = f"{brief} {objections}"
        elif objections:
            lines.insert(0, objections)
        return Part(self.name(pile.seat), brief, tuple(lines))

    # -- the face-off -------------------------------------------------------------------------

    def face_off(self, fight: FaceOffView) -> Part:
        """AN-3: who faces whom, what each must name, and how far they are."""
        one, other = fight.rivals
        brief = [self.say("tell-face-off", seat=one, loser=other, by=fight.by)]
        hints = fight.hints or ["", ""]
        named = zip(fight.rivals, fight.goals, hints, strict=False)
        names = [self._must_name(rival, goal.title, hint) for rival, goal, hint in named]
        brief += [] if self._asked_of(fight) else names
        brief += [self._answer(fight.claim)] if fight.claim else []
        lines = names if self._asked_of(fight) else []
        lines += [line for side in (0, 1) for line in self._how_far(fight, side)]
        lines.append(self.say("tell-cascade", n=fight.cascade))
        lines += [self.say("tell-ties", n=fight.ties)] if fight.ties else []
        if fight.tie is not None:
            tie = fight.tie
            lines.append(
                self.say("tell-tie", title=tie.title, symbol=tie.symbol, spare=not tie.symbol)
            )
        lines += self._judging(fight)
        lines += self._photo(fight, fight.claim) if fight.claim else []
        return Part(self.say("part-face-off"), " ".join(brief), tuple(lines))

    def _asked_of(self, fight: FaceOffView) -> bool:
        """AN-3.2: the question says who must name what, or which answer is judged."""
        if fight.claim is not None:
            return True
        rivals = zip(fight.rivals, fight.handed, strict=True)
        mine = [handed for rival, handed in rivals if rival == self.view.seat]
        return mine == [False] and not fight.hints

    def _must_name(self, rival: Seat, title: str, hint: str) -> str:
        """AN-3.2, AN-3.8: with the hint, if there is one."""
        told = [self.say("tell-names", seat=rival, mine=rival == self.view.seat, title=title)]
        if hint:
            told.append(self.say("tell-hint", hint=hint_in_words(hint, self._say, self._lang)))
        return " ".join(told)

    def _how_far(self, fight: FaceOffView, side: int) -> list[str]:
        """AN-8.1, AN-3.8: has begun, has answered, has passed."""
        done = {"began": fight.began, "handed": fight.handed, "passed": fight.passed}
        return [
            self.say(f"tell-{what}", seat=fight.rivals[side])
            for what, flags in done.items()
            if flags[side]
        ]

    def _answer(self, claim: ClaimView) -> str:
        """AN-7.5, AN-8.5: the word that is judged, and what the lists say to it."""
        args = {"seat": claim.seat, "word": claim.word, "title": claim.title}
        told = [self.say("tell-claim" if claim.word else "tell-spoke", **args)]
        told += [self.say("tell-listed")] if claim.listed else []
        told += [self.say("tell-own", seat=claim.seat)] if claim.own else []
        told += [self.say("tell-near", word=claim.near)] if claim.near else []
        return " ".join(told)

    def _judging(self, fight: FaceOffView) -> list[str]:
        """AN-7.4, AN-7.5, AN-7.7: who objects, who votes, who has nothing against it."""
        lines = []
        if fight.challenger is not None:
            lines.append(self.say("tell-challenger", seat=fight.challenger))
        lines += [self.say("tell-disputed")] if fight.disputed else []
        told = {"voters": fight.voters, "voted": fight.voted, "fine": fight.fine}
        lines += [self.say(f"tell-{what}", seats=seats) for what, seats in told.items() if seats]
        return lines

    def _photo(self, fight: FaceOffView, claim: ClaimView) -> list[str]:
        """AN-7.1, AN-8.4: when each began."""
        began = zip(fight.rivals, claim.times, strict=True)
        lines = [self.say("tell-time", seat=seat, time=time) for seat, time in began if time >= 0]
        if claim.late:
            loser = next(seat for seat in fight.rivals if seat != claim.seat)
            lines.insert(0, self.say("tell-late", seat=loser, word=claim.late))
        return [*lines, self.say("tell-margin", margin=claim.margin)]

    # -- words --------------------------------------------------------------------------------

    def words(self) -> Part:
        """AN-3.4: what was said, by whom and for what; and one's own talk."""
        view = self.view
        titles = {theme.id: theme.title for theme in every_theme(view.words, view.pack)}
        lines = [
            self.say(
                "tell-said", word=old.word, seat=old.seat, title=titles.get(old.theme, old.theme)
            )
            for old in view.burned
        ]
        lines += [self.say("tell-talked", word=line) for line in view.talked]
        return Part(self.say("part-words"), self._latest(), tuple(lines))

    def _latest(self) -> str:
        burned = self.view.burned
        return self.say("tell-burned", n=len(burned), word=burned[-1].word) if burned else ""


def tell(view: AnomiaView, say: Catalogue, lang: str) -> list[Part]:
    """The whole position. A match that nobody has noticed is not in it (AN-7.3)."""
    teller = Teller(view, say, lang)
    parts = [teller.face_off(view.face_off)] if view.face_off else []
    parts += [teller.table(), *(teller.place(place) for place in range(len(view.places)))]
    parts += [Part(teller.say("part-field"), teller.say("tell-begun"))] if view.begun else []
    parts += [teller.words()] if view.burned or view.talked else []
    return parts
