"""A drag is undone as long as nobody has touched its fields since, one before the other."""

from streamlit.testing.v1 import AppTest

SCRIPT = """
import streamlit as st
from functools import partial
from pages.widgets.link import remember_link
from pages.widgets.undoing import can_undo, recorded, undo

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
    app = ran(AppTest.from_string(SCRIPT), "held['x'] = 1; drag(step=3, x=2); drag(x=5, y=7)")
    assert app.session_state["x"] == 5 and app.session_state["left"]
    ran(app, "undo('view')")
    assert app.session_state["x"] == 2 and "y" not in app.session_state and app.session_state["left"]
    ran(app, "held['step'] = undo('view').step")
    assert app.session_state["x"] == 1 and app.session_state["step"] == 3 and not app.session_state["left"]
    ran(app, "assert undo('view') is None")


def test_what_was_typed_since_is_not_undone() -> None:
    app = ran(AppTest.from_string(SCRIPT), "drag(x=2); held['x'] = 4; assert undo('view') is None")
    assert app.session_state["x"] == 4 and not app.session_state["left"]


def test_other_places_have_their_own() -> None:
    app = ran(AppTest.from_string(SCRIPT), "drag(x=2); assert undo('board') is None")
    assert app.session_state["x"] == 2 and app.session_state["left"]
