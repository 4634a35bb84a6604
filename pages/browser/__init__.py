"""What runs in the browser: scripts, styles and markup, which the widgets of the same names send there."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

HERE = Path(__file__).parent
FETCHED = {
    "figure": (
        "handles.css", "readings.js", "handle.js", "handles.js", "along.js", "sketch.js", "saving.js", "change.js",
        "figure.js",
    ),
    "film": ("film.css", "change.js", "film.js"),
    "save_figure": ("save_figure.css", "save_figure.js"),
    "share": ("share.css", "element.js", "share.js"),
    "sliders": ("sliders.css", "sliders.js"),
}  # fmt: skip
STYLES = """document.head.append(Object.assign(document.createElement("style"), {{ textContent: {text} }}))"""
# The server is this machine's own: to compress megabytes takes it a second, and to send them none.
AS_IT_IS = {"Content-Encoding": "identity"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", **AS_IT_IS}  # another text has another address
# Streamlit sends a component's script and style along with each of its messages.
FETCHES = """let run = null
const read = import(new URL("{address}", document.baseURI)).then(script => {{ run = script.default }})
export default function (told) {{
  if (run) return run(told)
  let end = null, gone = false
  read.then(() => {{ if (!gone) end = run(told) }}).catch(({{ message }}) => {{ told.parentElement.append(message) }})
  return () => {{ gone = true; end?.() }}
}}"""


def source(name: str) -> str:
    """The text of a file of this folder."""
    return (HERE / name).read_text("utf-8")


def with_elements(name: str) -> str:
    """A script that makes elements, with what makes them before it."""
    return source("element.js") + source(name)


@cache
def fetched(name: str) -> str:
    """A short script that fetches that of a component with its style, one of FETCHED, which the browser then keeps."""
    return FETCHES.format(address=address_of_script(name))


def address_of_script(name: str) -> str:
    """Where it is served, as a page asks: beside itself."""
    return f"browser/{name}.js?v={sha256(_script(name).encode()).hexdigest()[:16]}"


def script_route() -> Route:
    """Answers there."""
    from starlette.routing import Route

    return Route("/browser/{name}.js", _answer)


async def _answer(request: Request) -> Response:
    from starlette.responses import Response

    name = request.path_params["name"]
    if name not in FETCHED:
        return Response(status_code=404)
    return Response(_script(name), media_type="text/javascript", headers=FOR_EVER)


@cache
def _script(name: str) -> str:
    parts = ((part, source(part)) for part in FETCHED[name])
    return "\n".join(STYLES.format(text=json.dumps(text)) if part.endswith(".css") else text for part, text in parts)


def nothing() -> None:
    """For what listens to a trigger of a component: Streamlit gives a trigger's value only where somebody listens."""
