from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tablee.table.notices import queue
from tablee.table.notices.records import HOUR
from tablee.table.persons import six_words

from .kit import House, opened


@pytest.fixture
async def house(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)
    monkeypatch.setattr(queue, "EVERY", HOUR)  # this process knows of all that is queued
    async with opened(address) as house:
        yield house
