"""Nothing that is typed, linked or uploaded is drawn as Markdown, LaTeX, HTML, a link or a symbol: on no page."""

import csv
import io

import pytest
from streamlit.testing.v1 import AppTest

from pages import Found
from tests.opening import PAGES, opened, shown
from tests.strangers import NASTY, choices, drawn, views

each_page = pytest.mark.parametrize("found", PAGES, ids=lambda found: found.slug)


@each_page
def test_what_is_typed_or_linked_stands_as_it_is(found: Found) -> None:
    for view, keys in views(found.slug):
        app = opened(found.slug, **dict.fromkeys([*keys, NASTY[0], "v"], NASTY[0]) | view)
        for nasty in NASTY[1:]:
            assert not app.exception and not drawn(app), view
            for field in app.text_input:
                field.set_value(nasty)
            app.run()
        assert not app.exception and not drawn(app), view


@each_page
def test_what_a_link_chooses_stands_as_it_is(found: Found) -> None:
    for nasty in NASTY:
        app = opened(found.slug, **dict.fromkeys([*choices(found.slug), nasty], nasty))
        assert not app.exception and not drawn(app)


@pytest.mark.parametrize("nasty", NASTY)
def test_the_test_sees_what_would_be_drawn(nasty: str) -> None:
    page = AppTest.from_string(f"import streamlit as st\nst.markdown({nasty!r})")
    assert drawn(page.run())


@pytest.mark.parametrize("content", ["rows", "a column twice", "no text"])
def test_a_table_says_nothing_but_what_it_says(content: str) -> None:
    """Its name, the names of its columns and classes, and cells that are refused."""
    image, symbol, lines = NASTY
    rows = [[i % 3, NASTY[i % 3], NASTY[i % 3]] for i in range(30)] + [[image, "", lines], [symbol], [lines] * 4]
    header = [image, symbol, lines] if content == "rows" else [image] * 3
    written = io.StringIO()
    csv.writer(written).writerows([header, *rows])
    raw = b"\x01" if content == "no text" else written.getvalue().encode()
    app = opened("learning_curves", world="yours", learner="pocket")
    app.file_uploader(key="_yours_file").upload(f"{image.replace('/', '_')}.csv", raw, "text/csv").run()
    assert not app.exception and not drawn(app)
    assert "evil" in shown(app)
