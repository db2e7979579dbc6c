"""FD-3.3: a position where no action can ever again change anything is a loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.fear_of_the_dark.content.pack import LOCK, OBJECT, OBSTRUCTION

if TYPE_CHECKING:
    from tablee.games.fear_of_the_dark.rules.actions import Fear


def hopeless(m: Fear) -> bool:
    """Nothing that can be reached, with whatever light is left, can be opened, cleared or found.

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
        if m.open_door(place) >= 0:
            return False
        if m.options["search"] == "on" and m.can_search(place, has_light):
            return False
        for side in range(4):
            beside = m.beside(place, side)
            if beside < 0 or beside in seen:
                continue
            token = m.tokens.get(beside)
            if token == OBSTRUCTION or (token == LOCK and has_key):
                return False
            if m.square(beside) > OBJECT and m.can_search(beside, has_light):
                return False
            if m.passable(beside, has_light):
                seen.add(beside)
                queue.append(beside)
    return True
