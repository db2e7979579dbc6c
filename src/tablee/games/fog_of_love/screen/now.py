"""The card being resolved, and whom its words mean (FL-8.3)."""

from __future__ import annotations

from functools import cache

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.forecast import counts_for, would_choose
from tablee.games.fog_of_love.screen.figures import show_scene
from tablee.games.fog_of_love.screen.view import Now, Roles
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Seat, piece


@piece("scene choices player acting skipped past")
def show_now(m: Fog, open_to: Seat) -> Now:
    """`open_to`: who would make the choices that are not made yet (see `would_count`)."""
    scene, answered = m.now, last_reaction(m)
    return Now(
        scene=show_scene(scene),
        player=-1 if scene.is_chapter else m.player,
        choices=list(m.choices),
        counted=m.counted(),
        acting=m.acting[0] if m.acting else "",
        acting_seat=m.acting[1] if m.acting else -1,
        how=_how(m),
        skipped=m.skipped,
        reaction=show_scene(SCENE_BY_ID[answered.scene]) if answered else None,
        roles=roles(m.player, -1),
        options={letter: roles(m.player, _chooser(m, letter, open_to)) for letter in scene.letters},
        reaction_roles=roles(answered.player, 1 - answered.player) if answered else None,
    )


def _how(m: Fog) -> str:
    entry = next(entry for entry in reversed(m.past) if entry.scene == m.scene)
    return "" if entry.how == "skipped" else entry.how


def last_reaction(m: Fog) -> Entry | None:
    """The reaction just played in answer to the card being resolved."""
    return m.past[-1] if m.past and m.past[-1].how == "reaction" else None


OFF = ("reaction", "revealed", "kept")
"""Cards that a carry-over does not act on, and goes on waiting (FL-10.9)."""


@piece("past")
def show_acted(m: Fog) -> dict[str, str]:
    """By scene of the story, the carry-over that acted on it (FL-10.8), told again from the cards:
    a screen that was not there knows it, too."""
    bringers = _bringers()
    if bringers.keys().isdisjoint([entry.scene for entry in m.past]):
        return {}
    acted, waits = {}, ""
    for entry in m.past:
        scene = SCENE_BY_ID[entry.scene]
        if entry.how in OFF:
            continue
        if scene.kind == "finale":
            break
        if not (scene.minor or scene.is_chapter):
            if waits and scene.kind != "situation":
                acted[scene.id] = waits
            waits = ""
        waits = _left_by(bringers.get(scene.id), entry) or waits
        if waits == "on-behalf":  # it counts turns instead
            waits = ""
    return acted


@cache
def _bringers() -> dict[str, dict[str, str]]:
    """Of the scenes that bring a carry-over: which, by what was chosen, or ("") by itself."""
    found = {}
    for scene in SCENE_BY_ID.values():
        brought = {"": scene.carry} if scene.carry else {}
        for letter, option in zip(scene.letters, scene.options, strict=True):
            kinds = [effect.arg for effect in option.effects if effect.verb == "carry"]
            if kinds:
                brought[letter] = kinds[-1]
        if brought:
            found[scene.id] = brought
    return found


def _left_by(brought: dict[str, str] | None, entry: Entry) -> str:
    """The carry-over that this card has brought, by itself or by the last that was chosen."""
    if brought is None:
        return ""
    chosen = [kind for letter, kind in brought.items() if letter in entry.choices]
    return brought.get("") or (chosen[-1] if chosen else "")


def would_count(m: Fog, viewer: Seat | None) -> Seat:
    """Who would choose, as that viewer sees it."""
    if viewer is None:
        return m.first if m.now.is_chapter else 1 - m.player
    return would_choose(m.now, m.player, viewer)


def _chooser(m: Fog, letter: str, open_to: Seat) -> Seat:
    """The seat for which an option counts: the one who chose it, -1 if both did; before, the one
    who would."""
    chose = [seat for seat in BOTH if m.choices[seat] == letter]
    if len(chose) > 1:
        return -1
    return counts_for(chose[0] if chose else open_to, m.acting[0] if m.acting else "")


@cache
def roles(player: Seat, chooser: Seat) -> Roles:
    """`chooser` is -1 where it is open who that is."""
    return Roles(player, 1 - player, chooser, -1 if chooser < 0 else 1 - chooser)
