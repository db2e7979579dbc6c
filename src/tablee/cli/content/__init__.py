"""What `tablee check` checks: that nothing is missing, in either language.

messages.py   every message in both languages, with the same attributes and variables
uses.py       every message and every clause that the code names is there
cards.py      every card of every pack has its name, what it does, and its line of flavour
"""

from __future__ import annotations

from msgspec import Struct

LANGUAGES = ("en", "fr")


class Finding(Struct, frozen=True):
    """One thing that was counted: where, how many, and what is missing (a line each)."""

    what: str
    where: str
    count: int
    missing: list[str]
