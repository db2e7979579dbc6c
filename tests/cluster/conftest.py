from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.lab.parts import Nats

HOUSES = tuple(f"house-{number}" for number in range(100))
_next = itertools.count()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    with tempfile.TemporaryDirectory() as folder, Nats(Path(folder), HOUSES) as nats:
        yield nats


@pytest.fixture
def bus(nats: Nats) -> str:
    """The bus address of a cluster name that no other test uses."""
    return nats.address(HOUSES[next(_next)])
