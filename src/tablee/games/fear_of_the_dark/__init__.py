"""Fear of the Dark: alone in a maze, with a few matches and a mind that runs out.

pack.toml, pack.py   the box: tiles and cards as data          FD-1
geometry.py          squares, sides, turns
state.py             what lies on the table; the atoms         FD-2, FD-4, FD-7
dangers.py           the thirteen dangers                      FD-8.2, FD-8.4, FD-9
rooms.py             a room comes out of the dark              FD-7.5, FD-8
finds.py             searching, secrets, objects               FD-6.5, FD-10, FD-11
choices.py           what may be done now                      FD-5, FD-6
hopeless.py          when nothing can change any more          FD-3.3
rules.py             the actions and the movement              FD-3 to FD-7
view.py, show.py     what a seat may know
words.py, text/      the same in words
scenario.py          positions built by hand
"""

from collections.abc import Mapping
from pathlib import Path

from tablee.games.fear_of_the_dark.rules import Fear
from tablee.games.fear_of_the_dark.scenario import build
from tablee.kernel import Bot, Game, Option, ident, register, several


def _bots() -> Mapping[str, Bot]:
    from tablee.games.fear_of_the_dark import bot

    return {"house": bot.house}


GAME = register(
    Game(
        id="fear-of-the-dark",
        state=Fear,
        seats=(1,),
        scenario=build,
        folder=Path(__file__).parent,
        order=10,
        bots=_bots,
        kinds={"cards": several(ident("card"))},
        options=(
            Option("difficulty", ("easy", "normal", "hard", "nightmare"), "normal", "FD-2.5"),
            Option("terror", ("choose", "random"), "choose", "FD-9.1"),
            Option("search", ("beside", "on"), "beside", "FD-6.5"),
        ),
    )
)
