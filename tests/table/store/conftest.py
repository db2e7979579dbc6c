from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.table.store.address import open_store
from tablee.table.store.shelf import Shelf

from .kit import IDS, Here, fill


@pytest.fixture(scope="session")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house") / "data"
    fill(folder, *IDS)
    return folder


@pytest.fixture
def folder(pristine: Path, tmp_path: Path) -> Path:
    return shutil.copytree(pristine, tmp_path / "data")


@pytest.fixture
def house(address: str) -> str:
    """The address of a house with twenty tables, on both stores."""
    fill(address, *IDS)
    return address


@pytest.fixture
def here() -> Here:
    return Here()


@pytest.fixture
def store(address: str, here: Here) -> Iterator[Shelf]:
    store = open_store(address, here.post)
    yield store
    store.close()
