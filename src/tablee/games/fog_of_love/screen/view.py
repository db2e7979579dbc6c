"""What a seat may know of the couple: the shape of `Match.view` (FL-14)."""

from __future__ import annotations

from msgspec import Struct

from tablee.kernel import Seat


class Entry(Struct, frozen=True):
    """A card of the story so far, for the memory of the texts and the recap (FL-13.4)."""

    scene: str
    player: Seat
    """-1 for a chapter."""
    choices: tuple[str, str] = ("", "")
    hearts: tuple[int, int] = (0, 0)
    chapter: int = 0
    how: str = ""
    """"", skipped, revealed, reaction, kept, or exchanged (played on the other's behalf)."""
    row: int = -1
    """Which additional effect held; -1 for none."""


class OptionView(Struct, frozen=True):
    """An option: its letter, its tokens ("gen-up"), its effects as phrases of the grammar."""

    letter: str
    gives: list[str]
    does: list[str]


class SceneView(Struct, frozen=True):
    """The figures of a scene or chapter, as printed; its words are `scene-<id>`, `chapter-<id>`."""

    id: str
    kind: str
    deck: str
    minor: bool
    options: list[OptionView]
    also: list[str]
    on: list[str]
    carry: str
    tell: str
    mirror: bool
    tokens: list[str]
    revealed: list[str]
    hidden: list[str]
    answers: str
    does: list[str]
    draws: str
    event: bool
    link: str
    affair: bool
    decks: list[str]
    length: int


class HandCard(Struct):
    """A scene in hand, or a secret: `card` is its number, for answers; `can`: it can be played."""

    card: int
    scene: SceneView
    can: bool


class TraitView(Struct):
    """A trait with its goal; `have` and `needs` (doubled and tripled as FL-3.2 says), as of now."""

    card: int
    trait: str
    shared: bool
    aspect: str
    needs: int
    have: int
    met: bool


class Condition(Struct):
    """One condition of a destiny, as of now."""

    kind: str
    n: int
    aspect: str
    have: int
    ok: bool


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


class Clash(Struct):
    """FL-5.2: a warning about two of one's own goals: same or opposed."""

    one: str
    other: str
    how: str


class Own(Struct):
    """What only its owner sees."""

    seat: int
    hand: list[HandCard]
    traits: list[TraitView]
    dealt: list[Dealt]
    clashes: list[Clash]
    destinies: list[DestinyView]
    forgone: list[DestinyView]


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
    occupation: str
    features: list[str]
    scenes: int
    """In hand."""
    secrets: list[SceneView | None]
    """Laid face down; None for those this viewer does not know."""
    traits: list[TraitView]
    """Empty until they are shown at the end."""
    final: DestinyView | None
    """The final destiny, once shown."""


class Now(Struct):
    """The scene or chapter being resolved."""

    scene: SceneView
    player: int
    """-1: a chapter, which nobody plays."""
    choices: list[str]
    """By seat, once known; "" before, or for who does not choose."""
    acting: str
    """The carry-over that acts on it; "" for none."""
    skipped: bool
    reaction: SceneView | None
    """The reaction just played in answer to it."""


class Ending(Struct):
    """What became of the two: `fate` chooses the sentence of `ev-ending`, which names `seat` and
    `whose` (FL-13.5)."""

    fate: str
    seat: int
    whose: int


class FogView(Struct):
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
    allowed: list[str]
    length: int
    played: int
    persons: list[Lover]
    me: Own | None
    now: Now | None
    area: list[str]
    past: list[Entry]
    """All cards of the story so far, for the memory of the texts and the recap."""
    carry: str
    carry_seat: int
    behalf: int
    decks: dict[str, int]
    """Cards left."""
    pile: list[str]
    """The discard pile, face up, the last on top."""
    hidden_pile: int
    synopsis: list[str]
    married: bool
    child: bool
    lesson: str
    together: bool | None
    """None until it is known."""
    ending: Ending | None
    """None until it is over."""
