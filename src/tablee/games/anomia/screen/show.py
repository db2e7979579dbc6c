"""How the view of a seat is made."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.anomia.content.themes import pack
from tablee.games.anomia.face_off import NO_CARD, SPARE, FaceOff, Place
from tablee.games.anomia.rules.drawing import not_now
from tablee.games.anomia.rules.racing import race_ends
from tablee.games.anomia.rules.setup import next_game, unready
from tablee.games.anomia.rules.spoken import winners
from tablee.games.anomia.rules.times import MOST_LOST_CHALLENGES, PATIENCE, SLOW, WINDOWS
from tablee.games.anomia.rules.votes import voters
from tablee.games.anomia.screen.view import (
    AnomiaView,
    Burned,
    ClaimView,
    FaceOffView,
    PlaceView,
    Stage,
    ThemeCard,
)
from tablee.games.anomia.state import MOST_WORDS, Anomia
from tablee.kernel import Card, Seat, piece


def show(m: Anomia, seat: Seat | None) -> AnomiaView:
    """The view of a seat: the same for all, except for what they have begun and said themselves."""
    table = _table(m)
    if seat is None:
        return table
    begun = m.face_off is not None and any(r.seat == seat and r.typing for r in m.face_off.rivals)
    return replace(table, seat=seat, begun=begun, talked=list(m.talk[seat]))


@piece()
def _table(m: Anomia) -> AnomiaView:
    """The public part, as for a spectator; made once for all."""
    stage = _stage(m)
    return AnomiaView(
        seat=None,
        phase="over" if stage == "over" else "draw" if stage == "table" else m.phase,
        edition=m.options["edition"],
        words=m.options["words"],
        pack=m.pack,
        pack_name=pack(m.lang, m.pack).name,
        spoken=m.spoken,
        symbols=_symbols(m),
        left_out=list(m.left_out),
        piles=[len(pile) for pile in m.piles],
        places=_places(m),
        won=[len(cards) for cards in m.won],
        duels=len(m.duels),
        roll=list(m.rolled),
        turn=m.owner(m.turn),
        place=-1 if stage == "over" else m.turn,
        heat=m.heat,
        draw_until=SLOW,
        ready=list(m.ready),
        gone=list(m.gone),
        face_off=_face_off(m),
        begun=False,
        burned=_burned(m),
        talked=[],
        challenges=[MOST_LOST_CHALLENGES - lost for lost in m.lost_challenges],
        stage=stage,
        rule=_rule(stage, m.face_off),
        drawer=m.owner(m.turn) if stage == "table" else None,
        not_now=not_now(m),
        drawn_for=m.owner(m.drew) if m.slow else None,
        unready=unready(m) if m.phase == "ready" else [],
        again=next_game(m),
    )


def _stage(m: Anomia) -> Stage:
    if m.over:
        return "over"
    return "table" if m.phase == "draw" or m.unnoticed else m.phase


def _rule(stage: Stage, fight: FaceOff | None) -> str:
    if stage == "table":
        return "AN-2.1"
    if stage == "race" and fight is not None:
        return "AN-4.2" if fight.by == "roll" else "AN-3.2"
    return ""


def _card(m: Anomia, card: Card) -> ThemeCard:
    return ThemeCard(card, m.theme(card).title, m.symbol(card))


@piece("left_out")
def _symbols(m: Anomia) -> list[str]:
    return [symbol for symbol in m.edition.symbols if symbol not in m.left_out]


@piece("burned")
def _burned(m: Anomia) -> list[Burned]:
    return [Burned(old.word, old.seat, old.theme) for old in m.burned[-MOST_WORDS:]]


@piece("play")
def _places(m: Anomia) -> list[PlaceView]:
    return [_place(m, place) for place in range(len(m.play))]


@piece("play faces pack")
def _place(m: Anomia, place: Place) -> PlaceView:
    top = m.top(place)
    below = max(0, len(m.play[place]) - 1)
    return PlaceView(m.owner(place), None if top is None else _card(m, top), below)


@piece("face_off phase play faces pack burned rolled gone heat")
def _face_off(m: Anomia) -> FaceOffView | None:
    fight = m.face_off
    if fight is None or not fight.known:
        return None
    seats = fight.seats
    voting = m.phase in ("vote", "judge", "order")
    tie = _tie(m, fight)
    goals = [tie, tie] if tie else [_card(m, m.play[fight.other(s).place][-1]) for s in seats]
    return FaceOffView(
        rivals=seats,
        places=[rival.place for rival in fight.rivals],
        by=fight.by,
        cascade=fight.cascade,
        name=[goal.title for goal in goals],
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
        until=race_ends(fight) if m.phase == "race" else fight.until,
        whole=PATIENCE if m.phase == "race" else WINDOWS.get(m.phase, 0),
        goals=goals,
        winners=list(winners(fight)) if m.spoken else [],
        pair=list(m.rolled) if fight.by == "roll" and not fight.ties else [],
    )


def _tie(m: Anomia, fight: FaceOff) -> ThemeCard | None:
    if fight.tie == NO_CARD:
        return None
    if fight.tie == SPARE:
        return ThemeCard(NO_CARD, m.theme_for(fight, fight.rivals[0].seat).title, "")
    return _card(m, fight.tie)


def _claim(m: Anomia, fight: FaceOff) -> ClaimView:
    word = fight.rival(fight.claim).word
    return ClaimView(
        seat=fight.claim,
        word=word,
        title=m.theme_for(fight, fight.claim).title,
        listed=m.listed(fight),
        own=m.fits_own(fight),
        near=m.nearest(word) if word else "",
        late=fight.other(fight.claim).word,
        times=[rival.began for rival in fight.rivals],
        margin=fight.margin,
    )
