"""Setting up, and creating the characters (FL-4, FL-5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from unicodedata import category

from tablee.games.fog_of_love.content.faces import (
    BY_ID,
    CARD_COUNT,
    FACES,
    FEATURES,
    OCCUPATIONS,
    SCENES,
    TRAITS,
    destiny_face,
    ids_of,
)
from tablee.games.fog_of_love.content.grammar import DESTINIES
from tablee.games.fog_of_love.content.pack import BOX, FILTERS, Scene, Thing
from tablee.games.fog_of_love.rules.goals import Trait, clashes
from tablee.games.fog_of_love.state import Couple
from tablee.kernel import Card, Refused, Seat, Step, Subset, Text, sealed, turn

GENDERS = ("f", "m", "n")
PORTRAITS = tuple(f"p{n}" for n in range(1, 17))
"""Faces that the client draws; the engine only remembers which."""
COLOURS = ("rose", "azure", "amber", "fern", "violet", "slate")
"""FL-1.4: any two that can be told apart."""
NAME_LENGTH = 24
SAMPLE_NAMES = ("Camille", "Sacha", "Noor", "Alix", "Robin", "Mika", "Jo", "Lou")
DEALT_TRAITS, KEPT_TRAITS, DEALT_OCCUPATIONS, DEALT_FEATURES, KEPT_FEATURES = 5, 3, 3, 5, 3


class Creation(Couple):
    # -- setup --------------------------------------------------------------------------------

    def setup(self) -> None:
        """FL-4: decks, events, destinies, who is first."""
        self.deal_faces(range(CARD_COUNT))
        self.hearts, self.tokens = [0, 0], [0] * 24
        self.names, self.genders, self.portraits, self.colours = (["", ""] for _ in range(4))
        self.hands, self.traits, self.occupations = [[], []], [[], []], [[], []]
        self.features, self.dealt, self.secrets = [[], []], [[], []], [[], []]
        self.choices = ["", ""]
        self._sort_cards()
        self._deal_destinies()
        self.first = self._first_player()
        self.turn = self.first
        self.emit("begin", "FL-4.5", first=self.first, story=self.story.id)
        self.moment("start")
        if not self.ready_made:
            self.moment("look")

    def _first_player(self) -> Seat:
        """FL-4.5: who last blew a kiss; else by lot."""
        chosen = self.options["first"]
        return self.roll(2) if chosen == "lot" else int(chosen == "guest")

    def _sort_cards(self) -> None:
        """FL-4.2, FL-4.3, FL-4.6: what is in goes into its deck, and all are shuffled."""
        if self.tutorial:
            return self._tutorial_cards()
        self.decks = [ids_of(back) for back in range(FEATURES + 1)]
        events = self.events_in()
        for deck in range(3):
            for card in list(self.decks[deck]):
                scene = SCENES[card]
                if self.left_out(scene, events):
                    self._aside(deck, card, self.box)
                elif scene.event and not self.from_the_start(scene):
                    self._aside(deck, card, self.synopsis)
        self.reveal(*self.synopsis)
        for zone in self.decks:
            self.shuffle(zone)
        return None

    def _aside(self, deck: int, card: Card, zone: list[Card]) -> None:
        self.decks[deck].remove(card)
        zone.append(card)

    def _tutorial_cards(self) -> None:
        """FL-15.1 to FL-15.3: an ordered set; nothing is shuffled."""
        sets = ("sweet", "serious", "drama", "traits", "occupations", "features")
        self.decks = [[BY_ID[name] for name in reversed(BOX.order[deck])] for deck in sets]
        used = {card for deck in self.decks for card in deck}
        self.box = [card for back in range(FEATURES + 1) for card in ids_of(back)]
        self.box = [card for card in self.box if card not in used]
        for deck in range(3):
            for card in list(self.decks[deck]):
                if self.left_out(SCENES[card], ()):
                    self._aside(deck, card, self.box)

    def events_in(self) -> tuple[str, ...]:
        """FL-4.2: the special events of this story, of all, or none."""
        chosen = self.options["events"]
        if chosen == "story":
            return self.story.events
        return tuple(s.id for s in SCENES if s.event) if chosen == "all" else ()

    def left_out(self, scene: Scene, events: tuple[str, ...]) -> bool:
        """FL-4.6: the linked scenes of an event that is not in stay out. FL-4.8: what the players
        do not like. FL-12.2: what does not fit pregnancy or adoption."""
        if (scene.event and scene.id not in events) or (scene.link and scene.link not in events):
            return True
        if scene.only and scene.only != self.options["child"]:
            return True
        if any(self.options[word] == "out" for word in FILTERS if word in scene.filter):
            return True
        return scene.id in self.options["left_out"].replace(",", " ").split()

    def from_the_start(self, scene: Scene) -> bool:
        """FL-12.2: for adoption the event is in the deck from the start."""
        return scene.id == "a-child" and bool(self.options["child"] == "adoption")

    def _deal_destinies(self) -> None:
        """FL-4.4: the same for both. FL-11.1: in hand, unless the synopsis says otherwise."""
        story = self.story
        self.destinies, self.forgone = [[], []], [[], []]
        for seat in (0, 1):
            for name in DESTINIES:
                card = destiny_face(seat, name)
                zone = self.destinies[seat] if name in story.destinies else self.box
                (self.forgone[seat] if name in story.discarded else zone).append(card)
            self.reveal(*self.destinies[seat], *self.forgone[seat], to=(seat,))

    # -- who they are -------------------------------------------------------------------------

    def choose_gender(self) -> Step:
        """FL-5.1: free, and of no consequence for any rule."""
        picks = yield sealed(dict.fromkeys((0, 1), GENDERS), "gender", "FL-5.1")
        self.genders = [picks[0], picks[1]]
        picks = yield sealed(dict.fromkeys((0, 1), PORTRAITS), "portrait", "FL-5.1")
        self.portraits = [picks[0], picks[1]]
        self.stage = "choose_colour"

    def choose_colour(self) -> Step:
        """FL-1.4: one each, first player first."""
        one, other = self.first, 1 - self.first
        self.colours[one] = yield turn(one, COLOURS, "colour", "FL-1.4")
        left = tuple(colour for colour in COLOURS if colour != self.colours[one])
        self.colours[other] = yield turn(other, left, "colour", "FL-1.4")
        for seat in (one, other):
            self.emit(
                "look", "FL-5.1", seat=seat, gender=self.genders[seat], colour=self.colours[seat]
            )
        self._deal(TRAITS, DEALT_TRAITS)
        if self.ready_made:
            self._deal_characters()
        else:
            self.moment("traits")
            self.stage = "choose_traits"

    def _deal(self, deck: int, count: int) -> None:
        """FL-5.8: seen only by the player they are dealt to."""
        for seat in (self.first, 1 - self.first):
            cards = [self.decks[deck].pop() for _ in range(count)]
            self.dealt[seat] = cards
            self.reveal(*cards, to=(seat,))

    def under_deck(self, seat: Seat, deck: int) -> None:
        """What was dealt and not kept goes under its deck."""
        self.decks[deck][:0] = self.dealt[seat]
        self.dealt[seat] = []

    def choose_traits(self) -> Step:
        """FL-5.2: five dealt, three kept, hidden."""
        forms = {seat: Subset(tuple(self.dealt[seat]), KEPT_TRAITS, KEPT_TRAITS) for seat in (0, 1)}
        picks = yield sealed(forms, "traits", "FL-5.2")
        for seat in (0, 1):
            self._keep_traits(seat, picks[seat])
        self._deal(OCCUPATIONS, DEALT_OCCUPATIONS)
        self.moment("occupations")
        self.stage = "choose_occupation"

    def _keep_traits(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.traits[seat] = list(cards)
        self.dealt[seat] = [card for card in self.dealt[seat] if card not in cards]
        self.under_deck(seat, TRAITS)
        kept = [self.name(card) for card in cards]
        self.emit("traits", "FL-5.2", to=(seat,), secret={"traits": kept}, seat=seat, traits=[])

    def choose_occupation(self) -> Step:
        """FL-5.3: one of three, both shown at the same moment."""
        options = {seat: tuple(self.dealt[seat]) for seat in (0, 1)}
        picks = yield sealed(options, "occupation", "FL-5.3")
        for seat in (0, 1):
            self.dealt[seat].remove(picks[seat])
            self.under_deck(seat, OCCUPATIONS)
            self.take_up(seat, picks[seat], "FL-5.3")
        self._deal(FEATURES, DEALT_FEATURES)
        self.moment("features")
        self.stage = "give_feature"

    def take_up(self, seat: Seat, card: Card, rule: str) -> None:
        """FL-5.5: an occupation, open, and its token."""
        self.occupations[seat] = [card]
        self.reveal(card)
        self.emit("occupation", rule, seat=seat, occupation=self.name(card))
        self.place(seat, ((self.thing(card).aspect, 1),), "FL-5.5")

    def thing(self, card: Card) -> Thing:
        found = FACES[self.faces[card]]
        assert isinstance(found, Thing)
        return found

    def goal(self, card: Card) -> Trait:
        found = FACES[self.faces[card]]
        assert isinstance(found, Trait)
        return found

    def give_feature(self) -> Step:
        """FL-5.4: in turn, first player first, each gives one to the OTHER."""
        given = len(self.features[0]) + len(self.features[1])
        giver = self.first if given % 2 == 0 else 1 - self.first
        card = yield turn(giver, tuple(self.dealt[giver]), "feature", "FL-5.4")
        self.dealt[giver].remove(card)
        self.get_feature(1 - giver, card, "FL-5.4")
        if given + 1 == 2 * KEPT_FEATURES:
            for seat in (0, 1):
                self.under_deck(seat, FEATURES)
            self.moment("names")
            self.stage = "choose_name"
        elif given + 1 == 2:  # each has got one
            self.moment("balance")

    def get_feature(self, seat: Seat, card: Card, rule: str) -> None:
        """FL-5.8: open from the moment it is given. FL-5.5: its token."""
        self.features[seat].append(card)
        self.reveal(card)
        self.emit("feature", rule, seat=seat, feature=self.name(card))
        self.place(seat, ((self.thing(card).aspect, 1),), "FL-5.5")

    def _deal_characters(self) -> None:
        """FL-5.2 to FL-5.4 for those who want to begin at once: of the five traits the three that
        clash least; occupation and features from the top."""
        order = (self.first, 1 - self.first)
        for seat in order:
            self._keep_traits(seat, self._agreeing(self.dealt[seat]))
        for seat in order:
            self.take_up(seat, self.decks[OCCUPATIONS].pop(), "FL-5.3")
        for _ in range(KEPT_FEATURES):
            for seat in order:
                self.get_feature(1 - seat, self.decks[FEATURES].pop(), "FL-5.4")
        self.stage = "choose_name"

    def _agreeing(self, dealt: Sequence[Card]) -> Sequence[Card]:
        """The three whose goals clash least; none oppose each other, that can always be had."""

        def trouble(three: Sequence[Card]) -> tuple[int, int]:
            found = [how for _, _, how in clashes([self.goal(card) for card in three])]
            return found.count("opposed"), len(found)

        return min(combinations(dealt, KEPT_TRAITS), key=trouble)

    def choose_name(self) -> Step:
        """FL-5.6: a name that is not your own."""
        seat = self.first if not self.names[self.first] else 1 - self.first
        taken = self.names[1 - seat]
        samples = tuple(name for name in SAMPLE_NAMES if name != taken)
        name = yield turn(seat, Text(20_000, samples), "name", "FL-5.6")
        self.names[seat] = check_name(name, taken)
        self.emit("name", "FL-5.6", seat=seat, name=self.names[seat])
        if all(self.names):
            self._deal_hands()

    def _deal_hands(self) -> None:
        """FL-5.7: five scenes, from the decks as the synopsis says."""
        for deck, count in enumerate(self.story.hand):
            for _ in range(count):
                for seat in (self.first, 1 - self.first):
                    self.draw(seat, deck, "FL-5.7")
        self.emit("synopsis", "FL-4.7", story=self.story.id)
        if not self.ready_made:
            self.moment("synopsis")
        self.stage = "open_chapter"


def check_name(text: str, taken: str) -> str:
    """FL-5.6: a name is letters, on one line, and not too long; a kind word otherwise."""
    name = " ".join(text.split())
    if len(name) > NAME_LENGTH:
        raise Refused("no-name-long", "FL-5.6", letters=len(name), most=NAME_LENGTH)
    if not any(letter.isalpha() for letter in name):
        raise Refused("no-name-empty", "FL-5.6")
    strange = [c for c in name if not (c.isalpha() or category(c)[0] == "M" or c in " -'’.·")]
    if strange:
        raise Refused("no-name-signs", "FL-5.6", sign=strange[0])
    if name.casefold() == taken.casefold():
        raise Refused("no-name-same", "FL-5.6", name=name)
    return name
