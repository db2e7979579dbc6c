"""Who the two of them are: looks, traits, occupations, features, names (FL-5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from unicodedata import category, normalize

from tablee.games.fog_of_love.content.faces import FEATURES, OCCUPATIONS, TRAITS
from tablee.games.fog_of_love.rules.goals import clashes
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Card, Refused, Seat, Step, Subset, Text, sealed, turn

GENDERS = ("f", "m", "n")
PORTRAITS = tuple(f"p{n}" for n in range(1, 17))
"""Faces that the client draws; the engine only remembers which."""
COLOURS = ("rose", "azure", "amber", "fern", "violet", "slate")
"""FL-1.4: any two that can be told apart."""
NAME_LENGTH = 24
SAMPLE_NAMES = ("Camille", "Sacha", "Noor", "Alix", "Robin", "Mika", "Jo", "Lou")
DEALT_TRAITS, KEPT_TRAITS, DEALT_OCCUPATIONS, DEALT_FEATURES, KEPT_FEATURES = 5, 3, 3, 5, 3


def choose_gender(m: Fog) -> Step:
    """FL-5.1: free, and of no consequence for any rule. The question says what will be asked next,
    for whoever shows it all on one page."""
    args = {"portraits": PORTRAITS, "colours": COLOURS}
    picks = yield sealed(dict.fromkeys(BOTH, GENDERS), "gender", "FL-5.1", args=args)
    m.genders = [picks[0], picks[1]]
    picks = yield sealed(dict.fromkeys(BOTH, PORTRAITS), "portrait", "FL-5.1")
    m.portraits = [picks[0], picks[1]]
    if picks[0] == picks[1]:  # FL-1.4: the first player keeps it
        other = 1 - m.first
        left = tuple(face for face in PORTRAITS if face != picks[other])
        m.portraits[other] = yield turn(other, left, "portrait", "FL-1.4")
    m.stage = "choose_colour"


def choose_colour(m: Fog) -> Step:
    """FL-1.4: one each, first player first."""
    one, other = m.first, 1 - m.first
    m.colours[one] = yield turn(one, COLOURS, "colour", "FL-1.4")
    left = tuple(colour for colour in COLOURS if colour != m.colours[one])
    m.colours[other] = yield turn(other, left, "colour", "FL-1.4")
    for seat in (one, other):
        m.emit("look", "FL-5.1", seat=seat, gender=m.genders[seat], colour=m.colours[seat])
    _deal(m, TRAITS, DEALT_TRAITS)
    if m.ready_made:
        _deal_characters(m)
    else:
        m.moment("traits")
        m.stage = "choose_traits"


def _deal(m: Fog, deck: int, count: int) -> None:
    """FL-5.8: seen only by the player they are dealt to."""
    for seat in (m.first, 1 - m.first):
        cards = [m.decks[deck].pop() for _ in range(count)]
        m.dealt[seat] = cards
        m.reveal(*cards, to=(seat,))


def under_deck(m: Fog, seat: Seat, deck: int) -> None:
    """What was dealt and not kept goes under its deck."""
    m.decks[deck][:0] = m.dealt[seat]
    m.dealt[seat] = []


def choose_traits(m: Fog) -> Step:
    """FL-5.2: five dealt, three kept, hidden."""
    forms = {seat: Subset(tuple(m.dealt[seat]), KEPT_TRAITS, KEPT_TRAITS) for seat in BOTH}
    picks = yield sealed(forms, "traits", "FL-5.2")
    for seat in BOTH:
        _keep_traits(m, seat, picks[seat])
    _deal(m, OCCUPATIONS, DEALT_OCCUPATIONS)
    m.moment("occupations")
    m.stage = "choose_occupation"


def _keep_traits(m: Fog, seat: Seat, cards: Sequence[Card]) -> None:
    m.traits[seat] = list(cards)
    m.dealt[seat] = [card for card in m.dealt[seat] if card not in cards]
    under_deck(m, seat, TRAITS)
    kept = [m.name(card) for card in cards]
    m.emit("traits", "FL-5.2", to=(seat,), secret={"traits": kept}, seat=seat, traits=[])


def choose_occupation(m: Fog) -> Step:
    """FL-5.3: one of three, both shown at the same moment."""
    options = {seat: tuple(m.dealt[seat]) for seat in BOTH}
    picks = yield sealed(options, "occupation", "FL-5.3")
    for seat in BOTH:
        m.dealt[seat].remove(picks[seat])
        under_deck(m, seat, OCCUPATIONS)
        take_up(m, seat, picks[seat], "FL-5.3")
    _deal(m, FEATURES, DEALT_FEATURES)
    m.moment("features")
    m.stage = "give_feature"


def take_up(m: Fog, seat: Seat, card: Card, rule: str) -> None:
    """FL-5.5: an occupation, open, and its token."""
    m.occupations[seat] = [card]
    m.reveal(card)
    m.emit("occupation", rule, seat=seat, occupation=m.name(card))
    m.place(seat, ((m.thing(card).aspect, 1),), "FL-5.5")


def give_feature(m: Fog) -> Step:
    """FL-5.4: in turn, first player first, each gives one to the OTHER."""
    given = len(m.features[0]) + len(m.features[1])
    giver = m.first if given % 2 == 0 else 1 - m.first
    card = yield turn(giver, tuple(m.dealt[giver]), "feature", "FL-5.4")
    m.dealt[giver].remove(card)
    get_feature(m, 1 - giver, card, "FL-5.4")
    if given + 1 == 2 * KEPT_FEATURES:
        for seat in BOTH:
            under_deck(m, seat, FEATURES)
        m.moment("names")
        m.stage = "choose_name"
    elif given + 1 == 2:  # each has got one
        m.moment("balance")


def get_feature(m: Fog, seat: Seat, card: Card, rule: str) -> None:
    """FL-5.8: open from the moment it is given. FL-5.5: its token."""
    m.features[seat].append(card)
    m.reveal(card)
    m.emit("feature", rule, seat=seat, feature=m.name(card))
    m.place(seat, ((m.thing(card).aspect, 1),), "FL-5.5")


def _deal_characters(m: Fog) -> None:
    """FL-5.2 to FL-5.4 for those who want to begin at once: of the five traits the three that
    clash least; occupation and features from the top."""
    order = (m.first, 1 - m.first)
    for seat in order:
        _keep_traits(m, seat, _agreeing(m, m.dealt[seat]))
    for seat in order:
        take_up(m, seat, m.decks[OCCUPATIONS].pop(), "FL-5.3")
    for _ in range(KEPT_FEATURES):
        for seat in order:
            get_feature(m, 1 - seat, m.decks[FEATURES].pop(), "FL-5.4")
    m.stage = "choose_name"


def _agreeing(m: Fog, dealt: Sequence[Card]) -> Sequence[Card]:
    """The three whose goals clash least; none oppose each other, that can always be had."""

    def trouble(three: Sequence[Card]) -> tuple[int, int]:
        found = [how for _, _, how in clashes([m.goal(card) for card in three])]
        return found.count("opposed"), len(found)

    return min(combinations(dealt, KEPT_TRAITS), key=trouble)


def choose_name(m: Fog) -> Step:
    """FL-5.6: a name that is not your own."""
    seat = m.first if not m.names[m.first] else 1 - m.first
    taken = m.names[1 - seat]
    samples = tuple(name for name in SAMPLE_NAMES if name != taken)
    args = {"longest": NAME_LENGTH}
    name = yield turn(seat, Text(20_000, samples), "name", "FL-5.6", args)
    m.names[seat] = check_name(name, taken)
    m.emit("name", "FL-5.6", seat=seat, name=m.names[seat])
    if all(m.names):
        _deal_hands(m)


def _deal_hands(m: Fog) -> None:
    """FL-5.7: five scenes, from the decks as the synopsis says."""
    for deck, count in enumerate(m.story.hand):
        for _ in range(count):
            for seat in (m.first, 1 - m.first):
                m.draw(seat, deck, "FL-5.7")
    m.emit("synopsis", "FL-4.7", story=m.story.id)
    if not m.ready_made:
        m.moment("synopsis")
    m.stage = "open_chapter"


def check_name(text: str, taken: str) -> str:
    """FL-5.6: a name is letters, on one line, and not too long; a kind word otherwise."""
    name = normalize("NFC", " ".join(text.split()))
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
