"""`tablee doctor`: is the data folder of a server whole?"""

from __future__ import annotations

from pathlib import Path

from tablee.cli.words import Lang, Words


def doctor(*, data: Path | None = None, deep: bool = False, lang: Lang | None = None) -> int:
    """Look through a data folder, and say what is wrong and what to do. Nothing is changed.

    Parameters
    ----------
    data
        The folder, as for `serve`. The server may be running.
    deep
        Play every log again by its rules, too.
    lang
        The language: en or fr.
    """
    from tablee.places import data_folder
    from tablee.table.doctor import Doctor

    words, wrong = Words(lang), 0
    visit = Doctor(data or data_folder(), deep)
    for finding in visit.examine():
        wrong += 1
        print("✗ " + words(f"doctor-{finding.key}", **finding.args))
    if visit.tables:
        print(words("doctor-looked", tables=visit.tables, records=visit.records))
    if visit.of_other_rules:
        print(words("doctor-other-rules", count=visit.of_other_rules))
    print(words("doctor-ill", count=wrong) if wrong else words("doctor-well"))
    return 1 if wrong else 0
