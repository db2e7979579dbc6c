"""`tablee doctor`: is the store of a server whole?"""

from __future__ import annotations

from pathlib import Path

from tablee.cli.words import Lang, Words


def doctor(
    *,
    data: Path | None = None,
    store: str = "",
    deep: bool = False,
    lang: Lang | None = None,
) -> int:
    """Look through a data folder, and say what is wrong and what to do. Nothing is changed.

    Parameters
    ----------
    data
        The folder, as for `serve`. The server may be running.
    store
        A database of PostgreSQL instead, as for `serve`.
    deep
        Play every log again by its rules, too.
    lang
        The language: en or fr.
    """
    from tablee.places import store_address
    from tablee.table.doctor import Doctor

    words, wrong = Words(lang), 0
    visit = Doctor(store_address(store, data), deep)
    for finding in visit.examine():
        wrong += 1
        print("✗ " + words(f"doctor-{finding.key}", **finding.args))
    if visit.tables:
        print(words("doctor-looked", tables=visit.tables, records=visit.records))
    if visit.of_other_rules:
        print(words("doctor-other-rules", count=visit.of_other_rules))
    print(words("doctor-ill", count=wrong) if wrong else words("doctor-well"))
    return 1 if wrong else 0
