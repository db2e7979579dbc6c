"""What lies on the table: piles, symbols, words already said; and the atoms that change it."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.editions import EDITIONS, Edition, Pair, Symbol
from tablee.games.anomia.content.themes import Theme, deck, spare
from tablee.kernel import Card, CardState, Seat

Place = int
"""A play pile. With three or more a place is a seat; with two, each seat has two (AN-1.6)."""

SIDES = ("left", "right")
DUEL = 10_000
"""Faces from here on are duel cards; below, 8 × theme + symbol."""
CREDIT = {"friends": 600, "public": 250}
"""AN-8.1: how far a device is believed, in ms."""
PACKS = ("1", "2", "3")
MOST_LINES = 100
"""Of a seat's own talk, so many lines are shown."""
MOST_TALK_KEYS = 10_000
"""AN-3.4: whoever has talked so much (250 lines of ten words) burns no more by talking."""


class Word(Struct, frozen=True):
    """AN-3.4: handed in once, burned for everyone."""

    word: str
    seat: Seat
    theme: str


class Rival(Struct):
    """One of the two in a face-off. Times in ms since the heat began; -1: not yet."""

    seat: Seat
    place: Place
    began: int = -1
    error: int = 0
    word: str = ""
    """Handed in and not yet decided upon. Spoken: nobody but the ears knows it."""
    handed: int = -1
    """When it was handed in."""
    wait: int = 0
    """How much longer something of the other's may be under way."""
    locked: int = 0
    """AN-3.7: a further try counts from here at the earliest."""
    passed: bool = False


class FaceOff(Struct):
    """AN-3: two rivals, and how far they are."""

    rivals: list[Rival]
    by: str
    cascade: int
    known: bool = False
    opened: int = 0
    """When it was noticed: hints and the end of patience count from here."""
    hinted: bool = False
    hints: list[str] = field(default_factory=list)
    ties: int = 0
    tie: Card = -1
    """AN-7.2: the tie card; -2: a spare theme."""
    claim: Seat = -1
    """Who has answered first, until nobody objects."""
    until: int = 0
    """When the window or vote closes."""
    fine: list[Seat] = field(default_factory=list)
    challenger: Seat = -1
    votes: dict[Seat, str] = field(default_factory=dict)
    disputed: bool = False
    pointed: dict[Seat, Seat] = field(default_factory=dict)
    """Spoken: who says that whom was first."""

    def rival(self, seat: Seat) -> Rival:
        return self.rivals[0] if self.rivals[0].seat == seat else self.rivals[1]

    def other(self, seat: Seat) -> Rival:
        return self.rivals[1] if self.rivals[0].seat == seat else self.rivals[0]


