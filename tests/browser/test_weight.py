"""What a game page weighs, and that it asks nobody but its own server for anything."""

from __future__ import annotations

import pytest

from .conftest import Sit
from .runs import load

pytestmark = pytest.mark.browser

MOST = 130_000
"""Bytes of JavaScript, packed, for the page of a game."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_a_game_page(lang: str, sit: Sit) -> None:
    scripts = sit(lang=lang).begin(load("win")).weigh()
    assert 20_000 < sum(scripts.values()) < MOST, scripts
    print(f"JavaScript of a game page, packed: {sum(scripts.values())} bytes ({lang})")
