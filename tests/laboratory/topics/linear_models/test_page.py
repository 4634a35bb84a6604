"""The Linear models page: each view shows its run bit for bit, every control moves something, errors are said."""

import csv
import io
import json
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.figures.regions import Window
from laboratory.topics.linear_models.densities.run import densities_run
from laboratory.topics.linear_models.halfspace.figures import halfspace_table
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.topics.linear_models.iris.run import iris_run
from laboratory.topics.linear_models.lines import figures as lines_figures
from laboratory.topics.linear_models.lines.run import lines_run
from laboratory.topics.linear_models.logistic.run import logistic, places
from laboratory.topics.linear_models.losses.figures import MARGINS
from laboratory.topics.linear_models.plane import ends, positive_corners
from laboratory.topics.linear_models.regression.run import noisy_line, regression_run
from laboratory.topics.linear_models.separable.figures import separable_table
from laboratory.topics.linear_models.separable.run import separable_run
from laboratory.topics.linear_models.squares.run import stand_in_run
from learners.losses import losses
from pages.widgets.downloads import csv_text
from pages.widgets.page import discover
from tests.opening import NEVER_SHOWN, as_read, decoded, heights, opened, shown


def traces(app: AppTest, figure: int) -> dict[str, dict[str, Any]]:
    """By name; of several of one name the last."""
    spec = json.loads(app.get("plotly_chart")[figure].proto.spec)
    return {trace["name"]: trace for trace in spec["data"] if "name" in trace}


def calm(app: AppTest) -> AppTest:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))
    return app


def typed(app: AppTest, **fields: str) -> AppTest:
    for key, value in fields.items():
        app.text_input(key=key.replace("__", ".")).set_value(value)
    return calm(app.run())


def printed(app: AppTest, capsys: pytest.CaptureFixture[str]) -> str:
    """What the snippet of the view prints."""
    exec(next(block.value for block in app.code if block.language == "python"), {})
    return capsys.readouterr().out


def check_lines(app: AppTest, distance: float, m: int, far: int, push: float, seed: int) -> None:
    run = lines_run(distance, m, far, push, seed)
    np.testing.assert_array_equal(heights(app, 0, "positive"), run.points[run.labels == 1, 1])
    columns = lines_figures.cost_columns(run)
    for i, line in enumerate(run.lines):
        np.testing.assert_array_equal(heights(app, 1, line.name), [column[i] for column in columns.values()])


def test_four_lines(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models"))
    check_lines(app, 5.0, 40, 6, 12.0, 1)
    assert "Adaline misjudges 5" in shown(app) and "5of46" in "".join(shown(app).split())
    assert printed(app, capsys).split()[-4:] == ["Adaline", "5", "logistic", "0"]
    app.button(key="_Back_push").click()
    check_lines(calm(app.run()), 5.0, 40, 6, 11.0, 1)
    typed(app, lines__distance="3", lines__examples="30", lines__far="2", lines__seed="5")
    check_lines(app, 3.0, 30, 2, 12.0, 5)
    app.button(key="_preset_Overlapping clouds").click()
    check_lines(calm(app.run()), 2.0, 40, 6, 12.0, 1)
    assert "No line separates this sample" in shown(app)
    app.button(key="_another_lines.seed").click()
    check_lines(calm(app.run()), 2.0, 40, 6, 12.0, 2)
    app.button(key="_preset_Clouds only").click()
    check_lines(calm(app.run()), 5.0, 40, 0, 0.0, 1)


def test_squares_for_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="squares"))
    run = stand_in_run(20.0)
    np.testing.assert_array_equal(heights(app, 1, "mistakes"), run.mistakes)
    np.testing.assert_array_equal(heights(app, 1, "squares"), run.losses)
    assert "the score −0.315" in shown(app)
    assert printed(app, capsys) == f"{run.threshold} 1\n"
    app.button(key="_preset_All examples near").click()
    assert "makes no mistake" in shown(calm(app.run()))
    np.testing.assert_array_equal(heights(app, 1, "squares"), stand_in_run(1.0).losses)


