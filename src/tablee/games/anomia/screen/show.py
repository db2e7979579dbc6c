"""How the view of a seat is made."""

from __future__ import annotations

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.themes import pack
from tablee.games.anomia.face_off import NO_CARD, SPARE, FaceOff, Place
from tablee.games.anomia.rules.times import MOST_LOST_CHALLENGES, SLOW, WINDOWS
from tablee.games.anomia.rules.votes import voters
from tablee.games.anomia.screen.view import (
    AnomiaView,
    Burned,
    ClaimView,
    FaceOffView,
    PlaceView,
    ThemeCard,
)
from tablee.games.anomia.state import Anomia
from tablee.kernel import Card, Seat


def show(m: Anomia, seat: Seat | None) -> AnomiaView:
    edition = m.edition
    return AnomiaView(
        phase="over" if m.over else m.phase,
        edition=m.options["edition"],
        words=m.lang,
        pack=m.pack,
        pack_name=pack(m.lang, m.pack).name,
        spoken=m.spoken,
        symbols=[symbol for symbol in edition.symbols if symbol not in m.left_out],
        left_out=list(m.left_out),
        piles=[len(pile) for pile in m.piles],
        places=[_place(m, place) for place in range(len(m.play))],
        won=[len(cards) for cards in m.won],
        duels=len(m.duels),
        roll=list(m.rolled),
        turn=m.owner(m.turn),
        place=m.turn,
        heat=m.heat,
        draw_until=SLOW,
        ready=list(m.ready),
        gone=list(m.gone),
        face_off=_face_off(m, m.face_off) if m.face_off else None,
        burned=[Burned(old.word, old.seat, old.theme) for old in m.burned],
        talked=[] if seat is None else list(m.talk[seat]),
        challenges=[MOST_LOST_CHALLENGES - lost for lost in m.lost_challenges],
    )


def _card(m: Anomia, card: Card) -> ThemeCard:
    return ThemeCard(card, m.theme(card).title, m.symbol(card))


def _place(m: Anomia, place: Place) -> PlaceView:
    top = m.top(place)
    below = max(0, len(m.play[place]) - 1)
    return PlaceView(m.owner(place), None if top is None else _card(m, top), below)


def _face_off(m: Anomia, fight: FaceOff) -> FaceOffView:
    seats = fight.seats
    voting = m.phase in ("vote", "judge", "order")
    tie = None
    if fight.tie >= 0:
        tie = _card(m, fight.tie)
    elif fight.tie == SPARE:
        tie = ThemeCard(NO_CARD, m.theme_for(fight, seats[0]).title, "")
    return FaceOffView(
        rivals=seats,
        places=[rival.place for rival in fight.rivals],
        by=fight.by,
        cascade=fight.cascade,
        known=fight.known,
        name=[m.theme_for(fight, seat).title for seat in seats],
        began=[rival.began >= 0 for rival in fight.rivals],
        handed=[rival.handed >= 0 for rival in fight.rivals],
        passed=[rival.passed for rival in fight.rivals],
        hints=list(fight.hints),
        ties=fight.ties,
        tie=tie,
        claim=_claim(m, fight) if fight.claim >= 0 else None,
        challenger=None if fight.challenger < 0 else fight.challenger,
        voters=(voters(m, fight) if m.phase == "vote" else m.judges(fight)) if voting else [],
        voted=sorted(fight.votes) if voting else [],
        fine=list(fight.fine),
        disputed=fight.disputed,
        until=fight.until,
        whole=WINDOWS.get(m.phase, 0),
    )


def _claim(m: Anomia, fight: FaceOff) -> ClaimView:
    word, theme = fight.rival(fight.claim).word, m.theme_for(fight, fight.claim)
    return ClaimView(
        seat=fight.claim,
        word=word,
        title=theme.title,
        listed=bool(word) and judge.listed(word, theme),
        near=m.nearest(word) if word else "",
        times=[rival.began for rival in fight.rivals],
        margin=fight.margin,
    )
