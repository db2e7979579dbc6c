"""The siege: the attacks are real, and whoever is honest plays on. (How long they wait is told by
`tablee siege`, on a quiet machine: a test does not measure time.)"""

from __future__ import annotations

import pytest

from tablee.lab.siege.attacks import ATTACKS
from tablee.lab.siege.siege import ALL, QUIET, besiege


@pytest.mark.slow
def test_honest_tables_play_on_under_every_attack_at_once() -> None:
    quiet, siege = besiege(seconds=1.5, tables=4, names=[ALL])
    assert (quiet.attack, quiet.tries, siege.attack) == (QUIET, 0, ALL)
    assert siege.tries > 10 * len(ATTACKS)
    assert siege.answers > 0
    assert 0 < siege.p50_ms <= siege.p99_ms <= siege.worst_ms
