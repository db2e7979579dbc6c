"""How it ended: whether a final destiny came true, and what became of the two (FL-11.6, FL-13.3,
FL-13.5).

One sentence tells what became of them: `fate_of` gives the key of the sentence, and whom it names
first. The words are in `ev-ending`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID
from tablee.games.fog_of_love.content.goal_grammar import Destiny, Trait
from tablee.games.fog_of_love.rules.goals import Standing, fulfilled, goals_gain, goals_met, orders
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Seat

FATES = (
    "stay-both", "stay-one", "stay-none", "exit-met", "exit-missed", "heartbreaker-met",
    "heartbreaker-missed", "part-both", "part-one", "part-none", "too-late", "thieves",
)  # fmt: skip


def told_first(destinies: Sequence[Destiny], met: Sequence[bool]) -> Seat:
    """Who leaves alone; of two who leave, who does not steal; else who got what they wanted."""

    def place(seat: Seat) -> tuple[bool, str, bool]:
        destiny = destinies[seat]
        return destiny.stays, "" if destiny.stays else destiny.id, not met[seat]

    return min((0, 1), key=place)


def fate_of(destinies: Sequence[Destiny], met: Sequence[bool]) -> tuple[str, Seat]:
    """FL-11.6: together if both stay. Who stays while the other leaves is never fulfilled; nor are
    two heartbreakers; who leaves a heartbreaker always is."""
    seat = told_first(destinies, met)
    one, other = destinies[seat], destinies[1 - seat]
    count = ("none", "one", "both")[sum(met)]
    if one.stays:
        return f"stay-{count}", seat
    if other.stays:
        return f"{one.id}-{'met' if met[seat] else 'missed'}", seat
    if other.id == "exit":
        return f"part-{count}", seat
    return ("too-late" if one.id == "exit" else "thieves"), seat


# -- of this couple -----------------------------------------------------------------------------


def final_destiny(m: Fog, seat: Seat) -> Destiny:
    """FL-13.1: once it is shown."""
    return DESTINY_BY_ID[m.name(m.final[seat])]


def stay_together(m: Fog) -> bool:
    """FL-11.6: if both final destinies stay."""
    return all(final_destiny(m, seat).stays for seat in BOTH)


def comes_true(m: Fog, when: str) -> bool:
    """A condition of the end: both stay, somebody breaks up, one does, what the couple became."""
    if when in ("child", "married"):
        return m.child if when == "child" else m.married
    leaving = sum(not final_destiny(m, seat).stays for seat in BOTH)
    return {"": True, "stay": not leaving, "part": leaving > 0, "one leaves": leaving == 1}[when]


def goals_of(m: Fog, seat: Seat) -> tuple[Trait, ...]:
    """FL-3.4: of the traits held now."""
    return tuple(m.goal(card) for card in m.traits[seat])


def rankings(m: Fog, seat: Seat) -> dict[str, int]:
    """FL-3.2: the orders as options, with how many goals each meets; the best comes first."""
    cards, traits = m.traits[seat], goals_of(m, seat)
    found = {}
    for order in orders(m.tokens, seat, traits):
        met = goals_met(m.tokens, seat, [traits[n] for n in order], settled=True)
        found[":".join(["order", *(str(cards[n]) for n in order)])] = sum(met)
    return found


def standing(m: Fog, seat: Seat) -> Standing:
    """What the conditions of a destiny look at."""
    return Standing(
        seat,
        (m.hearts[0], m.hearts[1]),
        tuple(m.tokens),
        goals_of(m, seat),
        final_destiny(m, 1 - seat) if m.final else None,
        m.settled,
    )


def foreseen(m: Fog, seat: Seat) -> tuple[Standing, int | None]:
    """FL-13.1, FL-13.2c: from the choice of the final destiny on, one's own goals count as they
    would be scored; with what they give, None before and after."""
    at = standing(m, seat)
    if m.stage not in ("choose_destiny", "last_secret"):
        return at, None
    gain = goals_gain(goals_met(m.tokens, seat, at.traits))
    hearts = [max(0, n + gain) if who == seat else n for who, n in enumerate(m.hearts)]
    return replace(at, hearts=(hearts[0], hearts[1])), gain


def is_fulfilled(m: Fog, seat: Seat) -> bool:
    """FL-13.3: both, one or neither."""
    return fulfilled(final_destiny(m, seat), standing(m, seat))


def what_became(m: Fog) -> tuple[str, Seat]:
    """FL-13.5: what became of the two, and whom the sentence names first."""
    destinies = [final_destiny(m, seat) for seat in BOTH]
    return fate_of(destinies, [is_fulfilled(m, seat) for seat in BOTH])
