"""Fiese Freunde Fette Feten: a life for two to six, auctioned slice by slice.

content/pack.toml      the box: cards as sentences               FF-1
grammar.py           the vocabulary of needs and gives         FF-2 to FF-5
blank.py             the table's own card                      FF-1.1
people.py            one graph of persons, and love            FF-3, FF-4, FF-5
state.py             what lies on the table; characteristics   FF-2, FF-6
casting.py           who can be in a card, and why not         FF-10, FF-11
telephones.py        naming, calling, deciding, returning      FF-10.4 to FF-10.8
living.py            a card is lived                           FF-10.2, FF-10.12
auction.py           bids, and secret maxima                   FF-9.1, FF-9.2
goals.py             realised, exchanged, chosen               FF-9.4, FF-9.6, FF-12
rules.py             slices, turns, passing, the end           FF-7, FF-8, FF-9
view.py, show.py     what a seat may know
words.py, text/      the same in words
scenario.py          positions built by hand
"""

from pathlib import Path

from tablee.games.fiese_freunde.content.blank import parse_blank
from tablee.games.fiese_freunde.content.grammar import CardFault
from tablee.games.fiese_freunde.rules.course import Fiese
from tablee.games.fiese_freunde.scenario import build
from tablee.kernel import Game, Option, Refused, register


def _check_blank(text: str) -> None:
    """FF-1.1: the players' own card, checked before the game."""
    try:
        parse_blank(text)
    except CardFault as wrong:
        raise Refused(f"no-blank-{wrong.key}", "FF-1.1", **wrong.told) from None


GAME = register(
    Game(
        id="fiese-freunde",
        state=Fiese,
        seats=(2, 3, 4, 5, 6),
        folder=Path(__file__).parent,
        scenario=build,
        options=(
            Option("goals", ("dealt", "chosen"), "dealt", "FF-12.1"),
            Option("first", ("lot", "host"), "lot", "FF-6.6"),
            Option("sex", ("in", "out"), "in", "FF-0.1"),
            Option("drugs", ("in", "out"), "in", "FF-0.1"),
            Option("religion", ("in", "out"), "in", "FF-0.1"),
            Option("death", ("in", "out"), "in", "FF-0.1"),
            Option("blank", (), "", "FF-1.1", _check_blank),
        ),
    )
)
