"""The documentation beside the app: served and linked to where it was built, not spoken of where it was not."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from starlette.applications import Starlette

from pages.widgets import documentation
from tests.asynchronous import result_of
from tests.opening import opened, page_text


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for place in ("index.html", "theorems/finite_realizable/index.html"):
        (tmp_path / "site" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / place).write_text(f"this is {place}")
    monkeypatch.setattr(documentation, "app_folder", lambda: tmp_path)
    return tmp_path


def answer(path: str, query: bytes = b"") -> tuple[int, bytes, str]:
    """Status, body, and where to go instead, as the app's server answers."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()  # the visitor stays until all is sent
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "root_path": "",
             "query_string": query, "headers": [(b"host", b"evil.example")], "server": ("localhost", 80),
             "scheme": "http"}  # fmt: skip
    result_of(Starlette(routes=documentation.documentation_routes())(scope, receive, send))
    to = dict(sent[0]["headers"]).get(b"location", b"").decode()
    return sent[0]["status"], b"".join(item.get("body", b"") for item in sent), to


def test_it_is_served_where_it_was_built(built: Path) -> None:
    assert answer("/docs/") == (200, b"this is index.html", "")
    assert answer("/docs/theorems/finite_realizable/") == (200, b"this is theorems/finite_realizable/index.html", "")
    assert answer("/docs/../app.py")[0] == answer("/docs/nowhere/")[0] == 404


@pytest.mark.parametrize("names", [("docs",), ("docs", "theorems", "finite_realizable")])
@pytest.mark.parametrize("proxy", ["https://lab/", "https://a/lab/"])
def test_a_folder_leads_inside_whatever_name_and_path_a_proxy_gives_it(
    built: Path, names: tuple[str, ...], proxy: str
) -> None:
    folder = "/".join(names)
    status, _, location = answer(f"/{folder}")
    assert status == 307 and urljoin(f"{proxy}{folder}", location).removeprefix(proxy) == f"{folder}/"
    assert answer(f"/{folder}", b"q=a%20b")[2] == f"{location}?q=a%20b"


def test_pages_lead_to_it(built: Path) -> None:
    assert "](docs/)" in page_text(opened("start"))
    slug = "finite_realizable"
    assert f"](docs/theorems/{slug}/)" in page_text(opened("calculator", theorem=slug))
    assert "](docs/theorems" not in page_text(opened("calculator", theorem="finite_agnostic"))


def test_it_is_not_spoken_of_where_it_was_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "app_folder", lambda: tmp_path)
    assert documentation.documentation_routes() == []
    assert "docs/" not in page_text(opened("start"))
