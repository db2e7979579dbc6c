"""From the truth to what a seat may know (FL-14)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene, Thing
from tablee.games.fog_of_love.content.faces import (
    BACKS,
    DECK_NAMES,
    DESTINY_BY_ID,
    FACES,
    SCENE_BY_ID,
    TRAITS,
)
from tablee.games.fog_of_love.content.goal_grammar import Trait
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, SCENE_DECKS, Tokens
from tablee.games.fog_of_love.content.schema import ChapterText, SceneText
from tablee.games.fog_of_love.rules.fates import standing, stay_together, what_became
from tablee.games.fog_of_love.rules.goals import (
    Standing,
    clashes,
    goal_balance,
    have,
    holds,
    needed,
)
from tablee.games.fog_of_love.rules.turns import playable
from tablee.games.fog_of_love.screen.view import (
    Clash,
    Condition,
    Dealt,
    DestinyView,
    Ending,
    FogView,
    HandCard,
    Lover,
    Now,
    OptionView,
    Own,
    SceneView,
    TraitView,
)
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Card, Seat


def show(m: Fog, seat: Seat | None) -> FogView:
    story = m.story
    chapter = story.chapters[m.chapter] if m.chapter >= 0 else None
    return FogView(
        story=story.id,
        tutorial=m.tutorial,
        ready_made=m.ready_made,
        way=m.options["child"],
        stage=m.stage,
        first=m.first,
        turn=m.turn,
        chapter=m.chapter,
        chapters=[scene.id for scene in story.chapters[: m.chapter + 1]],
        chapter_count=len(story.chapters),
        allowed=[SCENE_DECKS[deck] for deck in chapter.decks] if chapter else [],
        length=chapter.length if chapter else 0,
        played=m.played,
        persons=[_person(m, seat, who) for who in BOTH],
        me=None if seat is None else _own(m, seat),
        now=_now(m) if m.scene else None,
        area=[m.name(card) for card in m.area],
        past=m.past[:],
        carry=m.carry[0] if m.carry else "",
        carry_seat=m.carry[1] if m.carry else -1,
        behalf=m.behalf,
        decks={DECK_NAMES[n]: len(deck) for n, deck in enumerate(m.decks)},
        pile=[m.name(card) for card in m.pile],
        hidden_pile=len(m.hidden_pile),
        synopsis=[m.name(card) for card in m.synopsis],
        married=m.married,
        child=m.child,
        lesson=m.lessons[0] if m.lessons else "",
        together=stay_together(m) if m.final else None,
        ending=_ending(m) if m.stage == "over" else None,
    )


def _ending(m: Fog) -> Ending:
    fate, seat = what_became(m)
    return Ending(fate, seat, 1 - seat)


# -- persons ----------------------------------------------------------------------------------


def _person(m: Fog, viewer: Seat | None, seat: Seat) -> Lover:
    shown = m.stage == "over"
    mine = m.tokens[seat * 12 : seat * 12 + 12]
    final = None
    if m.final:
        card = m.final[seat]
        final = _destiny(m, card, standing(m, seat)) if shown else _bare_destiny(m, card)
    return Lover(
        seat=seat,
        name=m.names[seat],
        gender=m.genders[seat],
        portrait=m.portraits[seat],
        colour=m.colours[seat],
        hearts=m.hearts[seat],
        tokens={aspect: n for aspect, n in zip(ASPECT_IDS, mine, strict=True) if n},
        occupation=m.name(m.occupations[seat][0]) if m.occupations[seat] else "",
        features=[m.name(card) for card in m.features[seat]],
        scenes=len(m.hands[seat]),
        secrets=[_secret(m, viewer, card) for card in m.secrets[seat]],
        traits=_traits(m, seat) if shown else [],
        final=final,
    )


def _secret(m: Fog, viewer: Seat | None, card: Card) -> SceneView | None:
    return None if m.face_for(viewer, card) is None else show_scene(m.definition(card))


def _own(m: Fog, seat: Seat) -> Own:
    at = standing(m, seat)
    mine = [m.goal(card) for card in m.traits[seat]]
    offered = [m.goal(card) for card in m.dealt[seat] if BACKS[card] == TRAITS]
    playing = m.stage == "take_turn" and m.turn == seat
    return Own(
        seat=seat,
        hand=[
            HandCard(card, show_scene(m.definition(card)), playing and playable(m, seat, card))
            for card in m.hands[seat]
        ],
        traits=_traits(m, seat),
        dealt=[_dealt(m, card) for card in m.dealt[seat]],
        clashes=[Clash(*clash) for clash in clashes([*mine, *offered])],
        destinies=[_destiny(m, card, at) for card in m.destinies[seat]],
        forgone=[_destiny(m, card, at) for card in m.forgone[seat]],
    )


def _traits(m: Fog, seat: Seat) -> list[TraitView]:
    """FL-3: progress, for the owner's eyes until the end."""
    traits = [m.goal(card) for card in m.traits[seat]]
    found = []
    for card, trait, needs in zip(
        m.traits[seat], traits, needed(m.tokens, seat, traits), strict=True
    ):
        now = goal_balance(m.tokens, seat, trait)
        aspect = ASPECT_IDS[trait.aspect]
        found.append(TraitView(card, trait.id, trait.shared, aspect, needs, now, now >= needs))
    return found


