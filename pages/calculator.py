"""Choose a theorem, enter what is given, and solve for the rest: sample size, error or failure probability."""

from importlib import import_module
from typing import Any

import streamlit as st

from pages.solving.parts import PART, PARTS, THEOREM, opened_by_link, turn_part
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.error_boundary import guarded
from pages.widgets.page import LOADING, Page
from pages.widgets.view_row import view_of

PAGE = Page("Calculator", "Solve", ":material/calculate:", 10)


def render() -> None:
    """The page is one fragment: what changes in it leaves menu and router alone."""
    opened_by_link()
    st.fragment(guarded("calculator")(_draw))()


def _draw() -> None:
    """The row of parts, and the one that is open."""
    part, question = turn_part(list(PARTS))
    drawn_by = _module(part)
    if question is not None:
        drawn_by.take(question)
    st.title(say.verbatim(page_title("Calculator")))
    view_of("What to see of a question", PARTS, THEOREM, PART, "part of this page")
    drawn_by.render()


def _module(part: str) -> Any:
    """The part's module, imported at its first visit, in one visitor's thread at a time."""
    with LOADING:
        return import_module(f"pages.solving.{part}")
