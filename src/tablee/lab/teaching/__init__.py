"""Magpies, the teaching game: small, and yet it has everything a game here can have.

Hidden hands, a turn, a sealed bid, a reaction window, a race against each other and the clock,
a deck that is shuffled again. `docs/adding-a-game.md` walks through it. Two to four magpies.

MG-1    The cards: one to six feathers, each three times; four hisses; eight treasures.
MG-1.1  Each magpie is dealt four cards, which only it may see. The treasures lie face down.
MG-2    A round begins: there are always two treasures open; turn up what is missing.
MG-2.1  The leader points at one of them. In the next round, the next magpie leads.
MG-3    All lay one card of their hand face down. When all have, they are turned up.
MG-4    Now every magpie may play a hiss from its hand, or be silent; all decide at once.
MG-4.1  If anybody hissed, the treasure is frightened away for good.
MG-4.2  Otherwise the most feathers take it; those who laid equally many have none of it. A hiss
        that was laid counts nothing, and if nothing is left, the treasure is gone too.
MG-5    The first to caw how many feathers were laid in all gains a pebble, worth one point.
MG-5.1  A magpie caws once a round: who was wrong is silent from then on.
MG-5.2  When the time is up, nobody gains it.
MG-6    Laid cards go to the discards, and all draw up to four, the leader first.
MG-6.1  If the deck is empty, the discards are shuffled and become the deck.
MG-7    After the last round, the most points win. Those who are equal win together.

cards.py    the box, as data       MG-1
rules.py    the state, the rules   MG-1.1 to MG-7
view.py     what a seat may know, and the same in words
text/       every word, in French and English
"""

from pathlib import Path

from tablee.kernel import Game, Option, ident, register, several
from tablee.lab.teaching.rules.course import Magpies

GAME = register(
    Game(
        id="magpies",
        state=Magpies,
        seats=(2, 3, 4),
        folder=Path(__file__).parent,
        kinds={"cards": several(ident("card")), "treasures": several(ident("treasure"))},
        options=(Option("rounds", (5, 3), 5, "MG-7"),),
        hidden=True,
    )
)

__all__ = ["GAME", "Magpies"]
