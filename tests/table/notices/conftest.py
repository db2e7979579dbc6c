from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tablee.table.persons import six_words

from .kit import House, opened


@pytest.fixture
async def house(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)
    async with opened(address) as house:
        yield house
