"""For all tests: no deadline for examples, because their duration depends on the machine; the
longest files come first; `--clauses FD-4.2,FD-4.3` runs only the tests that name one of these
clauses."""

import faulthandler
import gc
import itertools
import shutil
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tablee.lab.parts import Postgres

NUMBERS = itertools.count()
TESTS = Path(__file__).parent

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


LONGEST_FIRST = (
    "browser/games/test_whole_games", "browser/games/fog_of_love/test_first",
    "browser/table/test_ear", "lab/test_faults", "server/run/test_kill", "test_conformance",
    "project/test_wheel", "docs/test_adding_a_game", "browser/", "cluster/", "bots/", "lab/",
)  # fmt: skip
"""What takes minutes. If it came last, one worker would wait for another."""
QUICK = len(LONGEST_FIRST)
HANGS = 900
"""Seconds, many times what the longest test takes: one that waits for ever ends its worker, which
tells where it stood and which test it was, instead of ending everybody's run without a word."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", default="", help="only tests that name one of these clauses")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "engines" not in config.getoption("markexpr"):
        leave_out(config, items, [item for item in items if item.get_closest_marker("engines")])
    wanted = {clause for clause in config.getoption("--clauses").split(",") if clause}
    if not wanted:
        items[:] = longest_first(items, getattr(config, "workerinput", {}).get("workercount", 1))
        return
    chosen = [
        item for item in items if any(wanted & {*m.args} for m in item.iter_markers(name="rule"))
    ]
    leave_out(config, items, [item for item in items if item not in chosen])


def leave_out(config: pytest.Config, items: list[pytest.Item], some: list[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=some)
    items[:] = [item for item in items if item not in some]


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker gets an equal slice of the list (and steals from the end of another's when
    it is done): long files at the head of each, dealt in turn, then the quick ones."""

    def rank(path: Path) -> int:
        name = path.relative_to(TESTS).as_posix()
        return next((n for n, head in enumerate(LONGEST_FIRST) if name.startswith(head)), QUICK)

    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    quick = [item for path, tests in files.items() if rank(path) == QUICK for item in tests]
    long = sorted((path for path in files if rank(path) != QUICK), key=rank)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        ordered += [item for path in long[worker::workers] for item in files[path]]
        room = len(items) * (worker + 1) // workers - len(ordered)
        ordered, quick = ordered + quick[:room], quick[room:]
    return ordered


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    faulthandler.dump_traceback_later(HANGS, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_collection_finish() -> None:
    """Freezes what is loaded (games, texts, thousands of tests): no garbage collection need go
    through it again. A tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(scope="session")
def folder_of_parts() -> Iterator[Path]:
    """A folder for the data of database servers, which may run as another user."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-parts-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(folder_of_parts: Path) -> Iterator[Postgres]:
    """A PostgreSQL of our own, one for each worker of the suite; no test may end it. It comes with
    the packages of the tests: if it does not start, they fail."""
    with Postgres(folder_of_parts / "postgres", durable=False) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty store: a schema of its own is as good as a database, and made in a
    tenth of the time."""
    name = f"t{next(NUMBERS)}"
    postgres.run_sql(f"create schema {name}")
    yield postgres.address() + f"?options=-csearch_path%3D{name}"
    postgres.run_sql(f"drop schema {name} cascade")
