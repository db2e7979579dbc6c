"""What acted on the scenes of the story, told again from its cards."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.kernel import sample
from tests.rules import rule

STORIES = ("want", "tutorial", "year", "school", "sunday")


@pytest.mark.slow
@rule("FL-10.8")
def test_it_is_what_was_shown_while_the_scene_lay_there() -> None:
    """In whole games at random, for both and for who looks on."""
    kinds: set[str] = set()
    for n in range(30):
        rand = random.Random(n)
        match = tablee.new_match("fog-of-love", 2, {"story": STORIES[n % 5]}, key=f"acted {n}")
        shown: dict[str, str] = {}
        while match.ask is not None:
            seat = rand.choice(list(match.asks))
            match.answer(seat, sample(match.asks[seat], rand))
            view = match.view(0)
            if view["now"] is not None and view["now"]["acting"]:
                shown[view["now"]["scene"]["id"]] = view["now"]["acting"]
            assert view["acted"] == shown, (n, view["past"][-3:])
        assert match.view(1)["acted"] == match.view(None)["acted"] == shown
        kinds |= set(shown.values())
    assert len(kinds) > 3
