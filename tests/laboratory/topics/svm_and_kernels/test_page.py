"""The SVM page: each view's figures are its run's numbers, presets and controls move them, what is wrong is said."""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.svm_and_kernels import (
    dimension_run,
    grid_row,
    loss_run,
    map_run,
    margin_run,
    slack_run,
    stepping_run,
    tube_run,
    width_run,
)
from laboratory.topics.svm_and_kernels.grid.run import GridData
from laboratory.topics.svm_and_kernels.margin.figures import margin_table
from laboratory.worlds.circles import Circles
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.regression.sine import Sine
from pages import svm_and_kernels as page
from pages._svm_grid_run import search
from pages.widgets.downloads import csv_text
from pages.widgets.piecework import Worker
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown


def trace(app: AppTest, figure: int, name: str) -> dict[str, Any]:
    spec = json.loads(app.get("plotly_chart")[figure].proto.spec)
    return next(trace for trace in spec["data"] if trace.get("name") == name)


def heights(app: AppTest, figure: int, name: str) -> np.ndarray:
    return decoded(trace(app, figure, name)["y"])


def calm(app: AppTest) -> None:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def run_snippet(app: AppTest) -> None:
    exec(next(block.value for block in app.code if block.language == "python"), {})


def press(app: AppTest, preset: str) -> None:
    app.button(key=f"_preset_{preset}").click().run()
    calm(app)
    assert app.button(key=f"_preset_{preset}").proto.type == "primary"


def test_it_opens_on_the_widest_band_with_promises_beside_the_exact_risk(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("svm_and_kernels")
    calm(app)
    run = margin_run(MarginHalfspace(2, 0.3), 120, 8, False)
    np.testing.assert_array_equal(heights(app, 0, "positive"), run.points[run.signs > 0, 1])
    np.testing.assert_array_equal(heights(app, 0, "support vectors"), run.points[run.support, 1])
    assert decoded(trace(app, 1, "promised, mean,<br>by radius and margin")["x"])[0] == pytest.approx(1 / 0.09 / 121)
    assert decoded(trace(app, 1, "<b>this line</b>")["x"])[0] == run.risk
    links = [link.proto.query_string for link in app.get("page_link")]
    assert any("theorem=svm_radius_margin" in link and "gamma=0.3" in link and "m=120" in link for link in links)
    run_snippet(app)
    assert [float(number) for number in capsys.readouterr().out.split()] == [run.margin, len(run.support), run.risk]
    for preset in ("Thin margin, few examples", "No margin granted", "Worked by hand"):
        press(app, preset)
    assert "1.12</span>" in "".join(shown(app).split())


def test_margin_fields_move_the_run_and_bad_values_stay() -> None:
    app = opened("svm_and_kernels", **{"margin.world": "clouds", "margin.distance": "5", "margin.m": "30"})
    app.text_input(key="margin.seed").set_value("4")
    app.toggle(key="_margin.bias").set_value(True).run()
    calm(app)
    run = margin_run(GaussianPair(2, 5.0), 30, 4, True)
    np.testing.assert_array_equal(heights(app, 0, "negative"), run.points[run.signs < 0, 1])
    app.button(key="_another_margin.seed").click().run()
    assert app.text_input(key="margin.seed").value == "5"
    app.text_input(key="margin.m").set_value("3").run()
    assert any("Examples m must be an integer" in as_read(error.value) for error in app.error)
    assert app.text_input(key="margin.m").value == "3" and "Mend the field" in shown(app)


def check_slack(app: AppTest) -> None:
    run = slack_run(GaussianPair(2, 2.5), 60, 10)
    np.testing.assert_array_equal(heights(app, 1, "margin"), run.margins)
    np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risks)
    assert app.slider(key="slack.step").value == 6
    app.button(key="_Step_slack.step").click().run()
    assert f"λ = {run.prices[7]:.3g}" in shown(app)


def check_hinge(app: AppTest) -> None:
    run = loss_run(GaussianPair(2, 2.0), 80, 2, 1.0)
    assert f"{run.means['hinge']:.3g}</span>" in "".join(shown(app).split())
    hinge = trace(app, 0, "hinge")
    np.testing.assert_array_equal(decoded(hinge["y"]), np.maximum(0, 1 - decoded(hinge["x"])))
    assert len(decoded(trace(app, 0, "examples")["x"])) == 80


