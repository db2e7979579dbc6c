"""The data folder: readable by its owner alone, with the key of the tokens in it."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path

from tablee.table.errors import StoreError

try:
    import fcntl
except ImportError:  # not on Windows: there, two servers on one folder are not noticed
    fcntl = None  # type: ignore[assignment]

FILE = "tablee.sqlite"
NAMES = ("", FILE, f"{FILE}-wal", f"{FILE}-shm", "secret", "lock", "told")
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"The data folder {folder} cannot be written to ({reason}).") from None


def make_private(path: Path) -> None:
    """Create the file if it does not exist, readable by its owner alone. (SQLite gives the files it
    makes beside it the same mode.)"""
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))


def open_to_others(folder: Path) -> Iterator[tuple[Path, str]]:
    """Files that other users of the machine can read or write, each with its mode. (Windows has no
    such modes; there, a user's folders are closed to others anyway.)"""
    for path in (folder / name for name in NAMES):
        if os.name == "posix" and path.exists():
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & OTHERS:
                yield path, f"{mode:o}"


def check_private(folder: Path) -> None:
    """Raise `StoreError` if others can read the folder: they would know all hands, and could sit in
    any seat."""
    for path, mode in open_to_others(folder):
        raise StoreError(
            f"{path} is open to other users of this machine (mode {mode}), and it holds the "
            f"secrets of every table. Close it first: chmod -R go= {folder}"
        )


def lock_folder(folder: Path) -> int:
    """Allow one server per data folder: two would not know of each other's moves."""
    make_folder(folder)
    check_private(folder)
    try:
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"The data folder {folder} cannot be written to ({reason}).") from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise StoreError(f"Another server already uses the data folder {folder}.") from None
    return lock


def read_secret(path: Path) -> bytes:
    """The key of the tokens; made once, readable by the owner alone."""
    try:
        return write_secret(path, secrets.token_bytes(32))
    except FileExistsError:
        return checked_secret(path)


def write_secret(path: Path, secret: bytes) -> bytes:
    """Write the secret, if there is none."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret


def checked_secret(path: Path) -> bytes:
    secret = path.read_bytes()
    if len(secret) != 32:
        raise StoreError(f"{path} is damaged: restore it, or delete it (seats are lost).")
    return secret
