"""The page of model selection: its figures are the runs' numbers, every control moves them, what is wrong is said."""

import csv
import io
import re
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.figures.endings import apart
from laboratory.topics.model_selection.best.run import lottery_run
from laboratory.topics.model_selection.degree.figures import degrees_table
from laboratory.topics.model_selection.degree.run import DegreesRun, degrees_run
from laboratory.topics.model_selection.folds.run import folds_run
from laboratory.topics.model_selection.parts.run import parts_run
from laboratory.topics.model_selection.srm.run import structure_run
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from pages.widgets.downloads import csv_text
from tests.opening import NEVER_SHOWN, as_read, calm, decoded, heights, opened, shown, traces

CUBIC, SINE = Polynomial(3, 0.15), Sine(1, 0.3)
USUAL = degrees_run(CUBIC, 15, 10, 10, 40)
THROUGH = degrees_run(CUBIC, 9, 10, 8, 186)


def check_errors(app: AppTest, run: DegreesRun) -> None:
    np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risk)
    np.testing.assert_array_equal(heights(app, 1, "validation"), run.validation)
    np.testing.assert_array_equal(heights(app, 1, "training"), run.training)
    np.testing.assert_array_equal(heights(app, 0, "training"), run.training_set.y)


def check_snippet(app: AppTest, capsys: pytest.CaptureFixture[str], *numbers: float) -> None:
    exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", capsys.readouterr().out)
    for number in numbers:
        assert any(float(text) == pytest.approx(number, rel=1e-6) for text in printed), number


def test_it_opens_on_degrees_two_three_and_ten(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("model_selection")
    calm(app)
    check_errors(app, USUAL)
    assert USUAL.chosen == USUAL.best == 3 and app.select_slider(key="degree").value == 2
    for degree, name in ((2, "degree 2"), (3, "degree 3,<br>chosen"), (10, "degree 10,<br>highest")):
        np.testing.assert_array_equal(heights(app, 0, name), USUAL.fits[degree])
    assert "**underfits**" in shown(app)
    assert app.button(key="_preset_Degrees 2, 3 and 10").proto.type == "primary"
    app.select_slider(key="degree").set_value(10).run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "degree 10,<br>highest"), USUAL.fits[10])
    assert "**overfits**" in shown(app)
    check_snippet(app, capsys, USUAL.chosen, USUAL.risk[3])


def test_the_presets_show_interpolation_and_the_best_of_many() -> None:
    app = opened("model_selection", **{"run.noise": "0.5"})
    app.button(key="_preset_Through every point").click().run()
    calm(app)
    check_errors(app, THROUGH)
    assert "has training error 0, " in shown(app) and "meets every training example" in shown(app)
    app.button(key="_preset_Twenty coins").click().run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "least error"), lottery_run(20, 200, 0.5, 0.05, 5, 1).average)
    app.button(key="_preset_Degrees 2, 3 and 10").click().run()
    calm(app)
    check_errors(app, USUAL)


def test_each_control_of_the_degrees_makes_another_run() -> None:
    app = opened("model_selection")
    asked: dict[str, Any] = {"world": CUBIC, "m": 15, "held": 10, "top": 10, "seed": 40}
    for key, text, name, value in (
        ("run.noise", "0.4", "world", Polynomial(3, 0.4)),
        ("run.examples", "20", "m", 20),
        ("run.held", "7", "held", 7),
        ("run.top", "6", "top", 6),
        ("run.seed", "5", "seed", 5),
    ):
        asked[name] = value
        app.text_input(key=key).set_value(text).run()
        check_errors(app, degrees_run(**asked))
    app.selectbox(key="run.world").set_value("sine").run()
    check_errors(app, degrees_run(**asked | {"world": Sine(1, 0.4)}))
    app.button(key="_another_run.seed").click().run()
    calm(app)
    check_errors(app, degrees_run(**asked | {"world": Sine(1, 0.4), "seed": 6}))


def test_the_parts_are_the_runs(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("model_selection", show="parts")
    calm(app)
    run = parts_run(SINE, 25, 10, 0)
    for name, values in (("sum", run.expected), ("variance", run.variance), ("bias²", run.bias)):
        np.testing.assert_array_equal(heights(app, 0, name), values)
    np.testing.assert_array_equal(heights(app, 0, "measured"), run.measured)
    for name, values in (("approximation", run.approximation), ("estimation", run.estimation)):
        np.testing.assert_array_equal(heights(app, 1, name), values)
    check_snippet(app, capsys, run.best)
    app.text_input(key="parts.examples").set_value("12").run()
    app.selectbox(key="parts.world").set_value("cubic").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "sum"), parts_run(Polynomial(3, 0.3), 12, 10, 0).expected)


