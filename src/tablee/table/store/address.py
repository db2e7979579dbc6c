"""Which store an address means: a folder, or a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from tablee.table.errors import StoreError
from tablee.table.store.shelf import Shelf
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.writer import Post

POSTGRES = ("postgresql://", "postgres://")


def is_folder(address: str) -> bool:
    """Whether it is a folder, not a database of PostgreSQL; `StoreError` if it is neither."""
    if address.startswith(POSTGRES):
        return False
    if "://" in address:
        kind = address.partition("://")[0]
        raise StoreError(f"{kind}:// is no store: give a folder, or postgresql://…")
    return True


INSTALL = "pip install --only-binary :all: '.[cluster]' (in a copy of the repository)"
"""The command that brings the optional packages."""


def check_installed() -> None:
    """Raise `StoreError` if the optional packages for PostgreSQL are missing."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreError(f"To keep tables in PostgreSQL, psycopg is needed: {INSTALL}.") from None


def open_store(address: str, post: Post) -> Shelf:
    """Open a store. Raises `StoreError`, and then nothing has changed."""
    if is_folder(address):
        return SqliteStore(Path(address), post)
    check_installed()
    from tablee.table.store.postgres import PostgresStore

    return PostgresStore(address, post)
