"""The finale: final destinies, last secrets, traits, and how it ended (FL-13)."""

from __future__ import annotations

from typing import Any

from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID
from tablee.games.fog_of_love.content.grammar import Fate
from tablee.games.fog_of_love.rules.effects import BOTH
from tablee.games.fog_of_love.rules.fates import fate_of
from tablee.games.fog_of_love.rules.goals import (
    GOAL_MET,
    GOAL_MISSED,
    Destiny,
    Standing,
    fulfilled,
    goals_met,
)
from tablee.games.fog_of_love.rules.turns import Turns
from tablee.games.fog_of_love.screen.view import Entry
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Result, Seat, Step, sealed, turn


class Finale(Turns):
    def choose_destiny(self) -> Step:
        """FL-13.1: at the same moment, hidden, then shown."""
        options = {seat: tuple(self.destinies[seat]) for seat in BOTH}
        picks = yield sealed(options, "final", "FL-13.1")
        self.final = [picks[0], picks[1]]
        self.reveal(*self.final)
        for seat in BOTH:
            self.emit("final", "FL-13.1", seat=seat, destiny=self.name(self.final[seat]))
        self.turn = self.first
        self.stage = "last_secret"

    def last_secret(self) -> Step:
        """FL-13.2b: one by one, alternating from the first player, each at random."""
        seat = self.turn if self.secrets[self.turn] else 1 - self.turn
        if not self.secrets[seat]:
            self.stage = "score"
            return
        card = self.secrets[seat][self.roll(len(self.secrets[seat]))]
        self.secrets[seat].remove(card)
        self.area.append(card)
        self.reveal(card)
        scene = self.definition(card)
        self.player, self.turn = seat, 1 - seat
        self.emit("kept", "FL-10.2", seat=seat, scene=scene.id)
        self.place(seat, scene.tokens, "FL-10.2")
        for fate in scene.hidden:
            self._befall(fate, seat, "FL-10.2")
        hearts = (self.hearts[0], self.hearts[1])
        self.past.append(Entry(scene.id, seat, hearts=hearts, chapter=self.chapter, how="kept"))
        yield from ()

    def do_become(self, task: Task) -> Step:
        """A secret kept to the end may still change the final destiny."""
        self.todo.pop(0)
        (seat,) = task.seats()
        name = (task.args[seat] or "").removeprefix("may ")
        cards = [*self.destinies[seat], *self.forgone[seat]]
        found = [card for card in cards if self.name(card) == name and card not in self.final]
        if name in self.story.destinies and found:
            args = {"destiny": name}
            if (yield turn(seat, ("yes", "no"), "become", "FL-13.2", args)) == "yes":
                self.final[seat] = found[0]
                self.reveal(found[0])
                self.emit("final", "FL-13.2", seat=seat, destiny=name)

    def score(self) -> Step:
        """FL-13.2c: the traits of both, on the tokens as they lie; then the finale's own words."""
        for seat in BOTH:
            self.reveal(*self.traits[seat])
        for seat in BOTH:
            self._score_goals(seat)
        for fate in self.story.after:
            self._befall(fate, self.first, "FL-13.2")
        self.note(hearts=(self.hearts[0], self.hearts[1]))
        self._tell_the_end()
        self.stage = "over"
        yield from ()

    def _tell_the_end(self) -> None:
        """FL-13.3, FL-13.5: for each what was hoped for, then what became of the two."""
        for seat in BOTH:
            met = "yes" if self.is_fulfilled(seat) else "no"
            name = self.destiny(seat).id
            told: dict[str, Any] = {"destiny": name, "met": met, "how": f"{name}-{met}"}
            self.emit("fulfilled", "FL-13.3", seat=seat, whose=1 - seat, **told)
        fate, seat = self.fate()
        together = "yes" if self.together else "no"
        told = {"story": self.story.id, "together": together, "fate": fate}
        self.emit("ending", "FL-13.5", seat=seat, whose=1 - seat, **told)

    def _score_goals(self, seat: Seat) -> None:
        """FL-3.1b, FL-13.2c: one net change, cut off at 0."""
        traits = [self.goal(card) for card in self.traits[seat]]
        met = goals_met(self.tokens, seat, traits)
        for trait, ok in zip(traits, met, strict=True):
            self.emit("goal", "FL-3.1", seat=seat, trait=trait.id, met="yes" if ok else "no")
        self.please(seat, sum(GOAL_MET if ok else GOAL_MISSED for ok in met), "FL-3.1b")

    # -- what becomes of them -----------------------------------------------------------------

    def destiny(self, seat: Seat) -> Destiny:
        return DESTINY_BY_ID[self.name(self.final[seat])]

    @property
    def together(self) -> bool:
        """FL-11.6: if both final destinies stay."""
        return all(self.destiny(seat).stays for seat in BOTH)

    def comes_true(self, when: str) -> bool:
        if when in ("child", "married"):
            return self.child if when == "child" else self.married
        leaving = sum(not self.destiny(seat).stays for seat in BOTH)
        return {"": True, "stay": not leaving, "part": leaving > 0, "one leaves": leaving == 1}[
            when
        ]

    def _befall(self, fate: Fate, player: Seat, rule: str) -> None:
        if self.comes_true(fate.when):
            effects = [(e, self._fated(e.who, player)) for e in fate.effects]
            self.perform(effects, rule, plain=True)

    def _fated(self, who: str, player: Seat) -> tuple[Seat, ...]:
        if who in ("stayer", "leaver"):
            return tuple(s for s in BOTH if self.destiny(s).stays == (who == "stayer"))
        return self.meant(who, player)

    def standing(self, seat: Seat) -> Standing:
        """What the conditions of a destiny look at."""
        return Standing(
            seat,
            (self.hearts[0], self.hearts[1]),
            tuple(self.tokens),
            tuple(self.goal(card) for card in self.traits[seat]),
            self.destiny(1 - seat) if self.final else None,
        )

    def is_fulfilled(self, seat: Seat) -> bool:
        """FL-13.3: both, one or neither."""
        return fulfilled(self.destiny(seat), self.standing(seat))

    def fate(self) -> tuple[str, Seat]:
        """FL-13.5: what became of the two, and whom the sentence names first."""
        destinies = [self.destiny(seat) for seat in BOTH]
        return fate_of(destinies, [self.is_fulfilled(seat) for seat in BOTH])

    def results(self) -> list[Result]:
        """FL-13.5: the end is told for each; there is no winner and no ranking."""
        together = "yes" if self.together else "no"
        found = []
        for seat in BOTH:
            met = self.is_fulfilled(seat)
            args = {
                "seat": seat,
                "destiny": self.destiny(seat).id,
                "hearts": self.hearts[seat],
                "together": together,
            }
            key = "end-fulfilled" if met else "end-missed"
            found.append(Result(seat, met, key, "FL-13.3", args, float(met)))
        return found
