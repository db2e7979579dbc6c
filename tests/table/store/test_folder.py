"""The data folder is for its owner alone; the doctor looks and touches nothing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tablee.table.doctor import Doctor
from tablee.table.errors import StoreError
from tablee.table.store.folder import check_private
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.writer import Stream

from .kit import diagnose, nowhere, row_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")


def test_all_that_is_made_is_for_the_owner_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data", nowhere)
    store.create(Stream("a"), row_of("a"), [], lambda written: None)
    modes = {
        path.name: f"{path.stat().st_mode & 0o777:o}" for path in (tmp_path / "data").iterdir()
    }
    store.close()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    files = ["secret", "tablee.sqlite", "tablee.sqlite-shm", "tablee.sqlite-wal", "told"]
    assert modes == dict.fromkeys(files, "600")
    check_private(tmp_path / "data")


@pytest.mark.parametrize("name", ["", "tablee.sqlite", "secret", "told"])
@pytest.mark.parametrize("mode", [0o740, 0o701, 0o620])
def test_what_is_open_to_others_is_refused(folder: Path, name: str, mode: int) -> None:
    folder.chmod(0o700)
    check_private(folder)
    (folder / name).chmod(mode)
    with pytest.raises(StoreError, match=rf"mode {mode:o}.*chmod -R go= {folder}"):
        check_private(folder)
    assert diagnose(folder) == [("open", None)]


def test_a_secret_that_is_lost_or_damaged(folder: Path) -> None:
    (folder / "secret").write_bytes(b"short")
    assert diagnose(folder) == [("said", None)]
    (folder / "secret").unlink()
    assert diagnose(folder) == [("no-secret", None)]


def test_nothing_there(tmp_path: Path) -> None:
    assert diagnose(tmp_path / "nowhere") == [("nothing", None)]
    assert not (tmp_path / "nowhere").exists()


def state(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {p.name: (p.stat().st_mode, p.read_bytes()) for p in folder.iterdir()}


def test_the_doctor_changes_nothing(folder: Path) -> None:
    """Beside a server that runs, after one that ended well, and after one that was killed."""
    before = state(folder)
    assert list(Doctor(folder, deep=True).examine()) == []
    assert state(folder) == before
    store = SqliteStore(folder, nowhere)
    killed = folder.with_name("killed")
    shutil.copytree(folder, killed)
    for place in (folder, killed):
        before = state(place)
        assert list(Doctor(place, deep=True).examine()) == []
        after = state(place)
        assert after.keys() == before.keys()
        changed = {name for name in after if after[name] != before[name]}
        assert changed <= {"tablee.sqlite-shm"}, "the marks of who reads"
    store.close()
