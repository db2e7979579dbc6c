"""What a game page weighs, and that it asks nobody but its own server for anything."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.browser.conftest import Sit
from tests.browser.players.house import DIST
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

MOST = 110_300
"""Bytes of JavaScript, packed, for the page of a game, with its texts."""
MOST_AT_HOME = 57_200


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_a_game_page(lang: str, sit: Sit) -> None:
    scripts = sit(lang=lang).begin(load("win")).weigh()
    assert 20_000 < sum(scripts.values()) < MOST, scripts
    print(f"JavaScript of a game page, packed: {sum(scripts.values())} bytes ({lang})")


def test_weight_of_the_home_page(sit: Sit) -> None:
    person = sit(lang="fr")
    person.go("/")
    scripts = person.weigh("main h1")
    assert 20_000 < sum(scripts.values()) < MOST_AT_HOME, scripts


def test_every_address_has_a_head_that_fits(sit: Sit) -> None:
    """Before any script has run: title, description, language, and what is needed at once."""
    pages = DIST / "pages"
    for lang in ("en", "fr"):
        home = (pages / f"home.{lang}.html").read_text("utf-8")
        rules = (pages / "rules" / f"anomia.{lang}.html").read_text("utf-8")
        for page in (home, rules):
            assert f'<html lang="{lang}">' in page
            assert page.count('as="font"') == 2
            for file in re.findall(r'(?:href|src)="(/assets/[^"]+)"', page):
                assert (DIST / file[1:]).is_file(), file
        assert "<title>Tablée</title>" in home
        assert re.search(r"<title>[^<]*Anomia[^<]* · Tablée</title>", rules)
        assert re.search(r'name="description" content="[^"]{20,}"', rules)
    french = sit(lang="fr")
    french.go("/rules/anomia")
    assert french.page.evaluate("document.documentElement.lang") == "fr"


def test_every_file_of_the_client_lies_there_compressed() -> None:
    """web/vite.config.ts: all but small ones; fonts are compressed by themselves."""
    kinds = (".html", ".js", ".css", ".svg", ".webmanifest")
    files = [path for path in DIST.rglob("*") if path.suffix in kinds]
    large = [path for path in files if path.stat().st_size >= 1024]
    assert len(large) > 20
    for path in large:
        assert gzip.decompress(beside(path, ".gz").read_bytes()) == path.read_bytes()
        assert beside(path, ".br").stat().st_size < path.stat().st_size


def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)
