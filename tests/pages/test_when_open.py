"""Of tabs the open one alone is drawn, and of a popover nothing until somebody opens it."""

import pytest
from streamlit.testing.v1 import AppTest

from pages.widgets import when_open

SCRIPT = """
import streamlit as st
from pages.widgets.when_open import popover, tabs

tabs("of_three", {name: lambda name=name: st.markdown(f"this is {name}") for name in ("one", "two", "three")})
popover("More", "of_more", lambda: st.caption("more"))
"""


@pytest.mark.parametrize("chosen", ["one", "two", "three"])
def test_the_open_tab_is_drawn_and_no_other(monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    monkeypatch.setattr(when_open, "is_open", lambda part: bool(part.open))  # all tests else see every tab (conftest)
    app = AppTest.from_string(SCRIPT)
    if chosen != "one":
        app.session_state["of_three"] = chosen
    app.run()
    assert not app.exception
    assert [tab.label for tab in app.tabs] == ["one", "two", "three"]
    assert [words.value for words in app.markdown] == [f"this is {chosen}"]


@pytest.mark.parametrize("is_open", [False, True])
def test_a_popover_is_drawn_while_it_is_open(monkeypatch: pytest.MonkeyPatch, is_open: bool) -> None:
    monkeypatch.setattr(when_open, "is_open", lambda part: bool(part.open))
    app = AppTest.from_string(SCRIPT)
    if is_open:
        app.session_state["of_more"] = True
    app.run()
    assert not app.exception
    assert [words.value for words in app.caption] == ["more"] * is_open
