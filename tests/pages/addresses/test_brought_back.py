"""An address that Back or Forward brings back is opened as a link is: what is not in it is usual again."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from pages.widgets import link, opening_address
from tests.opening import opened

SCRIPT = """
from pages.widgets.link import remember_link
from pages.widgets.player import current_step, player
from pages.widgets.several import choose_several
import streamlit as st

remember_link("page")
seed = st.query_params.get("seed", "1")
current_step(9, "step", seed, 2)
player("Step", 9, "step", 2)
choose_several(st.multiselect, "Some", ["a", "b", "c"], "some")
"""


@pytest.fixture
def brought_back(monkeypatch: pytest.MonkeyPatch) -> "BroughtBack":
    return BroughtBack(monkeypatch)


class BroughtBack:
    """Runs an app once more as the browser's Back button does, with the address of that entry."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, app: AppTest, **address: str) -> AppTest:
        app.query_params.clear()
        for name, value in address.items():
            app.query_params[name] = value
        with self._monkeypatch.context() as patched:
            for module in (link, opening_address):
                patched.setattr(module, "is_brought_back", lambda: True)
            return app.run()


def test_fields_hold_what_the_address_says_and_else_what_is_usual(brought_back: BroughtBack) -> None:
    address = {"theorem": "vc_rademacher", "m": "300", "for": "value"}
    app = opened("calculator", **address)
    usual = app.text_input(key="d").value
    app.text_input(key="m").set_value("400").run()
    app.text_input(key="d").set_value("7").run()
    brought_back(app, **address)
    assert not app.exception
    assert [app.text_input(key=name).value for name in ("m", "d")] == ["300", usual]
    brought_back(app, **address, d="7")  # the page itself once wrote it there
    assert app.text_input(key="d").value == "7"
    app.text_input(key="d").set_value("8").run()
    assert app.text_input(key="d").value == "8"


def test_what_an_address_has_that_nothing_reads_is_reported_for_that_address(brought_back: BroughtBack) -> None:
    app = opened("calculator", nonsense="3")
    count = len(app.warning)
    brought_back(app)
    assert len(app.warning) == count - 1


def test_steps_and_lists_come_back(brought_back: BroughtBack) -> None:
    app = AppTest.from_string(SCRIPT)
    app.query_params |= {"seed": "1", "step": "5", "some": "a,b"}
    app.run()
    assert (app.session_state["step"], app.session_state["some"]) == (5, ["a", "b"])
    app.multiselect(key="some").set_value(["c"]).run()
    app.query_params["seed"] = "2"
    app.run()
    assert (app.session_state["step"], app.session_state["some"]) == (2, ["c"])
    brought_back(app, seed="1", step="5", some="a,b")
    assert (app.session_state["step"], app.session_state["some"]) == (5, ["a", "b"])
    brought_back(app)
    assert (app.session_state["step"], app.session_state["some"]) == (2, [])
