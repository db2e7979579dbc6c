"""Anomia: a race for words between two who show the same symbol, for three to six (or two).

editions.toml, editions.py  symbols, cards, die or wild cards      AN-1.2
packs/, packs.py            themes and word lists                  AN-1.1
pack_checks.py              what would spoil a game with them      AN-1.1, AN-3.9
judge.py                    when two words are the same            AN-3.4, AN-3.9, AN-8.5
state.py                    what lies on the table; time; words    AN-2.2, AN-3.1
setting_up.py               one pack, two piles                    AN-1
drawing.py                  a card, a duel, a cascade; leaving     AN-2, AN-4, AN-5, AN-8.6
racing.py                   the face-off: who began first          AN-3, AN-7.1, AN-8
tying.py                    exactly together                       AN-7.2
judging.py                  challenge, vote, pads                  AN-7.4 to AN-7.7, AN-8.3
rules.py                    turns and the end                      AN-6
view.py, words.py, text/    what a seat may know, and in words
scenario.py                 positions built by hand
"""

from collections.abc import Mapping
from pathlib import Path

from tablee.games.anomia.editions import EDITIONS
from tablee.games.anomia.rules import Anomia
from tablee.games.anomia.scenario import build
from tablee.kernel import NUMBER, OWN, Bot, Game, Option, ident, register, several


def _bots() -> Mapping[str, Bot]:
    from tablee.games.anomia import bot

    return bot.BOTS


GAME = register(
    Game(
        id="anomia",
        state=Anomia,
        seats=(3, 4, 5, 6, 2),
        folder=Path(__file__).parent,
        order=30,
        bots=_bots,
        kinds={
            "symbols": several(ident("symbol")), "hints": several(OWN),
            "counts": several(NUMBER), "times": several(NUMBER),
        },
        scenario=build,
        options=(
            Option("words", ("en", "fr"), "en", "AN-1.1"),
            Option("answers", ("typed", "spoken"), "typed", "AN-8.1"),
            Option("pack", ("lot", "1", "2", "3"), "lot", "AN-6.3"),
            Option("edition", tuple(EDITIONS), "fr", "AN-1.2"),
            Option("leave_out", ("advice", "never", *(f"face-{n}" for n in range(1, 7))),
                   "advice", "AN-1.5"),
            Option("spotting", ("soon", "at-once", "keen"), "soon", "AN-7.3"),
            Option("voters", ("others", "all"), "others", "AN-7.5"),
            Option("talk", ("author", "everyone"), "author", "AN-3.4"),
            Option("trust", ("friends", "public"), "friends", "AN-8.1"),
            Option("first", ("lot", *map(str, range(6))), "lot", "AN-1.4"),
        ),
    )
)  # fmt: skip
