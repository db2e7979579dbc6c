"""A couple as plain data: what lies on the table, questions about it, and the atoms, which change
something and tell it (FL-1, FL-2, FL-7)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from tablee.games.fog_of_love.content.definitions import Scene, Story, Thing
from tablee.games.fog_of_love.content.faces import (
    BACKS,
    CARD_COUNT,
    DESTINY,
    FACES,
    LESSONS,
    NAMES,
    SCENE_BY_ID,
    SCENES,
)
from tablee.games.fog_of_love.content.goal_grammar import Trait
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, SCENE_DECKS, SENSITIVITY, Tokens
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.tasks import Stage, Task
from tablee.kernel import Card, CardState, Rand, Seat, State

BOTH = (0, 1)
"""The seats."""


def story_of(chosen: str) -> Story:
    """FL-4.1; FL-15.1: the tutorial tells the first one."""
    return BOX.stories["sunday" if chosen == "tutorial" else chosen]


class Fog(CardState):
    """FL-1: what lies on the table."""

    stage: Stage = "choose_gender"
    """The step that comes next."""
    hearts: list[int] = field(default_factory=list)
    """Satisfaction (FL-2.1)."""
    tokens: list[int] = field(default_factory=list)
    """Twelve aspects of seat 0, then of seat 1 (FL-2.2)."""
    names: list[str] = field(default_factory=list)
    genders: list[str] = field(default_factory=list)
    portraits: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)

    decks: list[list[Card]] = field(default_factory=list)
    """Sweet, serious, drama, traits, occupations, features; drawn from the end."""
    hands: list[list[Card]] = field(default_factory=list)
    traits: list[list[Card]] = field(default_factory=list)
    occupations: list[list[Card]] = field(default_factory=list)
    features: list[list[Card]] = field(default_factory=list)
    dealt: list[list[Card]] = field(default_factory=list)
    """Cards a player is choosing from (FL-5, FL-9.1)."""
    destinies: list[list[Card]] = field(default_factory=list)
    """In hand (FL-11.1)."""
    forgone: list[list[Card]] = field(default_factory=list)
    """Each player's own discard pile of destinies."""
    secrets: list[list[Card]] = field(default_factory=list)
    """Laid face down (FL-10.2)."""
    area: list[Card] = field(default_factory=list)
    """The play area of this chapter."""
    pile: list[Card] = field(default_factory=list)
    """The discard pile, face up (FL-14.4)."""
    hidden_pile: list[Card] = field(default_factory=list)
    """Its cards that lie face down."""
    synopsis: list[Card] = field(default_factory=list)
    """Special events that wait under it (FL-10.7)."""
    box: list[Card] = field(default_factory=list)
    """Left out (FL-4.8)."""

    first: Seat = 0
    turn: Seat = 0
    """Whose turn it is."""
    chapter: int = -1
    played: int = 0
    """Scenes of this chapter (FL-6.3)."""
    past: list[Entry] = field(default_factory=list)
    married: bool = False
    child: bool = False

    scene: str = ""
    """The scene or chapter being resolved, by name; "" for none."""
    player: Seat = 0
    """Who played it (FL-8.3)."""
    choices: list[str] = field(default_factory=list)
    spared: int = 0
    """A mask of those whom the scene's effects pass by."""
    no_also: bool = False
    skipped: bool = False
    todo: list[Task] = field(default_factory=list)
    opened: list[tuple[Seat, Card]] = field(default_factory=list)
    """Secrets that were revealed and wait for their turn to be resolved, with their owner."""

    carry: tuple[str, Seat] | None = None
    """What acts on the next scene (FL-10.1)."""
    acting: tuple[str, Seat] | None = None
    """What acts on this one."""
    behalf: int = 0
    """Turns for which each plays on the other's behalf."""
    exchanged: list[int] = field(default_factory=list)
    """FL-7.6: faces exchanged in this turn."""
    inquiries: int = 0
    """How often the table answered a question about hidden scenes, or traits."""
    final: list[Card] = field(default_factory=list)
    """Final destinies, shown (FL-13.1)."""
    settled: bool = False
    """FL-3.2: the traits lie in the order in which their owners have them scored."""
    lessons: list[str] = field(default_factory=list)
    """FL-15: those to be read now."""
    taught: list[str] = field(default_factory=list)
    """Lessons that have come up."""
    explained: bool = False
    """One has come up since somebody last played a scene or made a choice."""

    backs: ClassVar[tuple[int, ...]] = BACKS

    # -- names --------------------------------------------------------------------------------

    @property
    def story(self) -> Story:
        return story_of(self.options["story"])

    @property
    def tutorial(self) -> bool:
        return bool(self.options["story"] == "tutorial")

    @property
    def ready_made(self) -> bool:
        """The characters are dealt, not created."""
        return bool(self.options["characters"] == "dealt")

    @property
    def now(self) -> Scene:
        """The scene or chapter being resolved."""
        return SCENE_BY_ID[self.scene]

    def name(self, card: Card) -> str:
        return NAMES[self.faces[card]]

    def definition(self, card: Card) -> Scene:
        return SCENES[self.faces[card]]

    def thing(self, card: Card) -> Thing:
        """An occupation or a feature."""
        found = FACES[self.faces[card]]
        assert isinstance(found, Thing)
        return found

    def goal(self, card: Card) -> Trait:
        """A trait, with its goal."""
        found = FACES[self.faces[card]]
        assert isinstance(found, Trait)
        return found

    def owned(self, seat: Seat, kind: str) -> list[Card]:
        zones = {"trait": self.traits, "feature": self.features, "occupation": self.occupations}
        return zones[kind][seat]

    def counted(self) -> list[str]:
        """The choices as they count: under a carry-over "exchanged", as made by the other."""
        if self.acting is not None and self.acting[0] == "exchanged":
            return self.choices[::-1]
        return self.choices[:]

    # -- the story so far ---------------------------------------------------------------------

    def note(self, **changes: Any) -> None:
        """FL-13.4: for the recap. (Reactions may have come after the scene they answer.)"""
        place = len(self.past) - 1
        while self.past[place].scene != self.scene:
            place -= 1
        self.past[place] = replace(self.past[place], **changes)

    def moment(self, when: str) -> None:
        """FL-15.1: what this brings up is explained."""
        for lesson in LESSONS.get(when, ()):
            self.explain(lesson)

    def explain(self, lesson: str) -> None:
        """FL-15.1: once the story has begun one thing at a time: another waits until it comes up
        again."""
        if self.tutorial and lesson not in self.taught and not self.explained:
            self.taught.append(lesson)
            self.lessons.append(lesson)
            self.explained = self.chapter >= 0

    # -- satisfaction and tokens --------------------------------------------------------------

    def please(self, seat: Seat, gain: int, rule: str) -> None:
        """FL-2.1: never below 0."""
        before = self.hearts[seat]
        after = self.hearts[seat] = max(0, before + gain)
        if after != before:
            self.emit("heart", rule, seat=seat, gain=after - before, hearts=after)

    def award(self, seat: Seat, tokens: Tokens, rule: str) -> None:
        """Tokens of a scene, as its carry-over makes them (FL-10.1)."""
        kind = self.acting[0] if self.acting else ""
        if kind == "double-tokens":
            tokens = tuple((aspect, 2 * count) for aspect, count in tokens)
        elif kind == "double-sensitivity":
            tokens = tuple((a, 2 * n if a in SENSITIVITY else n) for a, n in tokens)
        self.place(seat, tokens, rule)

    def place(self, seat: Seat, tokens: Tokens, rule: str) -> None:
        """FL-2.2: tokens of one's own colour."""
        for aspect, count in tokens:
            self.tokens[seat * 12 + aspect] += count
            self.emit("token", rule, seat=seat, aspect=ASPECT_IDS[aspect], n=count)

    def take_back(self, seat: Seat, aspect: int, count: int, rule: str) -> None:
        """FL-9.9: as many as there are."""
        count = min(count, self.tokens[seat * 12 + aspect])
        if count:
            self.tokens[seat * 12 + aspect] -= count
            self.emit("token-lost", rule, seat=seat, aspect=ASPECT_IDS[aspect], n=count)

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, seat: Seat, deck: int, rule: str) -> bool:
        """One scene into the hand (FL-7.3, FL-9.8); False if there is none anywhere."""
        deck = self.drawable(deck)
        if deck < 0:
            return False
        card = self.decks[deck].pop()
        self.hands[seat].append(card)
        self.reveal(card, to=(seat,))
        secret = {"scene": self.name(card)}
        self.emit(
            "draw", rule, to=(seat,), secret=secret, seat=seat, deck=SCENE_DECKS[deck], scene="some"
        )
        return True

    def drawable(self, deck: int) -> int:
        """FL-7.5: this deck, reshuffled if need be; else another allowed one, else any; -1."""
        for other in (deck, *self.allowed(), 0, 1, 2):
            if not self.decks[other]:
                self._refill(other)
            if self.decks[other]:
                return other
        return -1

    def allowed(self) -> tuple[int, ...]:
        """FL-6.2: the decks of the chapter."""
        return self.story.chapters[self.chapter].decks

    def _refill(self, deck: int) -> None:
        """FL-7.5: from its own cards in the discard pile. FL-15.3: nothing is shuffled there."""
        cards = [card for card in [*self.pile, *self.hidden_pile] if BACKS[card] == deck]
        if not cards:
            return
        self.pile = [card for card in self.pile if BACKS[card] != deck]
        self.hidden_pile = [card for card in self.hidden_pile if BACKS[card] != deck]
        if not self.tutorial:
            self.shuffle(cards)
        self.decks[deck] = cards
        self.emit("reshuffle", "FL-7.5", deck=SCENE_DECKS[deck])

    def discard(self, seat: Seat, card: Card, rule: str) -> None:
        """FL-9.4: face down."""
        self.hands[seat].remove(card)
        self.hidden_pile.append(card)
        secret = {"scene": self.name(card)}
        self.emit("discard", rule, to=(seat,), secret=secret, seat=seat, scene="some")

    # -- what must hold -----------------------------------------------------------------------

    def components(self) -> object:
        """Every card is somewhere, once."""
        zones = [*self.decks, *self.hands, *self.traits, *self.occupations, *self.features]
        zones += [*self.dealt, *self.destinies, *self.forgone, *self.secrets]
        zones += [self.area, self.pile, self.hidden_pile, self.synopsis, self.box]
        cards = sorted(card for zone in zones for card in zone)
        opened = sorted(card for _, card in self.opened)
        return sorted([*cards, *opened]) == list(range(CARD_COUNT))

    def imagine(self, seat: Seat | None, rand: Rand, now: State) -> None:
        """Another world this seat could be in. Faces stay that the table has answered a question
        about since the snapshot, and destinies that were shown."""
        assert isinstance(now, Fog)
        faces = self.faces[:]
        super().imagine(seat, rand, now)
        for back in self._betrayed(seat, now):
            for card, other in enumerate(BACKS):
                if other == back:
                    self.faces[card] = faces[card]

    def _betrayed(self, seat: Seat | None, now: Fog) -> set[int]:
        me = self.seats if seat is None else seat
        learned = now.seen[me] & ~self.known[me]
        backs = {BACKS[card] for card in range(learned.bit_length()) if learned >> card & 1}
        inquired = set(range(4)) if now.inquiries != self.inquiries else set()
        return inquired | backs & {DESTINY, DESTINY + 1}
