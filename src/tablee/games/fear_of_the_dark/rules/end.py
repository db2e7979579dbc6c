"""Winning, losing, and no way on: FD-3."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import LOCK, OBJECT, OBSTRUCTION
from tablee.games.fear_of_the_dark.maze import beside, open_door, passable
from tablee.games.fear_of_the_dark.rules.search import can_search
from tablee.games.fear_of_the_dark.state import LOST, RULE_OF_END, Fear
from tablee.kernel import Result


def after_action(m: Fear) -> None:
    """FD-3.4: an action paid with the last card is carried out before all is lost."""
    m.stealth = m.stepped = m.lit = m.flares = False
    if not m.end and not m.mind_left:
        m.finish("lose-mind")
    without_hope(m)


def without_hope(m: Fear) -> bool:
    """FD-3.3: a position without a way on is lost at once; True if the game is over.

    Looked for only when something may have become impossible: it takes a search of the maze."""
    if m.doubt and not m.end:
        m.doubt = False
        if hopeless(m):
            m.finish("lose-hopeless")
    return bool(m.end)


def hopeless(m: Fear) -> bool:
    """FD-3.3: nothing that can be reached, with whatever light is left, can be opened, cleared or
    found: no action can ever again change anything.

    It errs on the side of hope: how many cards the way would cost is not counted.
    """
    kept = {m.kind(card) for card in m.objects}
    has_match = m.matches > 0 or "match" in kept
    has_light = m.light or (has_match and m.cell != m.leak)
    has_key = "key" in kept
    seen: set[int] = set()  # without the pawn: the square it stands on may be worth a search
    queue = [m.pawn]
    for place in queue:
        if has_match and not has_light and place // 9 != m.leak:
            has_light = True  # FD-9.6: out of the leak a match burns again; look anew
            queue += queue
        if open_door(m, place) >= 0:
            return False
        sees = has_light and place // 9 != m.leak  # FD-9.6: no light is held in there
        if m.options["search"] == "on" and can_search(m, place, sees):
            return False
        for side in range(4):
            there = beside(m, place, side)
            if there < 0:
                continue
            if m.square(there) > OBJECT and can_search(m, there, sees):
                return False
            if there in seen:
                continue
            token = m.tokens.get(there)
            if token == OBSTRUCTION or (token == LOCK and has_key):
                return False
            if passable(m, there, has_light):
                seen.add(there)
                queue.append(there)
    return True


def results(m: Fear) -> list[Result]:
    """FD-3.1, FD-3.2: out of the maze, or not."""
    return [Result(LOST, m.end == "win", m.end, RULE_OF_END[m.end])]
