"""The long flow of Anomia: turns, face-offs, cascades, the end."""

from __future__ import annotations

from tablee.games.anomia.rules.setting_up import SettingUp
from tablee.games.anomia.rules.votes import Judging
from tablee.games.anomia.screen.view import AnomiaView, look
from tablee.games.anomia.screen.words import tell, voice
from tablee.kernel import Catalogue, Result, Seat, Step


class Anomia(SettingUp, Judging):
    """AN-2 to AN-6."""

    def next_step(self) -> Step | None:
        if self.over:
            return None
        match self.phase:
            case "ready":
                return self.gather()
            case "race":
                return self.race()
            case "challenge":
                return self.challenge()
            case "vote":
                return self.vote()
            case "judge":
                return self.judge()
            case "order":
                return self.order()
        return self.draw()

    def results(self) -> list[Result]:
        """AN-6.2: most won cards; a tie is a shared victory."""
        counts = [len(cards) for cards in self.won]
        best = max(counts)
        shared = counts.count(best) > 1
        return [
            Result(
                seat, count == best,
                "lost" if count < best else "shared" if shared else "won-game",
                "AN-6.2", {"cards": count, "best": best}, float(count),
            )
            for seat, count in enumerate(counts)
        ]  # fmt: skip

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> AnomiaView:
        return look(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(self.view(seat), seat, say, lang)

    voice = voice