def test_each_scheme_has_its_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("model_selection", show="folds", **{"folds.examples": "30", "folds.k": "3", "folds.top": "4"})
    for scheme in ("folds", "holdout", "nested"):
        app.segmented_control(key="scheme").set_value(scheme).run()
        calm(app)
        run = folds_run(SINE, 30, 5 if scheme == "holdout" else 3, 4, scheme, 1)
        blocks = traces(app, 0)["roles"]["z"]
        np.testing.assert_array_equal(decoded(blocks).reshape(run.roles.shape), run.roles)
        np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risk)
        name = "validation" if scheme == "holdout" else "mean of 3 folds"
        np.testing.assert_array_equal(heights(app, 1, name), run.errors)
    assert f"chose the degrees {', '.join(map(str, run.outer))}" in shown(app)
    check_snippet(app, capsys, run.chosen, run.true_risk)


def test_the_best_of_many_beside_its_promise(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("model_selection", show="best")
    calm(app)
    run = lottery_run(20, 200, 0.5, 0.05, 5, 1)
    for name, values in (("least error", run.average), ("promise", run.promised), ("this draw", run.one)):
        np.testing.assert_array_equal(heights(app, 0, name), values)
    assert [heights(app, 1, name).astype(int).sum() for name in ("nested", "least error")] == [len(run.plain)] * 2
    assert "at least 0.3707" in shown(app)  # 1/2 - sqrt(ln 800 / 400), rounded down
    links = [link.proto.query_string for link in app.get("page_link")]
    assert "theorem=validation_selection" in links[0] and "k=20" in links[0] and "m=200" in links[0]
    check_snippet(app, capsys, run.expected)
    app.text_input(key="best.candidates").set_value("1").run()
    calm(app)
    assert "With one candidate nothing is chosen" in shown(app)
    app.text_input(key="best.error").set_value("0.1").run()
    np.testing.assert_array_equal(heights(app, 0, "least error"), lottery_run(1, 200, 0.1, 0.05, 5, 1).average)


def test_structural_risk_has_its_least_bound_between(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("model_selection", show="srm", **{"srm.examples": "800", "srm.top": "12"})
    calm(app)
    run = structure_run(IntervalUnion(3, 0.1), 800, 0.05, 12, 1)
    for name, values in (("bound", run.bound), ("training error", run.training), ("true risk", run.risk)):
        np.testing.assert_array_equal(heights(app, 0, name), values)
    np.testing.assert_array_equal(heights(app, 1, "misprint"), run.printed)
    assert 0 < run.chosen < 11
    link = app.get("page_link")[0].proto.query_string
    assert "theorem=structural_risk_minimization" in link and f"index={run.chosen + 1}" in link
    check_snippet(app, capsys, run.dimensions[run.chosen], run.bound[run.chosen])
    app = opened("model_selection", show="srm", **{"srm.examples": "50", "srm.delta": "1e-6", "srm.intervals": "8"})
    calm(app)
    assert "No promise" in shown(app)


@pytest.mark.parametrize(
    ("view", "key", "value", "says"),
    [
        ("degree", "run.noise", "0", "Noise must be a real in [0.001, 2]; got 0."),
        ("degree", "run.seed", "nan", "Seed must be an integer"),
        ("folds", "folds.k", "1", "Folds K must be an integer"),
        ("nested", "folds.k", "10", "K = 10 take 1,001 fits for 9 degrees, and at most 800 are made here; K = 8 is"),
        ("best", "best.candidates", "1" + "0" * 300, "Candidates k must be an integer"),
        ("srm", "srm.noise", "0.5", "Labels flipped must be a real in [0, 0.5); got 0.5."),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(view: str, key: str, value: str, says: str) -> None:
    where = {"show": "folds", "scheme": "nested"} if view == "nested" else {"show": view}
    app = opened("model_selection", **where, **{key: value})
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


def test_the_smallest_and_the_hardest_are_drawn() -> None:
    app = opened("model_selection", degree="99", **{"run.examples": "3", "run.held": "1", "run.noise": "0.001"})
    assert not app.exception and not app.error and not NEVER_SHOWN.search(shown(app))
    assert any("degree = 99" in as_read(warning.value) for warning in app.warning)
    assert "tell no degree above 2 apart" in shown(app)
    calm(opened("model_selection", show="parts", **{"parts.examples": "15", "parts.top": "14", "parts.noise": "2"}))


def test_the_table_is_the_run() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(degrees_table(USUAL)))))
    assert [float(row["true_risk"]) for row in rows] == USUAL.risk.tolist()


def test_names_are_moved_apart_and_keep_their_order() -> None:
    assert apart([1.0, 5.0], [1, 1], 10) == [1.0, 5.0]
    assert apart([5.0, 5.0, 0.0], [1, 1, 1], 10) == [5.0, 6.0, 0.0]
    assert apart([10.0, 10.0], [1, 3], 10) == [7.0, 9.0]
