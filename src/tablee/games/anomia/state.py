"""What lies on the table: piles, symbols, words already said; and the atoms that change it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.editions import EDITIONS, Edition, Pair, Symbol
from tablee.games.anomia.content.themes import Theme, deck, spare
from tablee.games.anomia.face_off import NO_CARD, FaceOff, Place
from tablee.kernel import Card, CardState, Seat

Phase = Literal["ready", "draw", "race", "challenge", "vote", "judge", "order"]
"""`ready` and `draw` are between face-offs; the others are the course of one."""

SIDES = ("left", "right")
DUEL = 10_000
"""Faces from here on are duel cards; below, 8 × theme + symbol."""
MOST_LINES = 40
"""So many lines of a seat's own chat are shown."""
MOST_TALK, MOST_TALK_KEYS = 250, 10_000
"""AN-3.4: a seat that has said so many lines (or words) burns no more by talking."""
MOST_WORDS = 300
"""The most words shown, and compared for a hint. The longest games have half as many; somebody who
hands in thousands must not make every answer slow."""


class Word(Struct, frozen=True):
    """AN-3.4: handed in once, burned for everyone."""

    word: str
    seat: Seat
    theme: str


def places_of(seats: int) -> int:
    """AN-1.6: in twos, each has two play piles."""
    return 4 if seats == 2 else seats


