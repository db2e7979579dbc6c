"""The bot's mind: the position, its belief about the other, and the worth of changes; from a seat's
view alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from tablee.games.fog_of_love.bot import belief
from tablee.games.fog_of_love.bot.deeds import Shift, kept
from tablee.games.fog_of_love.bot.hopes import Ahead, Goal, Hopes, ahead
from tablee.games.fog_of_love.bot.outlook import Outlook, moved
from tablee.games.fog_of_love.bot.temper import tastes, temper
from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID, SCENE_BY_ID
from tablee.games.fog_of_love.content.goal_grammar import GOAL_MET, GOAL_MISSED, Destiny
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import BOX

GOAL_JOY, HEART_JOY = 0.2, 0.002
"""The worth of meeting a goal, and of satisfaction, whatever the destiny."""
BEST, SECOND = 0.8, 0.2
"""A hand of destinies is worth mostly its best one, and a little the next, as things may change."""
KEEN = 6.0
"""How strongly a character prefers destinies within reach."""
LEAN = 0.035
"""What a token towards a goal is worth to somebody whose goals are only guessed."""
DREAM = 4.0
"""How much more the destiny it dreams of counts at first."""
SHARED_TRAITS = 0.63
OPENING = 11
"""About what the first chapter gives."""


class Mind:
    def __init__(
        self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], seat: int
    ) -> None:
        self.view, self.events, self.seat = view, events, seat
        self.me, self.you = view["persons"][seat], view["persons"][1 - seat]
        self.own = view["me"]
        self.temper = temper(view, seat, events)

    # -- where they stand ---------------------------------------------------------------------

    @cached_property
    def balances(self) -> tuple[list[int], list[int]]:
        """FL-2.3, of either; what lies in one's own secrets will come on top."""
        mine, yours = (_balances(person["tokens"]) for person in (self.me, self.you))
        for scene in self.secrets:
            mine = [m + s for m, s in zip(mine, kept(scene, True).shifts[0], strict=True)]
        return mine, yours

    @cached_property
    def hearts(self) -> tuple[int, int]:
        """Satisfaction, with what one's own secrets will make of it if all goes well."""
        own, other = self.me["hearts"], self.you["hearts"]
        if self.view["chapter"] < 0:
            own = other = OPENING
        for scene in self.secrets:
            gain = kept(scene, True).hearts
            own, other = own + gain[0], other + gain[1]
        return own, other

    @cached_property
    def secrets(self) -> list[str]:
        return [secret for secret in self.me["secrets"] if secret is not None]

    @cached_property
    def goals(self) -> list[Goal]:
        return [goal_of(t["aspect"], t["shared"], t["needs"]) for t in self.own["traits"]]

    @cached_property
    def hand(self) -> list[Destiny]:
        return [DESTINY_BY_ID[d["destiny"]] for d in self.own["destinies"]]

    @cached_property
    def forgone(self) -> list[Destiny]:
        return [DESTINY_BY_ID[d["destiny"]] for d in self.own["forgone"]]

    @cached_property
    def ahead(self) -> Ahead:
        view = self.view
        chapters = max(0, view["chapter_count"] - 2 - max(0, view["chapter"]))
        scenes = max(0, view["length"] - view["played"])
        if view["chapter"] < 0:
            return ahead(6, ["sweet"], chapters)
        if self.stage_is_chapter:  # its own satisfaction is weighed by the choice itself
            scenes = view["length"]
        return ahead(scenes, view["allowed"], chapters)

    @property
    def stage_is_chapter(self) -> bool:
        now = self.view["now"]
        return now is not None and now["scene"]["kind"] == "chapter"

    # -- what it believes ---------------------------------------------------------------------

    @cached_property
    def leanings(self) -> tuple[list[float], list[float]]:
        """Goals by aspect: what the other may believe of it, and what it believes of the other."""
        view, events = self.view, self.events
        return (
            belief.leanings(view, events, self.seat),
            belief.leanings(view, events, 1 - self.seat),
        )

    @cached_property
    def pulls(self) -> tuple[list[float], list[float]]:
        """The same per dimension: upwards above 0."""
        mine, yours = ([lean[2 * d] - lean[2 * d + 1] for d in range(6)] for lean in self.leanings)
        return mine, yours

    def _gain(self, whose: int) -> tuple[float, float]:
        """What goals that are only guessed will give at the finale: mean and variance."""
        mine, yours = self.balances if whose == 0 else self.balances[::-1]
        still = Hopes(self.ahead, (), 1.0, other_gain=0, other_spread=0, pull=self.pulls[1 - whose])
        mean = variance = 0.0
        for aspect, share in enumerate(self.leanings[whose]):
            if share < 0.02:
                continue
            chance = 0.0
            for shared, part in ((True, SHARED_TRAITS), (False, 1 - SHARED_TRAITS)):
                goal = Goal(aspect >> 1, 1 - 2 * (aspect & 1), shared, 5 if shared else 3)
                still.goals = (goal,)
                chance += part * still.goal_chances(mine, yours)[0]
            mean += share * (chance * GOAL_MET + (1 - chance) * GOAL_MISSED)
            variance += share * (GOAL_MET - GOAL_MISSED) ** 2 * chance * (1 - chance)
        return mean, variance

    @cached_property
    def gains(self) -> tuple[tuple[float, float], tuple[float, float]]:
        return self._gain(0), self._gain(1)

    @cached_property
    def story_destinies(self) -> list[Destiny]:
        return [DESTINY_BY_ID[name] for name in BOX.stories[self.view["story"]].destinies]

    @cached_property
    def bound(self) -> bool:
        """FL-11.5: nobody can leave in this story."""
        return all(destiny.stays for destiny in self.story_destinies)

    @cached_property
    def guesses(self) -> tuple[Hopes, Hopes]:
        """The hopes of both, from open information."""
        found = []
        for whose in (0, 1):
            (gain, spread), (other_gain, other_spread) = self.gains[whose], self.gains[1 - whose]
            stays = 1.0 if self.bound else 0.85
            found.append(
                Hopes(
                    self.ahead, (), stays, other_gain=other_gain, other_spread=other_spread,
                    own_gain=gain, own_spread=spread, pull=self.pulls[1 - whose],
                )
            )  # fmt: skip
        return found[0], found[1]

    @cached_property
    def odds(self) -> tuple[list[float], list[float]]:
        """For each destiny of the story, the probability that a player pursues it, from open
        information."""
        return self._odds(0), self._odds(1)

    def _odds(self, whose: int) -> list[float]:
        seat = self.seat if whose == 0 else 1 - self.seat
        signs = belief.signs(self.view, self.events, seat)
        chances = self._seen(whose, self.hearts, *self.balances)
        marks = [
            signs[d.id] * math.exp(KEEN * chance)
            for d, chance in zip(self.story_destinies, chances, strict=True)
        ]
        return [mark / sum(marks) for mark in marks]

    def _seen(
        self, whose: int, hearts: tuple[int, int], mine: Sequence[int], yours: Sequence[int]
    ) -> list[float]:
        if whose == 1:
            hearts, mine, yours = (hearts[1], hearts[0]), yours, mine
        return self.guesses[whose].chances(self.story_destinies, hearts, mine, yours)

    @cached_property
    def hopes(self) -> Hopes:
        """How probable each destiny is for the bot itself."""
        named = list(zip(self.story_destinies, self.odds[1], strict=True))
        gain, spread = self.gains[1]
        return Hopes(
            self.ahead, self.goals, sum(odds for d, odds in named if d.stays),
            other_gain=gain, other_spread=spread, pull=self.pulls[1],
            freed=sum(odds for d, odds in named if d.id == "heartbreaker"),
        )  # fmt: skip

    # -- what is worth what -------------------------------------------------------------------

    def liking(self, destiny: Destiny) -> float:
        """What its temper makes of a destiny; one of them it dreams of."""
        return self.likings[destiny.id]

    @cached_property
    def likings(self) -> dict[str, float]:
        """Preferences and dreams fade towards the end, except the reluctance to leave."""
        found, left = tastes(self.temper), 1 - self.told
        dream = {self.temper.dream: 1.0 + DREAM * left}
        return {
            name: taste ** (left if DESTINY_BY_ID[name].stays else 1.0) * dream.get(name, 1.0)
            for name, taste in found.items()
        }

    @cached_property
    def told(self) -> float:
        """How much of the story is told, from 0 to 1."""
        return float(max(0, self.view["chapter"]) / (self.view["chapter_count"] - 1))

    def hand_worth(self, chances: Sequence[float]) -> float:
        """What a hand of destinies is worth: mostly its best, a little its second. `chances`: of
        each, weighted by how it is liked."""
        ranked = sorted(chances, reverse=True)
        return BEST * ranked[0] + SECOND * (ranked[1] if len(ranked) > 1 else 0.0)

    def liked(self, destinies: Sequence[Destiny]) -> list[float]:
        """The chances of these destinies as things stand, as liked."""
        found = self.hopes.chances(destinies, self.hearts, *self.balances)
        return [chance * self.liking(d) for chance, d in zip(found, destinies, strict=True)]

    @cached_property
    def hand_liked(self) -> list[float]:
        return self.liked(self.hand)

    @cached_property
    def final_liked(self) -> list[float]:
        """The same at the finale, with what its card gives to those who stay and those who go."""
        return [self._finally(destiny) * self.liking(destiny) for destiny in self.hand]

    def _finally(self, destiny: Destiny) -> float:
        own, other = self.hearts
        stays = self.hopes.stays
        for fate in BOX.stories[self.view["story"]].after:
            share = self._befalls(fate.when, destiny.stays, stays)
            for effect in fate.effects:
                if effect.who == "both" or destiny.stays == (effect.who == "stayer"):
                    own += round(share * effect.n)
                if effect.who == "both" or destiny.stays != (effect.who == "stayer"):
                    other += round(share * effect.n)
        return self.hopes.chances([destiny], (own, other), *self.balances)[0]

    def _befalls(self, when: str, staying: bool, stays: float) -> float:
        """How probable a condition of the end is."""
        if when in ("child", "married"):
            return float(self.view[when])
        together = stays if staying else 0.0
        alone = 1 - stays if staying else stays
        return {"": 1.0, "stay": together, "part": 1 - together, "one leaves": alone}[when]

    @cached_property
    def care(self) -> float:
        """How much the other's destiny counts beside its own."""
        return 0.5 * self.temper.warmth

    def _mine(self, own: int, other: int, shift: Shift, their: Shift) -> float:
        hearts = (max(0, self.hearts[0] + own), max(0, self.hearts[1] + other))
        mine, yours = moved(self.balances[0], shift), moved(self.balances[1], their)
        chances = self.hopes.chances(self.hand, hearts, mine, yours)
        liked = [c * self.liking(d) for c, d in zip(chances, self.hand, strict=True)]
        joy = GOAL_JOY * sum(self.hopes.goal_chances(mine, yours)) + HEART_JOY * hearts[0]
        theirs = self._hoped(1, hearts, mine, yours)
        lean = sum(s * p for s, p in zip(their, self.pulls[1], strict=True)) * LEAN
        return self.hand_worth(liked) + joy + self.care * (theirs + lean + HEART_JOY * hearts[1])

    def _hoped(
        self, whose: int, hearts: tuple[int, int], mine: Sequence[int], yours: Sequence[int]
    ) -> float:
        chances = self._seen(whose, hearts, mine, yours)
        return sum(c * o for c, o in zip(chances, self.odds[whose], strict=True))

    def _outside(self, whose: int, own: int, other: int, shift: Shift, their: Shift) -> float:
        """The worth of a change to one of the two, as the other can guess it; `own` and `shift` are
        that player's."""
        if whose == 1:
            own, other, shift, their = other, own, their, shift
        hearts = (max(0, self.hearts[0] + own), max(0, self.hearts[1] + other))
        mine, yours = moved(self.balances[0], shift), moved(self.balances[1], their)
        theirs = (shift, their)[whose]
        lean = sum(s * p for s, p in zip(theirs, self.pulls[whose], strict=True)) * LEAN
        content = HEART_JOY * (2 * hearts[whose] + hearts[1 - whose])
        return self._hoped(whose, hearts, mine, yours) + lean + content

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self._mine)

    @cached_property
    def seen(self) -> tuple[Outlook, Outlook]:
        """Either of the two as seen from outside."""
        return (
            Outlook(lambda *change: self._outside(0, *change)),
            Outlook(lambda *change: self._outside(1, *change)),
        )

    @cached_property
    def scene(self) -> Scene:
        """The card being resolved."""
        return SCENE_BY_ID[self.view["now"]["scene"]["id"]]


def goal_of(aspect: str, shared: bool, needs: int) -> Goal:
    place = ASPECT_IDS.index(aspect)
    return Goal(place >> 1, 1 - 2 * (place & 1), shared, needs)


def _balances(tokens: Mapping[str, int]) -> list[int]:
    found = [0] * 6
    for aspect, count in tokens.items():
        place = ASPECT_IDS.index(aspect)
        found[place >> 1] += -count if place & 1 else count
    return found
