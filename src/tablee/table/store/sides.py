"""The two ends of a move: a store to read from or to write to, locked for this purpose."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.kernel.errors import TableeError
from tablee.table.errors import StoreError
from tablee.table.store.address import check_installed, is_folder
from tablee.table.store.dialect import Database
from tablee.table.store.folder import FILE, checked_secret, lock_folder, write_secret
from tablee.table.store.migrations import migrate, read_our_schema
from tablee.table.store.sqlite import File, connect, look, prepare


class Unmovable(TableeError):
    """Why the data cannot be moved, as a message and its arguments."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.words = key, args


@dataclass
class Side:
    base: Database
    name: str
    secret: bytes | None
    """None: it has none yet."""
    put_secret: Callable[[bytes], object]


def source(address: str) -> contextlib.AbstractContextManager[Side]:
    """A consistent state of the whole store."""
    return folder_source(Path(address)) if is_folder(address) else base_source(address)


def target(address: str) -> contextlib.AbstractContextManager[Side]:
    """The store, created or brought up to date."""
    return folder_target(Path(address)) if is_folder(address) else base_target(address)


def same(one: str, other: str) -> bool:
    if is_folder(one) and is_folder(other):
        return Path(one).resolve() == Path(other).resolve()
    return one == other


def check_schema(base: Database, name: str) -> None:
    if not read_our_schema(base, name):
        raise Unmovable("move-nothing", name=name)


# -- a folder ---------------------------------------------------------------------------------


@contextlib.contextmanager
def folder_source(folder: Path) -> Iterator[Side]:
    path = folder / FILE
    if not path.is_file():
        raise Unmovable("move-nothing", name=str(folder))
    with (
        locked(folder),
        sentences(path),
        contextlib.closing(look(path)) as file,
        file.one_moment(),
    ):
        check_schema(file, str(path))
        yield Side(file, str(folder), checked_secret(folder / "secret"), bytes)


@contextlib.contextmanager
def folder_target(folder: Path) -> Iterator[Side]:
    path, secret = folder / FILE, folder / "secret"
    with locked(folder), sentences(path):
        prepare(folder, path)
        found = checked_secret(secret) if secret.exists() else None
        with contextlib.closing(connect(path)) as connection:
            yield Side(File(connection), str(folder), found, lambda key: write_secret(secret, key))


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    lock = lock_folder(folder)
    try:
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def sentences(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The data file {path} cannot be used ({error}).") from None


# -- a database -------------------------------------------------------------------------------


@contextlib.contextmanager
def base_source(address: str) -> Iterator[Side]:
    with opened(address) as side, side.base.one_moment():
        check_schema(side.base, side.name)
        yield with_secret(side)


@contextlib.contextmanager
def base_target(address: str) -> Iterator[Side]:
    from tablee.table.store.postgres_line import check_rights

    with opened(address) as side:
        check_rights(side.base, side.name, so_far=True)
        migrate(side.base, side.name)
        check_rights(side.base, side.name)
        yield with_secret(side)


@contextlib.contextmanager
def opened(address: str) -> Iterator[Side]:
    check_installed()
    from tablee.table.store import postgres_line

    name = postgres_line.name_of(address)
    with contextlib.closing(postgres_line.open_base(address)) as base:
        if not postgres_line.try_lock(base):
            raise Unmovable("move-busy", name=name)
        with postgres_line.sentences(name):
            yield Side(base, name, None, bytes)
            postgres_line.unlock(base)


def with_secret(side: Side) -> Side:
    from tablee.table.store.postgres import find_secret, put_secret

    base = side.base
    return Side(base, side.name, find_secret(base), lambda secret: put_secret(base, secret))
