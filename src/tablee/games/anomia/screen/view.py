"""What a seat may know: all that lies open, and which words it must not use any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.themes import pack as read_pack
from tablee.games.anomia.rules.drawing import SLOW
from tablee.games.anomia.rules.racing import OBJECT, VOTE
from tablee.games.anomia.state import FaceOff, Table
from tablee.kernel import Card, Seat

if TYPE_CHECKING:
    from tablee.games.anomia.rules.votes import Judging

WINDOWS = {"challenge": OBJECT, "vote": VOTE, "judge": VOTE, "order": VOTE}
"""AN-7.5, AN-8.3: how long each is open."""


class ThemeCard(Struct):
    card: Card
    title: str
    symbol: str


class PlaceView(Struct):
    """A play pile: its top card, and how many lie under it."""

    seat: Seat
    top: ThemeCard | None
    below: int


class ClaimView(Struct):
    """The answer that stands, unless somebody objects."""

    seat: Seat
    word: str
    title: str
    listed: bool
    """A green tick: it is on the word list. Not being there means nothing (AN-8.5)."""
    near: str
    """A word said before that looks like it: a hint to the voters."""
    times: list[int]
    """When each of the rivals began, in ms; -1: did not."""
    margin: int


class FaceOffView(Struct):
    rivals: list[Seat]
    places: list[int]
    by: str
    """`symbol` or `roll`."""
    cascade: int
    known: bool
    """AN-7.3: noticed. Until then a screen says nothing of it."""
    name: list[str]
    """What each of the rivals must name."""
    began: list[bool]
    handed: list[bool]
    passed: list[bool]
    hints: list[str]
    ties: int
    tie: ThemeCard | None
    claim: ClaimView | None
    challenger: Seat | None
    voters: list[Seat]
    voted: list[Seat]
    fine: list[Seat]
    disputed: bool
    until: int
    """When the window closes, in ms since the heat began."""
    whole: int
    """How long the window is open in all, in ms; 0: there is none."""


class Burned(Struct):
    """AN-3.4: a word that was handed in."""

    word: str
    seat: Seat
    theme: str


class AnomiaView(Struct):
    phase: str
    edition: str
    words: str
    """The language of the words."""
    pack: int
    pack_name: str
    spoken: bool
    symbols: list[str]
    left_out: list[str]
    piles: list[int]
    places: list[PlaceView]
    won: list[int]
    duels: int
    roll: list[str]
    turn: Seat
    place: int
    heat: int
    draw_until: int
    """AN-2.1: when a card is drawn for whoever is slow, in ms since the heat began."""
    ready: list[Seat]
    gone: list[Seat]
    face_off: FaceOffView | None
    burned: list[Burned]
    talked: list[str]
    """AN-3.4: what this seat said in the conversation: burned for it."""
    challenges: list[int]
    """How many each seat has left."""


def look(table: Judging, seat: Seat | None) -> AnomiaView:
    edition = table.edition
    return AnomiaView(
        phase="over" if table.over else table.phase,
        edition=table.options["edition"],
        words=table.lang,
        pack=table.pack,
        pack_name=read_pack(table.lang, table.pack).name,
        spoken=table.spoken,
        symbols=[symbol for symbol in edition.symbols if symbol not in table.left_out],
        left_out=list(table.left_out),
        piles=[len(pile) for pile in table.piles],
        places=[_place(table, place) for place in range(len(table.play))],
        won=[len(cards) for cards in table.won],
        duels=len(table.duels),
        roll=list(table.rolled),
        turn=table.owner(table.turn),
        place=table.turn,
        heat=table.heat,
        draw_until=SLOW,
        ready=list(table.ready),
        gone=list(table.gone),
        face_off=_face_off(table, table.face_off) if table.face_off else None,
        burned=[Burned(old.word, old.seat, old.theme) for old in table.burned],
        talked=[] if seat is None else list(table.talk[seat]),
        challenges=[table.MOST_LOST_CHALLENGES - lost for lost in table.lost_challenges],
    )


def _card(table: Table, card: Card) -> ThemeCard:
    return ThemeCard(card, table.theme(card).title, table.symbol(card))


def _place(table: Table, place: int) -> PlaceView:
    top = table.top(place)
    below = max(0, len(table.play[place]) - 1)
    return PlaceView(table.owner(place), None if top is None else _card(table, top), below)


def _face_off(table: Judging, fight: FaceOff) -> FaceOffView:
    seats = [rival.seat for rival in fight.rivals]
    voting = table.phase in ("vote", "judge", "order")
    tie = None
    if fight.tie >= 0:
        tie = _card(table, fight.tie)
    elif fight.tie < -1:
        tie = ThemeCard(-1, table.theme_for(seats[0]).title, "")
    return FaceOffView(
        rivals=seats,
        places=[rival.place for rival in fight.rivals],
        by=fight.by,
        cascade=fight.cascade,
        known=fight.known,
        name=[table.theme_for(seat).title for seat in seats],
        began=[rival.began >= 0 for rival in fight.rivals],
        handed=[rival.handed >= 0 for rival in fight.rivals],
        passed=[rival.passed for rival in fight.rivals],
        hints=list(fight.hints),
        ties=fight.ties,
        tie=tie,
        claim=_claim(table, fight) if fight.claim >= 0 else None,
        challenger=None if fight.challenger < 0 else fight.challenger,
        voters=(table.voters() if table.phase == "vote" else table.judges) if voting else [],
        voted=sorted(fight.votes) if voting else [],
        fine=list(fight.fine),
        disputed=fight.disputed,
        until=fight.until,
        whole=WINDOWS.get(table.phase, 0),
    )


def _claim(table: Judging, fight: FaceOff) -> ClaimView:
    word, theme = fight.rival(fight.claim).word, table.theme_for(fight.claim)
    return ClaimView(
        seat=fight.claim,
        word=word,
        title=theme.title,
        listed=bool(word) and judge.listed(word, theme),
        near=table.nearest(word) if word else "",
        times=[rival.began for rival in fight.rivals],
        margin=table.margin(),
    )