class Table(CardState):
    """The table of Anomia."""

    phase: str = "ready"
    pack: int = 1
    left_out: tuple[str, ...] = ()
    piles: list[list[Card]] = field(default_factory=list)
    play: list[list[Card]] = field(default_factory=list)
    """Per place, the top card last."""
    shown: list[int] = field(default_factory=list)
    """Per place, the heat in which its top card came to light."""
    won: list[list[Card]] = field(default_factory=list)
    duels: list[Card] = field(default_factory=list)
    out: list[Card] = field(default_factory=list)
    """AN-3.8, AN-8.6: cards that left the game."""
    rolled: tuple[str, ...] = ()
    turn: Place = 0
    drew: Place = 0
    """Where the last card was drawn for: the turn does not say, after a duel card."""
    tie_side: int = 0
    """The pile that the tie card came from."""
    heat: int = 0
    now: int = 0
    cascade: int = 0
    face_off: FaceOff | None = None
    ready: list[Seat] = field(default_factory=list)
    gone: list[Seat] = field(default_factory=list)
    burned: list[Word] = field(default_factory=list)
    talk: list[list[str]] = field(default_factory=list)
    """What each seat said in the conversation: the last lines."""
    talk_keys: list[frozenset[str]] = field(default_factory=list)
    """AN-3.4: all that each seat said there, in canonical forms. Clones share it."""
    lost_challenges: list[int] = field(default_factory=list)

    # -- the box ------------------------------------------------------------------------------

    MOST_LOST_CHALLENGES: ClassVar[int] = 3
    """AN-7.5: who has lost so many has none left."""

    @property
    def backs(self) -> tuple[int, ...]:  # type: ignore[override]
        return (0,) * len(self.faces)

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.options["edition"]]

    @property
    def lang(self) -> str:
        return str(self.options["words"])

    @property
    def spoken(self) -> bool:
        return bool(self.options["answers"] == "spoken")

    @property
    def themes(self) -> tuple[Theme, ...]:
        return deck(self.options["edition"], self.lang, self.pack)

    def is_duel(self, card: Card) -> bool:
        return self.faces[card] >= DUEL

    def theme(self, card: Card) -> Theme:
        return self.themes[self.faces[card] // 8]

    def symbol(self, card: Card) -> Symbol:
        return self.edition.symbols[self.faces[card] % 8]

    def pair(self, card: Card) -> Pair:
        """AN-4.1: what is printed on a wild card."""
        return self.edition.pairs[self.faces[card] - DUEL]

    def owner(self, place: Place) -> Seat:
        return place % self.seats

    def top(self, place: Place) -> Card | None:
        """AN-2.2: only the top card counts."""
        return self.play[place][-1] if self.play[place] else None

    @property
    def present(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def judges(self) -> list[Seat]:
        """Those who are not in the face-off."""
        assert self.face_off is not None
        rivals = [rival.seat for rival in self.face_off.rivals]
        return [seat for seat in self.present if seat not in rivals]

    @property
    def over(self) -> bool:
        """AN-6.1: both piles are empty and all is played out. AN-8.6: fewer than two are left."""
        if len(self.present) < 2:
            return True
        return self.phase == "draw" and not any(self.piles)

    def components(self) -> int:
        zones = [*self.piles, *self.play, *self.won, self.duels, self.out]
        tie = self.face_off is not None and self.face_off.tie >= 0
        return sum(map(len, zones)) + tie

    # -- matches ------------------------------------------------------------------------------

    def matches(self) -> list[tuple[Place, Place, str]]:
        """AN-3.1, AN-4.4: the places whose top cards match, and by what.

        The newest first; in twos a card may match both of the rival's (AN-1.6).
        """
        places = [p for p in range(len(self.play)) if self.play[p]]
        found = [
            (one, two, by)
            for i, one in enumerate(places)
            for two in places[i + 1 :]
            if self.owner(one) != self.owner(two) and (by := self._match(one, two))
        ]
        return sorted(found, key=lambda m: sorted(-self.shown[place] for place in m[:2]))

    def _match(self, one: Place, two: Place) -> str:
        symbols = {self.symbol(self.play[one][-1]), self.symbol(self.play[two][-1])}
        if len(symbols) == 1:
            return "symbol"
        return "roll" if symbols == set(self.rolled) else ""

    def theme_for(self, seat: Seat) -> Theme:
        """AN-3.2: what a rival must name: the OTHER's card, or the tie card."""
        fight = self.face_off
        assert fight is not None
        if fight.tie == -1:
            return self.theme(self.play[fight.other(seat).place][-1])
        if fight.tie >= 0:
            return self.theme(fight.tie)
        return spare(self.lang, self.pack, self.heat)

    # -- time ---------------------------------------------------------------------------------

    def new_heat(self) -> None:
        """Something new is shown: all screens show it at once, and time begins (AN-8.1)."""
        self.heat += 1
        self.now = 0

    # -- words --------------------------------------------------------------------------------

    def overhear(self, seat: Seat, text: str) -> None:
        """AN-3.4, AN-3.5: a word of the conversation is burned for its author."""
        self.talk[seat] = [*self.talk[seat], text][-MOST_LINES:]
        if len(self.talk_keys[seat]) < MOST_TALK_KEYS:
            self.talk_keys[seat] |= judge.talk_words(text, self.lang)
        self.emit("talked", "AN-3.4", seat=seat)

    def burn(self, word: str, seat: Seat, theme: str) -> None:
        """AN-3.4: every answer handed in is burned for everyone, once: two may say the same."""
        if self.burnt(word, theme):
            return
        self.burned.append(Word(word, seat, theme))
        self.emit("burned", "AN-3.4", seat=seat, word=word)

    def said(self, text: str, seat: Seat, theme: str) -> bool:
        """AN-3.4: was it said in this game, in play or by this seat in conversation?"""
        if self.burnt(text, theme):
            return True
        keys = judge.keys(text, self.lang)
        who = range(self.seats) if self.options["talk"] == "everyone" else (seat,)
        return not all(keys.isdisjoint(self.talk_keys[s]) for s in who)

    def burnt(self, text: str, theme: str) -> bool:
        """AN-3.4: was it handed in? In `en` only for the same theme."""
        apart = self.options["edition"] == "en"
        return any(
            judge.same(text, old.word, self.lang)
            for old in self.burned
            if not apart or old.theme == theme
        )

    def nearest(self, text: str) -> str:
        """AN-8.5: a word said before that looks like this one: a hint for the voters."""
        for old in reversed(self.burned):
            if judge.near(text, old.word, self.lang):
                return old.word
        return ""
