"""The real server on a free port of this machine, and pages that wait until the app stands still."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

from tests.browser.stillness import STANDS_STILL

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
_OPTIONS = ("run", "{script}", "--server.port={port}", "--server.headless=true", "--server.fileWatcherType=none")
STREAMLIT_RUN = ("-m", "streamlit", *_OPTIONS)
# The same for one core: a worker process loads the libraries for as long as most tests last, and several of them more.
ON_ONE_CORE = (
    "-c", "import os; os.cpu_count = lambda: 1; from streamlit.web.cli import main; main()", *_OPTIONS,
)  # fmt: skip
NOTHING: Mapping[str, str] = {}
# Until what hangs is given up: nothing is said of speed, and a crowded machine takes long.
PAGE_SECONDS = START_SECONDS = 300
NO_SIDEWAYS_SCROLL = """() => [document.documentElement, document.querySelector('[data-testid="stMain"]')]
    .every(element => element.scrollWidth <= window.innerWidth)"""

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_ON_MACOS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


@dataclass(frozen=True)
class Server:
    """A running app: where it answers, what it has logged, and its process."""

    url: str
    log_file: Path
    process: int

    def log(self) -> str:
        """All that the server has written so far."""
        return self.log_file.read_text("utf-8")


@contextmanager
def running_app(
    home: Path, script: Path = ROOT / "app.py", way: Sequence[str] = ON_ONE_CORE, entries: Mapping[str, str] = NOTHING
) -> Iterator[Server]:
    """Serve `script` for a first run of Streamlit (`home` is empty), with `entries` in the environment."""
    port = free_port()
    command = [sys.executable, *(word.format(script=script.name, port=port) for word in way)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STREAMLIT_", "LTLAB_"))}
    with running(
        command, script.parent, {**kept, "HOME": str(home), **entries}, port, log=home / "server.log"
    ) as server:
        yield server


@contextmanager
def running(command: Sequence[str], folder: Path, env: Mapping[str, str], port: int, log: Path) -> Iterator[Server]:
    """What the command serves, called in the folder, once it answers at the port; LTLAB_PORT tells it which."""
    with log.open("w", encoding="utf-8") as lines:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={"LTLAB_PORT": str(port), **env},
            stdin=subprocess.DEVNULL,
            stdout=lines,
            stderr=subprocess.STDOUT,
        )
        server = Server(f"http://localhost:{port}", log, process.pid)
        try:
            _wait_until_healthy(process, server)
            yield server
        finally:
            _end(process)


def find_browser() -> str | None:
    """The path of a Chromium or Chrome on this machine."""
    named = (shutil.which(name) for name in CHROMIUM_NAMES)
    bundled = (path for path in CHROMIUM_ON_MACOS if Path(path).exists())
    return next(filter(None, named), None) or next(bundled, None)


def open_page(page: "Page", url: str) -> "Page":
    """Go to `url`, wait until the app stands still, and see that it shows no exception."""
    page.goto(url)
    wait_until_still(page)
    return page


def wait_until_still(page: "Page", timers: int = 350) -> None:
    """Wait for the end of what the last click or key press began, `timers` of so many milliseconds among it.

    No exception may be left.
    """
    page.wait_for_function(STANDS_STILL, arg=timers, polling=40, timeout=PAGE_SECONDS * 1000)
    exceptions = page.locator('[data-testid="stException"]').all_inner_texts()
    failures = page.get_by_text("This is a fault in the app").all_inner_texts()
    assert not exceptions + failures, f"{page.url} shows {exceptions + failures}"


def link_of(page: "Page") -> str:
    """The link to this view that the page offers to copy."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(".share [role=status]").filter(has_text="Link copied").wait_for()
    return str(page.evaluate("navigator.clipboard.readText()"))


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_healthy(process: subprocess.Popen[bytes], server: Server) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the server stopped by itself:\n{server.log()}"
        try:
            with urlopen(f"{server.url}/_stcore/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"the server did not answer within {START_SECONDS} s:\n{server.log()}")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
