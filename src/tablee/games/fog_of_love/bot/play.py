"""What the two would do with a card: the other by belief, itself by its own worth (FL-8).

Where both choose, each anticipates the other: a few rounds of mutual responses, on open
information, approximate an equilibrium; then the bot responds to that with everything it knows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tablee.games.fog_of_love.bot import deeds
from tablee.games.fog_of_love.bot.deeds import STILL, Deed, under
from tablee.games.fog_of_love.bot.mind import Mind
from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, DESTINY_VERBS, Effect

CALM = 0.04
"""A difference in worth that makes a choice about three times as probable."""
ROUNDS = 3
FOUND_OUT = 0.3
"""How often a secret is revealed before the end."""


class Appraisal:
    """A card on the table, as the bot sees it: `mine` if the bot is its player; with the carry-over
    that acts on it."""

    def __init__(self, mind: Mind, scene: Scene, mine: bool, carry: str = "", whose: int = 0):
        self.mind, self.scene, self.mine = mind, scene, mine
        self.carry, self.whose = carry, whose
        """`whose`: 0 if the carry-over is the bot's, else 1."""

    # -- one pair of choices ------------------------------------------------------------------

    def deed(self, own: str, other: str, also: bool = True) -> Deed:
        """With these choices, the bot's first; in the order (player, partner)."""
        if self.carry == "exchanged":
            own, other = other, own
        pair = (own, other) if self.mine else (other, own)
        whose = self.whose if self.mine else 1 - self.whose
        return under(deeds.chosen(self.scene.id, *pair, also), self.carry, whose)

    def worth(self, own: str, other: str) -> float:
        return worth(self.mind, self.deed(own, other), self.mine)

    def seen(self, whose: int, own: str, other: str) -> float:
        """The worth to one of the two, from open information."""
        deed = self.deed(own, other)
        at = 0 if self.mine else 1
        hearts, shifts = (
            (deed.hearts[at], deed.hearts[1 - at]),
            (deed.shifts[at], deed.shifts[1 - at]),
        )
        if whose == 1:
            hearts, shifts = hearts[::-1], shifts[::-1]
        return self.mind.seen[whose].worth(hearts, *shifts)

    # -- what the other will do ---------------------------------------------------------------

    def expected(self) -> list[float]:
        """How probable each letter of the other is, where both choose at the same moment."""
        letters = self.scene.letters
        mine = [[self.seen(0, a, b) for b in letters] for a in letters]
        yours = [[self.seen(1, a, b) for a in letters] for b in letters]
        even = [1 / len(letters)] * len(letters)
        one, other = even, even
        for _ in range(ROUNDS):
            one, other = _answer(mine, other), _answer(yours, one)
        return other

    def alone(self) -> list[float]:
        """How probable each letter is, where the other alone chooses."""
        return likely([self.seen(1, "", letter) for letter in self.scene.letters])

    # -- what the bot would do ----------------------------------------------------------------

    def worths(self, known: str = "") -> dict[str, float]:
        """What each of its letters is worth; `known` is the other's, if it can be seen already."""
        letters = self.scene.letters
        if not self.scene.both_choose:
            return {letter: self.worth(letter, "") for letter in letters}
        if known:
            return {letter: self.worth(letter, known) for letter in letters}
        chance = list(zip(letters, self.expected(), strict=True))
        return {
            letter: sum(share * self.worth(letter, other) for other, share in chance)
            for letter in letters
        }

    def played(self) -> float:
        """What playing it in its turn would be worth."""
        scene = self.scene
        if scene.kind == "secret":
            return self._secret()
        start = worth(self.mind, deeds.laid(scene.id), True)
        if scene.kind in ("situation", "reveal", "special"):
            return start + aside(self.mind, scene)
        nothing = self.mind.outlook.hearts(0, 0)
        if scene.both_choose:
            return start - nothing + max(self.worths().values())
        shares = zip(scene.letters, self.alone(), strict=True)
        return start - nothing + sum(share * self.worth("", letter) for letter, share in shares)

    def _secret(self) -> float:
        mind, scene = self.mind, self.scene
        hidden = worth(mind, deeds.kept(scene.id, True), True)
        out = worth(mind, deeds.revealed(scene.id), True)
        if scene.options:
            shares = zip(scene.letters, self.alone(), strict=True)
            choice = sum(share * self.worth("", letter) for letter, share in shares)
            out += choice - mind.outlook.hearts(0, 0)
        return (1 - FOUND_OUT) * hidden + FOUND_OUT * out


def _answer(payoff: Sequence[Sequence[float]], other: Sequence[float]) -> list[float]:
    return likely([sum(p * q for p, q in zip(row, other, strict=True)) for row in payoff])


def likely(worths: Sequence[float], calm: float = CALM) -> list[float]:
    """Better choices are more probable."""
    top = max(worths)
    weights = [math.exp((value - top) / calm) for value in worths]
    return [weight / sum(weights) for weight in weights]


# -- effects that need more thought -----------------------------------------------------------


