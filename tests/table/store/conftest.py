from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.writer import Stream

from .kit import IDS, log_of, nowhere, row_of


@pytest.fixture(scope="session")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house") / "data"
    store = SqliteStore(folder, nowhere)
    for id in IDS:
        row = row_of(id)
        stream, log = Stream(id), log_of(row)
        store.create(stream, row, log[:2], lambda written: None)
        store.append(stream, tuple(log[2:]), lambda written: None)
    store.close()
    return folder


@pytest.fixture
def folder(pristine: Path, tmp_path: Path) -> Path:
    return shutil.copytree(pristine, tmp_path / "data")
