"""What only its owner sees: hand, goals, destinies, and what serves them (FL-14.1)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from tablee.games.fog_of_love.content.definitions import Scene, Thing
from tablee.games.fog_of_love.content.faces import (
    BACKS,
    DECK_NAMES,
    DESTINY_BY_ID,
    FACES,
    SCENE_BY_ID,
    TRAITS,
)
from tablee.games.fog_of_love.content.goal_grammar import Need, Trait
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.rules.destinies import ways
from tablee.games.fog_of_love.rules.fates import foreseen, rankings, standing
from tablee.games.fog_of_love.rules.forecast import (
    counts_for,
    serving,
    will_act,
    wishes,
    would_choose,
)
from tablee.games.fog_of_love.rules.goals import (
    AT_MOST,
    Standing,
    clashes,
    goal_balance,
    have,
    needed,
    sharing,
    short,
)
from tablee.games.fog_of_love.rules.turns import forbidden, plays_for, turn_options
from tablee.games.fog_of_love.screen.figures import show_scene
from tablee.games.fog_of_love.screen.now import last_reaction, roles
from tablee.games.fog_of_love.screen.view import (
    Clash,
    Condition,
    Dealt,
    DestinyView,
    HandCard,
    Own,
    Ranking,
    TraitView,
    Use,
    Way,
)
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Card, Seat, piece

CLASHES = {"same": "FL-3.2", "opposed": "FL-5.2"}
"""The clauses behind a warning."""


def show_own(m: Fog, seat: Seat) -> Own:
    foreseeing = foreseen(m, seat) if m.stage in ("choose_destiny", "last_secret") else None
    destinies, forgone = (
        _destinies(m, seat) if foreseeing is None else _futures(m, seat, foreseeing[0])
    )
    return Own(
        seat=seat,
        hand=_hand(m, seat, m.stage == "take_turn" and m.turn == seat),
        traits=show_traits(m, seat),
        dealt=[_dealt(m, card) for card in m.dealt[seat]],
        clashes=_clashes(m, seat),
        destinies=destinies,
        forgone=forgone,
        ways=_ways(m, seat) if m.todo and m.todo[0].verb == "destiny" else [],
        serves=_serves(m, seat),
        counted=foreseeing and foreseeing[1],
        rankings=show_rankings(m, seat),
    )


@piece("destinies[] forgone[] hearts tokens traits settled final faces")
def _destinies(m: Fog, seat: Seat) -> tuple[list[DestinyView], list[DestinyView]]:
    return _futures(m, seat, standing(m, seat))


def _futures(m: Fog, seat: Seat, at: Standing) -> tuple[list[DestinyView], list[DestinyView]]:
    destinies = [show_destiny(m, card, at) for card in m.destinies[seat]]
    return destinies, [show_destiny(m, card, at) for card in m.forgone[seat]]


@piece("traits[] dealt[] faces")
def _clashes(m: Fog, seat: Seat) -> list[Clash]:
    mine = [m.goal(card) for card in m.traits[seat]]
    offered = [m.goal(card) for card in m.dealt[seat] if BACKS[card] == TRAITS]
    return [Clash(one, other, how, CLASHES[how]) for one, other, how in clashes([*mine, *offered])]


@piece("todo destinies[] forgone[] faces")
def _ways(m: Fog, seat: Seat) -> list[Way]:
    found = []
    for choice in ways(m, seat, m.todo[0]):
        how, *cards = choice.split(":")
        found.append(Way(choice, how, [m.name(int(card)) for card in cards]))
    return found


@piece("hands[]")
def _hand(m: Fog, seat: Seat, playing: bool) -> list[HandCard]:
    uses = _uses(m, seat) if playing else {}
    return [_hand_card(m, seat, card, playing, uses.get(card, ())) for card in m.hands[seat]]


@piece("hands[] secrets behalf exchanged faces")
def _uses(m: Fog, seat: Seat) -> dict[Card, tuple[Use, ...]]:
    """In one's turn."""
    found: dict[Card, tuple[Use, ...]] = {}
    for choice in turn_options(m, seat):
        card = int(choice.partition(":")[2])
        found[card] = (*found.get(card, ()), _use(choice))
    return found


@cache
def _use(choice: str) -> Use:
    how: Any = choice.partition(":")[0]
    return Use(choice, how)


@piece("behalf secrets carry faces")
def _hand_card(m: Fog, seat: Seat, card: Card, playing: bool, uses: tuple[Use, ...]) -> HandCard:
    scene = m.definition(card)
    if scene.kind == "reaction":
        uses = (*uses, _use(f"react:{card}"))
    player = _would_play(m, seat, scene)
    chooser = counts_for(would_choose(scene, player, seat), will_act(m, scene))
    no = forbidden(m, seat, card) if playing else ""
    return HandCard(
        card=card,
        scene=show_scene(scene),
        can=playing and not no,
        no=no,
        roles=roles(player, chooser),
        uses=list(uses),
    )


