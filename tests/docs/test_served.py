"""The documentation beside the app, asked of a real server: its bare name leads into it, whatever host is named."""

from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from tests.browser.server import ON_ONE_CORE, START_SECONDS, Server, running_app

BUILT_THERE = (
    "import pathlib; from pages.widgets import documentation; documentation.app_folder = lambda: pathlib.Path({!r})"
)


def test_its_bare_name_leads_into_it(tmp_path: Path) -> None:
    for place in ("index.html", "theorems/index.html"):
        (tmp_path / "site" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / place).write_text(f"this is {place}")
    flag, start, *rest = ON_ONE_CORE
    way = (flag, f"{BUILT_THERE.format(str(tmp_path))}; {start}", *rest)
    with running_app(home=tmp_path, way=way) as server:
        for path, place in {"/docs": "index.html", "/docs/theorems": "theorems/index.html"}.items():
            status, location, _ = _answer(server, path)
            assert status == 307 and location == f"./{path.rpartition('/')[2]}/"
            assert _answer(server, urljoin(path, location)) == (200, "", f"this is {place}")
        assert _answer(server, "/docs/nowhere")[0] == 404
        status, location, _ = _answer(server, "/a/b")
        assert (status, location) == (307, "../a-b")


def _answer(server: Server, path: str) -> tuple[int, str, str]:
    """Status, where to go instead, and body, for who says that the server is called something else."""
    parts = urlsplit(server.url)
    connection = HTTPConnection(str(parts.hostname), parts.port, timeout=START_SECONDS)
    try:
        connection.request("GET", path, headers={"Host": "evil.example"})
        response = connection.getresponse()
        return response.status, response.getheader("location", ""), response.read().decode()
    finally:
        connection.close()
