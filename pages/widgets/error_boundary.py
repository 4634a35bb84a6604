"""Around every page: an unexpected error becomes one sentence, and no work goes on after its visitor left."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

import streamlit as st

from bounds.formula.patience import ending_when
from pages.widgets import say

P = ParamSpec("P")
LOG = logging.getLogger(__name__)
SORRY = (
    "This page failed with the values in its fields ({kind}). This is a fault in the app. Your input is kept: go back "
    "one step in the browser, or undo the last change. The server's log has the details."
)


def guarded(name: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """For a page, or a part that is drawn by itself: a sentence instead of a red box where it fails."""

    def guard(draw: Callable[P, None]) -> Callable[P, None]:
        @wraps(draw)
        def draw_page(*arguments: P.args, **named: P.kwargs) -> None:
            try:
                with ending_when(_visitor_left):
                    draw(*arguments, **named)
            except Exception as failure:  # the one place: what is left may be anything, and is logged
                LOG.exception("the page %s failed", name)
                say.error(SORRY.format(kind=type(failure).__name__))

        return draw_page

    return guard


def _visitor_left() -> bool:
    """Never true: a script that asks its session is ended by Streamlit once the visitor left or wants another page."""
    return "_visitor_left" in st.session_state
