"""Buttons that go through steps."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

SCRIPT = """
from pages.widgets.link import remember_link
from pages.widgets.player import player

remember_link("perceptron_lab")
player("Step", 5, "at", 2)
"""


@pytest.mark.parametrize(("button", "to"), list(enumerate((1, 3, 0, 5))))
def test_each_button_goes_where_it_says(button: int, to: int) -> None:
    """A step back, a step, to the start, to the end."""
    app = AppTest.from_string(SCRIPT).run()
    assert app.slider[0].value == 2
    app.button[button].click().run()
    assert not app.exception and app.slider[0].value == to


def test_at_an_end_nothing_goes_further() -> None:
    app = AppTest.from_string(SCRIPT).run()
    app.slider[0].set_value(5).run()
    assert [item.disabled for item in app.button] == [False, True, False, True]
