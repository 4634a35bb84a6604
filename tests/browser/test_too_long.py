"""A text that is too long for its field is not taken, which Streamlit does not say: a line below the field does."""

from typing import TYPE_CHECKING

from tests.browser.axe import grave
from tests.browser.server import Server, open_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIELD = "Ask in your own words"


def paste(page: "Page", text: str) -> None:
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+V")


def test_what_does_not_fit_is_told_until_something_fits(server: Server, page: "Page") -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, server.url)
    field, notice = page.get_by_label(FIELD), page.locator(".too-long")
    field.fill("VC bound")
    paste(page, "many words " * 500)
    notice.get_by_text(f"The 5,500 characters do not fit into “{FIELD}”.").wait_for()
    assert field.input_value() == "VC bound" and grave(page) == []
    paste(page, ", d = 3")
    notice.wait_for(state="hidden")
    assert field.input_value() == "VC bound, d = 3"
    page.keyboard.press("Control+A")
    paste(page, "VC bound, d = 3")  # the same again is no text that was refused
    page.wait_for_timeout(200)
    assert not notice.is_visible()
