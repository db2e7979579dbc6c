"""`docs/adding-a-game.md` is followed to the letter, so that it cannot rot.

`file=`  blocks are put together into the files of a game;
`run`    blocks are run, one after the other;
`from=`  blocks are excerpts, and stand in that file as they stand here.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel import registry

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) (file|from|run)=?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS: list[tuple[str, str, str, str]] = BLOCK.findall(PAGE)
EXCERPTS = [(path, code) for _, kind, path, code in BLOCKS if kind == "from"]


@pytest.fixture
def crumbs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files that the page builds, importable; forgotten afterwards."""
    files: dict[str, str] = {}
    for _, kind, path, code in BLOCKS:
        if kind == "file":
            files[path] = f"{files[path]}\n{code}" if path in files else code
    for path, code in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = dict(registry._registry)
    yield tmp_path
    sys.modules.pop("crumbs", None)
    registry._registry.clear()
    registry._registry.update(before)


def test_the_page_builds_a_game_that_passes_all_checks(crumbs: Path) -> None:
    scope: dict[str, Any] = {"__name__": "crumbs_leaky"}
    exec("import crumbs", scope)
    runs = [code for _, kind, _, code in BLOCKS if kind == "run"]
    assert len(runs) == 3
    for code in runs:
        exec(code, scope)


@pytest.mark.parametrize(("path", "code"), EXCERPTS)
def test_excerpts_stand_in_the_source(path: str, code: str) -> None:
    assert code in (ROOT / path).read_text(encoding="utf-8")


def test_every_block_is_followed() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") / 2


def test_every_check_is_explained() -> None:
    from tablee.kernel.conformance.play import all_checks

    for check in all_checks():
        assert f"`{check.name}" in PAGE, check.name


def test_the_code_is_as_wide_as_the_house_allows() -> None:
    for _, _, _, code in BLOCKS:
        assert max(map(len, textwrap.dedent(code).splitlines())) <= 100
