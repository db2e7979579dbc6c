from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.server import ServerProtocol

from .kit import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many frames went through the parser."""
    count: Counter[str] = Counter()
    receive = ServerProtocol.recv_frame

    def recv_frame(self: Any, frame: Any) -> None:
        count["frames"] += 1
        receive(self, frame)

    monkeypatch.setattr(ServerProtocol, "recv_frame", recv_frame)
    return count
