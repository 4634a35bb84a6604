"""Nothing that is typed, linked or uploaded is drawn as Markdown, LaTeX, HTML, a link or a symbol: on no page."""

import csv
import io
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from streamlit.testing.v1 import AppTest

from pages import Found
from tests.opening import PAGES, opened, page_text
from tests.strangers import NASTY, choices, markup, views

each_page = pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.slug)


def mixed(turn: int) -> Iterator[str]:
    """Something nasty for each place, another thing for its neighbours, and in each of three turns another."""
    return islice(cycle(NASTY), turn, None)


def stands_as_it_is(slug: str, linked: int, typed: int, which: slice = slice(None)) -> None:
    """Turn by turn: what is linked to each view, and what is then typed into all of its fields."""
    for view, keys in list(views(slug))[which]:
        app = opened(slug, **dict(zip([*keys, NASTY[linked], "v"], mixed(linked), strict=False)) | view)
        assert not app.exception and not markup(app), view
        for field, nasty in zip(app.text_input, mixed(typed), strict=False):
            field.set_value(nasty)
        app.run()
        assert not app.exception and not markup(app), view


@each_page
def test_what_is_typed_or_linked_stands_as_it_is(entry: Found) -> None:
    stands_as_it_is(entry.slug, linked=0, typed=1, which=slice(0, None, 4))


@each_page
@pytest.mark.exhaustive("strangers' words in the views that are left out every day, and two more turns of them in all")
def test_all_that_is_typed_or_linked_stands_as_it_is(entry: Found) -> None:
    stands_as_it_is(entry.slug, linked=0, typed=1)
    stands_as_it_is(entry.slug, linked=1, typed=2)
    stands_as_it_is(entry.slug, linked=2, typed=0)


@each_page
def test_what_a_link_chooses_stands_as_it_is(entry: Found) -> None:
    what_is_chosen_stands_as_it_is(entry.slug, turn=0)


@each_page
@pytest.mark.exhaustive("the other two kinds of strangers' words for whatever a link chooses")
def test_whatever_a_link_chooses_stands_as_it_is(entry: Found) -> None:
    for turn in (1, 2):
        what_is_chosen_stands_as_it_is(entry.slug, turn)


def what_is_chosen_stands_as_it_is(slug: str, turn: int) -> None:
    app = opened(slug, **dict(zip([*choices(slug), NASTY[turn]], mixed(turn), strict=False)))
    assert not app.exception and not markup(app)


@pytest.mark.parametrize("nasty", NASTY)
def test_the_test_sees_what_would_be_drawn(nasty: str) -> None:
    page = AppTest.from_string(f"import streamlit as st\nst.markdown({nasty!r})")
    assert markup(page.run())


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
    assert not app.exception and not markup(app)
    assert "evil" in page_text(app)
