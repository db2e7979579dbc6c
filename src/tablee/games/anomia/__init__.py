"""Anomia: a race for words between two who show the same symbol, for three to six (or two).

content/    editions, packs, word lists, when two words are the same   AN-1.1, AN-1.2, AN-8.5
state.py    what lies on the table; time; words                        AN-2.2, AN-3.1
rules/      the rules, chapter by chapter                              AN-1 to AN-8
screen/     what a seat may know, and in words
clauses/    the rules in our own words
scenario.py positions built by hand
"""

from pathlib import Path

from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.rules.course import Anomia
from tablee.games.anomia.scenario import build
from tablee.kernel import Game, Option, register

GAME = register(
    Game(
        id="anomia",
        state=Anomia,
        seats=(3, 4, 5, 6, 2),
        folder=Path(__file__).parent,
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
