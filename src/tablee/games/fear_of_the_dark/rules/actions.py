"""The rules of Fear of the Dark, as steps: FD-3 to FD-11, top to bottom.

action      what the player does next            FD-5
move        up to so many squares                FD-6.2, FD-6.3, FD-7
reveal      a room comes out of the dark         FD-7.5, FD-8
danger      a danger card is turned up           FD-9
search      an object or a secret is found       FD-6.5, FD-10, FD-11
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from tablee.games.fear_of_the_dark.content.pack import (
    CLEAR,
    LIGHT,
    LOCK,
    MINDS,
    OBSTRUCTION,
    SCOUT,
    SEARCH,
    STEALTH,
    WALK,
)
from tablee.games.fear_of_the_dark.geometry import SIDES
from tablee.games.fear_of_the_dark.rules.choices import CHOICES, act_choices
from tablee.games.fear_of_the_dark.rules.end import hopeless
from tablee.games.fear_of_the_dark.rules.search import THINGS, Finds
from tablee.games.fear_of_the_dark.screen.show import show
from tablee.games.fear_of_the_dark.screen.words import label, tell
from tablee.games.fear_of_the_dark.state import LOST
from tablee.kernel import Ask, Catalogue, Seat, Step, Subset, later, turn


class Fear(Finds):
    """FD-5.1: no turns, only times of light and of dark; a step is an action, or one square of
    a movement."""

    def next_step(self) -> Step | None:
        if self.end:
            return None
        return self.one_square() if self.steps else self.action()

    def action(self) -> Step:
        """FD-5: a mind card for its action, two squares, a joker, a match, an object."""
        if self.without_hope():
            return
        choice = yield later(LOST, self.choices, "act", "FD-5.1", {"light": self.light})
        verb, card, action = CHOICES[choice]
        self.lit = self.light
        self.actions += 1
        yield from self.verbs[verb](self, card, action)
        if not self.steps:
            self.after_action()

    def after_action(self) -> None:
        """FD-3.4: an action paid with the last card is carried out before all is lost."""
        self.stealth = self.stepped = False
        if not self.end and not self.mind_left:
            self.finish("lose-mind")
        self.without_hope()

    def choices(self) -> tuple[str, ...]:
        return act_choices(self)

    def without_hope(self) -> bool:
        """FD-3.3: declared at once. Looked for only when something may have closed."""
        if self.doubt and not self.end:
            self.doubt = False
            if hopeless(self):
                self.finish("lose-hopeless")
        return bool(self.end)

    # -- ways to act --------------------------------------------------------------------------

    def play(self, card: int, action: int) -> Step:
        """FD-5.2: play a mind card for its own action; it returns to the deck."""
        self.emit("play", "FD-5.2", card=MINDS[card])
        self.put_back(card, relit=card == LIGHT)
        yield from self.acts[card](self)

    def two(self, card: int, action: int) -> Step:
        """FD-5.3: any mind card moves you up to two squares, and returns to the deck."""
        self.emit("two", "FD-5.3", card=MINDS[card])
        self.put_back(card)
        yield from self.move(2, stealth=False)

    def joker(self, card: int, action: int) -> Step:
        """FD-5.4, FD-5.5: a mind card is lost for ever, for any action the light allows."""
        rule = "FD-5.4" if self.lit else "FD-5.5"
        self.emit("joker", rule, card=MINDS[card], action=MINDS[action])
        self.lose(card, from_hand=self.lit, relit=action == LIGHT)
        yield from self.acts[action](self)

    def strike(self, card: int, action: int) -> Step:
        """FD-4.2: spend a match, build the hand up to three."""
        self.spend_match("FD-4.2")
        yield from self.plan(3)

    def use(self, thing: int, action: int) -> Step:
        """FD-5.6: kept objects, at any time between actions, at no mind cost."""
        kind = THINGS[thing]
        card = next(card for card in self.objects if self.kind(card) == kind)
        self.objects.remove(card)
        self.spent.append(card)
        self.doubt = True
        self.actions -= 1
        self.emit("use", f"FD-11.{thing + 1}", object=kind)
        if kind == "match":
            self.gain_match()
        elif kind == "paper":
            yield from self.plan(3)
        else:
            place = yield from self.target(self.next_to(LOCK), "key", "FD-11.3")
            self.take_token(place, "unlock", "FD-11.3")

    def give_up(self, card: int, action: int) -> Step:
        """FD-3.3: a player may give up."""
        self.finish("lose-gave-up")
        yield from ()

    # -- the six actions ----------------------------------------------------------------------

    def light_a_match(self) -> Step:
        """FD-6.1: spend a match, build the hand up to five; the card was put back before."""
        self.spend_match("FD-6.1")
        yield from self.plan(5)

    def walk(self) -> Step:
        """FD-6.2: up to four squares."""
        yield from self.move(4, stealth=False)

    def steal(self) -> Step:
        """FD-6.3: up to two squares, over holes too."""
        yield from self.move(2, stealth=True)

    def scout(self) -> Step:
        """FD-6.4: from a door, reveal the room beyond it."""
        yield from self.reveal_room(self.pawn, self.open_door(self.pawn), "scout")

    def look(self) -> Step:
        """FD-6.5: search a square next to you."""
        place = yield from self.target(self.searchable(self.lit), "search", "FD-6.5")
        yield from self.search(place)

    def clear(self) -> Step:
        """FD-6.6: remove an obstruction next to you."""
        place = yield from self.target(self.next_to(OBSTRUCTION), "clear", "FD-6.6")
        self.take_token(place, "clear", "FD-6.6")

    # -- movement -----------------------------------------------------------------------------

    def move(self, steps: int, stealth: bool) -> Step:
        """FD-7: so many squares may be walked now, one by one."""
        self.steps, self.stealth = steps, stealth
        yield from ()

    def one_square(self) -> Step:
        """FD-7: a step, or stop. A danger or an echo ends the movement, a calm room does not."""
        sides = tuple([SIDES[side] for side in self.ways(self.pawn, self.stealth)])
        stop = ("stop",) if self.stepped else ()
        answer = "stop"
        if sides:
            answer = yield turn(LOST, sides + stop, "step", "FD-7.1", {"left": self.steps})
        if answer == "stop":
            self.steps = 0
        else:
            self.steps -= 1
            self.stepped = True
            yield from self.step(SIDES.index(answer))
        if not self.steps:
            self.after_action()

    def step(self, side: int) -> Step:
        """FD-7.3, FD-7.4: to the next square, into an unknown room, or out."""
        place = self.beside(self.pawn, side)
        if place >= 0:
            self.walk_to(place, side)
        elif self.maze:
            yield from self.reveal_room(self.pawn, side, "walk")
        else:
            self.emit("escape", "FD-7.4")
            self.finish("win")

    # -- the hand -----------------------------------------------------------------------------

    def plan(self, size: int) -> Step:
        """FD-4.3: choose the hand freely; with too few cards left you take them all."""
        counts = [h + m for h, m in zip(self.hand, self.mind, strict=True)]
        cards = tuple(kind for kind, n in zip(MINDS, counts, strict=True) for _ in range(n))
        if len(cards) > size:
            form = Subset(cards, size, size)
            cards = yield turn(LOST, form, "plan", "FD-4.3", {"hi": size}, cards[:size])
        if cards:  # none after the last mind was burnt for it (FD-3.4)
            self.build(cards)

    acts: ClassVar[tuple[Callable[[Fear], Step], ...]]
    verbs: ClassVar[dict[str, Callable[[Fear, int, int], Step]]]

    def view(self, seat: Seat | None) -> Any:
        return show(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(show(self, seat), say, lang)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return label(ask, choice)


Fear.acts = tuple(
    {
        LIGHT: Fear.light_a_match, WALK: Fear.walk, STEALTH: Fear.steal,
        SCOUT: Fear.scout, SEARCH: Fear.look, CLEAR: Fear.clear,
    }[kind]
    for kind in range(len(MINDS))
)  # fmt: skip
Fear.verbs = {
    "play": Fear.play, "two": Fear.two, "joker": Fear.joker, "strike": Fear.strike,
    "use": Fear.use, "give-up": Fear.give_up,
}  # fmt: skip
