"""A view in a frame of a course's page, which comes from another server: drawn and answering, without the menu."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

VIEW = "perceptron_lab?embed=true&v=1&updates.margin=0.2&hide=margin&title=Exercise 3"
FRAME = '<h2>Sheet 4</h2><iframe src="{server}/{view}" width="1000" height="800" title="The perceptron"></iframe>'


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nothing on the screen."""


@contextmanager
def course(folder: Path) -> Iterator[str]:
    """Another server, which shows what lies in the folder."""
    other = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=other.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{other.server_port}/"
    finally:
        other.shutdown()
        other.server_close()


def test_a_view_is_framed_by_another_page(server: Server, new_page: "Callable[..., Page]", tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(FRAME.format(server=server.url, view=VIEW), encoding="utf-8")
    page = new_page()
    with course(tmp_path) as address:
        page.goto(address)
        inside = page.frame_locator("iframe")
        inside.get_by_role("heading", name="Exercise 3").wait_for()
        inside.get_by_text("Bound ≤ 25").first.wait_for()  # 1 / 0.2²
        inside.locator(".main-svg").first.wait_for()
        assert inside.get_by_text("Look up").count() == 0
        assert inside.get_by_label("Margin", exact=False).count() == 0
        inside.get_by_label("Sample size m", exact=True).first.fill("10")
        inside.get_by_label("Sample size m", exact=True).first.press("Enter")
        inside.locator("[data-testid=stThumbValue], [data-testid=stSliderThumbValue]").filter(
            has_text="10"
        ).first.wait_for()
