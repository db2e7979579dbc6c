"""`tablee upgrade`: what would become of the tables under way if the server started now."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tablee.cli.words import Lang, Stop, Words


def upgrade(
    *,
    check: bool = False,
    data: Path | None = None,
    store: str = "",
    lang: Lang | None = None,
) -> int:
    """Say what would become of each unfinished table under the rules of this version. Nothing is
    changed; the old server may be running. Exit code 0: every one goes on; 1: some do not.

    Parameters
    ----------
    check
        Only this: there is nothing else to do for an upgrade but to start the new server.
    data
        The folder, as for `serve`.
    store
        A database of PostgreSQL instead, as for `serve`.
    lang
        The language: en or fr.
    """
    from tablee.places import store_address
    from tablee.table.errors import StoreError
    from tablee.table.waking.upgrade import fates

    if not check:
        raise Stop("upgrade-how", code=2)
    words, found = Words(lang), Counter[str]()
    try:
        for fate in fates(store_address(store, data)):
            found[fate.becomes] += 1
            if fate.becomes != "same":
                print(words(f"upgrade-{fate.becomes}", **fate._asdict()))
    except StoreError as problem:
        raise Stop("doctor-said", text=str(problem)) from None
    lost = found["unreadable"] + found["newer"] + found["damaged"]
    go_on = found.total() - lost
    print(words("upgrade-count", tables=found.total(), goes_on=go_on, seams=found["seam"]))
    print(words("upgrade-lost", count=lost) if lost else words("upgrade-well"))
    return 1 if lost else 0
