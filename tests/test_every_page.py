"""What must hold of every page, found by discovery, and of the router."""

import re
import subprocess
import sys
from itertools import count
from threading import Thread
from urllib.parse import parse_qsl, urlsplit

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from pages import Found, Page, discover
from pages.widgets.error_boundary import guarded
from pages.widgets.page import LOADING, SECTIONS
from tests.opening import NEVER_SHOWN, PAGES, ROOT, charts, headline, link_of, messages, opened, page_text, sharing
from tests.sentences import facts, pattern

ROUTER = ROOT / "pages" / "_router.py"
TYPESET = re.compile(r"\$[^$]*\$|`[^`]*`|<[^>]*>|\]\([^)]*\)")  # formulas, code, HTML and addresses
IN_CODE = re.compile(r"\b\w_\{|\b\w_\w\b|[\w)]\^|\\[a-z]+\{")  # L_{D}, w_j, (1-ε)^m, \frac{


def test_the_menu_has_the_three_doors() -> None:
    slugs = [entry.slug for entry in PAGES]
    assert slugs[0] == "start"
    assert {"calculator", "theorems"} <= set(slugs)


@pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.slug)
def test_a_page_says_where_it_belongs(entry: Found) -> None:
    assert entry.page.section in SECTIONS
    assert entry.page.icon.startswith(":material/") and entry.page.icon.endswith(":")
    assert entry.description.endswith((".", "?")) and len(entry.description) > 20
    assert entry.page.title


def test_places_in_the_menu_are_unique() -> None:
    assert len({entry.page.place for entry in PAGES}) == len(PAGES)
    assert len({entry.page.title for entry in PAGES}) == len(PAGES)


def test_a_section_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("section Odd")):
        Page("Odd", "Elsewhere", ":material/home:", 5)


@pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.slug)
def test_every_page_opens_without_an_error(entry: Found) -> None:
    app = opened(entry.slug)
    assert not app.exception
    assert not app.error
    assert len(app.title) == 1
    assert all(chart.alt for chart in charts(app))
    if said := headline(app):  # a figure that is taken away says it, too
        assert all(chart.footer.startswith(" ".join(said)) for chart in charts(app))
    assert not NEVER_SHOWN.search(page_text(app))
    in_words = "\n".join(text.value for kind in (app.markdown, app.caption) for text in kind)
    assert not IN_CODE.search(TYPESET.sub("", in_words))


@pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.slug)
def test_the_link_opens_the_same_view(entry: Found) -> None:
    app = opened(entry.slug)
    if not sharing(app):
        assert entry.slug in {"start", "companion", "count_and_shatter", "tour"}  # whose address bar is the link
        return
    link = urlsplit(link_of(app))
    assert link.path == f"/{entry.slug}"
    again = opened(entry.slug, **dict(parse_qsl(link.query)))
    assert not again.exception and not again.error
    assert "was ignored" not in page_text(again) and "does not use" not in facts(page_text(again))
    assert len(charts(again)) == len(charts(app))
    assert [element.value for element in again.markdown] == [element.value for element in app.markdown]


def test_the_router_draws_start() -> None:
    app = AppTest.from_file(ROUTER, default_timeout=300).run()
    assert not app.exception
    assert facts(app.title[0].value) == "Theory Lab"


def test_no_folder_called_pages_lies_beside_the_script() -> None:
    """Where one does, a fresh server takes its files for pages and shows the first visitor a list of them."""
    assert ROUTER.is_file() and not (ROUTER.parent / "pages").exists()


def test_a_page_that_fails_says_one_sentence_and_keeps_what_was_typed(caplog: pytest.LogCaptureFixture) -> None:
    script = (
        "import streamlit as st\n"
        "from pages.widgets.error_boundary import guarded\n"
        "from pages.widgets.link import text\n"
        "def page():\n"
        "    typed = text('Number', 'number', '7', 100)\n"
        "    st.markdown(str(1 / (float(typed) - 3)))\n"
        "guarded('failing')(page)()\n"
    )
    app = AppTest.from_string(script).run()
    app.text_input(key="number").set_value("3").run()
    assert not app.exception and len(app.error) == 1
    assert "(ZeroDivisionError)" in messages(app)[0] and "Traceback" not in page_text(app)
    assert app.text_input(key="number").value == "3"
    assert "page failing" in facts(caplog.text) and "division zero" in facts(caplog.text)


def test_one_visitor_at_a_time_loads_a_page() -> None:
    """Twenty first visitors of a fresh server met half of pandas, and half of `bounds`."""
    loaded: list[str] = []
    second = Thread(target=lambda: loaded.append(PAGES[0].load().__name__), daemon=True)
    with LOADING:
        second.start()
        second.join(0.5)
        assert not loaded
    second.join(30)
    assert loaded == ["pages.start"] and "pandas" in sys.modules


@pytest.mark.parametrize("slug", ["start", "metrics"])
def test_a_visitor_loads_the_page_that_he_opens_and_no_other(slug: str) -> None:
    report = (
        "import sys\n"
        "from tests.opening import opened\n"
        f"assert not opened({slug!r}).exception\n"
        "print(*(name for name in sys.modules if name.startswith(('pages.', 'laboratory.topics.'))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", report], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    by_hand = {entry.slug for entry in PAGES if entry.home == f"pages.{entry.slug}"}
    assert {name for name in by_hand if f"pages.{name}" in loaded} == {slug} & by_hand
    assert {name.split(".")[2] for name in loaded if name.startswith("laboratory.topics.")} <= {slug}


def test_pages_are_read_once_a_process() -> None:
    assert discover() is discover()


def test_work_ends_with_its_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streamlit ends a script by an exception when it next asks its session; a solver at work must let it ask."""
    from streamlit.runtime.scriptrunner import StopException

    questions = count()

    def left() -> bool:
        if next(questions) > 2:
            raise StopException
        return False

    def solve() -> None:
        theorems["vc_hypergeometric"].solve("m", at_most=0.2, d=10, errors=3 * 10**6, ghost=4 * 10**7, delta=0.05)

    monkeypatch.setattr("pages.widgets.error_boundary._visitor_left", left)
    with pytest.raises(StopException):
        guarded("calculator")(solve)()
    assert next(questions) == 4
