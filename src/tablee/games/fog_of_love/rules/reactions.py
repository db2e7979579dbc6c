"""Reactions: a window opens by the public event, whoever holds what (FL-10.5)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.content.pack import Scene
from tablee.games.fog_of_love.rules.scenes import Scenes
from tablee.games.fog_of_love.screen.view import Entry
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Asking, Card, Seat, Step, turn, window

PASS = "pass"


class Reactions(Scenes):
    def asked(self) -> Step:
        """FL-10.5c: the first trigger: the scene is laid, nobody has chosen."""
        self.stage = "choose"
        yield from self._window(1 - self.player, "asked")

    def answer_first(self) -> Step:
        """FL-10.5c: the second trigger: the choices are known, nothing is resolved. FL-10.5b: the
        chooser's partner first; where both choose, the partner of the card's player."""
        if self.played > 1:
            self.moment("window")
        self.stage = "answer_second"
        yield from self._window(self._first_to_answer(), "chosen")

    def answer_second(self) -> Step:
        self.stage = "resolve"
        yield from self._window(1 - self._first_to_answer(), "chosen")

    def _first_to_answer(self) -> Seat:
        return 1 - self.player if self.now.both_choose else self.player

    def _window(self, seat: Seat, trigger: str) -> Step:
        """One reaction per trigger and player (FL-10.5b)."""
        fitting = (c for c in self.hands[seat] if self.fits(seat, self.definition(c), trigger))
        options = (PASS, *(f"react:{card}" for card in fitting))
        args = {"scene": self.scene, "trigger": trigger}
        picks = yield window({seat: options}, "react", "FL-10.5", args=args, default={seat: PASS})
        if picks[seat] != PASS:
            self._react(seat, int(picks[seat].removeprefix("react:")))

    def fits(self, seat: Seat, reaction: Scene, trigger: str) -> bool:
        """FL-10.5: only when its own condition says so."""
        if reaction.kind != "reaction":
            return False
        moment, _, both = reaction.answers.partition(", ")
        if both and not self.now.both_choose:
            return False
        if any(effect.verb == "copy" for effect in reaction.does):
            return trigger == "chosen" and self.choices[0] != self.choices[1]
        if moment == "asked" or trigger == "asked":
            return moment == trigger
        if moment == "both choice":
            return self.now.both_choose
        return bool(self.choices[seat if moment == "own choice" else 1 - seat])

    def _react(self, seat: Seat, card: Card) -> None:
        """FL-10.3, FL-10.5: into the discard pile; no turn; exactly one scene is drawn."""
        reaction = self.definition(card)
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.reveal(card)
        hearts = (self.hearts[0], self.hearts[1])
        self.past.append(
            Entry(reaction.id, seat, hearts=hearts, chapter=self.chapter, how="reaction")
        )
        self.emit("react", "FL-10.5", seat=seat, scene=reaction.id)
        self.moment("minor")
        if reaction.options:
            args = (None, reaction.id) if seat == 0 else (reaction.id, None)
            self.todo.append(Task("answer", args, seat))
        self.perform(self.of_player(reaction.does, seat), "FL-10.5", plain=True)
        deck = SCENE_DECKS[reaction.draws] if reaction.draws >= 0 else ""
        self.todo.append(Task("draw-one", (deck, None) if seat == 0 else (None, deck), seat))

    # -- what reactions ask -------------------------------------------------------------------

    def do_answer(self, task: Task) -> Step:
        """A reaction with options of its own: the partner of its player chooses."""
        self.todo.pop(0)
        (seat,) = task.seats()
        reaction = SCENE_BY_ID[task.args[seat] or ""]
        args = {"scene": reaction.id}
        letter = yield turn(seat, reaction.letters, "answer", "FL-8.1", args)
        option = reaction.options["abcd".index(letter)]
        self.emit("answered", "FL-8.1", seat=seat, scene=reaction.id, letter=letter)
        self.place(seat, option.tokens, "FL-8.5")
        later = self.todo
        self.todo = []
        effects = [(e, self.meant(e.who, 1 - seat, seat)) for e in option.effects]
        self.perform(effects, "FL-8.5", plain=True)
        self.todo += later

    def do_rechoose(self, task: Task) -> Step:
        """FL-10.5: another option than the one chosen."""
        self.todo.pop(0)
        (seat,) = task.seats()
        others = tuple(x for x in self.now.letters if x != self.choices[seat])
        args = {"scene": self.scene}
        letter = yield turn(seat, others, "rechoose", "FL-10.5", args)
        self._choose_anew(seat, letter)

    def do_copy(self, task: Task) -> Step:
        """FL-10.5: the same as the other."""
        self.todo.pop(0)
        (seat,) = task.seats()
        self._choose_anew(seat, self.choices[1 - seat])
        yield from ()

    def _choose_anew(self, seat: Seat, letter: str) -> None:
        self.choices[seat] = letter
        self.emit("rechosen", "FL-10.5c", seat=seat, scene=self.scene, letter=letter)

    # -- drawing one --------------------------------------------------------------------------

    def do_draw_one(self, task: Task) -> Step:
        """FL-10.5d: from a deck the chapter allows, unless the card names one."""
        self.todo.pop(0)
        (seat,) = task.seats()
        name = task.args[seat]
        deck = SCENE_DECKS.index(name) if name else (yield from self.pick_deck(seat))
        self.draw(seat, deck, "FL-10.5d")

    def pick_deck(self, seat: Seat) -> Asking[int]:
        """FL-6.2: where the chapter names several, the drawing player picks one for each card."""
        back = self.backs
        left = [*self.pile, *self.hidden_pile]
        open_decks = [
            d for d in self.allowed() if self.decks[d] or any(back[card] == d for card in left)
        ]
        if len(open_decks) > 1:
            names = tuple(SCENE_DECKS[deck] for deck in open_decks)
            return SCENE_DECKS.index((yield turn(seat, names, "deck", "FL-6.2")))
        return open_decks[0] if open_decks else self.allowed()[0]


__all__ = ["PASS", "Reactions"]
