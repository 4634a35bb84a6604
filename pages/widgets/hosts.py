"""Who may reach the app: this machine, whom LTLAB_HOSTS names on purpose, and no page of another site."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import streamlit as st
from streamlit import config

from laboratory.serving.allowed_hosts import (
    ADDRESS,
    HOSTS,
    PORT,
    THIS_MACHINE,
    allowed_hosts,
    is_among,
    listening_address,
    port_number,
)

if TYPE_CHECKING:
    from starlette.middleware import Middleware
    from starlette.types import ASGIApp, Receive, Scope, Send

ALLOWED, LISTENS = "server.allowedHosts", "server.address"
LOOPBACK = {*THIS_MACHINE, "::1"}


def told_settings() -> dict[str, Any]:
    """Streamlit's settings in the environment; a wrong value ends the program with one sentence.

    A platform such as Streamlit's own has no variables but the secrets, which Streamlit copies to the environment.
    """
    st.secrets.load_if_toml_exists()
    read = {HOSTS: (ALLOWED, allowed_hosts), ADDRESS: (LISTENS, listening_address), PORT: ("server.port", port_number)}
    entries = {variable: os.environ[variable] for variable in read if os.environ.get(variable)}
    try:
        return {read[variable][0]: read[variable][1](words) for variable, words in entries.items()}
    except ValueError as error:
        raise SystemExit(f"Error: {error}") from None


def open_to_named_hosts() -> None:
    """Let the running server answer under the names in LTLAB_HOSTS; its own address is set before."""
    if hosts := told_settings().get(ALLOWED):
        config.set_option(ALLOWED, hosts)


def is_served_to_others() -> bool:
    """Whether anybody but the person at this machine may use the app: what reads files here is off then."""
    beyond = set(st.get_option(ALLOWED) or ["*"]) - set(THIS_MACHINE)
    return bool(beyond) or st.get_option(LISTENS) not in LOOPBACK


def own_pages_only() -> Middleware:
    """Refuses WebSockets that another site's page opens.

    Streamlit would ask the network which address this machine has before it refused; and behind a proxy that writes
    a Host of its own it would refuse our page, too.
    """
    from starlette.middleware import Middleware

    return Middleware(_OwnPages)


class _OwnPages:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            origin = dict(scope["headers"]).get(b"origin")
            if origin is not None and not _is_ours(origin.decode("latin-1")):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            scope = {**scope, "headers": [(name, value) for name, value in scope["headers"] if name != b"origin"]}
        await self._app(scope, receive, send)


def _is_ours(origin: str) -> bool:
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        return False
    return host is not None and is_among(host, st.get_option(ALLOWED) or [])
