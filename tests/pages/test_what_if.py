"""What if: sliders under every field of the Calculator, and the answer before beside the new one."""

import json
import math
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds.reading.numbers import read_number
from bounds.solving.validation import checked_scalar, checked_target
from bounds.theorem import Theorem
from pages.answering.previous_answer import dragged
from tests.opening import calm, charts, decoded, elements, heights, opened, page_text, switched, traces
from tests.sentences import facts


def _sliders(app: AppTest) -> dict[str, dict[str, Any]]:
    """What the browser is told of each slider, by its field."""
    (item,) = (
        element
        for element in elements(app.main)
        if element.type == "bidi_component" and element.proto.component_name == "sliders"
    )
    return {load["field"]: load for load in json.loads(item.proto.json)["sliders"]}


def every_number_has_a_slider_whose_stops_the_theorem_takes(app: AppTest, theorem: Theorem) -> None:
    """Of every theorem, as `test_calculator` opens it."""
    result = _sliders(app)
    assert list(result)[: len(theorem.variables)] == [variable.name for variable in theorem.variables]
    for name, answer in result.items():
        numbers = [read_number(stop) for stop in answer["stops"]]
        assert len(numbers) >= 5 and [float(number) for number in numbers] == sorted({*map(float, numbers)})
        for number in numbers:
            _taken(theorem, name, number)
        assert answer["stops"][answer["at"]] == app.text_input(key=name).value


def _taken(theorem: Theorem, name: str, number: Any) -> None:
    if name in ("at_most", "at_least"):
        checked_target(name, number)
    else:
        checked_scalar(theorem.variable(name), number)


def test_a_slider_follows_its_field_and_has_a_stop_for_whatever_stands_there() -> None:
    app = opened("calculator")
    assert "m" not in _sliders(app), "it is solved for"
    app.text_input(key="delta").set_value("0.0123").run()
    text = _sliders(app)["delta"]
    assert text["stops"][text["at"]] == "0.0123" and float(text["stops"][text["at"] - 1]) < 0.0123
    app.text_input(key="delta").set_value("1e-200").run()
    assert _sliders(app)["delta"]["at"] == 0
    app.text_input(key="delta").set_value("nonsense").run()
    assert "delta" not in _sliders(app)
    assert app.text_input(key="delta").value == "nonsense"


def test_the_answer_before_stays_beside_the_new_one_until_it_is_forgotten() -> None:
    app = opened("calculator")
    assert "Before" not in page_text(app)
    app.text_input(key="delta").set_value("0.01").run()
    calm(app)
    assert "140 δ = 0.05. 1.11" in facts(page_text(app))  # 156/140 = 1.114
    old = charts(app)[0]
    assert "m = 140 0.09988" in facts(old.alt)
    sizes = decoded(traces(app, 0)["before"]["x"])
    assert sizes.shape == (1,) and sizes[0] == 140, "the point is the last of that name"
    (line,) = (trace for trace in old.spec["data"] if trace["name"] == "before" and trace["mode"] == "lines")
    expected = [(10 * math.log(3) + math.log(20)) / m for m in decoded(line["x"])]
    np.testing.assert_allclose(decoded(line["y"]), expected, rtol=1e-13)
    app.text_input(key="at_most").set_value("0.2").run()
    assert "156 risk = 0.1. 0.5" in facts(page_text(app))  # 78
    app.button(key="_forget_before").click().run()
    assert "Before" not in page_text(app) and "before" not in traces(app, 0)


def test_what_another_theorem_or_unknown_answered_is_not_before() -> None:
    app = opened("calculator")
    app.text_input(key="delta").set_value("0.01").run()
    switched(app, "finite_agnostic")
    assert "Before" not in page_text(app)
    app.selectbox(key="for").set_value("value").run()
    calm(app)
    assert "Before" not in page_text(app)


def test_a_drag_is_compared_with_where_it_began() -> None:
    app = opened("calculator", **{"for": "value"})
    for begins, delta in ((True, "0.04"), (False, "0.03"), (False, "0.02")):
        with patch("streamlit.session_state", app.session_state):
            dragged(begins)
        app.text_input(key="delta").set_value(delta).run()
    assert "with δ = 0.05." in page_text(app)
    app.text_input(key="delta").set_value("0.05").run()
    assert "Before: " in page_text(app) and "with δ = 0.02." in page_text(app), (
        "what is typed is compared with the last"
    )


def test_the_same_curve_is_not_drawn_twice() -> None:
    """Only the place on the curve has moved."""
    app = opened("calculator", **{"for": "value"})
    app.text_input(key="m").set_value("500").run()
    named = [trace for trace in charts(app)[0].spec["data"] if trace["name"] == "before"]
    assert [trace["mode"] for trace in named] == ["markers"]
    assert heights(app, 0, "before")[0] == pytest.approx(heights(app, 0, "your values")[0] / 2, rel=1e-14)