def worth(mind: Mind, deed: Deed, player: bool) -> float:
    """What a deed is worth to the bot, who played the card or did not."""
    at = 0 if player else 1
    hearts = (deed.hearts[at], deed.hearts[1 - at])
    total = mind.outlook.worth(hearts, deed.shifts[at], deed.shifts[1 - at])
    for effect, side in deed.more:
        total += extra(mind, effect, own=side == at)
    return total


EXTRAS = {"draw": 0.004, "discard": -0.003, "trade": 0.002, "add": 0.04, "mark": 0.06,
          "hint": -0.002}  # fmt: skip
NEW_GOAL = 0.4
"""The chance of a goal picked from three new ones."""


def extra(mind: Mind, effect: Effect, own: bool) -> float:
    """What else an effect is worth: rough, but with the right sign."""
    verb = effect.verb
    if verb in DESTINY_VERBS:
        return destiny_worth(mind, effect) if own else 0.0
    if verb == "change" and effect.arg.startswith("trait"):
        return goal_worth(mind, effect.arg.endswith("random")) * (1 if own else 0)
    if verb == "reveal":
        secrets = mind.me["secrets"] if own else mind.you["secrets"]
        return (-0.02 if own else curiosity(mind)) * bool(secrets)
    return EXTRAS.get(verb, 0.0) * (1 if own else mind.care)


def curiosity(mind: Mind) -> float:
    """What it is worth to learn a secret of the other: a story wants them to come out."""
    return 0.06 + 0.06 * mind.temper.daring


def goal_worth(mind: Mind, at_random: bool) -> float:
    """A new goal for the least hopeful one, or for any."""
    met = mind.hopes.goal_chances(*mind.balances)
    if not met:
        return 0.0
    lost = sum(met) / len(met) if at_random else min(met)
    return (NEW_GOAL - lost) * 0.15


def destiny_worth(mind: Mind, effect: Effect) -> float:
    """What moving destinies does to the hand (FL-11.3)."""
    rest, _, but = effect.arg.partition(" but ")
    names = rest.split("|")
    any_one = rest == "any"
    hand = dict(zip((d.id for d in mind.hand), mind.hand_liked, strict=True))
    pile = [d for d in mind.forgone if any_one or d.id in names]
    now = mind.hand_worth(list(hand.values()))
    if effect.verb in ("swap-in", "retrieve"):
        if not pile:
            return 0.0
        best = max(mind.liked(pile))
        values = sorted(hand.values())
        left = values if effect.verb == "retrieve" else values[1:]
        gain = mind.hand_worth([*left, best]) - now
        return max(gain, 0.0) if effect.may else gain
    if effect.verb == "swap-out" and mind.forgone and names[0] in hand:
        left = [value for name, value in hand.items() if name != names[0]]
        return mind.hand_worth([*left, max(mind.liked(mind.forgone))]) - now
    if effect.verb in ("drop", "show-and-drop") and len(hand) > 2:
        loose = [n for n in hand if (any_one or not rest or n in names) and n != but]
        if loose:
            gone = min(loose, key=lambda name: hand[name])
            left = [value for name, value in hand.items() if name != gone]
            return mind.hand_worth(left) - now - 0.01
    return 0.0


# -- cards without a choice -------------------------------------------------------------------


def aside(mind: Mind, scene: Scene) -> float:
    """The worth of situations and special effects beyond their immediate effects."""
    if scene.carry == "double-satisfaction":  # the next scene is one that the other picks
        return 0.03 if mind.view["chapter"] <= 1 else 0.01
    verbs = {effect.verb for effect in (*scene.on, *scene.does)}
    if "wipe" in verbs:
        whose = 0 if scene.on[-1].arg == "self" else 1
        return max(0.0, best_wipe(mind, 1)[1]) if whose else 0.0
    if "guess" in verbs:
        return max(guess_worths(mind))
    return 0.0


def wiped(mind: Mind, whose: int, aspect: int, count: int) -> float:
    """The gain if all tokens of one of the two leave an aspect."""
    moved = deeds.shift_of(((aspect ^ 1, count),))
    shifts = (moved, STILL) if whose == 0 else (STILL, moved)
    return mind.outlook.worth((0, 0), *shifts) - mind.outlook.hearts(0, 0)


def best_wipe(mind: Mind, whose: int) -> tuple[str, float]:

    tokens = (mind.me if whose == 0 else mind.you)["tokens"]
    worths = {a: wiped(mind, whose, ASPECT_IDS.index(a), n) for a, n in tokens.items()}
    return max(worths.items(), key=lambda item: item[1], default=("", 0.0))


def guess_worths(mind: Mind) -> list[float]:
    """A right guess costs the other a goal: good where it stands against one's own, else a loss
    that a warm heart feels."""
    found = []
    against = {2 * g.dimension + (g.sign > 0) for g in mind.goals}
    for aspect, share in enumerate(mind.leanings[1]):
        gain = 0.06 if aspect in against else -0.04 * mind.temper.warmth
        found.append(share * gain)
    return found


__all__ = ["Appraisal", "best_wipe", "guess_worths", "likely", "worth"]
