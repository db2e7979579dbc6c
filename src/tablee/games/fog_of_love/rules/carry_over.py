"""What a scene leaves to act on the next one (FL-10.1, FL-10.8, FL-10.9)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Seat, Step


def use_carry(m: Fog, scene: Scene) -> None:
    """FL-10.1, FL-10.9: the next scene in the play area uses it up; of situations in a row
    only the last counts."""
    m.acting = None if scene.kind == "situation" else m.carry
    m.carry = None


def wait(m: Fog, kind: str, seat: Seat) -> None:
    """FL-10.8: acts on the next scene; only the last counts."""
    m.emit("carry", "FL-10.1", kind=kind, seat=seat)
    on_behalf = kind == "on-behalf"
    m.carry = None if on_behalf else (kind, seat)
    m.behalf = 3 if on_behalf else 0  # this turn, and one of each


def carry(m: Fog, task: Task) -> Step:
    """FL-10.1: an option whose effect waits for the next scene."""
    m.todo.pop(0)
    seat = task.seats()[0]
    wait(m, task.args[seat] or "", seat)
    yield from ()
