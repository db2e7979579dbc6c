"""The servers that tests stand on, as the suite starts them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tests.cluster.conftest
import tests.conftest
from tablee.lab.parts import Part, PartError


@pytest.mark.parametrize(
    ("fixture", "args"),
    [(tests.conftest.postgres, (Path("parts"),)), (tests.cluster.conftest.nats, ())],
)
def test_tests_without_their_server_fail_and_are_not_left_out(
    fixture: Any, args: tuple[Path, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def start(part: Part) -> None:
        raise PartError("it did not start")

    monkeypatch.chdir(tmp_path)
    for kind in ("part.Part", "postgres.Postgres"):
        monkeypatch.setattr(f"tablee.lab.parts.{kind}.start", start)
    with pytest.raises(BaseException, match="it did not start") as failure:
        next(fixture._get_wrapped_function()(*args))
    assert failure.type is PartError