class Anomia(CardState):
    """The table of Anomia."""

    phase: Phase = "ready"
    pack: int = 1
    left_out: tuple[str, ...] = ()
    piles: list[list[Card]] = field(default_factory=list)
    play: list[list[Card]] = field(default_factory=list)
    """Per place, the top card last."""
    shown: list[int] = field(default_factory=list)
    """Per place, the heat in which its top card was revealed."""
    won: list[list[Card]] = field(default_factory=list)
    duels: list[Card] = field(default_factory=list)
    out: list[Card] = field(default_factory=list)
    """AN-3.8, AN-8.6: cards that left the game."""
    rolled: tuple[str, ...] = ()
    turn: Place = 0
    drew: Place = 0
    """The place for which the last card was drawn: after a duel card, the turn does not tell."""
    tie_side: int = 0
    """The pile that the tie card came from."""
    heat: int = 0
    now: int = 0
    cascade: int = 0
    face_off: FaceOff | None = None
    """There is one in every phase but `ready` and `draw`."""
    ready: list[Seat] = field(default_factory=list)
    gone: list[Seat] = field(default_factory=list)
    burned: list[Word] = field(default_factory=list)
    talk: list[list[str]] = field(default_factory=list)
    """What each seat said in the conversation: the last lines."""
    talk_keys: list[tuple[frozenset[str], ...]] = field(default_factory=list)
    """AN-3.4: everything each seat has said in chat, line by line, in canonical forms. Shared by
    clones."""
    lost_challenges: list[int] = field(default_factory=list)
    first: Seat = 0
    """AN-1.4: who began."""
    slow: bool = False
    """AN-2.1: the last card was drawn for somebody who took too long."""

    # -- the box ------------------------------------------------------------------------------

    @property
    def backs(self) -> tuple[int, ...]:
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

    def components(self) -> int:
        zones = [*self.piles, *self.play, *self.won, self.duels, self.out]
        tie = self.face_off is not None and self.face_off.tie >= 0
        return sum(map(len, zones)) + tie

    # -- who and where ------------------------------------------------------------------------

    @property
    def present(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def judges(self, fight: FaceOff) -> list[Seat]:
        """Those who are not in the face-off."""
        rivals = fight.seats
        return [seat for seat in self.present if seat not in rivals]

    def owner(self, place: Place) -> Seat:
        return place % self.seats

    def top(self, place: Place) -> Card | None:
        """AN-2.2: only the top card counts."""
        return self.play[place][-1] if self.play[place] else None

    @property
    def higher_pile(self) -> int:
        """The draw pile with more cards."""
        return 0 if len(self.piles[0]) >= len(self.piles[1]) else 1

    @property
    def over(self) -> bool:
        """AN-6.1: both piles are empty and all is played out. AN-8.6: fewer than two are left."""
        if len(self.present) < 2:
            return True
        return self.phase == "draw" and not any(self.piles)

    def pass_over_the_gone(self) -> None:
        """AN-8.6: skip players who have left."""
        if self.present:
            while self.owner(self.turn) in self.gone:
                self.turn = (self.turn + 1) % len(self.play)

    # -- time ---------------------------------------------------------------------------------

    def new_heat(self) -> None:
        """Something new is revealed: all screens show it at one instant, and times count from there
        (AN-8.1)."""
        self.heat += 1
        self.now = 0

    # -- the face-off -------------------------------------------------------------------------

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

    @property
    def unnoticed(self) -> bool:
        """AN-7.3: two cards match, and nobody has said so."""
        return self.face_off is not None and not self.face_off.known

    def theme_for(self, fight: FaceOff, seat: Seat) -> Theme:
        """AN-3.2: what a rival must name: the OTHER's card, or the tie card."""
        if fight.tie == NO_CARD:
            return self.theme(self.play[fight.other(seat).place][-1])
        if fight.tie >= 0:
            return self.theme(fight.tie)
        return spare(self.lang, self.pack, self.heat)

    def notice(self, fight: FaceOff) -> None:
        """AN-7.3: from now on everybody knows that there is a face-off; it is told once."""
        if not fight.known:
            fight.known, fight.opened = True, self.now
            self.emit("noticed", "AN-3.1", seats=fight.seats, by=fight.by, cascade=fight.cascade)

    def put_tie_card_back(self, fight: FaceOff) -> None:
        """AN-7.2: under the pile it came from; the turn has not moved."""
        if fight.tie >= 0:
            self.piles[self.tie_side].insert(0, fight.tie)
            self.emit("tie-back", "AN-7.2", side=SIDES[self.tie_side])
            fight.tie = NO_CARD

    # -- words --------------------------------------------------------------------------------

    def overhear(self, seat: Seat, text: str) -> None:
        """AN-3.4, AN-3.5: a word of the conversation is burned for its author."""
        self.talk[seat] = [*self.talk[seat], text][-MOST_LINES:]
        said = self.talk_keys[seat]
        if len(said) < MOST_TALK and sum(map(len, said)) < MOST_TALK_KEYS:
            self.talk_keys[seat] = (*said, judge.talk_words(text, self.lang))
        self.emit("talked", "AN-3.4", seat=seat)

    def burn(self, word: str, seat: Seat, theme: str) -> None:
        """AN-3.4: every answer handed in is burned for everyone, once: two may say the same."""
        if self.burnt(word, theme) is not None:
            return
        self.burned.append(Word(word, seat, theme))
        self.emit("burned", "AN-3.4", seat=seat, word=word)

    def burn_answers(self, fight: FaceOff) -> None:
        """AN-3.4: what the rivals handed in, the one who claims the card first."""
        for rival in sorted(fight.rivals, key=lambda rival: rival.seat != fight.claim):
            if rival.word:
                self.burn(rival.word, rival.seat, self.theme_for(fight, rival.seat).id)

    def said(self, text: str, seat: Seat, theme: str) -> bool:
        """AN-3.4: was it said in this game, in play or by this seat in conversation?"""
        if self.burnt(text, theme) is not None:
            return True
        keys = judge.keys(text, self.lang)
        who = range(self.seats) if self.options["talk"] == "everyone" else (seat,)
        return not all(keys.isdisjoint(line) for s in who for line in self.talk_keys[s])

    def burnt(self, text: str, theme: str) -> Word | None:
        """AN-3.4: the same word as it was handed in, if it was. In `en` only for the same theme."""
        apart = self.options["edition"] == "en"
        for old in self.burned:
            if (not apart or old.theme == theme) and judge.same(text, old.word, self.lang):
                return old
        return None

    def claimed(self, fight: FaceOff) -> dict[str, Any]:
        """What is judged, for the words of a question."""
        rival = fight.rival(fight.claim)
        title = self.theme_for(fight, fight.claim).title
        word = {"word": rival.word} if rival.word else {}  # a spoken word may not be written down
        return {"seat": rival.seat, "title": title, **word}

    def listed(self, fight: FaceOff) -> bool:
        """AN-8.5: the answer that stands has a green tick."""
        word = fight.rival(fight.claim).word
        return bool(word) and judge.listed(word, self.theme_for(fight, fight.claim))

    def fits_own(self, fight: FaceOff) -> bool:
        """AN-3.2, AN-8.5: it is an example of the answerer's own card, not of the other's."""
        rival = fight.rival(fight.claim)
        if fight.tie != NO_CARD or not rival.word or self.listed(fight):
            return False
        return judge.listed(rival.word, self.theme(self.play[rival.place][-1]))

    def nearest(self, text: str) -> str:
        """AN-8.5: a word said before that looks like this one: a hint for the voters."""
        for old in reversed(self.burned[-MOST_WORDS:]):
            if judge.near(text, old.word, self.lang):
                return old.word
        return ""
