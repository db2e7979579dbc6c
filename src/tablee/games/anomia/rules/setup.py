"""AN-1: one pack, two piles, whoever begins."""

from __future__ import annotations

from tablee.games.anomia.content.editions import Symbol
from tablee.games.anomia.content.themes import NUMBERS
from tablee.games.anomia.rules.hearing import hear
from tablee.games.anomia.state import DUEL, Anomia, places_of
from tablee.kernel import Seat, Step, Timed


def setup(m: Anomia) -> None:
    """AN-1.1 to AN-1.5."""
    pack = m.options["pack"]
    m.pack = 1 + m.roll(len(NUMBERS)) if pack == "lot" else int(pack)
    m.left_out = _leave_out(m)
    faces = _cards(m)
    m.deal_faces(faces)
    _cut(m, len(faces))
    places = places_of(m.seats)
    m.play, m.shown = [[] for _ in range(places)], [0] * places
    m.won = [[] for _ in range(m.seats)]
    m.talk = [[] for _ in range(m.seats)]
    m.talk_keys = [()] * m.seats
    m.lost_challenges = [0] * m.seats
    first = m.options["first"]
    m.first = m.turn = m.roll(m.seats) if first == "lot" else int(first) % m.seats
    m.emit("begin", "AN-1.4", seat=m.first, pack=m.pack)
    if m.left_out:
        m.emit("left-out", "AN-1.5", symbols=list(m.left_out))


def _leave_out(m: Anomia) -> tuple[Symbol, ...]:
    """AN-1.5: with three players the two symbols of one face stay out."""
    choice, pairs = m.options["leave_out"], m.edition.pairs
    if m.seats != 3 or choice == "never":
        return ()
    return pairs[m.roll(len(pairs))] if choice == "advice" else pairs[int(choice[-1]) - 1]


def _cards(m: Anomia) -> list[int]:
    """The faces in a random order: every theme with a symbol, and the duel cards."""
    edition = m.edition
    themes = [
        8 * theme + edition.symbols.index(symbol)
        for theme, symbol in enumerate(m.shuffled(edition.printed))
        if symbol not in m.left_out
    ]
    if edition.die:
        duels = [DUEL] * edition.duels
    else:
        duels = [DUEL + edition.pairs.index(pair) for pair in edition.without(m.left_out)]
    return m.shuffled(themes + duels)


def _cut(m: Anomia, cards: int) -> None:
    """AN-1.3: two piles of about equal size."""
    half = cards // 2 - 3 + m.roll(7)
    m.piles = [list(range(half)), list(range(half, cards))]


def next_game(m: Anomia) -> dict[str, str]:
    """AN-1.4, AN-6.3: what changes when the same people play again: the pack, and who begins."""
    return {"pack": str(m.pack % len(NUMBERS) + 1), "first": str((m.first + 1) % m.seats)}


READY = Timed(("ready",))


def gather(m: Anomia) -> Step:
    """AN-1.4: all say that they are ready; only then is the first card turned."""
    heard = yield from hear(m, dict.fromkeys(unready(m), READY), "ready", "AN-1.4")
    if heard is not None and not heard.by_clock:
        m.ready.append(heard.seat)
        m.emit("ready", "AN-1.4", seat=heard.seat)
    if not unready(m):
        m.new_heat()
        m.phase = "draw"


def unready(m: Anomia) -> list[Seat]:
    """AN-1.4: those who are waited for."""
    ready, gone = m.ready, m.gone
    return [seat for seat in range(m.seats) if seat not in ready and seat not in gone]
