"""What `tablee check` checks: that nothing is missing, in either language, and how it is said.

messages.py   every message in both languages, with the same attributes and variables
uses.py       every message and every clause that the code names is there
cards.py      every card of every pack has its name, what it does, and its line of flavour
wording.py    the words of the glossary, and how they are set
shingles.py   no sentence of a rulebook
texts.py      every text that people read, piece by piece
"""

from __future__ import annotations

from msgspec import Struct

LANGUAGES = ("en", "fr")


class Finding(Struct, frozen=True):
    """One thing that was counted: where, how many, and what is missing or wrong (a line each)."""

    what: str
    where: str
    count: int
    missing: list[str]