def _would_play(m: Fog, seat: Seat, scene: Scene) -> Seat:
    """Whose card it would be; reactions are played for nobody else (FL-10.5)."""
    return seat if scene.kind == "reaction" else plays_for(m, seat)


@piece("hands[] traits[] behalf carry scene acting past player faces")
def _serves(m: Fog, seat: Seat) -> dict[str, dict[str, list[str]]]:
    """FL-3: the options that bring a goal of that seat nearer."""
    goals = wishes(m, seat)
    found = {}
    for card in m.hands[seat]:
        scene = m.definition(card)
        if scene.options:
            player = _would_play(m, seat, scene)
            found[scene.id] = serving(goals, seat, scene, player, will_act(m, scene))
    if m.scene:
        acting = m.acting[0] if m.acting else ""
        found[m.scene] = serving(goals, seat, m.now, m.player, acting)
        answered = last_reaction(m)
        if answered:
            reaction = SCENE_BY_ID[answered.scene]
            found[reaction.id] = serving(goals, seat, reaction, answered.player, "")
    return {scene: served for scene, served in found.items() if served}


@piece("traits tokens settled faces")
def show_traits(m: Fog, seat: Seat) -> list[TraitView]:
    """FL-3: progress, for the owner's eyes until the end."""
    traits = [m.goal(card) for card in m.traits[seat]]
    found = []
    for card, trait, needs in zip(
        m.traits[seat], traits, needed(m.tokens, seat, traits, m.settled), strict=True
    ):
        now = goal_balance(m.tokens, seat, trait)
        aspect, moves = ASPECT_IDS[trait.aspect], _moves(trait, seat)
        view = TraitView(card, trait.id, trait.shared, aspect, needs, now, now >= needs, moves)
        found.append(view)
    return found


@cache
def _moves(trait: Trait, seat: Seat) -> tuple[dict[str, int], dict[str, int]]:
    """FL-2.3: how one more token, of either seat and any aspect, changes the goal's balance. Shared
    by all views, never changed."""
    moves: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for place in range(2 * len(ASPECT_IDS)):
        whose, aspect = divmod(place, len(ASPECT_IDS))
        by = goal_balance([int(place == n) for n in range(2 * len(ASPECT_IDS))], seat, trait)
        if by:
            moves[whose][ASPECT_IDS[aspect]] = by
    return moves


def show_rankings(m: Fog, seat: Seat) -> list[Ranking]:
    """FL-3.2: while the order of goals is asked for."""
    if m.stage != "order_goals":
        return []
    found = []
    for choice, met in rankings(m, seat).items():
        traits = [m.goal(int(card)) for card in choice.split(":")[1:]]
        found.append(Ranking(choice, [trait.id for trait in sharing(traits)], met))
    return found


def _dealt(m: Fog, card: Card) -> Dealt:
    face = FACES[m.faces[card]]
    if isinstance(face, Trait):
        aspect = ASPECT_IDS[face.aspect]
        return Dealt(card, "trait", face.id, aspect, face.shared, face.needs)
    assert isinstance(face, Thing)
    kind = DECK_NAMES[BACKS[card]].removesuffix("s")
    return Dealt(card, kind, face.id, ASPECT_IDS[face.aspect], False, 0)


def show_destiny(m: Fog, card: Card, at: Standing) -> DestinyView:
    """FL-11.4: how far its conditions are met, as of now."""
    destiny = DESTINY_BY_ID[m.name(card)]
    freed = bool(destiny.unless and at.partner and at.partner.id == destiny.unless)
    return _destiny(card, destiny.id, tuple([have(need, at) for need in destiny.needs]), freed)


@lru_cache(maxsize=4096)
def _destiny(card: Card, name: str, values: tuple[int, ...], freed: bool) -> DestinyView:
    """Made from the numbers that its conditions look at; shared by all views, never changed."""
    destiny = DESTINY_BY_ID[name]
    checks = [_check(need, value) for need, value in zip(destiny.needs, values, strict=True)]
    ok = freed or all(check.ok for check in checks)
    return DestinyView(card, name, destiny.stays, checks, ok)


def _check(need: Need, value: int) -> Condition:
    kind, missed = need.kind, short(need, value)
    aspect = ASPECT_IDS[need.aspect] if need.aspect >= 0 else ""
    at_most, number = kind in AT_MOST, 0 if kind == "partner-stays" else missed
    return Condition(kind, need.n, aspect, value, not missed, at_most, number)


def bare_destiny(m: Fog, card: Card) -> DestinyView:
    """A destiny shown before the traits are: which one, without its progress."""
    destiny = DESTINY_BY_ID[m.name(card)]
    return DestinyView(card, destiny.id, destiny.stays, [], False)
