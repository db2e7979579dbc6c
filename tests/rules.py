"""`@rule("FD-8.5")`: the clauses of the rules that a test proves."""

import pytest

rule = pytest.mark.rule
