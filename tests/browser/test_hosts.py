"""Who reaches the app, asked of real servers by handshakes of a WebSocket: this machine, and whom LTLAB_HOSTS names."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.server import ROOT, START_SECONDS, STREAMLIT_RUN, Server, free_port, running_app
from tests.sentences import facts

WAYS = {
    "streamlit run app.py": STREAMLIT_RUN,
    "python app.py": ("{script}",),
    "ltlab": ("-m", "laboratory", "--no-browser"),
}
LISTENS_WHERE_TOLD = {"python app.py", "ltlab"}
EVERYWHERE = {"LTLAB_ADDRESS": "0.0.0.0"}
HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",  # the example of RFC 6455
}
OPENED, REFUSED = 101, 403
NAMED = "lab.example.edu, 10.0.0.5,*.spaces.example"


@pytest.fixture(scope="module", params=WAYS)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app with other hosts named, started in each way."""
    way = WAYS[request.param]
    entries = {"LTLAB_HOSTS": NAMED, **(EVERYWHERE if request.param in LISTENS_WHERE_TOLD else {})}
    with running_app(home=tmp_path_factory.mktemp("home"), way=way, entries=entries) as running:
        yield running


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "lab.example.edu", "LAB.example.edu:443", "10.0.0.5:80",
                                  "one.spaces.example"])  # fmt: skip
def test_a_host_that_is_named_is_answered(opened: Server, host: str) -> None:
    assert _handshake(opened, host, origin=f"https://{host.lower()}") == OPENED


@pytest.mark.parametrize("host", ["evil.example", "example.edu", "not-lab.example.edu", "spaces.example", "10.0.0.50"])
def test_any_other_is_refused(opened: Server, host: str) -> None:
    assert _handshake(opened, host) == REFUSED


@pytest.mark.parametrize("origin", ["https://evil.example", "https://lab.example.edu.evil.example", "null", "//", "x["])
def test_a_page_of_another_site_is_refused(opened: Server, origin: str) -> None:
    """Under a host that is named, as a browser would send it that was lured to the other site."""
    assert _handshake(opened, "lab.example.edu", origin) == REFUSED


def test_a_proxy_may_write_a_host_of_its_own(opened: Server) -> None:
    """As nginx does unless it is told otherwise: the page's own name is in Origin alone."""
    assert _handshake(opened, f"127.0.0.1:{urlsplit(opened.url).port}", "https://lab.example.edu") == OPENED


def test_by_default_nobody_else_is_answered(server: Server) -> None:
    assert _handshake(server, "localhost", server.url) == OPENED
    assert [_handshake(server, host) for host in ("lab.example.edu", "10.0.0.5", "evil.example")] == [REFUSED] * 3
    assert _handshake(server, "localhost", "https://lab.example.edu") == REFUSED


def test_by_default_it_listens_on_this_machine_only(server: Server) -> None:
    """Another address of the loopback range stands for another machine's way in: it reaches who listens everywhere."""
    with pytest.raises(OSError, match="refused"):
        _handshake(_elsewhere(server), "localhost")


@pytest.mark.parametrize("opened", sorted(LISTENS_WHERE_TOLD), indirect=True)
def test_it_listens_elsewhere_when_told_so(opened: Server) -> None:
    assert _handshake(_elsewhere(opened), "localhost") == OPENED
    assert _handshake(_elsewhere(opened), "evil.example") == REFUSED


def _elsewhere(server: Server) -> Server:
    return replace(server, url=server.url.replace("localhost", "127.0.0.2"))


@pytest.mark.parametrize("way", WAYS)
def test_what_is_no_host_ends_in_one_sentence(way: str, tmp_path: Path) -> None:
    """What is none, `tests/pages/test_hosts.py` asks of one value after the other."""
    said = _refusal(way, tmp_path, {"LTLAB_HOSTS": "lab.example.edu:8501"})
    assert "LTLAB_HOSTS host names" in facts(said)
    assert said.endswith("got 'lab.example.edu:8501'")


@pytest.mark.parametrize("way", ["python app.py", "ltlab"])
@pytest.mark.parametrize(("variable", "value"), [("LTLAB_ADDRESS", "lab.example.edu"), ("LTLAB_PORT", "70000")])
def test_what_is_no_address_or_port_ends_in_one_sentence(way: str, variable: str, value: str, tmp_path: Path) -> None:
    said = _refusal(way, tmp_path, {variable: value})
    assert variable.removeprefix("LTLAB_") in said.upper() and value in said


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    """192.0.2.1 is kept for documentation: no machine has it."""
    port = str(free_port())
    said = _refusal("ltlab", tmp_path, {"LTLAB_ADDRESS": "192.0.2.1", "LTLAB_PORT": port})
    assert f"nothing listen 192.0.2.1, {port}" in facts(said)


def _refusal(way: str, home: Path, extra: dict[str, str]) -> str:
    """The one sentence with which the program ends."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STREAMLIT_", "LTLAB_"))}
    port = free_port()
    command = [sys.executable, *(word.format(script="app.py", port=port) for word in WAYS[way])]
    done = subprocess.run(
        command, cwd=ROOT, env={**kept, "HOME": str(home), "LTLAB_PORT": str(port), **extra}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=START_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    (sentence,) = [line for line in done.stderr.splitlines() if line.strip()]
    return sentence


def _handshake(server: Server, host: str, origin: str | None = None) -> int:
    """The status with which the server answers who asks for the app's WebSocket under this name."""
    parts = urlsplit(server.url)
    connection = HTTPConnection(str(parts.hostname), parts.port, timeout=START_SECONDS)
    entries = {**HANDSHAKE, "Host": host, **({"Origin": origin} if origin else {})}
    try:
        connection.request("GET", "/_stcore/stream", headers=entries)
        return connection.getresponse().status
    finally:
        connection.close()
