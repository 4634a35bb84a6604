"""Plotly's browser part, served from the installed package: figures are drawn without a network."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

ADDRESS = "/plotly.min.js"
FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}


def plotly_route() -> Route:
    """Answers at `ADDRESS`."""
    from starlette.routing import Route

    return Route(ADDRESS, _plotly)


async def _plotly(request: Request) -> Response:
    from starlette.responses import FileResponse

    found = find_spec("plotly")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("plotly is not installed: pip install -r requirements.txt")
    return FileResponse(Path(found.origin).parent / "package_data" / "plotly.min.js", headers=FOR_A_DAY)
