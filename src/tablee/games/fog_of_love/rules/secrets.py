"""Secrets: laid face down, hinted at, buried, revealed (FL-9.2, FL-9.3, FL-10.2, FL-10.4)."""

from __future__ import annotations

from tablee.games.fog_of_love.rules.effects import of_player, perform
from tablee.games.fog_of_love.rules.scenes import begin
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Card, Seat, Step, turn


def lay_secret(m: Fog, actor: Seat, player: Seat, card: Card) -> None:
    """FL-10.2: face down, not resolved; it ends the turn."""
    card = m.leave_unseen(card, m.hands[actor], actor)
    m.hands[actor].remove(card)
    m.secrets[player].append(card)
    secret = {"scene": m.name(card)}
    m.emit("secret", "FL-10.2", to=(actor,), secret=secret, seat=player, scene="some")
    m.moment("secret")
    m.stage = "refill"


def hint(m: Fog, task: Task) -> Step:
    """FL-9.2: tell something about a secret of your own, at random."""
    m.todo.pop(0)
    for seat in task.seats():
        mine = m.secrets[seat]
        if mine:
            secret = {"scene": _peek(m, seat, mine[m.roll(len(mine))])}
            m.emit("hint", "FL-9.2", to=(seat,), secret=secret, seat=seat, scene="some")
    yield from ()


def _peek(m: Fog, seat: Seat, card: Card) -> str:
    """FL-10.2b: an owner may look at a secret; one that the other laid for them stays dark."""
    return m.name(card) if m.knows(seat) >> card & 1 else "some"


def bury(m: Fog, task: Task) -> Step:
    """FL-9.6: a random secret in play is discarded, face down."""
    m.todo.pop(0)
    out = [(seat, card) for seat in BOTH for card in m.secrets[seat]]
    if out:
        seat, card = out[m.roll(len(out))]
        m.secrets[seat].remove(card)
        m.hidden_pile.append(card)
        secret = {"scene": _peek(m, seat, card)}
        m.emit("bury", "FL-9.6", to=(seat,), secret=secret, seat=seat, scene="some")
    yield from ()


def reveal(m: Fog, task: Task) -> Step:
    """FL-9.3, FL-10.4: of several, the other points at one without seeing the faces."""
    m.todo.pop(0)
    for seat in task.seats():
        arg = task.args[seat] or ""
        if arg == "affairs":
            _open_affairs(m, seat)
            continue
        for _ in range(min(int(arg), len(m.secrets[seat]))):
            place = 0
            if len(m.secrets[seat]) > 1:
                places = tuple(range(len(m.secrets[seat])))
                args = {"seat": seat}
                place = yield turn(1 - seat, places, "point", "FL-10.4", args)
            _open_secret(m, seat, m.secrets[seat][place])


def _open_affairs(m: Fog, seat: Seat) -> None:
    m.inquiries += 1
    m.barrier()
    for card in list(m.secrets[seat]):
        if m.definition(card).affair:
            _open_secret(m, seat, card)


def _open_secret(m: Fog, seat: Seat, card: Card) -> None:
    """FL-10.2: it is read, and resolved when the scene that revealed it is done."""
    m.secrets[seat].remove(card)
    m.opened.append((seat, card))
    m.reveal(card)
    m.emit("reveal-secret", "FL-10.2", seat=seat, scene=m.name(card))


def begin_secret(m: Fog, owner: Seat, card: Card) -> None:
    """FL-10.2: read, its reveal effects, its tokens to its player; it counts as a scene.
    FL-10.9: a carry-over goes on waiting."""
    scene = m.definition(card)
    m.area.append(card)
    m.played += 1
    begin(m, scene, owner, "revealed")
    m.place(owner, scene.tokens, "FL-10.2")
    perform(m, of_player(m, scene.revealed, owner), "FL-10.2")
    m.moment("reveal")
