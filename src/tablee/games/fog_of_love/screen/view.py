"""What a seat may know of the couple: the shape of `Match.view` (FL-14).

Whatever follows from the rules is worked out here: a screen draws it and puts it into words.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.games.fog_of_love.past import Entry


class EffectView(Struct, frozen=True, omit_defaults=True):
    """An effect of a card. In words: the message `key` with `args` says what is done, `who-<who>`
    with `letters` whom it is for. Which seat that is, `Roles` says."""

    verb: str
    """heart, token, draw …: see the grammar of the cards."""
    key: str
    who: str = ""
    """player, partner, chooser, other, both, stayer, leaver; letter, not-letter: who chose one of
    the `letters`, or none of them; "" where it goes without saying."""
    letters: str = ""
    """ "A/C" """
    n: int = 0
    """By how much satisfaction changes."""
    tokens: dict[str, int] = {}
    """Aspect ("gen-up") to number."""
    args: dict[str, Any] = {}


class When(Struct, frozen=True, omit_defaults=True):
    """A condition of an additional effect or of the end, as a message; without a key, its `letters`
    stand as they are."""

    key: str
    args: dict[str, str] = {}


class RowView(Struct, frozen=True):
    """What happens if one of the conditions holds; without any: always."""

    when: list[When]
    effects: list[EffectView]


class EffectsView(Struct, frozen=True, omit_defaults=True):
    """The effects of a card that stand outside of its options."""

    on: list[EffectView] = []
    """When it is laid (FL-8.7); of a finale, before it."""
    does: list[EffectView] = []
    """A reaction (FL-10.5)."""
    revealed: list[EffectView] = []
    """A secret that comes out (FL-10.2)."""
    also: list[RowView] = []
    """By both choices: the first that holds (FL-8.5b)."""
    hidden: list[RowView] = []
    """A secret kept to the end; of a finale, after it (FL-13.2)."""


class Roles(Struct, frozen=True):
    """FL-8.3: the seats that the words of a card mean; -1 as long as it is open."""

    player: int
    partner: int
    chooser: int
    other: int


class OptionView(Struct, frozen=True, omit_defaults=True):
    """An option: its letter, its tokens (one "gen-up" for each), its effects."""

    letter: str
    gives: list[str] = []
    effects: list[EffectView] = []


class SceneView(Struct, frozen=True, omit_defaults=True):
    """The figures of a scene or chapter, as printed; its words are `scene-<id>`, `chapter-<id>`."""

    id: str
    kind: str
    deck: str
    """"" for a chapter."""
    effects: EffectsView
    minor: bool = False
    event: bool = False
    """A special event."""
    options: list[OptionView] = []
    chooses: str = ""
    """Who chooses one of the options: both, partner; "" if there are none (FL-8.1, FL-8.2)."""
    mirror: bool = False
    """Tokens of an option count for both."""
    carry: str = ""
    """The carry-over that it brings."""
    tokens: list[str] = []
    """Of a secret, once it is resolved."""
    link: str = ""
    """FL-1.5: the scene it is linked to."""


class Use(Struct, frozen=True):
    """Something that can be done with a card: an answer to the question for it."""

    choice: str
    how: Literal["play", "hide", "exchange", "stuck", "react"]


class HandCard(Struct):
    """A scene in hand: `card` is its number, for answers; `can`: it can be played now."""

    card: int
    scene: SceneView
    can: bool
    no: str
    """In one's own turn, the clause by which it can't be played; else ""."""
    roles: Roles
    """If one played it now."""
    uses: list[Use]
    """In one's own turn, the usual one first; of a reaction, always."""


class TraitView(Struct):
    """A trait with its goal; `have` and `needs` (doubled and tripled as FL-3.2 says), as of now."""

    card: int
    trait: str
    shared: bool
    aspect: str
    needs: int
    have: int
    met: bool
    moves: tuple[dict[str, int], dict[str, int]]
    """FL-2.3: by seat and aspect, by how much a token moves it; those that do not are left out."""


class Condition(Struct, omit_defaults=True):
    """One condition of a destiny, as of now (FL-11.4)."""

    kind: str
    n: int
    aspect: str
    have: int
    ok: bool
    at_most: bool = False
    """`n` must not be passed; otherwise it must be reached."""
    short: int = 0
    """By how much it is missed; 0 if it holds, or is a matter of yes or no."""


class DestinyView(Struct):
    card: int
    destiny: str
    stays: bool
    checks: list[Condition]
    ok: bool


class Dealt(Struct):
    """A card to choose from: its kind is trait, occupation or feature."""

    card: int
    kind: str
    id: str
    aspect: str
    shared: bool
    needs: int


class ThingView(Struct, frozen=True):
    """An open card about a person: its kind is occupation or feature; it brought one token of that
    aspect (FL-5.5)."""

    card: int
    kind: str
    id: str
    aspect: str


