"""The thirteen dangers: FD-8.2, FD-8.4, FD-9."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import LOCK, MINDS, OBSTRUCTION, TILES
from tablee.games.fear_of_the_dark.geometry import col_row
from tablee.games.fear_of_the_dark.state import LOST, Maze
from tablee.kernel import Card, Step, turn


class Dangers(Maze):
    """`walked`: the pawn came in on foot. `left`: the square it came from. `cell`: the room,
    or None in a Dark Echo."""

    def danger(self, left: int, cell: int | None, walked: bool) -> Step:
        """FD-8.2: turn up the top danger; all but the Leak trigger only for a walker (FD-9.7)."""
        if not self.dangers:
            self.dangers, self.spent_dangers = self.spent_dangers, []
            self.shuffle(self.dangers)
        card = self.dangers.pop()
        self.reveal(card)
        kind = self.kind(card)
        triggered = self.triggers(kind, walked)
        self.emit("danger", "FD-8.2", card=kind, triggered=triggered)
        (self.terrors if kind == "terror" and triggered else self.spent_dangers).append(card)
        if not triggered:
            return
        if kind == "terror":
            yield from self.terror()
        elif kind == "knockout":
            self.knockout()
        elif kind == "draught":
            self.drop_hand("draught", "FD-9.3")
        elif kind == "leak":
            self.spring_leak(cell, walked)
        else:
            self.close_behind(kind, left, cell)

    def triggers(self, kind: str, walked: bool) -> bool:
        """FD-5.7: a danger whose prerequisite is not met does not trigger."""
        if kind == "leak":
            return True
        if kind == "draught":
            return walked and self.light
        if kind == "knockout":
            return walked and bool(self.aside)
        return walked

    def terror(self) -> Step:
        """FD-9.1: lose a mind card for ever; the second Terror kills (not on easy)."""
        self.emit("terror", "FD-9.1", count=len(self.terrors))
        if len(self.terrors) > 1 and not self.easy:
            self.finish("lose-terror")
            return
        if not self.mind_left:  # the walk was paid with the last card
            self.finish("lose-mind")
            return
        if self.options["terror"] == "random":
            where, kind = self._random_loss()
        else:
            held = [f"hand:{MINDS[k]}" for k, n in enumerate(self.hand) if n]
            rest = [f"deck:{MINDS[k]}" for k, n in enumerate(self.mind) if n]
            choices = (*held, *rest)
            answer = choices[0]
            if len(choices) > 1:
                answer = yield turn(LOST, choices, "terror", "FD-9.1")
            where, _, name = answer.partition(":")
            kind = MINDS.index(name)
        self.emit("lose-card", "FD-9.1", card=MINDS[kind])
        self.lose(kind, from_hand=where == "hand")
        if not self.mind_left:
            self.finish("lose-mind")

    def _random_loss(self) -> tuple[str, int]:
        """FD-9.1, the house rule: at random from the deck (from the hand if it is empty)."""
        where, counts = ("deck", self.mind) if any(self.mind) else ("hand", self.hand)
        pool = [kind for kind, n in enumerate(counts) for _ in range(n)]
        return where, pool[self.roll(len(pool))]

    def knockout(self) -> None:
        """FD-9.2: a random tile of those set aside goes to the bottom of the maze deck."""
        card: Card = self.aside.pop(self.roll(len(self.aside)))
        self.maze.insert(0, card)
        self.emit("knockout", "FD-9.2", left=len(self.maze))

    def close_behind(self, kind: str, left: int, cell: int | None) -> None:
        """FD-9.4, FD-9.5: a token on the square just left. FD-8.4: in an echo it is the end."""
        if cell is not None:
            token, rule = (OBSTRUCTION, "FD-9.4") if kind == "collapse" else (LOCK, "FD-9.5")
            self.put_token(left, token, kind, rule)
        elif self.easy:
            self.emit("nothing", "FD-8.4", card=kind)
        else:
            self.finish("lose-echo")

    def spring_leak(self, cell: int | None, walked: bool) -> None:
        """FD-9.6: the token lies on the room; whoever is inside loses the hand. FD-8.7: echoes."""
        if cell is not None:
            if self.leak >= 0:
                self.emit("no-token", "FD-1.3", what="leak")
                return
            self.leak = cell
            col, row = col_row(cell)
            tile = TILES[self.grid[cell] // 4].id
            self.emit("leak", "FD-9.6", tile=tile, col=col, row=row)
        if walked:
            self.drop_hand("leak-hand", "FD-9.6")
