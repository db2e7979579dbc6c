"""The view of a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from tablee.games.fiese_freunde.content.blank import title_of
from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.content.pack import BLANK, BOX
from tablee.games.fiese_freunde.people import LOVES, PAIR, PLACES
from tablee.games.fiese_freunde.rules.auction import bids_of
from tablee.games.fiese_freunde.rules.goals import GOALS_TO_WIN
from tablee.games.fiese_freunde.rules.passing import passing_time
from tablee.games.fiese_freunde.rules.traits import FULL
from tablee.games.fiese_freunde.screen.cards import show_card, show_goal, show_offer, with_company
from tablee.games.fiese_freunde.screen.moves import called, goals_of, shared
from tablee.games.fiese_freunde.screen.parts import by_phone, has_choice, show_parts
from tablee.games.fiese_freunde.screen.view import (
    AuctionView,
    BidView,
    Board,
    Character,
    EventView,
    FieseView,
    GoalView,
    OfferView,
    OwnCardView,
    Tie,
)
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat, piece

_LOVES: list[Any] = [PLACES[place] for place in LOVES]
_FALLS = {trait: BOX.overflow[trait] for trait in TRAITS}


def show(m: Fiese, seat: Seat | None) -> FieseView:
    return replace(
        _table(m),
        offer=_offer(m, seat),
        goals=_goals(m, seat),
        super_goal=show_goal(m, seat, m.supers[-1]) if m.supers else None,
        packet=_packet(m, seat) if seat is not None and _looks(m, seat) else [],
        auction=None if m.lot is None else _auction(m, seat),
        event=None if m.event is None else _event(m, seat),
    )


@piece()
def _table(m: Fiese) -> FieseView:
    """The public part, made once for all; `show` adds the rest."""
    return FieseView(
        seats=m.seats,
        slice=m.slice,
        first=m.first,
        player=m.player,
        passed=list(m.passed),
        bank=m.bank,
        passing=passing_time(m),
        persons=_persons(m),
        boards=_boards(m),
        offer=[],
        goals=[],
        super_goal=None,
        supers_left=len(m.supers),
        packets=len(m.packets),
        packet=[],
        auction=None,
        event=None,
        piles=[len(pile) for pile in m.piles],
        own_card=_own_card(m.options["blank"]),
        winner=m.winner,
        aimless=m.aimless,
        falls=_FALLS,
        full=FULL,
        goals_to_win=GOALS_TO_WIN,
        loves=_LOVES,
        home=m.slice == 1,
    )


@piece("names sexes")
def _persons(m: Fiese) -> list[Character]:
    named = zip(m.names, m.sexes, strict=True)
    return [Character(n, name, sex) for n, (name, sex) in enumerate(named)]


@lru_cache(maxsize=64)
def _own_card(text: str) -> OwnCardView | None:
    """FF-1.1"""
    return OwnCardView(BLANK, title_of(text)) if text else None


def _offer(m: Fiese, seat: Seat | None) -> list[OfferView]:
    """The offer. What a card brings among persons is computed only for those who decide about it:
    the player whose turn it is, and those who bid for it."""
    if seat is not None and seat == m.player and m.event is None and m.lot is None:
        return _to_choose(m, seat)
    if seat is not None and m.lot is not None and seat in m.bidders:
        return _for_sale(m, seat, m.lot[0])
    return _cards(m, seat)


@piece("offer")
def _cards(m: Fiese, seat: Seat | None) -> list[OfferView]:
    goals = goals_of(m, seat)
    return [show_offer(m, seat, card, goals) for card in m.offer]


@piece("offer")
def _to_choose(m: Fiese, seat: Seat) -> list[OfferView]:
    goals = goals_of(m, seat)
    return [with_company(m, seat, card, goals) for card in m.offer]


@piece("offer")
def _for_sale(m: Fiese, seat: Seat, lot: Card) -> list[OfferView]:
    goals = goals_of(m, seat)
    return [
        with_company(m, seat, card, goals) if card == lot else shown
        for card, shown in zip(m.offer, _cards(m, seat), strict=True)
    ]


@piece("goals[]")
def _goals(m: Fiese, seat: Seat | None) -> list[GoalView]:
    return [] if seat is None else [show_goal(m, seat, card) for card in m.goals[seat]]


# -- lives ------------------------------------------------------------------------------------


@piece("")
def _boards(m: Fiese) -> list[Board]:
    return [_board(m, player) for player in range(m.seats)]


@piece(
    "sexes traits[] time[] phones[] ties nights children bed[] bed_children[] goals[]"
    " realised[] lived[] passed celibate[] faces"
)
def _board(m: Fiese, player: Seat) -> Board:
    women, men = m.bed[player]
    sex: Any = m.sexes[player] if m.sexes else ""
    circle = [_tie(m, player, person) for person in m.circle(player)]
    return Board(
        seat=player,
        sex=sex,
        traits=dict(zip(TRAITS, m.traits_of(player), strict=True)),
        time=m.time[player],
        phones=[rival for rival in range(m.seats) if m.phones[player] >> rival & 1],
        circle=circle,
        partner=m.partner(player),
        children=m.bed_children[player] + sum(tie.children for tie in circle),
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


# -- what is going on ---------------------------------------------------------------------------


def _looks(m: Fiese, seat: Seat) -> bool:
    """Through the cards of a draft, or a packet."""
    return bool(m.drafts[seat]) or (m.looking >= 0 and m.player == seat)


@piece("drafts[] looking packets faces")
def _packet(m: Fiese, seat: Seat) -> list[GoalView]:
    cards = m.drafts[seat] or m.packets[m.looking]
    return [show_goal(m, seat, card) for card in cards]


@piece("lot bidders maxima[] faces opened last_bidder time[]")
def _auction(m: Fiese, seat: Seat | None) -> AuctionView:
    assert m.lot is not None
    card, leader, price = m.lot
    mine = -1 if seat is None else m.maxima[seat]
    bids = [BidView(*bid) for bid in bids_of(m, seat)]
    return AuctionView(m.name(card), leader, price, list(m.bidders), mine, bids)


@piece(
    "event named callers stage choices faces refused ties nights children bed bed_children"
    " sexes celibate phones[] traits supers may_ring goals[]"
)
def _event(m: Fiese, viewer: Seat | None) -> EventView:
    assert m.event is not None
    card, seat = m.event
    definition = m.definition(card)
    asked = viewer == seat and has_choice(m)
    return EventView(
        card=show_card(definition),
        seat=seat,
        named=list(m.named),
        callers=list(m.callers),
        parts=show_parts(m, seat, definition) if asked else [],
        by_phone=by_phone(m, seat) if asked else [],
        shared=shared(m, seat, definition) if asked else called(m, viewer, definition),
    )
