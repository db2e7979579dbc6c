"""What a game page weighs, and that it asks nobody but its own server for anything."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from .conftest import Sit
from .house import House
from .runs import load

pytestmark = pytest.mark.browser

MOST = 130_000
"""Bytes of JavaScript, packed, for the page of a game."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_a_game_page(lang: str, sit: Sit, house: House) -> None:
    person = sit(lang=lang).begin(load("win"))
    scripts: dict[str, int] = {}
    strangers: list[str] = []

    def weigh(response: Response) -> None:
        if not response.url.startswith((house.address, "data:")):
            strangers.append(response.url)
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    person.page.on("response", weigh)
    person.page.reload()
    person.page.wait_for_selector("[data-ask]")
    person.page.wait_for_load_state("networkidle")
    assert strangers == []
    assert 20_000 < sum(scripts.values()) < MOST, scripts
    print(f"JavaScript of a game page, packed: {sum(scripts.values())} bytes ({lang})")
