"""Opening the app: Streamlit serves `app.py` on this machine."""

from __future__ import annotations

import os
import runpy
import socket
import sys

import click

from bounds.command_line.refusing import Refused
from laboratory.command_line.fetching import offer
from laboratory.whereabouts import app_folder

FIRST_PORT, PORTS = 8501, 100


def launch(port: int | None, *, browser: bool, theme: str | None) -> None:
    """Serve the app until it is stopped. Raises MissingExtra without Streamlit, Refused for a port that is taken."""
    offer("app", "the app")
    chosen = _free_port() if port is None else _if_free(port)
    click.echo(f"Learning Theory Lab: http://localhost:{chosen}  (Ctrl-C stops it)")
    settings = {
        "server.port": str(chosen),
        "logger.hideWelcomeMessage": "true",
        "logger.level": "warning",
        **({} if browser else {"server.headless": "true"}),
    }
    if theme:
        os.environ["LTLAB_THEME"] = theme
    folder = app_folder()
    # The app's own `pages` comes before a folder of that name where one happens to stand.
    sys.path.insert(0, str(folder))
    sys.argv = ["streamlit", "run", str(folder / "app.py"), *(f"--{name}={value}" for name, value in settings.items())]
    runpy.run_module("streamlit", run_name="__main__", alter_sys=True)


def _free_port() -> int:
    """The first port that nobody listens on, so that a second Lab runs beside the first."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        if not _is_taken(port):
            return port
    raise Refused(f"the ports from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} are all taken; choose one: ltlab --port N")


def _if_free(port: int) -> int:
    if _is_taken(port):
        raise Refused(f"port {port} is taken by another program; without --port the next free one is chosen")
    return port


def _is_taken(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
