"""What is installed is pinned by hash, and nothing is missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"]


def test_the_npm_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert len(lock["packages"]) > 20
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert "funding" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def pins(lock: str) -> dict[str, str]:
    """Name to requirement line; fails unless each requirement is an exact pin with hashes."""
    text = (ROOT / lock).read_text().replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        match = re.fullmatch(
            r"([a-z0-9-]+)==(\S+?)( ; [^#]+?)?((?: +--hash=sha256:[0-9a-f]{64})+)", line
        )
        assert match, f"{lock}: {line[:80]}"
        found[match[1]] = match[2] + (match[3] or "")
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_hashed(lock: str) -> None:
    assert pins(lock)


def test_the_dev_lock_holds_the_runtime_lock() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_the_dev_lock_is_whole() -> None:
    """It is installed without looking for dependencies: what it lacks would be missing."""
    check = [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    runtime = project["project"]["dependencies"] + groups["build"]
    asked = [runtime, groups["dev"], groups["node"]]
    for lock, requirements in zip(LOCKS, asked, strict=True):
        names = {re.split(r"[^\w.-]", text)[0].replace(".", "-").lower() for text in requirements}
        assert names <= pins(lock).keys()
