"""Opening the app: Streamlit serves `app.py` on this machine."""

import os
import runpy
import socket
import sys

import click

from bounds.command_line.refusing import Refused, sentences
from laboratory.command_line.fetching import offer
from laboratory.serving.allowed_hosts import EVERYWHERE, HOSTS, THIS_MACHINE, allowed_hosts, listening_address
from laboratory.serving.paths import app_folder

FIRST_PORT, PORTS = 8501, 100


def launch(port: int | None, address: str | None, *, browser: bool, theme: str | None) -> None:
    """Serve the app until it is stopped, by default for this machine only.

    Raises MissingExtra without Streamlit, Refused for a port that is taken, an address or a host that is none.
    """
    offer("app", "the app")
    with sentences(ValueError):
        hosts = allowed_hosts(os.environ.get(HOSTS, ""))
        at = THIS_MACHINE[0] if address is None else listening_address(address)
    chosen = _free_port() if port is None else _if_free(port)
    _try(at, chosen)
    click.echo(f"Learning Theory Lab: http://{_named(at)}:{chosen}  (Ctrl-C stops it)")
    if at not in THIS_MACHINE:
        click.echo(f"It listens at {at} and answers under the names {', '.join(hosts)}; {HOSTS} names others.")
    settings = {
        "server.address": at,
        "server.port": str(chosen),
        "logger.hideWelcomeMessage": "true",
        "logger.level": "warning",
        **({} if browser else {"server.headless": "true"}),
    }
    if theme:
        os.environ["LTLAB_THEME"] = theme
    folder = app_folder()
    # The app's own `pages` comes before any other folder of that name.
    sys.path.insert(0, str(folder))
    sys.argv = ["streamlit", "run", str(folder / "app.py"), *(f"--{name}={value}" for name, value in settings.items())]
    runpy.run_module("streamlit", run_name="__main__", alter_sys=True)


def _free_port() -> int:
    """The first free port, so that a second Lab runs beside the first."""
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


def _try(address: str, port: int) -> None:
    """Raise Refused where this machine cannot listen at the address."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((address, port))
    except OSError as error:
        raise Refused(f"nothing can listen at {address}, port {port}, on this machine: {error.strerror}") from None


def _named(address: str) -> str:
    """The address as it is in a link."""
    if address in EVERYWHERE:
        return THIS_MACHINE[0]
    return f"[{address}]" if ":" in address else address
