"""Toys are registered while their test runs, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.kernel import game


@pytest.fixture(autouse=True)
def same_registry() -> Iterator[None]:
    before = dict(game._registry)
    yield
    game._registry.clear()
    game._registry.update(before)
