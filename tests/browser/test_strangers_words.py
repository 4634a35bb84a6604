"""In a real browser: what is typed or linked is read there as it was typed, and nothing of it is fetched."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from pages.widgets.say import JOINER
from tests.browser.server import ROOT, Server, open_page, running_app

if TYPE_CHECKING:
    from playwright.sync_api import Page

TYPED = (
    "![i](http://evil.example/x.png) [Click](http://evil.example)",
    "<img src=http://evil.example/x.png> <b>b</b> <!-- c --> &lt;",
    "http://evil.example www.evil.example a@evil.example",
    ":material/home: :streamlit: :smile: :red[r] :blue-badge[b]",
    "$x^2$ $$y$$ `code` **b** __c__ _d_ ~~e~~ \\frac",
    "a -> b <- c <-> d -- e ~= f | g | h",
    "# one",
    "1. one",
    "- one",
    "+ [ ] one",
    "> one",
    "[a]: http://evil.example",
    "[^1]: one",
    "| a | b |",
    "---",
    "a\nb",
)
LINKED = "<b>*[c](//evil.example)* `x` $y$ :red[r]"  # no longer than what a complaint repeats in full
SPECIMENS = """
import sys

sys.path.insert(0, {root!r})
import streamlit as st

from pages.widgets import say

for typed in {typed!r}:
    with st.container(border=True):
        st.markdown(say.verbatim(typed))
        say.error(typed)
        st.caption(f"It was {{say.verbatim(typed)}}")
        st.expander(say.verbatim(typed))
        st.button(say.verbatim(typed))
"""
DRAWN = "[data-testid=stMarkdownContainer] :is(a, img, code, em, strong, del, h1, li, table, .katex)"


def read(page: "Page", place: str) -> list[str]:
    """What stands in each of the places, letter by letter but for what takes no room."""
    return [" ".join(text.replace(JOINER, "").split()) for text in page.locator(place).all_inner_texts()]


def test_every_kind_of_mark_is_read_as_it_was_typed(page: "Page", tmp_path: Path) -> None:
    script = tmp_path / "specimens.py"
    shutil.copytree(ROOT / ".streamlit", tmp_path / ".streamlit")
    script.write_text(SPECIMENS.format(root=str(ROOT), typed=TYPED))
    with running_app(home=tmp_path, script=script) as specimens:
        open_page(page, specimens.url)
        assert not page.locator(DRAWN).count()
        lines = [" ".join(typed.split()) for typed in TYPED]
        assert read(page, "[data-testid=stMarkdown]") == [text for line in lines for text in (line, f"It was {line}")]
        assert read(page, "[data-testid=stAlert]") == lines
        assert read(page, "[data-testid=stButton]") == lines
        assert [text.rpartition("keyboard_arrow_right")[2].strip() for text in read(page, "summary")] == lines


@pytest.mark.parametrize(
    ("slug", "part", "key"),
    [("calculator", "theorem", "m"), ("calculator", "compare", "delta"), ("companion", "", "find")],
)
def test_what_a_link_says_is_read_as_it_was_said(server: Server, page: "Page", slug: str, part: str, key: str) -> None:
    open_page(page, f"{server.url}/{slug}?part={part}&for=value&{key}={quote(LINKED, safe='')}")
    assert LINKED in "\n".join(read(page, "[data-testid=stAlert]")).replace("\\\\", "\\")
    assert not page.locator(f"[data-testid=stAlert] {DRAWN}").count()
