"""The Metrics page: its figures are the library's numbers, every control moves something, what is wrong is said."""

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.figures import GRID
from laboratory.topics.metrics.roc.figures import roc_table
from laboratory.topics.metrics.roc.run import MetricsRun, gaussian_run, tumours_run
from laboratory.worlds.gaussian_pair import GaussianPair
from pages._metrics_fields import FIRST, PRESETS
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown, traces


def usual(world: GaussianPair | None = None, m: int = 200, seed: int = 3, delta: float = 0.05) -> MetricsRun:
    run = gaussian_run(world or GaussianPair(1, 2.0, 0.5), m, seed, delta)
    assert run is not None
    return run


def calm(app: AppTest) -> None:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def check_curve(app: AppTest, run: MetricsRun) -> None:
    np.testing.assert_array_equal(decoded(traces(app, 0)["test set"]["y"]), run.curve.true_positive_rate)
    np.testing.assert_array_equal(decoded(traces(app, 0)["test set"]["x"]), run.curve.false_positive_rate)


def test_it_opens_on_two_gaussians_with_every_rate_beside_its_promise() -> None:
    app = opened("metrics")
    calm(app)
    run = usual()
    check_curve(app, run)
    accuracy = run.rates(0.5)[0]
    assert "exact" in traces(app, 0)
    line = traces(app, 1)["promise: accuracy"]
    np.testing.assert_array_equal(decoded(line["x"]), [accuracy.low, accuracy.high])
    assert f"**Accuracy {accuracy.measured:.4g}**" in shown(app) and "it is 0.8413" in shown(app)  # Phi(1)
    link = app.get("page_link")[0].proto.query_string
    assert "theorem=test_set_binomial" in link and "m=200" in link and f"errors={200 - accuracy.right}" in link


@pytest.mark.parametrize("name", PRESETS)
def test_each_preset_opens_calm_and_is_marked(name: str) -> None:
    app = opened("metrics", threshold="0.3")
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    assert app.button(key=f"_preset_{name}").proto.type == "primary"
    if name == "Tumours":
        check_curve(app, tumours_run(3, 0.05))
        assert "exact" not in traces(app, 0)


def test_every_field_and_the_slider_move_the_curve() -> None:
    app = opened("metrics")
    for key, value in (("run.distance", "1"), ("run.share", "0.2"), ("run.examples", "300"), ("run.seed", "8")):
        app.text_input(key=key).set_value(value).run()
        calm(app)
    app.text_input(key="run.delta").set_value("0.01").run()
    app.select_slider(key="threshold").set_value(0.2).run()
    calm(app)
    run = usual(GaussianPair(1, 1.0, 0.2), 300, 8, 0.01)
    check_curve(app, run)
    here = traces(app, 0)["this threshold"]
    assert (decoded(here["x"])[0], decoded(here["y"])[0]) == run.point(0.2)
    app.toggle(key="_run.printed").set_value(True).run()
    np.testing.assert_array_equal(decoded(traces(app, 0)["test set"]["x"]), 1 - run.curve.false_positive_rate)
    app.button(key="_another_run.seed").click().run()
    np.testing.assert_array_equal(
        decoded(traces(app, 0)["test set"]["y"]),
        usual(GaussianPair(1, 1.0, 0.2), 300, 9, 0.01).curve.true_positive_rate,
    )


def test_costs_move_the_cheapest_threshold() -> None:
    app = opened("metrics", show="costs")
    app.text_input(key="run.alarm").set_value("1").run()
    app.text_input(key="run.miss").set_value("3").run()
    calm(app)
    assert "from probability **0.25** on" in shown(app)
    np.testing.assert_array_equal(decoded(traces(app, 0)["test set"]["y"]), usual().costs(GRID, 1.0, 3.0))
    app.text_input(key="run.alarm").set_value("0").run()
    app.text_input(key="run.miss").set_value("0").run()
    assert any("if mistakes are free" in as_read(error.value) for error in app.error)


def test_the_bayes_risk_is_the_area_of_the_notes() -> None:
    app = opened("metrics", show="eta")
    calm(app)
    run = EtaRun("line", 0.4, 1.0, 1.0, 0.5)
    assert "0.3</span>" in "".join(shown(app).split())
    np.testing.assert_array_equal(decoded(traces(app, 0)["least cost"]["y"]), run.least)
    np.testing.assert_array_equal(decoded(traces(app, 1)["Bayes risk"]["y"]), run.least * run.densities)
    app.selectbox(key="shape").set_value("gaussians").run()
    for key, value in (("eta.distance", "3"), ("eta.cut", "-1"), ("eta.alarm", "2"), ("eta.miss", "4")):
        app.text_input(key=key).set_value(value).run()
        calm(app)
    run = EtaRun("gaussians", 3.0, 2.0, 4.0, -1.0)
    np.testing.assert_array_equal(decoded(traces(app, 1)["other rule"]["y"]), run.of_rule * run.densities)
    assert f"{run.bayes:.4g}" in shown(app)


@pytest.mark.parametrize(
    ("address", "key", "value", "says"),
    [
        ({}, "run.share", "1", "Share positive must be a real in [0.01, 0.99]; got 1."),
        ({"show": "eta"}, "eta.line", "0.6", "Slope of η must be a real in [0, 0.5]; got 0.6."),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(address: dict[str, str], key: str, value: str, says: str) -> None:
    app = opened("metrics", **address)
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value


def test_free_mistakes_make_one_answer_best_everywhere() -> None:
    free = {"eta.distance": "8", "eta.cut": "-100", "eta.miss": "0"}
    app = opened("metrics", show="eta", shape="gaussians", **free)
    calm(app)
    assert "answers 0 everywhere and has cost **0**" in shown(app)


def test_one_class_only_is_told() -> None:
    app = opened("metrics", **{"run.share": "0.01", "run.examples": "10", "run.seed": "0"})
    assert not app.exception and "one class only" in shown(app)


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ({}, {"show": "eta"}):
        app = opened("metrics", **address)
        exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = capsys.readouterr().out.split()
    run = usual()
    assert float(printed[0]) == run.rates(0.5)[0].measured and float(printed[1]) == run.curve.area
    assert float(printed[3]) == pytest.approx(0.3) and float(printed[4]) == pytest.approx(0.35)


def test_the_table_is_the_curve() -> None:
    run = usual()
    assert roc_table(run)["true_positives"] == run.curve.true_positives.tolist()
    assert set(FIRST) >= {"show", "world", "threshold"}
