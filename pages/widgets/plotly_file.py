"""Plotly's browser part, served from the installed package and fetched early: figures need no network."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from learners.extras import MissingExtra
from pages.browser import AS_IT_IS, address_of_script
from pages.widgets.chosen_theme import theme_script
from pages.widgets.documentation import ADDRESS as DOCUMENTATION
from pages.widgets.global_style import global_style

if TYPE_CHECKING:
    from starlette.middleware import Middleware
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

ADDRESS = "plotly.min.js"  # as a page asks, beside itself: a proxy may serve the app under a path
FOR_A_DAY = {"Cache-Control": "public, max-age=86400", **AS_IT_IS}
# Plotly is fetched with the page. It is read while the server still computes what it will draw, and not before the
# page has its title: that takes as long as all else.
EARLY = f"""<link rel="preload" as="script" href="{ADDRESS}" fetchpriority="low">
<script>
new MutationObserver((_, watch) => {{
  if (!document.querySelector("h1")) return
  watch.disconnect()
  const script = Object.assign(document.createElement("script"), {{ src: "{ADDRESS}", async: true }})
  script.onerror = () => script.remove() // the first figure asks again, and says so if that fails too
  const preload = {{ rel: "modulepreload", href: "{address_of_script("figure")}" }}
  document.head.append(script, Object.assign(document.createElement("link"), preload))
}}).observe(document, {{ childList: true, subtree: true }})
</script>""".encode()


def plotly_route() -> Route:
    """Answers at `ADDRESS`."""
    from starlette.routing import Route

    return Route(f"/{ADDRESS}", _plotly)


def plotly_early() -> Middleware:
    """Writes into the head of the app's one HTML page that Plotly will be needed."""
    from starlette.middleware import Middleware

    return Middleware(_Early)


async def _plotly(request: Request) -> Response:
    from starlette.responses import FileResponse

    spec = find_spec("plotly")
    if spec is None or spec.origin is None:
        raise MissingExtra("lab", "the app", ["plotly"])
    return FileResponse(Path(spec.origin).parent / "package_data" / "plotly.min.js", headers=FOR_A_DAY)


class _Early:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _asks_for_the_app(scope):
            readable = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
            scope, send = {**scope, "headers": readable}, _writing_into_head(send, scope["path"])
        await self._app(scope, receive, send)


def _asks_for_the_app(scope: Scope) -> bool:
    """A page, that is: neither a file nor the documentation, which is whole as it is."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return False
    parts = scope["path"].split("/")
    return parts[1:2] != [DOCUMENTATION] and "." not in parts[-1]


def _writing_into_head(send: Send, path: str) -> Send:
    """The same sender, which holds an HTML page back until it is whole.

    Under a nested address Streamlit's page would look for its parts in the wrong folder and stay blank: it is sent on
    to a flat one, where the app says that there is no such page.
    """
    from starlette.datastructures import MutableHeaders

    begun: list[Message] = []
    body = bytearray()

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            begun.append(message)
            return
        html = begun and begun[0]["status"] == 200 and MutableHeaders(scope=begun[0]).get("content-type", "")[:9]
        if html == "text/html" and (flat := path.strip("/").replace("/", "-")) != path[1:]:
            if not message.get("more_body"):
                to_there = [(b"location", f"{'../' * (path.count('/') - 1)}{quote(flat)}".encode())]
                await send({"type": "http.response.start", "status": 307, "headers": to_there})
                await send({"type": "http.response.body", "body": b""})
            return
        if html != "text/html":
            for held in (*begun, message):
                await send(held)
            begun.clear()
            return
        body.extend(message.get("body", b""))
        if not message.get("more_body"):
            whole = bytes(body).replace(b"</head>", theme_script().encode() + EARLY + global_style() + b"</head>", 1)
            MutableHeaders(scope=begun[0])["content-length"] = str(len(whole))
            await send(begun[0])
            await send({**message, "body": whole})

    return sent
