"""The first visitor of a fresh server: Streamlit's older habit, each file in `pages` a page, shows itself nowhere."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.server import open_page, running_app

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Looks at each frame that follows a change, and at no other: a page that is looked at for ever is never still.
WATCHES = """() => {
    window.seen = [];
    let waits = false;
    const look = () => {
        waits = false;
        const list = document.querySelector('[data-testid="stSidebarNav"]');
        if (list || document.body?.innerText.includes('Page not found')) window.seen.push(document.body.innerText);
    };
    const lookSoon = () => { if (!waits) { waits = true; requestAnimationFrame(look); } };
    new MutationObserver(lookSoon).observe(document, {subtree: true, childList: true, characterData: true});
    lookSoon();
}"""


CALCULATOR = "calculator?theorem=finite_agnostic&for=value&m=2000"
NEAREST = "text=no page called “metric”"
ANOTHER = pytest.mark.exhaustive("a fresh server whose first visitor comes with another address")


# The habit hangs on the first address that a process is asked for: none, a page with a question, what no page has.
@pytest.mark.parametrize(
    ("address", "title", "sees"),
    [
        pytest.param("", "Learning Theory Lab", "[data-testid='stSlider']", marks=ANOTHER),
        (CALCULATOR, "Calculator", "input[value='2000']"),
        pytest.param("metric", "No such page", NEAREST, marks=ANOTHER),
        pytest.param("metric/s", "No such page", "text=no page called “metric-s”", marks=ANOTHER),
    ],
)
def test_the_first_visitor_sees_the_page_and_never_a_list_of_files(
    new_page: "Callable[..., Page]", tmp_path: Path, address: str, title: str, sees: str
) -> None:
    with running_app(home=tmp_path) as fresh:
        page = new_page()
        page.add_init_script(f"({WATCHES})()")
        open_page(page, f"{fresh.url}/{address}")
        assert page.locator("h1").all_inner_texts() == [title]
        assert page.locator(sees).first.is_visible()
        assert not page.evaluate("window.seen")
        if sees == NEAREST:
            page.locator("[data-testid='stMain']").get_by_role("link", name="Metrics").click()
            page.get_by_role("heading", name="Metrics", exact=True).wait_for()
        page.close()