def check_steps(app: AppTest) -> None:
    run = stepping_run(MarginHalfspace(2, 0.1, 0.05), 80, 1, 0.1, 10_000)
    np.testing.assert_array_equal(heights(app, 1, "mean of runs"), run.mean_gaps)
    np.testing.assert_array_equal(heights(app, 1, "promise"), run.promised)
    app.button(key="_From the start_steps.look").click().run()
    assert app.slider(key="steps.look").value == 0


def check_dimension(app: AppTest) -> None:
    run = dimension_run(0.1, 200, 0.1)
    np.testing.assert_array_equal(heights(app, 1, "exact"), run.risks)
    assert set(heights(app, 0, "by the margin")) == {999.0}
    app.text_input(key="dim.margin").set_value("0.5").run()
    assert "4</span>" in "".join(shown(app).split())


def check_maps(app: AppTest) -> None:
    np.testing.assert_array_equal(heights(app, 1, "positive"), [x**2 for x in range(-10, 11) if abs(x) > 2])
    app.selectbox(key="maps.of").set_value("circles").run()
    app.text_input(key="maps.m").set_value("40").run()
    run = map_run("circles", 40, 1, 0.1)
    np.testing.assert_array_equal(heights(app, 1, "positive"), run.mapped[run.signs > 0, 1])


def check_width(app: AppTest) -> None:
    run = width_run(Circles(0.1, 0.1), 100, 0, 1.0)
    np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risks)
    np.testing.assert_array_equal(heights(app, 1, "training error"), run.training_errors)
    assert "repeats every label, training error 0" in shown(app)
    app.segmented_control(key="width.beside").set_value("line").run()
    calm(app)
    sent = np.array(trace(app, 1, "boundary")["z"]["bdata"])
    assert sent.size and app.slider(key="width.step").value == 2


def check_tube(app: AppTest) -> None:
    run = tube_run(Sine(noise=0.2), 40, 0, 0.3, 10.0, 20.0)
    np.testing.assert_array_equal(heights(app, 0, "fit"), run.answers)
    loss = trace(app, 1, "tube loss")
    np.testing.assert_allclose(decoded(loss["y"]), np.maximum(0, np.abs(decoded(loss["x"])) - 0.3))
    assert f"{len(run.support)} of 40" in shown(app)


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        ("slack", check_slack),
        ("hinge", check_hinge),
        ("steps", check_steps),
        ("dimension", check_dimension),
        ("maps", check_maps),
        ("width", check_width),
        ("tube", check_tube),
    ],
)
def test_each_view_shows_its_run_and_its_presets(kind: str, check: Callable[[AppTest], None]) -> None:
    app = opened("svm_and_kernels", show=kind)
    calm(app)
    if kind != "width":  # one sample more of 16,384 places for each width
        run_snippet(app)
    check(app)
    calm(app)
    for preset in page.DRAWN[kind].presets:
        press(app, preset)


def test_the_grid_is_filled_and_its_best_pair_told() -> None:
    app = opened("svm_and_kernels", show="grid", **{"grid.m": "40", "grid.noise": "0.3"})
    calm(app)
    cells = trace(app, 0, "accuracy")["z"]
    table = decoded(cells).reshape(6, 6)
    costs, gammas = tuple(2.0**p for p in range(-5, 16, 4)), tuple(2.0**p for p in range(-11, 10, 4))
    asked = GridData(Circles(noise=0.3), 40, 1, costs, gammas)
    np.testing.assert_array_equal(table[2], grid_row(asked, 8.0))
    assert f"{100 * table.max():.1f} %" in shown(app) and "exact true accuracy" in shown(app)


def test_a_search_that_is_stopped_keeps_its_rows() -> None:
    asked = GridData(Circles(noise=0.1), 40, 1, (0.5, 1.0, 2.0), (1.0,))
    known: dict[float, np.ndarray] = {}
    work = Worker(search(asked), known)
    work.stop()
    while not work.wait(1):
        pass
    assert len(known) <= 1 and work.error is None
    again = Worker(search(asked), known)
    while not again.wait(1):
        pass
    assert sorted(known) == [0.5, 1.0, 2.0]


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("svm_and_kernels", show="kernel trick", tpyo="1", **{"margin.world": "four"})
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    assert "show = kernel trick" in told and "tpyo" in told


def test_the_table_is_the_run() -> None:
    run = margin_run(None, 4, 0, True)
    rows = list(csv.DictReader(io.StringIO(csv_text(margin_table(run)))))
    assert [float(row["multiplier"]) for row in rows] == run.alphas.tolist()
    assert [row["supports"] for row in rows] == ["1", "0", "0", "1"]
