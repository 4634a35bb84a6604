"""What the browser already has is not sent again: of a run of a fragment only what is new goes over the wire.

Streamlit sends every element of a fragment at each run of it, some seventy messages for a slider that changes ten of
them, and the browser draws them all anew. What a connection was sent is known here, message by message and in their
order, whatever became of the runs that made them. How a run is told apart is Streamlit's own affair, and no promise
of it: under another version than SPOKEN every message goes as it comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import streamlit as st
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

if TYPE_CHECKING:
    from starlette.middleware import Middleware
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SPOKEN = "1.67."
MOMENT = 0.3  # seconds, after which the browser shows that a script runs
NOTHING_GOES = "nothing goes"  # no fragment's name: at the end of a run of it the browser takes nothing away
Path = tuple[int, ...]


def only_changes(version: str = st.__version__) -> list[Middleware]:
    """What keeps back what stands in the browser as it would be sent; nothing under a version that is not known."""
    from starlette.middleware import Middleware

    return [Middleware(_OnlyChanges)] if version.startswith(SPOKEN) else []


@dataclass(frozen=True)
class _Shown:
    """What stands at a place: its `kind`, with which it may change in place, and its content; empty if not known."""

    kind: tuple[str | None, str]
    content: str


class Screen:
    """What one connection's browser shows, by its place on the page."""

    def __init__(self) -> None:
        self._shown: dict[Path, _Shown] = {}
        self._is_whole = False  # a run of the whole page has come to its end
        self._is_fragment = False
        self._is_other = False  # something took the place of another kind, with which what was inside went
        self._run: dict[Path, ForwardMsg] = {}  # what came in this run, sent or not
        self._held = 0
        self._runs: list[bytes] = []  # that a script runs, where the browser has not heard of it yet
        self.runs_begun = 0

    @property
    def waits(self) -> bool:
        """Whether the browser has not heard that a script runs: it shows that of what takes longer than a moment."""
        return bool(self._runs)

    def late(self) -> list[bytes]:
        """What goes to the browser once a run has taken longer than that."""
        runs, self._runs = self._runs, []
        return runs

    def sent(self, raw: bytes) -> list[bytes]:
        """The messages that go to the browser in place of this one."""
        message = ForwardMsg.FromString(raw)
        kind = message.WhichOneof("type")
        if kind == "new_session":
            return self._begin(message, raw)
        if kind == "session_status_changed":
            return self._state(raw, runs=message.session_status_changed.script_is_running)
        if kind == "script_finished":
            return self._end(message, raw)
        if kind in ("delta", "ref_hash"):
            return self._element(message, raw)
        return [raw]

    def _begin(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        self._run, self._held = {}, 0
        self.runs_begun += 1
        self._is_fragment = bool(message.metadata.run.fragment_ids)
        if not self._is_fragment:
            self._shown, self._is_whole, self._is_other = {}, False, False
            return [*self.late(), raw]
        # The browser reads these at a run of the whole page only.
        message.new_session.ClearField("custom_theme")
        message.new_session.ClearField("config")
        return [message.SerializeToString()]

    def _state(self, raw: bytes, *, runs: bool) -> list[bytes]:
        """That a fragment runs makes the browser draw all of the page, and once more when it ends."""
        if runs and self._is_fragment:
            self._runs = [raw]
            return []
        return [] if self.late() else [raw]

    def _element(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        delta, place = message.delta, tuple(message.metadata.delta_path)
        if delta.WhichOneof("type") == "new_transient":  # a spinner lies over what stands there
            return [raw]
        now, before = _Shown(_kind(message), _content(message)), self._shown.get(place)
        if message.ref_hash and before is not None and before.content == now.content:
            now = before
        self._run[place] = message
        if self._keeps_back(message, now, before):
            self._held += 1
            return []
        self._is_other |= before is not None and before.kind != now.kind
        self._shown[place] = now
        if not self._is_fragment or not self._is_whole:
            return [raw]
        # The browser need not keep what is never referred to again.
        message.metadata.cacheable = False
        return [message.SerializeToString()]

    def _keeps_back(self, message: ForwardMsg, now: _Shown, before: _Shown | None) -> bool:
        same = bool(now.content) and now == before and not _acts(message)
        return self._is_fragment and self._is_whole and same

    def _end(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        ended, run = message.script_finished, self._run
        if ended == ForwardMsg.FINISHED_EARLY_FOR_RERUN:
            return [raw]  # nothing goes yet
        self._is_whole |= not self._is_fragment and ended == ForwardMsg.FINISHED_SUCCESSFULLY
        if not self._is_fragment or not self._is_whole:
            return [raw]
        stale = [place for place in self._shown if place not in run and _is_within(place, run)]
        if stale or self._is_other:
            # The browser itself takes away what a run did not send, so all of it is sent.
            self._is_other = False
            for place in stale:
                del self._shown[place]
            return [*(each.SerializeToString() for each in run.values()), raw] if self._held or stale else [raw]
        del message.metadata.run.fragment_ids[:]
        message.metadata.run.fragment_ids.append(NOTHING_GOES)
        return [message.SerializeToString()]


def _is_within(place: Path, run: dict[Path, ForwardMsg]) -> bool:
    return any(place[:length] in run for length in range(1, len(place)))


def _kind(message: ForwardMsg) -> tuple[str | None, str]:
    delta = message.delta
    if delta.WhichOneof("type") == "add_block":
        return f"block {delta.add_block.WhichOneof('type')}", delta.add_block.id
    name = delta.new_element.WhichOneof("type")
    return name, str(getattr(getattr(delta.new_element, name), "id", "")) if name else ""


def _acts(message: ForwardMsg) -> bool:
    """Whether something happens each time it is sent: a toast; a value put into a field, where one may stand that was
    typed since, and that no run has answered."""
    element = message.delta.new_element
    sets = getattr(getattr(element, element.WhichOneof("type") or "", None), "set_value", False)
    return bool(element.has_one_shot_effect or sets)


def _content(message: ForwardMsg) -> str:
    """The name that Streamlit itself gives to a message of this content."""
    return message.ref_hash or message.hash


class _OnlyChanges:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        wire = _Wire(send)
        try:
            await self._app(scope, receive, wire.send)
        finally:
            wire.close()


class _Wire:
    """What goes to one browser."""

    def __init__(self, send: Send) -> None:
        self._send, self._screen = send, Screen()
        self._later: asyncio.Task[None] | None = None

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
