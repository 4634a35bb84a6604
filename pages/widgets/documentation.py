"""The documentation beside the app: what `make docs` wrote is served under /docs, and pages link to it if it exists."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import streamlit as st

from laboratory.serving.paths import app_folder

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import BaseRoute
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

ADDRESS = "docs"


def site() -> Path | None:
    """The folder of the site; None where nobody has built it."""
    folder = app_folder() / "site"
    return folder if (folder / "index.html").is_file() else None


def documentation_routes() -> list[BaseRoute]:
    """Answers at and below `ADDRESS`, where there is anything to answer with."""
    from starlette.middleware import Middleware
    from starlette.routing import Mount, Route
    from starlette.staticfiles import StaticFiles

    folder = site()
    if folder is None:
        return []
    files = StaticFiles(directory=folder, html=True)
    return [Route(f"/{ADDRESS}", _into), Mount(f"/{ADDRESS}", files, middleware=[Middleware(_SentOnBesideItself)])]


async def _into(request: Request) -> Response:
    """The address without the stroke at its end would look for its parts one folder too high."""
    from starlette.responses import Response

    return Response(status_code=307, headers={"location": _folder(request.scope)})


class _SentOnBesideItself:
    """Who asks for a folder is sent on relatively: a proxy may serve the app under another name, and under a path."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        from starlette.datastructures import MutableHeaders

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 307:
                MutableHeaders(scope=message)["location"] = _folder(scope)
            await send(message)

        await self._app(scope, receive, sent)


def _folder(scope: Scope) -> str:
    """From an address to the folder of its name."""
    query = f"?{scope['query_string'].decode('ascii', 'replace')}" if scope["query_string"] else ""
    return f"./{quote(scope['path'].rpartition('/')[2])}/{query}"


def is_documented(page: str) -> bool:
    """Has the site a page of this address?"""
    folder = site()
    return folder is not None and (folder / page / "index.html").is_file()


def documentation_link(page: str, words: str) -> None:
    """A link to a page of the documentation, as `theorems/sauer`; nothing where there is none."""
    if is_documented(page):
        st.markdown(f"[{words}]({ADDRESS}/{page + '/' if page else ''})")
