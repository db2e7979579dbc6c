"""A scene or a chapter: laid, chosen, resolved (FL-6.1, FL-7.8, FL-8, FL-10)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.pack import Scene
from tablee.games.fog_of_love.rules.effects import BOTH, Meant
from tablee.games.fog_of_love.rules.handling import Handling
from tablee.games.fog_of_love.screen.view import Entry
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Card, Seat, Step, sealed, turn


class Scenes(Handling):
    def lay(self, actor: Seat, card: Card) -> None:
        """FL-7.2: a scene from the hand; played on the other's behalf, it is the other's."""
        player = 1 - actor if self.behalf else actor
        scene = self.definition(card)
        if scene.kind == "secret":
            self._lay_secret(actor, player, card)
            return
        self.hands[actor].remove(card)
        self.reveal(card)
        if scene.minor:
            self.pile.append(card)
        else:
            self._use_carry(scene)
            self.area.append(card)
            self.played += 1
        self.begin(scene, player, "exchanged" if player != actor else "")

    def _lay_secret(self, actor: Seat, player: Seat, card: Card) -> None:
        """FL-10.2: face down, not resolved; it ends the turn."""
        card = self.slip(card, self.hands[actor], actor)
        self.hands[actor].remove(card)
        self.secrets[player].append(card)
        secret = {"scene": self.name(card)}
        self.emit("secret", "FL-10.2", to=(actor,), secret=secret, seat=player, scene="some")
        self.moment("secret")
        self.stage = "refill"

    def _use_carry(self, scene: Scene) -> None:
        """FL-10.1, FL-10.9: the next scene in the play area uses it up; of situations in a row
        only the last counts."""
        self.acting = None if scene.kind == "situation" else self.carry
        self.carry = None

    def begin(self, scene: Scene, player: Seat, how: str) -> None:
        """FL-7.8: all that stands on it is open. FL-8.7: effects before the choice."""
        self.scene, self.player = scene.id, player
        self.choices, self.spared = ["", ""], 0
        self.no_also = self.skipped = False
        self.past.append(Entry(scene.id, player, chapter=self.chapter, how=how))
        self.emit("lay", "FL-7.8", seat=player, scene=scene.id, how=how)
        self._tell(scene, ("player", "both"))
        if scene.on:
            self.perform(self.of_player(scene.on, player), "FL-8.7", plain=scene.minor)
        for when in (scene.kind, "minor" if scene.minor else ""):
            self.moment(when)
        self.stage = "laid"

    def _tell(self, scene: Scene, who: tuple[str, ...]) -> None:
        """FL-9.2: a prompt; it may be skipped."""
        if scene.tell in who:
            self.emit("tell", "FL-9.2", scene=scene.id, who=scene.tell)

    def laid(self) -> Step:
        """FL-8: does anybody choose?"""
        scene = self.now
        if not scene.options:
            self.stage = "done"
        else:
            self.stage = "choose" if scene.both_choose else "asked"
        yield from ()

    # -- choices ------------------------------------------------------------------------------

    def choose(self) -> Step:
        """FL-8.1: the partner alone; FL-8.2: both, in secret, shown together."""
        scene = self.now
        args = {"scene": scene.id}
        if not scene.both_choose:
            seat = 1 - self.player
            self.choices[seat] = yield turn(seat, scene.letters, "choose", "FL-8.1", args)
        elif self.acting is not None and self.acting[0] == "in-turn":
            yield from self._choose_in_turn(scene, self.acting[1])
        else:
            picks = yield sealed(dict.fromkeys(BOTH, scene.letters), "choose", "FL-8.2", args=args)
            self.choices = [picks[0], picks[1]]
        self._tell(scene, ("chooser", "partner"))
        self.emit("chosen", "FL-8.2", scene=scene.id, choices=list(self.choices))
        self.stage = "resolve" if scene.is_chapter else "answer_first"

    def _choose_in_turn(self, scene: Scene, decides: Seat) -> Step:
        """A carry-over: not at the same moment, and one decides who goes first."""
        args = {"scene": scene.id}
        first = yield turn(decides, ("me", "you"), "in-turn", "FL-10.8", args)
        begins = decides if first == "me" else 1 - decides
        for seat in (begins, 1 - begins):
            self.choices[seat] = yield turn(seat, scene.letters, "choose", "FL-8.2", args)
            self.emit("chose", "FL-10.8", seat=seat, scene=scene.id, letter=self.choices[seat])

    # -- resolution ---------------------------------------------------------------------------

    def resolve(self) -> Step:
        """FL-8.5: tokens of the choices; then their effects, all of them, as one step."""
        scene = self.now
        effects: list[Meant] = []
        for seat, letter in enumerate(self.counted()):
            if letter:
                option = scene.options["abcd".index(letter)]
                for owner in BOTH if scene.mirror else (seat,):
                    self.award(owner, option.tokens, "FL-8.5")
                effects += [(e, self.meant(e.who, self.player, seat)) for e in option.effects]
        if effects:
            self.perform(effects, "FL-8.5")
        if not scene.is_chapter:
            self.moment("resolved")
        self.stage = "resolve_also"
        yield from ()

    def resolve_also(self) -> Step:
        """FL-8.5b: additional effects, the first whose condition holds."""
        scene, chosen = self.now, self.counted()
        if scene.both_choose and not self.no_also:
            row = scene.rows.get(chosen[self.player] + chosen[1 - self.player])
            if row is not None:
                place = scene.also.index(row)
                self.note(row=place)
                self.emit("also", "FL-8.5", scene=scene.id, row=place + 1, when=row.when)
                effects = [(e, self.meant(e.who, self.player)) for e in row.effects]
                self.perform(effects, "FL-8.5")
                if not scene.is_chapter:
                    self.moment("also")
        self.stage = "done"
        yield from ()

    def done(self) -> Step:
        """The scene is over: its carry-over begins to wait; revealed secrets come next."""
        scene = self.now
        one, two = self.choices
        self.note(choices=(one, two), hearts=(self.hearts[0], self.hearts[1]))
        if scene.carry:
            self.wait(scene.carry, 1 - self.player if scene.carry == "in-turn" else self.player)
        self.scene, self.acting = "", None
        if scene.is_chapter:
            self.moment("answered")
        if self.opened:
            self.begin_secret(*self.opened.pop(0))
        else:
            self.stage = "take_turn" if scene.is_chapter else "refill"
        yield from ()

    def wait(self, kind: str, seat: Seat) -> None:
        """FL-10.8: acts on the next scene; only the last counts."""
        self.emit("carry", "FL-10.1", kind=kind, seat=seat)
        on_behalf = kind == "on-behalf"
        self.carry = None if on_behalf else (kind, seat)
        self.behalf = 3 if on_behalf else 0  # this turn, and one of each

    def do_carry(self, task: Task) -> Step:
        self.todo.pop(0)
        seat = task.seats()[0]
        self.wait(task.args[seat] or "", seat)
        yield from ()

    # -- secrets ------------------------------------------------------------------------------

    def begin_secret(self, owner: Seat, card: Card) -> None:
        """FL-10.2: read, its reveal effects, its tokens to its player; it counts as a scene.
        FL-10.9: a carry-over goes on waiting."""
        scene = self.definition(card)
        self.area.append(card)
        self.played += 1
        self.begin(scene, owner, "revealed")
        self.place(owner, scene.tokens, "FL-10.2")
        self.perform(self.of_player(scene.revealed, owner), "FL-10.2")
        self.moment("reveal")
