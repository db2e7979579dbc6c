"""FF-6: boards, telephones, time and decks; FF-0.1, FF-1.1: which cards are in the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fiese_freunde.content.cards import (
    CATEGORIES,
    FILTERS,
    FIRST_GOAL,
    HOME,
    LIFE_A,
    LIFE_B,
    SUPER,
)
from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.content.pack import BLANK, BOX, CARDS, ids_of
from tablee.games.fiese_freunde.people import PERSONS, SEXES, Sex
from tablee.games.fiese_freunde.rules.variant import choose_goals, deal_goals, draft_goals
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Step, sealed

TIME_PER_PLAYER = 8
CHANGE, REMAIN = "change", "remain"


def setup(m: Fiese) -> None:
    """FF-6: boards, telephones, time, decks. The sexes are asked for first, then come the goals."""
    n = m.seats
    m.deal_faces(range(len(CARDS)))
    m.traits = [0] * (n * len(TRAITS))
    m.bed, m.bed_children, m.celibate = [(0, 0)] * n, [0] * n, [False] * n
    m.phones = [sum(1 << rival for rival in range(n) if rival != me) for me in range(n)]
    m.lived, m.realised = [[] for _ in range(n)], [[] for _ in range(n)]
    m.goals, m.drafts = [[] for _ in range(n)], [[] for _ in range(n)]
    m.maxima, m.discards = [-1] * n, [[], [], []]
    m.first = m.player = 0 if m.options["first"] == "host" else m.roll(n)
    m.time = [BOX.start_time[str(n)][(seat - m.first) % n] for seat in range(n)]  # FF-6.3
    m.bank = n * TIME_PER_PLAYER - sum(m.time)
    _deal_cards(m)
    m.emit("begin", "FF-6.6", first=m.first)
    if any(m.options[name] == "out" for name in FILTERS):
        _tell_what_remains(m)


# -- cards ------------------------------------------------------------------------------------


def _deal_cards(m: Fiese) -> None:
    m.piles = [ids_of(HOME), ids_of(LIFE_A), ids_of(LIFE_B)]
    _leave_out(m)
    for pile in m.piles:
        m.shuffle(pile)
    categories = [_goals_of(m, FIRST_GOAL + n) for n in range(len(CATEGORIES))]
    for pile in categories:
        m.shuffle(pile)
    m.packets = [list(packet) for packet in zip(*categories, strict=False)]
    m.box += [card for pile in categories for card in pile[len(m.packets) :]]
    m.supers = [card for card in ids_of(SUPER) if not _is_filtered(m.options, card)]
    m.box += [card for card in ids_of(SUPER) if card not in m.supers]
    m.shuffle(m.supers)
    m.reveal(m.supers[-1])


def _leave_out(m: Fiese) -> None:
    """FF-0.1: filters leave cards out; FF-1.1: the blank card only if it was written."""
    for pile in m.piles:
        for card in list(pile):
            if not _is_in(m.options, card):
                pile.remove(card)
                m.box.append(card)


def _is_in(options: Mapping[str, Any], card: Card) -> bool:
    unwritten = CARDS[card].id == BLANK and not options["blank"]
    return not (unwritten or _is_filtered(options, card))


def _is_filtered(options: Mapping[str, Any], card: Card) -> bool:
    return any(options[name] == "out" for name in CARDS[card].filter)


def what_remains(options: Mapping[str, Any]) -> Mapping[str, int] | None:
    """FF-0.1: what the filters leave of the cards, told where they are chosen."""
    if all(options[name] == "in" for name in FILTERS):
        return None
    decks = {"home": HOME, "a_cards": LIFE_A, "b_cards": LIFE_B}
    return {
        name: sum(_is_in(options, card) for card in ids_of(deck)) for name, deck in decks.items()
    }


def _goals_of(m: Fiese, deck: int) -> list[Card]:
    """A filter leaves goals out too; only those come back without which not all would have one."""
    goals = ids_of(deck)
    kept = [card for card in goals if not _is_filtered(m.options, card)]
    two_each = m.options["goals"] == "chosen" and m.seats <= 3  # FF-12.1
    short = m.seats * (2 if two_each else 1) - len(kept)
    if short > 0:
        kept += m.shuffled([card for card in goals if card not in kept])[:short]
    m.box += [card for card in goals if card not in kept]
    return kept


def _tell_what_remains(m: Fiese) -> None:
    """FF-0.1: before the start, what the filters have left; and the goals that came back."""
    home, a, b = (len(pile) for pile in m.piles)
    back = sum(_is_filtered(m.options, card) for packet in m.packets for card in packet)
    m.emit("left-out", "FF-0.1", home=home, a_cards=a, b_cards=b, goals=back)


# -- before life begins -----------------------------------------------------------------------


def before_life(m: Fiese) -> Step:
    """FF-6.1: each chooses a sex, and is told for whom the game is (FF-0.1). FF-6.4, FF-12: the
    goals."""
    who = dict.fromkeys(range(m.seats), ("w", "m"))
    sexes = yield sealed(who, "sex", "FF-6.1", args={"notice": "FF-0.1"})
    chosen: list[Sex] = [sexes[seat] for seat in range(m.seats)]
    if chosen.count(chosen[0]) > PERSONS // 2:
        yield from _one_changes(m, chosen)
    _fill_the_town(m, chosen)
    if m.options["goals"] == "dealt":
        deal_goals(m)
    elif m.seats <= 3:
        yield from choose_goals(m)
    else:
        yield from draft_goals(m)


def _one_changes(m: Fiese, chosen: list[Sex]) -> Step:
    """FF-6.2: six of one sex; a volunteer changes, by lot if there are several, else the last."""
    everybody = dict.fromkeys(range(m.seats), (REMAIN, CHANGE))
    default = dict.fromkeys(everybody, REMAIN)
    answers = yield sealed(everybody, "change", "FF-6.2", default=default)
    willing = [seat for seat in everybody if answers[seat] == CHANGE]
    seat = willing[m.roll(len(willing))] if willing else m.seats - 1
    chosen[seat] = "m" if chosen[seat] == "w" else "w"
    m.emit("changed", "FF-6.2", seat=seat, sex=chosen[seat])


def _fill_the_town(m: Fiese, chosen: list[Sex]) -> None:
    """FF-6.1, FF-6.2: five women and five men in all, neutral characters included."""
    neutrals: list[tuple[str, Sex]] = []
    for sex in SEXES:
        pool = [person.id for person in BOX.persons if person.sex == sex]
        wanted = PERSONS // 2 - chosen.count(sex)
        neutrals += [(name, sex) for name in m.shuffled(pool)[:wanted]]
    m.names = [""] * m.seats + [name for name, _ in neutrals]
    m.sexes = chosen + [sex for _, sex in neutrals]
    m.emit("sexes", "FF-6.2", sexes=chosen, neutrals=[name for name, _ in neutrals])
