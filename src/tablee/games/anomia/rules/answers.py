"""AN-3.4, AN-3.9: what may be handed in at all, and what is no example."""

from __future__ import annotations

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.themes import Theme
from tablee.games.anomia.state import Anomia
from tablee.kernel import Refused, Seat


def read(text: str) -> str:
    """AN-3.9: the word as it is shown and kept; refuses what nobody can say."""
    if fault := judge.fault(text):
        raise Refused(f"no-word-{fault}", "AN-3.9", most=judge.LONGEST)
    return judge.clean(text)


def no_example(m: Anomia, word: str, seat: Seat, theme: Theme) -> bool:
    """AN-3.4, AN-3.9: said before, or no example at all: refused at once, without a vote."""
    if m.said(word, seat, theme.id):
        before = m.burnt(word, theme.id)
        if before is None:
            m.emit("no-example", "AN-3.4", seat=seat, word=word, reason="talked")
        else:
            sayer = before.seat
            m.emit("no-example", "AN-3.4", seat=seat, word=word, reason="said", sayer=sayer)
    elif judge.trivial(word, theme):
        m.emit("no-example", "AN-3.9", seat=seat, word=word, reason="trivial")
    else:
        return False
    m.burn(word, seat, theme.id)  # what was only talked about is said now
    return True
