"""Soon after its start a server has read what the first tables need: nobody waits for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablee.games import BUILT_IN
from tablee.kernel import Game
from tablee.server import ready

PLAY = """
import sys

import tablee
from tablee.games.anomia.content.judge import listed
from tablee.games.anomia.content.themes import LANGS, pack
from tablee.server import app  # noqa: F401  what a server has imported before it listens
from tablee.server.ready import make_ready

make_ready()
late = []
sys.addaudithook(lambda name, args: late.append(args[0]) if name in ("open", "import") else None)
for game in tablee.games().values():
    match = tablee.new_match(game.id, game.seats[0])
    bot = tablee.random_bot(0)
    for _ in range(40):
        if match.outcome is None:
            seat = min(match.asks)
            match.view(seat)
            match.answer(seat, bot(match, seat))
for lang in LANGS:
    listed("smalltalk", pack(lang, 2).themes[0])
print(*sorted(set(map(str, late))))
"""


@pytest.mark.slow
def test_the_first_table_of_a_game_reads_and_imports_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_a_game_that_cannot_be_made_ready_does_not_keep_the_others_from_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def get_ready(game: Game) -> None:
        asked.append(game.id)
        if game.id == "anomia":
            raise OSError("no such list")

    monkeypatch.setattr(ready, "get_ready", get_ready)
    ready.make_ready()
    assert BUILT_IN.keys() <= set(asked)
