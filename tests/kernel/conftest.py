"""Toys are registered while their test runs, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.kernel import registry


@pytest.fixture(autouse=True)
def same_registry() -> Iterator[None]:
    before = dict(registry._registry)
    yield
    registry._registry.clear()
    registry._registry.update(before)
