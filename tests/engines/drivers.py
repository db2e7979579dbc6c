"""Two browsers besides Chromium, spoken to in their own protocols: Firefox by WebDriver BiDi over a
WebSocket, WebKitGTK by WebDriver over HTTP. Both take the same scripts and the same actions."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, suppress
from glob import glob
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from websockets.sync.client import connect

PATIENCE = 60
"""Seconds that a browser may take for anything."""
FIREFOX = os.environ.get("TABLEE_FIREFOX") or shutil.which("firefox-esr") or ""
WEBKIT = os.environ.get("TABLEE_WEBKIT") or shutil.which("WebKitWebDriver") or ""
XVFB = shutil.which("Xvfb") or ""

CALL = """async (text) => {
  const it = (SCRIPT);
  return JSON.stringify(typeof it === 'function' ? await it(...JSON.parse(text)) : await it) ?? '';
}"""
"""A script is an expression; if that is a function, it is called. All goes over as JSON."""


def missing(engine: str) -> str:
    """Why this browser cannot be had here; "": it can."""
    if engine == "firefox":
        return "" if FIREFOX else "no Firefox: ./tablee test installs Debian's firefox-esr, as root"
    if WEBKIT and XVFB and mini_browser():
        return ""
    return "no WebKitGTK: ./tablee test installs Debian's webkit2gtk-driver and xvfb, as root"


class Driver(Protocol):
    """A browser that lives as long as the stack that it is given."""

    name: str

    def open(self, url: str) -> None: ...
    def run(self, script: str, *args: Any) -> Any: ...
    def act(self, actions: list[dict[str, Any]]) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def picture(self) -> bytes: ...
    def errors(self) -> list[str]: ...


class Refused(Exception):
    """The browser could not do that."""


# -- Firefox ------------------------------------------------------------------------------------

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}
"""Nothing is asked of anybody outside."""


class Firefox:
    name = "firefox"

    def __init__(self, stack: ExitStack) -> None:
        self._said: list[str] = []
        self._n = 0
        profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines))
        flags = ["--headless", "--no-remote", "--profile", str(profile)]
        process = started(
            stack,
            [FIREFOX, *flags, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE,
            env=os.environ | {"HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        address = line_of(process, r"WebDriver BiDi listening on (ws://\S+)")
        self._line = stack.enter_context(connect(f"{address}/session", max_size=None))
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.create", type="tab")["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        self._n += 1
        self._line.send(json.dumps({"id": self._n, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == self._n:
                if answer["type"] == "error":
                    raise Refused(f"{method}: {answer['message']}")
                return answer["result"]
            if answer.get("params", {}).get("level") == "error":
                self._said.append(answer["params"]["text"])

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, script: str, *args: Any) -> Any:
        found = self._ask(
            "script.callFunction",
            functionDeclaration=CALL.replace("SCRIPT", script),
            arguments=[{"type": "string", "value": json.dumps(args)}],
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=True,
        )
        if found["type"] == "exception":
            raise Refused(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value") or "null")

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._tab, actions=actions)

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=size)

    def picture(self) -> bytes:
        return base64.b64decode(
            self._ask("browsingContext.captureScreenshot", context=self._tab)["data"]
        )

    def errors(self) -> list[str]:
        return self._said


# -- WebKitGTK ----------------------------------------------------------------------------------


POPUP = "() => Boolean(open('about:blank', '_blank', 'popup'))"
"""A window without a bar of buttons, which would be wider than a phone."""
FLAGS = ["--automation", "--javascript-can-open-windows-automatically=true"]
LISTEN = """() => {
  window.wrong = [];
  const plain = console.error;
  console.error = (...all) => (window.wrong.push(all.join(' ')), plain.apply(console, all));
  addEventListener('error', (event) => window.wrong.push(event.message));
  addEventListener('unhandledrejection', (event) => window.wrong.push(`${event.reason}`));
}"""
"""WebDriver tells nothing of what goes wrong in a page: from its opening on the page does."""


class WebKit:
    name = "webkit"

    def __init__(self, stack: ExitStack) -> None:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        screen = started(
            stack,
            [XVFB, "-displayfd", "2", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stderr=subprocess.PIPE,
        )
        quiet = {"HOME": str(home), "NO_AT_BRIDGE": "1"}
        display = {"DISPLAY": ":" + line_of(screen, r"^(\d+)$")}
        port = free_port()
        started(
            stack,
            [WEBKIT, "--host=127.0.0.1", f"--port={port}"],
            stderr=subprocess.DEVNULL,
            env=os.environ | quiet | display,
        )
        wait_for_port(port)
        self._base = f"http://127.0.0.1:{port}"
        browser = {"binary": mini_browser(), "args": FLAGS}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self._base += f"/session/{self._ask('/session', capabilities=wish)['sessionId']}"
        self._said: list[str] = []
        self._open_popup()

    def _open_popup(self) -> None:
        first = self._ask("/window/handles", "GET")
        self.run(POPUP)
        (popup,) = {*self._ask("/window/handles", "GET")} - {*first}
        self._ask("/window", handle=popup)

    def _ask(self, path: str, method: str = "POST", **body: Any) -> Any:
        request = urllib.request.Request(
            self._base + path,
            method=method,
            data=json.dumps(body).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Refused(f"{path}: {error.read().decode()}") from None

    def open(self, url: str) -> None:
        self._said = self.errors()
        self._ask("/url", url=url)
        self.run(LISTEN)

    def run(self, script: str, *args: Any) -> Any:
        call = CALL.replace("SCRIPT", script)
        body = f"""const [given, done] = arguments;
          ({call})(given).then((text) => done([text]), (error) => done(['', `${{error}}`]))"""
        text, *wrong = self._ask("/execute/async", script=body, args=[json.dumps(args)])
        if wrong:
            raise Refused(wrong[0])
        return json.loads(text or "null")

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("/actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        """The window, so that the page in it has that size."""
        inner = self.run("[innerWidth, innerHeight]")
        outer = self._ask("/window/rect", "GET")
        self._ask(
            "/window/rect",
            x=0,
            y=0,
            width=width + outer["width"] - inner[0],
            height=height + outer["height"] - inner[1],
        )

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("/screenshot", "GET"))

    def errors(self) -> list[str]:
        return self._said + self.run("window.wrong ?? []")


# -- processes ----------------------------------------------------------------------------------


def started(stack: ExitStack, argv: list[str], **how: Any) -> subprocess.Popen[str]:
    """Ends with the stack, and whatever it started with it."""
    process = subprocess.Popen(
        argv, stdout=subprocess.DEVNULL, text=True, start_new_session=True, **how
    )
    stack.callback(end, process)
    return process


def end(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def line_of(process: subprocess.Popen[str], pattern: str) -> str:
    """What it says when it is ready; afterwards a thread reads on, so that it is never held up."""
    said = []
    for line in process.stderr:
        said.append(line)
        found = re.search(pattern, line.strip())
        if found:
            Thread(target=process.stderr.read, daemon=True).start()
            return found[1]
    raise Refused(f"{process.args!r} ended: {''.join(said)}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    """It says nothing when it is ready: it is asked until it answers."""
    for _ in range(PATIENCE * 10):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
            return
        time.sleep(0.1)
    raise Refused(f"nothing answers at port {port}")


def mini_browser() -> str:
    """WebKitGTK's own small browser, which can be driven."""
    return next(iter(sorted(glob("/usr/lib*/*/webkit2gtk-4.*/MiniBrowser"))), "")
