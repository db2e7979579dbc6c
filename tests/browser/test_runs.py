"""The runs that the browser plays are still what they say they are."""

from __future__ import annotations

import pytest

from .runs import WANTED, load, replay


@pytest.mark.parametrize("name", WANTED)
def test_run_ends_as_written(name: str) -> None:
    run = load(name)
    outcome = replay(run).outcome
    assert outcome is not None
    assert outcome[0].key == run.end, "make them again: python -m tests.browser.runs"