def _dealt(m: Fog, card: Card) -> Dealt:
    face = FACES[m.faces[card]]
    if isinstance(face, Trait):
        aspect = ASPECT_IDS[face.aspect]
        return Dealt(card, "trait", face.id, aspect, face.shared, face.needs)
    assert isinstance(face, Thing)
    kind = DECK_NAMES[BACKS[card]].removesuffix("s")
    return Dealt(card, kind, face.id, ASPECT_IDS[face.aspect], False, 0)


def _destiny(m: Fog, card: Card, at: Standing) -> DestinyView:
    """FL-11.4: how far its conditions are met, as of now."""
    destiny = DESTINY_BY_ID[m.name(card)]
    checks = [
        Condition(
            need.kind,
            need.n,
            ASPECT_IDS[need.aspect] if need.aspect >= 0 else "",
            have(need, at),
            holds(need, at),
        )
        for need in destiny.needs
    ]
    freed = bool(destiny.unless and at.partner and at.partner.id == destiny.unless)
    ok = freed or all(check.ok for check in checks)
    return DestinyView(card, destiny.id, destiny.stays, checks, ok)


def _bare_destiny(m: Fog, card: Card) -> DestinyView:
    """Shown, before the traits are: which one, not how far."""
    destiny = DESTINY_BY_ID[m.name(card)]
    return DestinyView(card, destiny.id, destiny.stays, [], False)


# -- scenes -----------------------------------------------------------------------------------


def _now(m: Fog) -> Now:
    scene = m.now
    player = -1 if scene.is_chapter else m.player
    acting = m.acting[0] if m.acting else ""
    reacted = bool(m.past) and m.past[-1].how == "reaction"
    reaction = show_scene(SCENE_BY_ID[m.past[-1].scene]) if reacted else None
    return Now(show_scene(scene), player, list(m.choices), acting, m.skipped, reaction)


def show_scene(scene: Scene) -> SceneView:
    """The figures of a card, as printed."""
    found = _SHOWN.get(scene.id)
    if found is None:
        found = _SHOWN[scene.id] = _draw(scene)
    return found


_SHOWN: dict[str, SceneView] = {}
"""Cards do not change: each is drawn once."""


def _draw(scene: Scene) -> SceneView:
    text = scene.text
    assert text is not None
    texts = [option for option in (text.a, text.b, text.c, text.d) if option is not None]
    played = text if isinstance(text, SceneText) else None
    chapter = text if isinstance(text, ChapterText) else None
    return SceneView(
        id=scene.id,
        kind=scene.kind,
        deck=SCENE_DECKS[scene.deck] if scene.deck >= 0 else "",
        minor=scene.minor,
        options=[
            OptionView(letter, aspects(option.tokens), list(words.does))
            for letter, option, words in zip(scene.letters, scene.options, texts, strict=True)
        ],
        also=list(text.also),
        on=list(played.on if played else chapter.before if chapter else ()),
        carry=scene.carry,
        tell=scene.tell,
        mirror=scene.mirror,
        tokens=aspects(scene.tokens),
        revealed=list(played.revealed) if played else [],
        hidden=list(played.hidden if played else chapter.after if chapter else ()),
        answers=scene.answers,
        does=list(played.does) if played else [],
        draws=SCENE_DECKS[scene.draws] if scene.draws >= 0 else "",
        event=scene.event,
        link=scene.link,
        affair=scene.affair,
        decks=[SCENE_DECKS[deck] for deck in scene.decks],
        length=scene.length,
    )


def aspects(tokens: Tokens) -> list[str]:
    """One word for each token."""
    return [ASPECT_IDS[aspect] for aspect, count in tokens for _ in range(count)]
