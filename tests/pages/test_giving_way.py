"""What stands below an answer ends where the same part of the page is asked for anew, and nowhere else."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import streamlit as st
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData, ScriptRequests

from bounds.formula.patience import look_up
from pages.widgets import giving_way as module
from pages.widgets.giving_way import giving_way

FRAGMENT, OTHER = "the part", "another part"


class BegunAnew(BaseException):
    """As Streamlit ends a run."""


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> ScriptRequests:
    """Streamlit's own, of a run of FRAGMENT that nothing has been asked since."""
    requests = ScriptRequests()
    context = SimpleNamespace(script_requests=requests, fragment_ids_this_run=[FRAGMENT])

    def begin_anew(scope: str) -> None:
        assert scope == "fragment"
        raise BegunAnew

    monkeypatch.setattr(module, "get_script_run_ctx", lambda: context)
    monkeypatch.setattr(st, "rerun", begin_anew)
    monkeypatch.setattr("bounds.formula.patience.OFTEN", 0.0)
    return requests


def work(meanwhile: Callable[[], object] = lambda: None) -> str:
    with giving_way():
        look_up()
        meanwhile()
        look_up()
    return "done"


def test_work_is_done_where_nothing_is_asked(requests: ScriptRequests) -> None:
    assert work() == "done"


def test_the_same_part_asked_for_anew_ends_it(requests: ScriptRequests) -> None:
    requests.request_rerun(RerunData(fragment_id=FRAGMENT))
    with pytest.raises(BegunAnew):
        work()


def test_it_ends_in_the_middle(requests: ScriptRequests) -> None:
    with pytest.raises(BegunAnew):
        work(lambda: requests.request_rerun(RerunData(fragment_id=FRAGMENT)))


@pytest.mark.parametrize("data", [{"fragment_id": OTHER}, {"fragment_id_queue": [FRAGMENT, OTHER]}, {}])
def test_what_else_is_asked_does_not(requests: ScriptRequests, data: dict[str, Any]) -> None:
    """The whole page ends a run by itself, and another part waits for its turn."""
    requests.request_rerun(RerunData(**data))
    assert work() == "done"


def test_nothing_gives_way_outside_of_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "get_script_run_ctx", lambda: None)
    assert work() == "done"
