from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store that is not there yet: each test runs on both."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    return str(request.getfixturevalue("database"))