def test_losses(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="losses"))
    np.testing.assert_array_equal(heights(app, 0, "exponential"), losses["exponential"].value(MARGINS))
    assert "perceptron" not in traces(app, 0)
    assert "errs at most **0.24** more often" in shown(app) and "Here it errs **0.2** more often" in shown(app)
    link = app.get("page_link")[0].proto.query_string
    assert "theorem=surrogate_hinge" in link and "surrogate_excess=0.24" in link
    assert [round(float(x), 12) for x in printed(app, capsys).split()] == [0.24, 0.2, 0.24]
    typed(app, loss__margin="-0.3", loss__eta="0.9", loss__score="1")
    assert "At margin −0.3 a mistake is made" in shown(app)
    app.button(key="_preset_The wrong base").click()
    calm(app.run())
    assert "Below the mistake: logistic (base e) and perceptron" in shown(app) and "−0.5413" in shown(app)
    app.button(key="_preset_Logarithmic loss").click()
    calm(app.run())
    assert heights(app, 1, "ln(1/p)")[0] == pytest.approx(4.605170186)
    app.selectbox(key="losses").set_value("all")
    assert "perceptron" in traces(calm(app.run()), 0)


def test_the_perceptrons_loss_is_promised_nothing() -> None:
    app = calm(opened("linear_models", show="losses", **{"loss.of": "perceptron"}))
    assert "No theorem turns this into few mistakes" in shown(app) and not app.get("page_link")


def test_halfspace(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="halfspace"))
    assert "lies **1** from the origin" in shown(app) and "**2.4** from the line" in shown(app)
    line = traces(app, 0)["line"]
    on = np.column_stack([decoded(line["x"]), decoded(line["y"])])
    np.testing.assert_allclose(on @ [3, 4], 5, atol=1e-12)
    assert printed(app, capsys) == "1 1.0 2.4\n"
    app.button(key="_preset_An upright line").click()
    assert "never crosses the second axis" in shown(calm(app.run()))
    typed(app, half__w1="0", half__w2="0", half__b="-1", half__x1="1", half__x2="-7")
    assert "there is no line" in shown(app) and "line" not in traces(app, 0)
    typed(app, half__w1="1000", half__w2="0.001", half__b="1000", half__x1="-1000")


def test_separable_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="separable"))
    run = separable_run("flipped", 40, 0.1, 1)
    np.testing.assert_array_equal(heights(app, 1, "positive"), run.other.points[run.other.labels == 1, 1])
    assert run.other.meeting is not None
    assert heights(app, 1, "common point")[0] == run.other.meeting[1] and "common point" not in traces(app, 0)
    assert printed(app, capsys) == "True False\n"
    app.button(key="_preset_Exclusive or").click()
    assert "The point **(0.5, 0.5)** is a mean" in shown(calm(app.run()))
    app.selectbox(key="sample").set_value("clouds")
    typed(app, sep__margin="0.5", sep__examples="2", sep__seed="3")
    table = list(csv.DictReader(io.StringIO(csv_text(separable_table(run.other)))))
    assert sum(float(row["weight_in_the_proof"]) for row in table) == pytest.approx(2)


def test_regression(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="regression"))
    assert "y = 0.5 + 1.4·x" in shown(app) and "**0.05**" in shown(app)
    np.testing.assert_allclose([float(x) for x in printed(app, capsys).split()], [0.5, 1.4, 0.05])
    typed(app, points="0 1; 2 5", reg__intercept="1", reg__slope="-3")
    assert "y = 1 + 2·x" in shown(app) and "their mean square is **0**" in shown(app)
    app.text_input(key="points").set_value("1 2 3, 4 x").run()
    assert (
        "Points must be 2 to 60 pairs" in as_read(app.error[0].value)
        and app.text_input(key="points").value == "1 2 3, 4 x"
    )
    typed(app, points="1 2, 1 4")
    assert "All x are equal" in shown(app)
    app.button(key="_preset_A line with noise").click()
    calm(app.run())
    run = regression_run(*noisy_line(60, 0.5, 1), (0.0, 0.5))
    np.testing.assert_array_equal(heights(app, 0, "points"), run.y)
    typed(app, reg__examples="20", reg__noise="0", reg__seed="4")


