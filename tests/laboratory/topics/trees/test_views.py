"""Occam's choice and the tree as a formula on the Trees page."""

import json

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.trees.occam.figures import sizes_table
from laboratory.topics.trees.occam.run import OccamRun, fixed_sizes, occam_run, other_samples
from laboratory.worlds.boolean_cube import BooleanCube
from laboratory.worlds.real_world import RealWorld
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown, traces

CUBE = BooleanCube(10, "tree", 0.1)
OPENED = occam_run(CUBE, 400, 0.05, 1)


def calm(app: AppTest) -> None:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def check_sizes(app: AppTest, run: OccamRun) -> None:
    calm(app)
    for name, values in (("training error", run.training), ("exact risk", run.risk), ("promise", run.promise)):
        np.testing.assert_array_equal(decoded(traces(app, 0)[name]["y"]), values)


def test_occams_choice_opens_with_its_samples_and_walks() -> None:
    app = opened("trees", show="occam")
    check_sizes(app, OPENED)
    assert "Occam's choice has **5 nodes**" in shown(app)
    samples = other_samples(CUBE, 400, 0.05)
    np.testing.assert_array_equal(decoded(traces(app, 1)["exact risk"]["x"]), samples.risk)
    np.testing.assert_array_equal(decoded(traces(app, 1)["promise"]["x"]), samples.promise)
    assert app.slider(key="occam.size").value == OPENED.chosen == 2
    app.button(key="_Step_occam.size").click().run()
    calm(app)
    assert f"The tree of 7 nodes misjudges {OPENED.training[3]:.4g}"[:36] in shown(app)
    app.segmented_control(key="occam.beside").set_value("fixed").run()
    calm(app)
    fixed = fixed_sizes(CUBE, 400, 0.05, 1)
    np.testing.assert_array_equal(decoded(traces(app, 1)["promise"]["y"]), fixed.least + fixed.excess)
    np.testing.assert_array_equal(decoded(traces(app, 1)["exact risk"]["y"]), fixed.risk)


def test_each_field_of_occams_choice_makes_another() -> None:
    app = opened("trees", show="occam", **{"occam.beside": "fixed", "occam.examples": "150"})
    check_sizes(app, occam_run(CUBE, 150, 0.05, 1))
    app.text_input(key="occam.features").set_value("5").run()
    app.text_input(key="occam.noise").set_value("0.2").run()
    app.text_input(key="occam.delta").set_value("0.01").run()
    app.selectbox(key="occam.world").set_value("parity").run()
    app.button(key="_another_occam.seed").click().run()
    check_sizes(app, occam_run(BooleanCube(5, "parity", 0.2), 150, 0.01, 2))


def test_occam_on_breast_cancer() -> None:
    app = opened("trees", show="occam", **{"occam.beside": "fixed"})
    app.button(key="_preset_Occam on breast cancer").click().run()
    check_sizes(app, occam_run(RealWorld("breast_cancer", 4), 1000, 0.05, 1))
    assert "569 tumours" in shown(app)


@pytest.mark.parametrize("address", [{}, {"occam.world": "cancer", "occam.beside": "fixed"}])
def test_two_examples_promise_nothing(address: dict[str, str]) -> None:
    app = opened("trees", show="occam", **{"occam.examples": "2"}, **address)
    calm(app)
    assert "No promise" in shown(app)


def test_a_wrong_value_gets_its_sentence_and_stays() -> None:
    app = opened("trees", show="occam", **{"occam.features": "13", "occam.beside": "fixed"})
    assert not app.exception
    assert any("Features d must be an integer" in as_read(error.value) for error in app.error)
    assert app.text_input(key="occam.features").value == "13"
    assert "Mend the field" in shown(app)


def test_the_snippet_prints_the_choice(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("trees", show="occam", **{"occam.beside": "fixed"})
    exec(next(block.value for block in app.code if block.language == "python"), {})
    at = OPENED.chosen
    assert list(map(float, capsys.readouterr().out.split())) == [OPENED.nodes[at], OPENED.risk[at], OPENED.promise[at]]
    assert sizes_table(OPENED)["promise"] == OPENED.promise.tolist()


def test_golf_says_what_holds_for_the_day() -> None:
    app = opened("trees", show="formula")
    calm(app)
    assert "**outlook = sunny and humidity ≤ 70**: holds for this day" in shown(app)
    app.text_input(key="golf.humidity").set_value("71").run()
    assert "no clause holds, so stay" in shown(app)
    app.selectbox(key="golf.outlook").set_value("rainy").run()
    assert "**outlook = rainy and wind ≠ windy**: holds for this day" in shown(app)
    app.selectbox(key="golf.wind").set_value("windy").run()
    calm(app)
    assert "no clause holds, so stay" in shown(app)
    spec = json.loads(app.get("plotly_chart")[0].proto.spec)
    thick = [line["name"] for line in spec["data"] if line["line"]["width"] > 2]
    assert thick == ["rainy", "yes"]
    app.segmented_control(key="golf.form").set_value("grown").run()
    calm(app)
    assert "one question more" in shown(app)
    app.text_input(key="golf.humidity").set_value("101").run()
    assert any("Humidity in per cent must be" in as_read(error.value) for error in app.error)


def test_the_code_word_is_read_field_by_field() -> None:
    app = opened("trees", show="formula", **{"golf.form": "code", "golf.field": "1"})
    calm(app)
    assert "`0001001` says *9 nodes follow*. Read so far: 7 of 37 bits." in shown(app)
    app.button(key="_Step_golf.field").click().run()
    assert "ask: overcast?" in shown(app)
    app.button(key="_To the end_golf.field").click().run()
    calm(app)
    assert "Read so far: 37 of 37 bits." in shown(app)
    exec(next(block.value for block in app.code if block.language == "python"), {})
