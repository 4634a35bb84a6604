"""What the browser already has is not sent again: of a run of a fragment only what is new goes over the wire.

How a run is told apart is Streamlit's own affair, and no promise of it: under another version than SPOKEN every message
goes as it comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import streamlit as st

from pages.browser.screen import Screen

if TYPE_CHECKING:
    from starlette.middleware import Middleware
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SPOKEN = "1.67."
MOMENT = 0.3  # seconds, after which the browser shows that a script runs


def only_changes(version: str = st.__version__) -> list[Middleware]:
    """What keeps back what stands in the browser as it would be sent; nothing under a version that is not known."""
    from starlette.middleware import Middleware

    return [Middleware(_OnlyChanges)] if version.startswith(SPOKEN) else []


class _OnlyChanges:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        wire = _Wire(receive, send)
        try:
            await self._app(scope, wire.receive, wire.send)
        finally:
            wire.close()


class _Wire:
    """What goes to one browser and comes from it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send, self._screen = receive, send, Screen()
        self._later: asyncio.Task[None] | None = None

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "websocket.receive" and message.get("bytes"):
            return {**message, "bytes": self._screen.heard(message["bytes"])}
        return message

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.send" or not message.get("bytes"):
            await self._send(message)
            return
        await self._go(self._screen.sent(message["bytes"]))
        if self._screen.waits and (self._later is None or self._later.done()):
            self._later = asyncio.create_task(self._after_a_moment())

    def close(self) -> None:
        """Nobody is there any more."""
        if self._later is not None:
            self._later.cancel()

    async def _after_a_moment(self) -> None:
        while self._screen.waits:
            begun = self._screen.runs_begun
            await asyncio.sleep(MOMENT)
            if begun == self._screen.runs_begun:
                with suppress(OSError):  # the browser has gone
                    await self._go(self._screen.late())

    async def _go(self, frames: Iterable[bytes]) -> None:
        for frame in frames:
            await self._send({"type": "websocket.send", "bytes": frame})
