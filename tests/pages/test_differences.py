"""A figure goes whole with its page, and else as what changed in it; both say whose content they are."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from pages.browser import differences
from pages.browser.differences import MOST, figure_data, in_common, send_all_of


def spec(*lines: list[float], **layout: Any) -> str:
    return json.dumps({"data": [{"type": "scatter", "y": line} for line in lines], "layout": layout})


class Part:
    """Whether a part of the page is drawn again."""

    now = True


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> type[Part]:
    monkeypatch.setattr("streamlit.session_state", {})
    monkeypatch.setattr(differences, "_is_part_of_the_page", lambda: Part.now)
    Part.now = True
    return Part


def laid_over(before: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**before, **change}.items() if value is not None}


class Browser:
    """What `figure.js` does with what it hears."""

    def __init__(self) -> None:
        self.name = ""
        self.whole: dict[str, Any] = {}

    def hear(self, message: Mapping[str, Any]) -> bool:
        if self.name == message["figure"]:
            return True
        if "spec" in message:
            self.whole = json.loads(message["spec"])
        elif message["base"] != self.name:
            return False
        elif message["change"]:
            change, before = message["change"], self.whole["data"]
            data = [before[i] if i < len(before) else {} for i in range(change["traces"])]
            data = [laid_over(trace, change["data"].get(str(i), {})) for i, trace in enumerate(data)]
            self.whole = {"data": data, "layout": laid_over(self.whole["layout"], change["layout"])}
        self.name = message["figure"]
        return True


STEPS = [
    spec([1, 2], [3, 4], title="a", width=3), spec([1, 2], [3, 5], title="a", width=3), spec([1, 2], title="b"),
    spec([1, 2], title="b"), spec(title="b"), spec([0.5], [1], [2], margin={"l": 1}), spec([1, 2], [3, 4], title="a"),
]  # fmt: skip


def test_a_browser_that_hears_of_every_change_has_every_figure(part: type[Part]) -> None:
    browser = Browser()
    for step in STEPS:
        assert browser.hear(figure_data("a", step)) and browser.whole == json.loads(step)


def test_only_what_changed_is_sent(part: type[Part]) -> None:
    figure_data("a", STEPS[0])
    message = figure_data("a", STEPS[1])
    assert "spec" not in message
    assert message["change"] == {"traces": 2, "data": {"1": {"y": [3, 5]}}, "layout": {}}
    assert figure_data("a", STEPS[1])["change"] is None


def test_with_a_page_all_of_it_is_sent(part: type[Part]) -> None:
    figure_data("a", STEPS[0])
    part.now = False
    assert figure_data("a", STEPS[1])["spec"] == STEPS[1]
    part.now = True
    assert "spec" not in figure_data("a", STEPS[2])
    assert "spec" in figure_data("another", STEPS[2])


def test_who_missed_something_is_sent_all_of_it_once(part: type[Part]) -> None:
    browser = Browser()
    browser.hear(figure_data("a", STEPS[0]))
    figure_data("a", STEPS[1])  # which is lost
    assert not browser.hear(figure_data("a", STEPS[2]))
    assert browser.whole == json.loads(STEPS[0]), "no part of one figure with a part of another"
    send_all_of("a")
    assert browser.hear(figure_data("a", STEPS[3])) and browser.whole == json.loads(STEPS[3])
    assert "spec" not in figure_data("a", STEPS[4])


def test_a_figure_that_is_there_is_not_asked_for_again(part: type[Part]) -> None:
    """However it was said: a message may come twice."""
    browser = Browser()
    browser.hear(figure_data("a", STEPS[0]))
    message = figure_data("a", STEPS[1])
    assert browser.hear(message) and browser.hear(message) and browser.whole == json.loads(STEPS[1])


def test_few_figures_are_remembered(part: type[Part]) -> None:
    for key in range(MOST + 1):
        figure_data(str(key), STEPS[0])
    assert "spec" not in figure_data(str(MOST), STEPS[1]) and "spec" in figure_data("0", STEPS[1])


@pytest.mark.parametrize("number", range(4))
def test_handles_are_the_same_with_what_they_share_said_once(number: int) -> None:
    way = {"name": "x", "low": 0.0}
    handles = [
        {"label": f"Example {i}", "points": [[1, 2]], "line": None, "x": {**way, "now": i}, "y": {"now": i}, "z": way}
        for i in range(number)
    ]  # fmt: skip
    message = in_common(handles)
    assert [joined(message["common"], own) for own in message["own"]] == handles
    assert all(own["x"] == {"now": i} and "z" not in own for i, own in enumerate(message["own"])) or number < 2
    assert number < 2 or "points" in message["common"]


def joined(common: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """As `figure.js` does it."""
    both = {
        name: joined(common[name], own[name]) for name in own
        if isinstance(own[name], dict) and isinstance(common.get(name), dict)
    }  # fmt: skip
    return {**common, **own, **both}


def test_what_only_some_have_is_not_shared() -> None:
    handles: list[dict[str, Any]] = [{"a": 1, "b": None, "c": {"d": 1}}, {"a": 1, "c": {}}]
    message = in_common(handles)
    assert [joined(message["common"], own) for own in message["own"]] == handles
    assert message["common"] == {"a": 1}