class Clash(Struct):
    """FL-5.2: a warning about two of one's own goals: same or opposed; `rule` says more."""

    one: str
    other: str
    how: str
    rule: str


class Ranking(Struct):
    """FL-3.2: an order of one's goals, as an answer: those that share an aspect, and how many of
    all are met then."""

    choice: str
    traits: list[str]
    met: int


class Way(Struct, omit_defaults=True):
    """FL-11.3: a way to obey an order about one's destinies, as an answer."""

    choice: str
    how: str
    """swap, retrieve, drop, show; nothing."""
    destinies: list[str] = []
    """Which one; of a swap, what is taken and what is given."""


class Own(Struct):
    """What only its owner sees."""

    seat: int
    hand: list[HandCard]
    traits: list[TraitView]
    dealt: list[Dealt]
    clashes: list[Clash]
    destinies: list[DestinyView]
    forgone: list[DestinyView]
    ways: list[Way]
    """While the order is carried out: each way to obey it."""
    serves: dict[str, dict[str, list[str]]]
    """Scene, letter: the aspects of its tokens that bring a goal of one's own nearer, if it is
    chosen (where both choose: by oneself). For the card being resolved, its reaction and the hand;
    what serves nothing is left out."""
    counted: int | None
    """FL-13.2c: what one's own goals would give; the conditions of one's destinies count it while
    the final one is chosen and secrets come out. None at other times."""
    rankings: list[Ranking]
    """While the order of goals is asked for (FL-3.2): each with its result."""


class Lover(Struct):
    """One of the two, as both see them."""

    seat: int
    name: str
    gender: str
    portrait: str
    colour: str
    hearts: int
    tokens: dict[str, int]
    """Aspect ("gen-up") to number; those with none are left out."""
    balances: dict[str, int]
    """FL-2.3: dimension ("gen") to own balance, upwards above 0."""
    occupation: str
    features: list[str]
    things: list[ThingView]
    """Occupation and features, as cards."""
    scenes: int
    """In hand."""
    secrets: list[str | None]
    """Scenes laid face down; None for those this viewer does not know."""
    traits: list[TraitView]
    """Empty until they are shown at the end."""
    gains: list[int]
    """FL-3.1b: what each of the traits gave or cost, once they are counted; empty before."""
    final: DestinyView | None
    """The final destiny, once shown."""


class Now(Struct):
    """The scene or chapter being resolved."""

    scene: SceneView
    player: int
    """-1: a chapter, which nobody plays."""
    choices: list[str]
    """By seat, once known; "" before, or for who does not choose."""
    counted: list[str]
    """The same as they count (FL-10.8)."""
    acting: str
    """The carry-over that acts on it; "" for none."""
    acting_seat: int
    """From whom it comes; -1 for none."""
    how: str
    """revealed, or exchanged (played on the player's behalf by the other); else ""."""
    skipped: bool
    reaction: SceneView | None
    """The reaction just played in answer to it."""
    roles: Roles
    options: dict[str, Roles]
    """By letter, for the effects of that option: who chose it, or else would."""
    reaction_roles: Roles | None


class Ending(Struct):
    """What became of the two: `fate` chooses the sentence of `ev-ending`, which names `seat` and
    `whose` (FL-13.5)."""

    fate: str
    seat: int
    whose: int


class FogView(Struct):
    """All of it. `rules` are the clauses behind what no question stands for: "pile", "ending"."""

    story: str
    tutorial: bool
    ready_made: bool
    """The characters were dealt, not created."""
    way: str
    """pregnancy or adoption."""
    stage: str
    first: int
    turn: int
    chapter: int
    """From 0; -1 before the first."""
    chapters: list[str]
    """Those turned up so far."""
    chapter_count: int
    finale: str
    """The chapter that is the finale, once it is turned up; "" before."""
    allowed: list[str]
    length: int
    played: int
    persons: tuple[Lover, Lover]
    me: Own | None
    now: Now | None
    area: list[str]
    past: list[Entry]
    """All cards of the story so far, for the memory of the texts and the recap."""
    acted: dict[str, str]
    """By scene of the story so far, the carry-over that acted on it (FL-10.8)."""
    carry: str
    carry_seat: int
    behalf: int
    decks: dict[str, int]
    """Cards left."""
    pile: list[str]
    """The discard pile, face up, the last on top."""
    hidden_pile: int
    synopsis: list[str]
    coming: dict[str, str]
    """FL-10.7: special events that were shuffled in and not played yet, with their deck."""
    married: bool
    child: bool
    lesson: str
    together: bool | None
    """None until it is known."""
    ending: Ending | None
    """None until it is over."""
    shared_balances: dict[str, int]
    """FL-2.3: dimension to the balance of both together."""
    orders: dict[str, EffectView]
    """What was called for with destinies, by the words of questions (`effects`) and events
    (`effect`), as far as cards of the story so far say it."""
    rules: dict[str, str]
