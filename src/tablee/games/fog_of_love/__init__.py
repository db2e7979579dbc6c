"""Fog of Love: two invented people, one relationship, hidden goals; for two.

cards/*/pack.toml        the box: cards as sentences                      FL-1
grammar.py               the vocabulary of effects and conditions         FL-8, FL-9
cardtexts.py, pack.py    reading, checking and compiling the cards
definitions.py           what a card is, once it is compiled
cards.py                 every card as a number
goals.py                 balances, trait goals, destinies                 FL-2, FL-3, FL-11.4
state.py                 what lies on the table; satisfaction, tokens     FL-2, FL-7
creation.py              setup, and who the two of them are               FL-4, FL-5
effects.py               who is meant; one step at a time                 FL-8.3 to FL-8.8
destinies.py             hand and pile                                    FL-11
changes.py, handling.py  effects that ask                                 FL-9
scenes.py                laid, chosen, resolved; secrets; carry-over      FL-8, FL-10
reactions.py             a window opens by the public event               FL-10.5
lessons.py               when a lesson of the tutorial comes up           FL-15
turns.py                 chapters and turns                               FL-6, FL-7
finale.py, fates.py      how it ended, and what became of the two         FL-13
view.py, show.py         what a seat may know                             FL-14
words.py, lines.py       the same in words; who speaks and remembers      FL-8.9
texts.py                 which words the cards need
scenario.py              positions built by hand
"""

from pathlib import Path

from tablee.games.fog_of_love.content.pack import BOX, FILTERS
from tablee.games.fog_of_love.rules.course import Fog
from tablee.games.fog_of_love.scenario import build
from tablee.kernel import Game, Option, Refused, register


def _check_left_out(text: str) -> None:
    """FL-4.8: names of scenes, with commas; enough of every deck must be left."""
    known = {scene.id for scene in BOX.scenes}
    names = text.replace(",", " ").split()
    for name in names:
        if name not in known:
            raise Refused("no-left-out", "FL-4.8", name=name[:40])
    for deck in range(3):
        if sum(s.deck == deck and s.id not in names for s in BOX.scenes) < 20:
            raise Refused("no-left-out-many", "FL-4.8")


GAME = register(
    Game(
        id="fog-of-love",
        state=Fog,
        seats=(2,),
        folder=Path(__file__).parent,
        scenario=build,
        options=(
            Option("story", ("sunday", "school", "year", "want", "tutorial"), "sunday", "FL-4.1"),
            Option("characters", ("own", "dealt"), "own", "FL-5.2"),
            Option("first", ("lot", "host", "guest"), "lot", "FL-4.5"),
            Option("events", ("story", "all", "none"), "story", "FL-4.2"),
            Option("child", ("pregnancy", "adoption"), "pregnancy", "FL-12.2"),
            *(Option(name, ("in", "out"), "in", "FL-4.8") for name in FILTERS),
            Option("left_out", (), "", "FL-4.8", _check_left_out),
        ),
    )
)
