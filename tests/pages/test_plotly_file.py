"""The page asks for Plotly as soon as it has a title; everything else passes untouched."""

from typing import Any

import pytest

from pages.widgets.plotly_file import ADDRESS, plotly_early, plotly_route
from tests.asynchronous import result_of

PAGE = b"<html><head><title>a</title></head><body></body></html>"


def answered(path: str, kind: str, method: str = "GET", parts: tuple[bytes, ...] = (PAGE,)) -> tuple[bytes, dict]:
    """Body and headers as they are sent, and the names of the request's headers as the app saw them."""
    sent: list[dict[str, Any]] = []
    seen: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.extend(name for name, _ in scope["headers"])
        length = str(sum(map(len, parts))).encode()
        headers = [(b"content-type", kind.encode()), (b"content-length", length)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for part in parts:
            await send({"type": "http.response.body", "body": part, "more_body": part is not parts[-1]})

    async def receive() -> dict[str, Any]:
        raise AssertionError("nothing is read of a request")

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": [(b"accept-encoding", b"gzip")]}
    middleware = plotly_early()

    async def answer() -> None:
        await middleware.cls(app, *middleware.args, **middleware.kwargs)(scope, receive, send)

    result_of(answer())
    start, *rest = sent
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    return b"".join(item["body"] for item in rest), {**headers, "seen": seen}


@pytest.mark.parametrize("parts", [(PAGE,), (PAGE[:20], PAGE[20:30], PAGE[30:])])
def test_a_page_asks_for_it(parts: tuple[bytes, ...]) -> None:
    body, headers = answered("/calculator", "text/html; charset=utf-8", parts=parts)
    head, _, rest = body.partition(b"</head>")
    assert ADDRESS.encode() in head and head.startswith(PAGE[:20]) and rest == b"<body></body></html>"
    assert int(headers["content-length"]) == len(body)
    assert headers["seen"] == [], "what is compressed could not be written into"


@pytest.mark.parametrize(
    ("path", "kind", "method"),
    [
        ("/static/js/a.js", "text/html", "GET"),
        ("/_stcore/health", "text/plain", "GET"),
        ("/", "text/html", "HEAD"),
        ("/docs/theorems/sauer/", "text/html", "GET"),
    ],
)
def test_all_else_passes_untouched(path: str, kind: str, method: str) -> None:
    body, headers = answered(path, kind, method, (PAGE[:20], PAGE[20:]))
    assert body == PAGE and int(headers["content-length"]) == len(PAGE)


def test_a_nested_address_is_sent_on_to_a_flat_one() -> None:
    """Streamlit's page would look for its parts under `/a/static` and stay blank; a proxy may serve it under a path."""
    for path, to in {"/a b/c": "../a%20b-c", "/a/b/c": "../../a-b-c", "/a/": "../a"}.items():
        body, headers = answered(path, "text/html", parts=(PAGE[:20], PAGE[20:]))
        assert body == b"" and headers["location"] == to


def test_it_is_the_one_of_the_installed_package() -> None:
    route = plotly_route()
    response = result_of(route.endpoint(None))
    assert route.path == f"/{ADDRESS}" and response.path.is_file()
    assert b"plotly.js v" in response.path.read_bytes()[:200]


def test_it_goes_as_it_is_also_to_a_browser_that_would_have_it_compressed() -> None:
    """To compress it takes the server a second for each browser: it is on the same machine."""
    from starlette.middleware.gzip import GZipMiddleware
    from starlette.responses import Response

    async def plotly(scope: Any, receive: Any, send: Any) -> None:
        how = (await plotly_route().endpoint(None)).headers["content-encoding"]
        await Response("plotly " * 1_000, headers={"content-encoding": how})(scope, receive, send)

    sent: list[dict[str, Any]] = []

    async def visit() -> None:
        scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip")]}
        await GZipMiddleware(plotly)(scope, sent.append, receives)  # type: ignore[arg-type]

    async def receives(message: Any) -> None:
        sent.append(message)

    result_of(visit())
    assert sent[-1]["body"] == b"plotly " * 1_000
