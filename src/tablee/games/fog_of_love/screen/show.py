"""The view of a seat (FL-14)."""

from __future__ import annotations

from functools import cache

from tablee.games.fog_of_love.content.definitions import Thing
from tablee.games.fog_of_love.content.faces import BACKS, DECK_NAMES, FACES, SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import (
    ASPECT_IDS,
    DESTINY_VERBS,
    DIMENSIONS,
    SCENE_DECKS,
)
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.fates import standing, stay_together, what_became
from tablee.games.fog_of_love.rules.goals import balance, goal_gains, shared_balance
from tablee.games.fog_of_love.rules.setup import events_in
from tablee.games.fog_of_love.screen.now import show_acted, show_now, would_count
from tablee.games.fog_of_love.screen.own import bare_destiny, show_destiny, show_own, show_traits
from tablee.games.fog_of_love.screen.phrases import orders
from tablee.games.fog_of_love.screen.view import (
    DestinyView,
    EffectView,
    Ending,
    FogView,
    Lover,
    ThingView,
)
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Card, Face, Seat, piece

UPWARDS = tuple((name, 2 * n) for n, name in enumerate(DIMENSIONS))
"""Each dimension with the aspect that counts upwards."""
RULES = {"pile": "FL-14.4", "ending": "FL-13.5"}
"""The clauses of things shown without a question."""


def show(m: Fog, seat: Seat | None) -> FogView:
    story = m.story
    chapters, allowed, length = _chapter(m)
    last = len(story.chapters)
    area, pile, synopsis = _laid_open(m)
    return FogView(
        story=story.id,
        tutorial=m.tutorial,
        ready_made=m.ready_made,
        way=m.options["child"],
        stage=m.stage,
        first=m.first,
        turn=m.turn,
        chapter=m.chapter,
        chapters=chapters,
        chapter_count=last,
        finale=chapters[-1] if len(chapters) == last else "",
        allowed=allowed,
        length=length,
        played=m.played,
        persons=_persons(m, _secrets(m, seat) if any(m.secrets) else NOTHING),
        me=None if seat is None else show_own(m, seat),
        now=show_now(m, would_count(m, seat)) if m.scene else None,
        area=area,
        past=_past(m),
        acted=show_acted(m),
        carry=m.carry[0] if m.carry else "",
        carry_seat=m.carry[1] if m.carry else -1,
        behalf=m.behalf,
        decks=_decks(m),
        pile=pile,
        hidden_pile=len(m.hidden_pile),
        synopsis=synopsis,
        coming=_coming(m),
        married=m.married,
        child=m.child,
        lesson=m.lessons[0] if m.lessons else "",
        together=stay_together(m) if m.final else None,
        ending=_ending(m) if m.stage == "over" else None,
        shared_balances=_shared_balances(m),
        orders=_orders(m),
        rules=RULES,
    )


@piece("chapter")
def _chapter(m: Fog) -> tuple[list[str], list[str], int]:
    """Those turned up so far; the decks that the last one allows, and its length."""
    story = m.story
    turned_up = [scene.id for scene in story.chapters[: m.chapter + 1]]
    if m.chapter < 0:
        return turned_up, [], 0
    chapter = story.chapters[m.chapter]
    return turned_up, [SCENE_DECKS[deck] for deck in chapter.decks], chapter.length


@piece("area pile synopsis faces")
def _laid_open(m: Fog) -> tuple[list[str], list[str], list[str]]:
    """The play area, the discard pile, and what waits under the synopsis."""
    area, pile = [m.name(card) for card in m.area], [m.name(card) for card in m.pile]
    return area, pile, [m.name(card) for card in m.synopsis]


@piece("tokens")
def _shared_balances(m: Fog) -> dict[str, int]:
    return {name: shared_balance(m.tokens, up) for name, up in UPWARDS}


@piece("decks")
def _decks(m: Fog) -> dict[str, int]:
    return {DECK_NAMES[n]: len(deck) for n, deck in enumerate(m.decks)}


@piece("past")
def _past(m: Fog) -> list[Entry]:
    return m.past[:]


@piece("past")
def _coming(m: Fog) -> dict[str, str]:
    """FL-10.7, FL-12.2: all that is in, but for what waits under the synopsis or was laid open."""
    coming = _special_events(m)
    if not coming:
        return coming
    gone = {entry.scene for entry in m.past}
    gone = gone.union(*_laid_open(m))
    return {name: deck for name, deck in coming.items() if name not in gone}