def test_logistic_and_densities(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="logistic"))
    np.testing.assert_array_equal(heights(app, 0, "a = 1"), logistic(places()))
    typed(app, log__steepness="8", log__score="-1")
    np.testing.assert_array_equal(heights(app, 0, "a = 8"), logistic(places(), 8.0))
    assert "with slope **2**" in shown(app) and printed(app, capsys).startswith(str(float(logistic(-1.0, 8.0))))
    app.segmented_control(key="show").set_value("densities")
    calm(app.run())
    run = densities_run(3.0, 1.0, 200, "shared", 1)
    np.testing.assert_array_equal(heights(app, 1, "chance of positive"), run.posterior)
    app.button(key="_preset_Each its own shape").click()
    calm(app.run())
    run = densities_run(3.0, 2.5, 200, "separate", 1)
    np.testing.assert_array_equal(heights(app, 1, "chance of positive"), run.posterior)
    typed(app, dens__distance="0", dens__stretch="0.1", dens__examples="6", dens__seed="9")


def test_iris(capsys: pytest.CaptureFixture[str]) -> None:
    app = calm(opened("linear_models", show="iris"))
    run = iris_run(2, 3, "linear")
    assert f"misjudges **{run.wrong.sum()}**" in shown(app)
    np.testing.assert_array_equal(heights(app, 0, "virginica"), run.X[run.y == 2, 3])
    assert printed(app, capsys) == f"{run.wrong.sum()} {run.left_out}\n"
    app.button(key="_preset_A nearest neighbour").click()
    calm(app.run())
    run = iris_run(0, 1, "neighbour")
    assert f"misjudges **{run.wrong.sum()}**" in shown(app) and f"**{run.left_out}**" in shown(app)


@pytest.mark.parametrize(
    ("view", "key", "value", "says"),
    [
        ("lines", "lines.examples", "201", "Examples m must be an integer"),
        ("losses", "loss.eta", "1.5", "Positive with η must be a real in [0, 1]; got 1.5."),
        ("separable", "sep.margin", "", "got nothing."),
        ("halfspace", "half.w1", "1e-300", "A weight must be 0 or at least 0.000001 in size; got 10⁻³⁰⁰."),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(view: str, key: str, value: str, says: str) -> None:
    app = opened("linear_models", show=view, **{key: value})
    assert not app.exception and any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value and "Mend the field" in shown(app)


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("linear_models", show="nothing", push="99", tpyo="1")
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("show = nothing", "push = 99", "tpyo"):
        assert part in told


def test_its_icon_is_its_own() -> None:
    icons = [found.page.icon for found in discover()]
    assert icons.count(":material/line_axis:") == 1


def test_lines_end_at_the_window_and_halfspaces_fill_their_part_of_it() -> None:
    window = Window(-1, 1, -1, 1)
    np.testing.assert_allclose(ends((1, 1), 0.0, window), [[1, -1], [-1, 1]])
    np.testing.assert_allclose(ends((1, 0), -0.5, window), [[0.5, -1], [0.5, 1]])
    assert ends((1, 0), -5.0, window) is None and ends((0, 0), 1.0, window) is None
    x, y = np.array(positive_corners((1, 1), -1.0, window)).T
    area = abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2
    assert area == pytest.approx(0.5)


def test_the_halfspaces_table_leaves_out_what_there_is_not() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(halfspace_table(HalfspaceRun(2, 0, -3, 0, 0))))))
    told = {row["quantity"]: row["value"] for row in rows}
    assert told["crosses_second_axis_at"] == "" and float(told["distance_from_origin"]) == 1.5
