"""Of tabs the open one alone is drawn."""

import pytest
from streamlit.testing.v1 import AppTest

from pages.widgets import tabs

SCRIPT = """
import streamlit as st
from pages.widgets.tabs import tabs

tabs("of_three", {name: lambda name=name: st.markdown(f"this is {name}") for name in ("one", "two", "three")})
"""


@pytest.mark.parametrize("chosen", ["one", "two", "three"])
def test_the_open_tab_is_drawn_and_no_other(monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    monkeypatch.setattr(tabs, "is_open", lambda tab: bool(tab.open))  # all tests else see every tab (conftest)
    app = AppTest.from_string(SCRIPT)
    if chosen != "one":
        app.session_state["of_three"] = chosen
    app.run()
    assert not app.exception
    assert [tab.label for tab in app.tabs] == ["one", "two", "three"]
    assert [words.value for words in app.markdown] == [f"this is {chosen}"]