@piece("")
def _special_events(m: Fog) -> dict[str, str]:
    """Those that were not left out, with their deck."""
    return {name: SCENE_DECKS[SCENE_BY_ID[name].deck] for name in events_in(m)}


def _ending(m: Fog) -> Ending:
    fate, seat = what_became(m)
    return Ending(fate, seat, 1 - seat)


@piece("past")
def _orders(m: Fog) -> dict[str, EffectView]:
    """The orders that cards of the story so far can have given."""
    return {order: orders()[order] for entry in m.past for order in _orders_on(entry.scene)}


@cache
def _orders_on(scene: str) -> tuple[str, ...]:
    effects = SCENE_BY_ID[scene].effects
    return tuple(effect.order() for effect in effects if effect.verb in DESTINY_VERBS)


# -- persons ----------------------------------------------------------------------------------


Secrets = tuple[str | None, ...]
"""Scenes laid face down, as a viewer knows them."""


@piece("")
def _persons(m: Fog, secrets: tuple[Secrets, Secrets]) -> tuple[Lover, Lover]:
    """Cached for viewers who know the same hidden scenes: nothing else of a person is hidden."""
    return _person(m, 0, secrets[0]), _person(m, 1, secrets[1])


@piece("names[] genders[] portraits[] colours[] hearts[] occupations[] features[] faces")
def _person(m: Fog, seat: Seat, secrets: Secrets) -> Lover:
    tokens, balances = _tokens(m, seat)
    return Lover(
        seat=seat,
        name=m.names[seat],
        gender=m.genders[seat],
        portrait=m.portraits[seat],
        colour=m.colours[seat],
        hearts=m.hearts[seat],
        tokens=tokens,
        balances=balances,
        occupation=m.name(m.occupations[seat][0]) if m.occupations[seat] else "",
        features=[m.name(card) for card in m.features[seat]],
        things=[_thing(card, m.faces[card]) for card in (*m.occupations[seat], *m.features[seat])],
        scenes=_scenes(m, seat),
        secrets=list(secrets),
        traits=show_traits(m, seat) if _is_shown(m) else [],
        gains=_gains(m, seat),
        final=_final(m, seat),
    )


@piece("stage")
def _is_shown(m: Fog) -> bool:
    """FL-3: goals are open to both from here on."""
    return m.stage in ("order_goals", "score", "over")


@piece("settled")
def _gains(m: Fog, seat: Seat) -> list[int]:
    """What each goal gave, once all are scored."""
    if not (m.settled and _is_shown(m)):
        return []
    return goal_gains([trait.met for trait in show_traits(m, seat)])


@piece("tokens[]")
def _tokens(m: Fog, seat: Seat) -> tuple[dict[str, int], dict[str, int]]:
    """Their tokens, and the resulting balances."""
    mine = m.tokens[seat * 12 : seat * 12 + 12]
    return (
        {aspect: n for aspect, n in zip(ASPECT_IDS, mine, strict=True) if n},
        {name: balance(m.tokens, seat, up) for name, up in UPWARDS},
    )


@piece("hands[]")
def _scenes(m: Fog, seat: Seat) -> int:
    return len(m.hands[seat])


NOTHING: tuple[Secrets, Secrets] = (), ()


@piece("secrets known faces")
def _secrets(m: Fog, viewer: Seat | None) -> tuple[Secrets, Secrets]:
    """The hidden scenes of both, as this viewer knows them. What one knows changes with every card:
    asked for only if there are some."""
    one, other = (tuple(_secret(m, viewer, card) for card in mine) for mine in m.secrets)
    return one, other


@piece("final")
def _final(m: Fog, seat: Seat) -> DestinyView | None:
    return _chosen(m, seat, m.final[seat]) if m.final else None


@piece("hearts tokens traits settled final faces")
def _chosen(m: Fog, seat: Seat, card: Card) -> DestinyView:
    return show_destiny(m, card, standing(m, seat)) if _is_shown(m) else bare_destiny(m, card)


@cache
def _thing(card: Card, face: Face) -> ThingView:
    thing = FACES[face]
    assert isinstance(thing, Thing)
    kind = DECK_NAMES[BACKS[card]].removesuffix("s")
    return ThingView(card, kind, thing.id, ASPECT_IDS[thing.aspect])


def _secret(m: Fog, viewer: Seat | None, card: Card) -> str | None:
    return None if m.face_for(viewer, card) is None else m.name(card)
