"""`tablee move`: a house carried from a data folder to PostgreSQL, or back."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from tablee.cli.words import Lang, Stop, Words


def move(
    *,
    source: Annotated[str, Parameter(name="--from")],
    target: Annotated[str, Parameter(name="--to")],
    lang: Lang | None = None,
) -> None:
    """Carry all tables from one store to another, and compare them row by row. Nothing is deleted;
    a move that was broken off goes on where it ended.

    Parameters
    ----------
    source
        Where the tables are: a data folder, or postgresql://… No server may use it meanwhile.
    target
        Where they shall be: a folder, or postgresql://…
    lang
        The language: en or fr.
    """
    from tablee.table.errors import StoreError
    from tablee.table.store.migrations import OldSchema
    from tablee.table.store.move import move as move_house
    from tablee.table.store.sides import Unmovable

    words = Words(lang)
    try:
        moved = move_house(source, target)
    except Unmovable as why:
        raise Stop(why.key, **why.words) from None
    except OldSchema as old:
        raise Stop("doctor-old", file=old.name, schema=old.schema) from None
    except StoreError as problem:
        raise Stop("doctor-said", text=str(problem)) from None
    print(words("move-done", **moved._asdict()))
    print(words("move-checked", source=moved.source))
