"""Chapters and turns: a scene is laid, and when it is over, hands are filled up (FL-6, FL-7)."""

from __future__ import annotations

from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.carry_over import use_carry, wait
from tablee.games.fog_of_love.rules.effects import of_player, perform
from tablee.games.fog_of_love.rules.hands import pick_deck
from tablee.games.fog_of_love.rules.lessons import explain_chapter, explain_turn
from tablee.games.fog_of_love.rules.scenes import begin
from tablee.games.fog_of_love.rules.secrets import begin_secret, lay_secret
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Task, for_one
from tablee.kernel import Card, Seat, Step, later

HAND = 5
"""FL-7.3: up to so many one draws at the end of a turn."""


# -- chapters ----------------------------------------------------------------------------------


def open_chapter(m: Fog) -> Step:
    """FL-6.1, FL-6.3: the play area is cleared, the next chapter turned up and resolved."""
    m.chapter += 1
    chapter = m.story.chapters[m.chapter]
    m.pile += m.area
    m.area, m.played = [], 0
    m.scene, m.player = chapter.id, m.first
    m.choices, m.spared = ["", ""], 0
    m.no_also = m.skipped = False
    hearts = (m.hearts[0], m.hearts[1])
    m.past.append(Entry(chapter.id, -1, hearts=hearts, chapter=m.chapter))
    finale = chapter.kind == "finale"
    number = 0 if finale else m.chapter + 1
    m.emit("chapter", "FL-6.3", chapter=chapter.id, number=number)
    m.stage = "choose"
    explain_chapter(m)
    if finale:  # FL-10.9
        m.carry, m.behalf = None, 0
        m.moment("finale")
        perform(m, of_player(m, m.story.before, m.first), "FL-13.2")
        m.stage = "choose_destiny"
    yield from ()


# -- a turn ------------------------------------------------------------------------------------


def take_turn(m: Fog) -> Step:
    """FL-7.1, FL-7.2: exchange minor scenes, then play one. There is no pass (FL-7.7)."""
    explain_turn(m)
    if m.lessons:
        return
    seat = m.turn
    if not m.hands[seat]:  # FL-7.5: nothing was left to draw
        m.stage = "refill" if any(m.hands) else "open_chapter"
        return
    choice = yield later(seat, lambda: turn_options(m, seat), "play", "FL-7.2")
    verb, _, number = choice.partition(":")
    card = int(number)
    m.explained = False
    if verb in ("play", "hide"):
        _lay(m, seat, card)
    elif verb == "exchange":
        _exchange(m, seat, card)
    else:
        m.emit("stuck", "FL-7.6", seat=seat)
        m.discard(seat, card, "FL-7.6")
        m.stage = "refill"


def turn_options(m: Fog, seat: Seat) -> tuple[str, ...]:
    """FL-7.6: a whole hand that can't be played or exchanged loses a card."""
    hand = m.hands[seat]
    plays = [f"{_verb(m, card)}:{card}" for card in hand if not forbidden(m, seat, card)]
    exchanges = [f"exchange:{card}" for card in hand if _may_exchange(m, card)]
    return (*plays, *exchanges) or tuple(f"stuck:{card}" for card in hand)


def _verb(m: Fog, card: Card) -> str:
    """A secret is laid hidden: that it is one, all can see; so the answer says it."""
    return "hide" if m.definition(card).kind == "secret" else "play"


def forbidden(m: Fog, seat: Seat, card: Card) -> str:
    """The clause by which a card can't be played in one's turn; "" if it can. A reaction is not for
    one's turn; with nothing to reveal, there is no reveal."""
    scene = m.definition(card)
    if scene.kind == "reaction":
        return "FL-10.5"
    if scene.kind == "reveal" and not m.secrets[seat if m.behalf else 1 - seat]:
        return "FL-10.5b"
    return ""


def _may_exchange(m: Fog, card: Card) -> bool:
    return m.definition(card).minor and m.faces[card] not in m.exchanged


def plays_for(m: Fog, actor: Seat) -> Seat:
    """FL-10.8: under the carry-over "on-behalf", each plays for the other."""
    return 1 - actor if m.behalf else actor


def _lay(m: Fog, actor: Seat, card: Card) -> None:
    """FL-7.2: a scene from the hand; played on the other's behalf, it is the other's."""
    player = plays_for(m, actor)
    scene = m.definition(card)
    if scene.kind == "secret":
        lay_secret(m, actor, player, card)
        return
    m.hands[actor].remove(card)
    m.reveal(card)
    if scene.minor:
        m.pile.append(card)
    else:
        use_carry(m, scene)
        m.area.append(card)
        m.played += 1
    begin(m, scene, player, "exchanged" if player != actor else "")


def _exchange(m: Fog, seat: Seat, card: Card) -> None:
    """FL-7.1: face up; a new one from a deck the chapter allows."""
    m.exchanged.append(m.faces[card])
    m.hands[seat].remove(card)
    m.pile.append(card)
    m.reveal(card)
    m.emit("exchange", "FL-7.1", seat=seat, scene=m.name(card))
    m.moment("minor")
    m.todo.append(Task("draw-one", for_one(seat, ""), seat))


def done(m: Fog) -> Step:
    """The scene is over: its carry-over begins to wait; revealed secrets come next."""
    scene = m.now
    m.note(
        choices=(m.choices[0], m.choices[1]),
        counted=(m.counted()[0], m.counted()[1]),
        hearts=(m.hearts[0], m.hearts[1]),
    )
    if scene.carry:
        wait(m, scene.carry, 1 - m.player if scene.carry == "in-turn" else m.player)
    m.scene, m.acting = "", None
    if m.opened:
        begin_secret(m, *m.opened.pop(0))
    else:
        m.stage = "take_turn" if scene.is_chapter else "refill"
    yield from ()


def refill(m: Fog) -> Step:
    """FL-7.3: up to five; with five or more, none."""
    seat = m.turn
    if len(m.hands[seat]) < HAND:
        deck = yield from pick_deck(m, seat)
        if m.draw(seat, deck, "FL-7.3"):
            if len(m.hands[seat]) >= HAND:
                _turn_over(m)
            return
    _turn_over(m)


def _turn_over(m: Fog) -> None:
    """FL-6.3b, FL-7.4: checked once, at the end of the turn."""
    m.turn = 1 - m.turn
    m.exchanged = []
    m.behalf = max(0, m.behalf - 1)
    length = m.story.chapters[m.chapter].length
    m.stage = "open_chapter" if m.played >= length else "take_turn"
