"""The stored runs that the browser plays still fit the rules and end as recorded."""

from __future__ import annotations

import pytest

from tests.browser.players.runs import WANTED, load, replay


@pytest.mark.parametrize("name", WANTED)
def test_run_ends_as_written(name: str) -> None:
    run = load(name)
    outcome = replay(run).outcome
    end = outcome[0].key if outcome else ""
    assert end == run.end, "make them again: python -m tests.browser.players.runs"
