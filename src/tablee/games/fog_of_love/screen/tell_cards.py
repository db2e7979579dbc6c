"""A scene or a chapter in words: what is said, what a choice gives, what then happens (FL-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tablee.games.fog_of_love.screen.speech import Speaker, line
from tablee.games.fog_of_love.screen.teller import Teller
from tablee.games.fog_of_love.screen.view import (
    HandCard,
    Now,
    OptionView,
    Roles,
    RowView,
    SceneView,
)
from tablee.games.fog_of_love.screen.words import condition


class Card(NamedTuple):
    """A card to be told, and whom its words mean."""

    scene: SceneView
    player: int
    """-1: a chapter, which nobody plays."""
    roles: Roles
    options: Mapping[str, Roles] = {}
    """Those of single options, where they differ."""
    choices: Sequence[str] = ("", "")
    how: str = ""

    def roles_of(self, letter: str) -> Roles:
        return self.options.get(letter, self.roles)


def now_card(now: Now) -> Card:
    return Card(now.scene, now.player, now.roles, now.options, now.choices, now.how)


def hand_card(card: HandCard) -> Card:
    return Card(card.scene, card.roles.player, card.roles)


def reaction_card(now: Now) -> Card | None:
    if now.reaction is None:
        return None
    roles = now.reaction_roles or now.roles
    return Card(now.reaction, roles.player, roles, how="reaction")


# -- at a glance --------------------------------------------------------------------------------


def kind_of(t: Teller, card: Card) -> str:
    """The deck, who chooses, and its icons (FL-1.5)."""
    scene = card.scene
    told = [t.word("deck", scene.deck)] if scene.deck else []
    told += [t.message(f"fl-kind-{scene.kind}", {})] if scene.kind != "partner" else []
    if scene.chooses == "partner":
        told.append(t.message("fl-chooses", {"name": t.name(card.roles.partner)}))
    told += [t.message("fl-minor", {})] if scene.minor else []
    told += [t.message("fl-event", {})] if scene.event else []
    told += [t.line("link", scene=scene.link)] if scene.link else []
    return t.listed(told)


def heading(t: Teller, card: Card) -> str:
    """Title, who played it, what kind of card it is."""
    how = "chapter" if card.player < 0 else card.how or "plain"
    args = {"scene": card.scene.id, "seat": max(0, card.player), "kind": kind_of(t, card)}
    return t.line("on-table", how=how, **args)


def said(t: Teller, card: Card, part: str, seat: int) -> str:
    return line(t.say, t.lang, card.scene, part, Speaker(t.view, seat))


def opening(t: Teller, card: Card) -> str:
    """FL-8.9: spoken by its player; in a chapter, by nobody."""
    words = said(t, card, "open", card.player)
    if not words or card.player < 0 or words.startswith("("):
        return words
    return t.line("says", seat=card.player, words=t.quoted(words))


# -- in full ------------------------------------------------------------------------------------


def card_lines(t: Teller, card: Card) -> Iterator[str]:
    """All that stands on it."""
    scene = card.scene
    if words := opening(t, card):
        yield words
    yield from outside(t, card)
    if words := said(t, card, "tell", card.player):
        yield t.line("tell", words=words)
    if words := said(t, card, "ask", card.player):
        yield words
    yield from (option_line(t, card, option) for option in scene.options)
    yield from also_lines(t, card)


def outside(t: Teller, card: Card) -> Iterator[str]:
    """Effects that stand outside of the options."""
    scene, effects = card.scene, card.scene.effects
    if effects.on:
        yield t.line("on", does=t.effects(effects.on, card.roles))
    if effects.does:
        yield t.line("does", does=t.effects(effects.does, card.roles))
    if scene.tokens:
        yield t.line("its-tokens", seat=card.roles.player, what=t.aspects(Counter(scene.tokens)))
    if effects.revealed:
        yield t.line("revealed", does=t.effects(effects.revealed, card.roles))
    if scene.kind == "secret":
        for row in effects.hidden:
            yield t.line("kept", does=row_words(t, row, card.roles))
    if scene.carry:
        yield t.line("its-carry", kind=scene.carry)
    if scene.mirror:
        yield t.line("mirror")


def option_line(t: Teller, card: Card, option: OptionView) -> str:
    return f"{option.letter.upper()}. {option_told(t, card, option)}"


def option_told(t: Teller, card: Card, option: OptionView) -> str:
    """What is said, and what it brings."""
    figures = option_figures(t, card, option)
    words = option_words(t, card, option.letter)
    return f"{words} [{figures}]" if figures else words


def option_words(t: Teller, card: Card, letter: str) -> str:
    return said(t, card, letter, voice(t, card, letter))


def voice(t: Teller, card: Card, letter: str) -> int:
    """FL-8.9: an option is spoken by the one who chose it; before, by the one who would: where both
    choose, the listener."""
    chose = [seat for seat in (0, 1) if card.choices[seat] == letter]
    if len(chose) == 1:
        return chose[0]
    me = t.view.me
    if card.scene.chooses == "both" and me is not None:
        return me.seat
    return t.view.first if card.player < 0 else card.roles.partner


def option_figures(t: Teller, card: Card, option: OptionView) -> str:
    """What it gives and does, and which goals of one's own it serves (FL-3)."""
    roles, told = card.roles_of(option.letter), []
    if option.gives:
        known = roles.chooser >= 0 and not card.scene.mirror
        who = "who-both" if card.scene.mirror else "who-chooser"
        whom = t.name(roles.chooser) if known else t.message(who, {})
        what = t.aspects(Counter(option.gives))
        told.append(t.message("fx-for", {"whom": whom, "deed": what}))
    if option.effects:
        told.append(t.effects(option.effects, roles))
    me = t.view.me
    served = me.serves.get(card.scene.id, {}).get(option.letter) if me is not None else None
    if served:
        told.append(t.line("serves", what=t.words("aspect", served)))
    return t.listed(told)


def also_lines(t: Teller, card: Card) -> Iterator[str]:
    """FL-8.5b: what depends on both choices; of a finale, what comes after it."""
    rows = card.scene.effects.also
    if card.scene.kind == "finale":
        rows = card.scene.effects.hidden
    for row in rows:
        yield row_words(t, row, card.roles)


def row_words(t: Teller, row: RowView, roles: Roles) -> str:
    does = t.effects(row.effects, roles)
    if not row.when:
        return does
    names = {"one": t.name(roles.player), "other": t.name(roles.partner)}
    return t.line("also", when=condition(row.when, t.say, t.lang, names), does=does)
