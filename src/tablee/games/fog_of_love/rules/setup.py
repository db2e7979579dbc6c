"""Setting up: which cards are in, who has which destinies, who is first (FL-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fog_of_love.content.definitions import Scene, Story
from tablee.games.fog_of_love.content.faces import (
    BY_ID,
    CARD_COUNT,
    DECK_NAMES,
    FEATURES,
    SCENES,
    destiny_face,
    ids_of,
)
from tablee.games.fog_of_love.content.grammar import DESTINIES, SCENE_DECKS
from tablee.games.fog_of_love.content.pack import BOX, FILTERS
from tablee.games.fog_of_love.state import BOTH, Fog, story_of
from tablee.kernel import Card, Refused, Seat

FEWEST = 20
"""FL-4.8: scenes that stay in every deck."""
Options = Mapping[str, Any]


def setup(m: Fog) -> None:
    """FL-4: decks, events, destinies, who is first."""
    m.deal_faces(range(CARD_COUNT))
    m.hearts, m.tokens = [0, 0], [0] * 24
    m.names, m.genders, m.portraits, m.colours = (["", ""] for _ in range(4))
    m.hands, m.traits, m.occupations = [[], []], [[], []], [[], []]
    m.features, m.dealt, m.secrets = [[], []], [[], []], [[], []]
    m.choices = ["", ""]
    if m.tutorial:
        _tutorial_cards(m)
    else:
        _sort_cards(m)
    _deal_destinies(m)
    m.first = _first_player(m)
    m.turn = m.first
    m.emit("begin", "FL-4.5", first=m.first, story=m.story.id)
    m.moment("start")
    if not m.ready_made:
        m.moment("look")


def _first_player(m: Fog) -> Seat:
    """FL-4.5: who last blew a kiss; else by lot."""
    chosen = m.options["first"]
    return m.roll(2) if chosen == "lot" else int(chosen == "guest")


def _sort_cards(m: Fog) -> None:
    """FL-4.2, FL-4.3, FL-4.6: what is in goes into its deck, and all are shuffled."""
    m.decks = [[*ids_of(back)] for back in range(FEATURES + 1)]
    events = _events_in(m.options, m.story)
    for deck in range(3):
        for card in list(m.decks[deck]):
            scene = SCENES[card]
            if _left_out(m.options, scene, events):
                _aside(m, deck, card, m.box)
            elif scene.event and not _from_the_start(m, scene):
                _aside(m, deck, card, m.synopsis)
    m.reveal(*m.synopsis)
    for zone in m.decks:
        m.shuffle(zone)


def _aside(m: Fog, deck: int, card: Card, zone: list[Card]) -> None:
    m.decks[deck].remove(card)
    zone.append(card)


def _tutorial_cards(m: Fog) -> None:
    """FL-15.1 to FL-15.3: an ordered set; nothing is shuffled."""
    m.decks = [[BY_ID[name] for name in reversed(BOX.order[deck])] for deck in DECK_NAMES]
    used = {card for deck in m.decks for card in deck}
    m.box = [card for back in range(FEATURES + 1) for card in ids_of(back)]
    m.box = [card for card in m.box if card not in used]
    for deck in range(3):
        for card in list(m.decks[deck]):
            if _left_out(m.options, SCENES[card], ()):
                _aside(m, deck, card, m.box)


def _events_in(options: Options, story: Story) -> tuple[str, ...]:
    """FL-4.2: the special events of this story, of all, or none."""
    chosen = options["events"]
    if chosen == "story":
        return story.events
    return tuple(s.id for s in SCENES if s.event) if chosen == "all" else ()


def events_in(m: Fog) -> list[str]:
    """FL-4.2, FL-4.8: the special events that were not left out."""
    if m.tutorial:
        return []
    names = _events_in(m.options, m.story)
    return [s.id for s in SCENES if s.event and not _left_out(m.options, s, names)]


def _left_out(options: Options, scene: Scene, events: tuple[str, ...]) -> bool:
    """FL-4.6: the linked scenes of an event that is not in stay out. FL-4.8: what the players
    do not like. FL-12.2: what does not fit pregnancy or adoption."""
    if (scene.event and scene.id not in events) or (scene.link and scene.link not in events):
        return True
    if scene.only and scene.only != options["child"]:
        return True
    if scene.filter and any(options[word] == "out" for word in FILTERS if word in scene.filter):
        return True
    named = options["left_out"]
    return bool(named) and scene.id in named.replace(",", " ").split()


def check_decks(options: Options) -> None:
    """FL-4.8: enough of every deck must be left, whatever the reason that a scene is out."""
    story = story_of(options["story"])
    events = _events_in(options, story)
    left = [scene.deck for scene in SCENES if not _left_out(options, scene, events)]
    for number, deck in enumerate(SCENE_DECKS):
        if left.count(number) < FEWEST:
            args = {"deck": deck, "left": left.count(number), "fewest": FEWEST}
            raise Refused("no-left-out-many", "FL-4.8", **args)


def _from_the_start(m: Fog, scene: Scene) -> bool:
    """FL-12.2: for adoption the event is in the deck from the start."""
    return scene.id == "a-child" and bool(m.options["child"] == "adoption")


def _deal_destinies(m: Fog) -> None:
    """FL-4.4: the same for both, and open which ones. FL-11.1: in hand, unless the synopsis says
    otherwise."""
    story = m.story
    m.destinies, m.forgone = [[], []], [[], []]
    for seat in BOTH:
        for name in DESTINIES:
            card = destiny_face(seat, name)
            zone = m.destinies[seat] if name in story.destinies else m.box
            (m.forgone[seat] if name in story.discarded else zone).append(card)
            if zone is m.box:
                m.reveal(card)
        m.reveal(*m.destinies[seat], *m.forgone[seat], to=(seat,))
