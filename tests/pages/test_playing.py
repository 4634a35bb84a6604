"""Buttons that go through steps, and Ctrl-Z, which goes back through drags whose fields nobody has touched since."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from tests.opening import opened

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


def test_the_steps_are_written_as_all_whole_numbers_are() -> None:
    (slider,) = AppTest.from_string(SCRIPT.replace("5", "2000")).run().slider
    assert slider.max == 2000 and slider.proto.format == "%,d"


def test_the_slider_of_a_field_writes_numbers_as_text_does() -> None:
    slider = opened("optimisation", show="race", **{"race.steps": "2000"}).select_slider(key="_slider_race.steps")
    assert slider.value == 2000 and slider.options[-1] == "2,000"


def test_at_an_end_nothing_goes_further() -> None:
    app = AppTest.from_string(SCRIPT).run()
    app.slider[0].set_value(5).run()
    assert [item.disabled for item in app.button] == [False, True, False, True]


DRAGS = """
import streamlit as st
from functools import partial
from pages.widgets.link import remember_link
from pages.dragging.undoing import can_undo, recorded, undo

remember_link("perceptron_lab")
held = st.session_state

def put(**values):
    held.update(values)

def drag(step=None, **values):
    recorded("view", list(values), partial(put, **values), step)

exec(held.pop("script", ""))
held["left"] = can_undo("view")
"""


def ran(app: AppTest, script: str) -> AppTest:
    app.session_state["script"] = script
    app.run()
    assert not app.exception
    return app


def test_drags_are_undone_one_before_the_other() -> None:
    app = ran(AppTest.from_string(DRAGS), "held['x'] = 1; drag(step=3, x=2); drag(x=5, y=7)")
    assert app.session_state["x"] == 5 and app.session_state["left"]
    ran(app, "undo('view')")
    assert app.session_state["x"] == 2 and "y" not in app.session_state and app.session_state["left"]
    ran(app, "held['step'] = undo('view').step")
    assert app.session_state["x"] == 1 and app.session_state["step"] == 3 and not app.session_state["left"]
    ran(app, "assert undo('view') is None")


BUTTON = (
    DRAGS.replace("can_undo, ", "can_undo, offer_undo, ")
    + """
offer_undo("view", then=lambda drag: held.update(step=drag.step))
"""
)


def test_a_button_undoes_where_there_is_something_to_undo() -> None:
    app = ran(AppTest.from_string(BUTTON), "held['x'] = 1")
    assert not app.button
    ran(app, "drag(step=3, x=2)")
    app.button[0].click().run()
    assert app.session_state["x"] == 1 and app.session_state["step"] == 3 and not app.button


def test_what_changed_nothing_needs_no_undoing() -> None:
    app = ran(AppTest.from_string(DRAGS), "held['x'] = 1; drag(x=2); drag(x=2); undo('view')")
    assert app.session_state["x"] == 1 and not app.session_state["left"]


def test_what_was_typed_since_is_not_undone() -> None:
    app = ran(AppTest.from_string(DRAGS), "drag(x=2); held['x'] = 4; assert undo('view') is None")
    assert app.session_state["x"] == 4 and not app.session_state["left"]


def test_other_places_have_their_own() -> None:
    app = ran(AppTest.from_string(DRAGS), "drag(x=2); assert undo('board') is None")
    assert app.session_state["x"] == 2 and app.session_state["left"]
