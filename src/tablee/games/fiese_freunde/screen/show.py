"""From the truth to what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.fiese_freunde.content.grammar import Give, Need
from tablee.games.fiese_freunde.content.pack import DECKS, OVERFLOW, TRAITS, CardDef
from tablee.games.fiese_freunde.people import PAIR, PLACES
from tablee.games.fiese_freunde.screen.view import (
    AuctionView,
    Board,
    CardView,
    Character,
    Check,
    EventView,
    FieseView,
    GoalView,
    OfferView,
    Tie,
    Why,
)
from tablee.games.fiese_freunde.state import orders_that_matter

if TYPE_CHECKING:
    from tablee.games.fiese_freunde.rules.casting import Reason
    from tablee.games.fiese_freunde.rules.course import Fiese
    from tablee.kernel import Card, Seat


def show(m: Fiese, seat: Seat | None) -> FieseView:
    goals = [] if seat is None else m.goals[seat]
    return FieseView(
        seats=m.seats,
        slice=m.slice,
        first=m.first,
        player=m.player,
        passed=list(m.passed),
        bank=m.bank,
        persons=_persons(m),
        boards=[_board(m, player) for player in range(m.seats)],
        offer=[_offer(m, seat, card) for card in m.offer],
        goals=[_goal(m, seat, card) for card in goals],
        super_goal=_goal(m, seat, m.supers[-1]) if m.supers else None,
        supers_left=len(m.supers),
        packets=len(m.packets),
        packet=_packet(m, seat),
        auction=_auction(m, seat),
        event=_event(m),
        piles=[len(pile) for pile in m.piles],
        blank=m.options["blank"],
        winner=m.winner,
        aimless=m.aimless,
    )


def _persons(m: Fiese) -> list[Character]:
    named = zip(m.names, m.sexes, strict=True)
    return [Character(n, name, sex) for n, (name, sex) in enumerate(named)]  # type: ignore[arg-type]


def _board(m: Fiese, player: Seat) -> Board:
    women, men = m.bed[player]
    sex: Any = m.sexes[player] if m.sexes else ""
    return Board(
        seat=player,
        sex=sex,
        traits={trait: m.traits[player * 9 + n] for n, trait in enumerate(TRAITS)},
        time=m.time[player],
        phones=[rival for rival in range(m.seats) if m.phones[player] >> rival & 1],
        circle=[_tie(m, player, person) for person in m.circle(player)],
        bed_women=women,
        bed_men=men,
        bed_children=m.bed_children[player],
        goals_in_hand=len(m.goals[player]),
        realised=[m.name(card) for card in m.realised[player]],
        lived=[m.name(card) for card in m.lived[player]],
        passed=player in m.passed,
        celibate=m.celibate[player],
    )


def _tie(m: Fiese, player: Seat, person: int) -> Tie:
    pair = PAIR[player][person]
    place: Any = PLACES[m.ties[pair]]
    return Tie(person, place, m.nights[pair], m.children[pair])


# -- cards ------------------------------------------------------------------------------------


def show_card(card: CardDef) -> CardView:
    needs = [need_phrase(need) for need in card.needs]
    gives = [give_phrase(give) for give in card.gives]
    return CardView(card.id, DECKS[card.deck], needs, gives, sorted(card.star))


def need_phrase(need: Need) -> str:
    tail = f" {need.label}" if need.label else f" {need.n}" if need.n > 1 else ""
    return f"{'!' if need.negated else ''}{need.verb}{tail}"


def give_phrase(give: Give) -> str:
    if give.verb == "gain":
        return f"+{give.trait} {give.n}"
    if give.verb == "reset":
        return f"0 {give.trait}"
    tail = f" {give.label}" if give.label else f" {give.n}" if give.n > 1 else ""
    return f"{give.verb}{tail}"


def _checks(m: Fiese, seat: Seat | None, card: CardDef) -> list[Check]:
    if seat is None or not m.sexes:
        return []
    return [
        Check(
            need.verb,
            need.n,
            need.label,
            need.negated,
            m.meets(seat, need),
            m.trait(seat, need.verb) if need.verb in TRAITS else m._count(seat, need.verb, need),
        )
        for need in card.needs
    ]


def _why(reasons: list[Reason]) -> list[Why]:
    return [Why(reason.key, reason.args, reason.rule) for reason in reasons]


def _offer(m: Fiese, seat: Seat | None, card: Card) -> OfferView:
    definition = m.definition(card)
    if seat is None:
        return OfferView(show_card(definition), False, [], [], [], [])
    reasons = m.why_not(seat, definition)
    results, overflows = _preview(m, seat, definition)
    checks = _checks(m, seat, definition)
    return OfferView(show_card(definition), not reasons, checks, _why(reasons), results, overflows)


def _preview(m: Fiese, seat: Seat, card: CardDef) -> tuple[list[dict[str, int]], list[str]]:
    """What the card would do to the characteristics of this viewer, overflow included."""
    before = tuple(m.traits[seat * 9 : seat * 9 + 9])
    changes = tuple(give for give in card.gives if give.verb in ("gain", "reset"))
    orders = orders_that_matter(before, changes)
    results = [
        {trait: after[n] for n, trait in enumerate(TRAITS) if after[n] != before[n]}
        for after in orders
    ]
    full = {
        TRAITS[OVERFLOW[TRAITS.index(give.trait)]]
        for give in changes
        if give.verb == "gain" and before[TRAITS.index(give.trait)] + give.n > 3
    }
    return results, sorted(full)


def _goal(m: Fiese, seat: Seat | None, card: Card) -> GoalView:
    definition = m.definition(card)
    if seat is None or not m.sexes:
        return GoalView(show_card(definition), False, [], [])
    reasons = m.why_not(seat, definition)
    return GoalView(show_card(definition), not reasons, _checks(m, seat, definition), _why(reasons))


def _packet(m: Fiese, seat: Seat | None) -> list[CardView]:
    if seat is None:
        return []
    cards = m.drafts[seat]
    if m.looking >= 0 and m.player == seat:
        cards = m.packets[m.looking]
    return [show_card(m.definition(card)) for card in cards]


# -- what is going on ---------------------------------------------------------------------------


def _auction(m: Fiese, seat: Seat | None) -> AuctionView | None:
    if m.lot is None:
        return None
    card, leader, price = m.lot
    mine = -1 if seat is None else m.maxima[seat]
    return AuctionView(m.name(card), leader, price, list(m.bidders), mine)


def _event(m: Fiese) -> EventView | None:
    if m.event is None:
        return None
    card, seat = m.event
    return EventView(show_card(m.definition(card)), seat, list(m.named), list(m.callers))
