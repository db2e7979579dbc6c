"""What a card does: whom, satisfaction and tokens at once, the rest as tasks (FL-8.3 to FL-8.6);
and what a reaction does to the scene it answers (FL-10.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tablee.games.fog_of_love.content.grammar import DESTINY_VERBS, FLAGS, Effect, letters_of
from tablee.games.fog_of_love.rules.creation import Creation
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Seat

Meant = tuple[Effect, tuple[Seat, ...]]
BOTH = (0, 1)


class Effects(Creation):
    def meant(self, who: str, player: Seat, chooser: Seat = -1) -> tuple[Seat, ...]:
        """FL-8.3: player and partner by who played the card, chooser and other by the choice."""
        if who == "both":
            return BOTH
        if who == "chooser":
            return (chooser,)
        if who == "other":
            return (1 - chooser,)
        if who == "player":
            return (player,)
        if who == "partner":
            return (1 - player,)
        letters = letters_of(who)
        chosen = self.counted()
        inside = not who.startswith("not ")
        return tuple(seat for seat in BOTH if (chosen[seat] in letters) == inside)

    def counted(self) -> list[str]:
        """The choices as they count: under a carry-over "exchanged", as made by the other."""
        if self.acting is not None and self.acting[0] == "exchanged":
            return self.choices[::-1]
        return self.choices

    def of_player(self, effects: Iterable[Effect], player: Seat) -> list[Meant]:
        """Effects that know only player and partner."""
        return [(effect, self.meant(effect.who, player)) for effect in effects]

    def perform(self, effects: Iterable[Meant], rule: str, plain: bool = False) -> None:
        """One step: satisfaction as one net change per player (FL-8.6), tokens, then tasks.

        `plain`: the carry-over of the scene does not touch it (a reaction)."""
        gains = [0, 0]
        batch: list[Task] = []
        spared = 0 if plain else self.spared
        for effect, seats in effects:
            for seat in seats:
                if spared >> seat & 1:
                    continue
                if effect.verb == "heart":
                    gains[seat] += effect.n if plain else self._doubled(seat, effect.n)
                elif effect.verb == "token":
                    (self.place if plain else self.award)(seat, effect.tokens, rule)
                elif effect.verb in FLAGS:
                    self.flag(effect.verb, seat)
                else:
                    self._queue(batch, effect, seat)
        for seat in BOTH:
            if gains[seat]:
                self.please(seat, gains[seat], rule)
        self.todo += batch

    def _doubled(self, seat: Seat, gain: int) -> int:
        """What a carry-over makes of satisfaction."""
        kind, whose = self.acting or ("", -1)
        if kind == "double-satisfaction":
            return 2 * gain
        if kind == "one-sided":
            return 0 if seat == whose else 2 * gain
        return gain

    def flag(self, verb: str, seat: Seat) -> None:
        """FL-10.5: effects pass one by; no additional effects; the scene is skipped."""
        if verb == "spared":
            self.spared |= 1 << seat
        elif verb == "no-also":
            self.no_also = True
        else:
            self.skipped = True
            self.note(how="skipped")
            self.emit("skipped", "FL-10.5e", scene=self.scene)
            self.stage = "done"

    def note(self, **changes: Any) -> None:
        """FL-13.4: for the recap. (Reactions may have come after the scene they answer.)"""
        place = len(self.past) - 1
        while self.past[place].scene != self.scene:
            place -= 1
        self.past[place] = replace(self.past[place], **changes)

    def _queue(self, batch: list[Task], effect: Effect, seat: Seat) -> None:
        """FL-8.8: the same kind of decision of both becomes one task."""
        verb, arg = effect.verb, effect.arg
        if verb in DESTINY_VERBS:
            verb, arg = "destiny", f"{verb} {arg}".strip()
        if effect.may:
            arg = f"may {arg}"
        for n, task in enumerate(batch):
            if task.verb == verb and task.args[seat] is None:
                args = (arg, task.args[1]) if seat == 0 else (task.args[0], arg)
                batch[n] = Task(verb, args, task.player)
                return
        batch.append(Task(verb, (arg, None) if seat == 0 else (None, arg), self.player))
