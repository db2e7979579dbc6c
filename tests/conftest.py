"""For all tests: how long an example takes says something of the machine, nothing of the code; and
`--clauses FD-4.2,FD-4.3` runs only the tests that name one of these clauses."""

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", default="", help="only tests that name one of these clauses")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = {clause for clause in config.getoption("--clauses").split(",") if clause}
    if not wanted:
        return
    chosen = [
        item for item in items if any(wanted & {*m.args} for m in item.iter_markers(name="rule"))
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
