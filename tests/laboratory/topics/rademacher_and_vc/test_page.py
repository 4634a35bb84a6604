"""The page on Rademacher complexity and VC: figures are the library's numbers, controls move them, errors are said."""

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.figures import complexity_table
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun, complexity_run, drawn_points
from laboratory.worlds.margin_halfspace import MarginHalfspace
from pages._rademacher_fields import PRESETS
from tests.opening import NEVER_SHOWN, as_read, decoded, heights, opened, shown, traces


def run(cls: str, m: int, seed: int = 3, draws: int = 200, signs: int = 1, delta: float = 0.05) -> ComplexityRun:
    return complexity_run(cls, drawn_points(cls, m, seed), draws, signs, delta)  # type: ignore[arg-type]


def calm(app: AppTest) -> None:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def check(app: AppTest, one: ComplexityRun) -> None:
    np.testing.assert_array_equal(heights(app, 1, "mean"), one.means)
    np.testing.assert_array_equal(heights(app, 1, "at most"), one.means + one.widths)
    assert decoded(traces(app, 2)["Massart"]["x"])[1] == one.massart
    assert decoded(traces(app, 2)["exact"]["x"])[1] == one.exact


def test_it_opens_on_eight_points_with_the_exact_value_beside_the_draws() -> None:
    app = opened("rademacher_and_vc")
    calm(app)
    one = run("halfspaces", 8)
    check(app, one)
    assert f"{one.exact:.4g}</span>" in "".join(shown(app).split())
    plus = decoded(traces(app, 0)["plus"]["x"])
    np.testing.assert_array_equal(
        plus, [float(p[0]) for p, sign in zip(one.points, one.signs[0], strict=True) if sign > 0]
    )
    links = [link.proto.query_string for link in app.get("page_link")]
    assert "theorem=massart" in links[0] and "m=8" in links[0]


@pytest.mark.parametrize("name", PRESETS)
def test_each_preset_opens_calm_and_is_marked(name: str) -> None:
    app = opened("rademacher_and_vc", **{"run.points": "5"})
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    assert app.button(key=f"_preset_{name}").proto.type == "primary"


def test_every_control_of_the_signs_moves_them() -> None:
    app = opened("rademacher_and_vc")
    app.selectbox(key="class").set_value("intervals").run()
    for key, value in (("run.points", "6"), ("run.seed", "9"), ("run.signs", "4"), ("run.draws", "60")):
        app.text_input(key=key).set_value(value).run()
    app.text_input(key="run.delta").set_value("0.2").run()
    calm(app)
    check(app, run("intervals", 6, 9, 60, 4, 0.2))
    app.button(key="_Step_draw").click().run()
    assert app.slider(key="draw").value == 2
    app.button(key="_From the start_draw").click().run()
    calm(app)
    assert "points" in traces(app, 0)
    app.button(key="_another_run.seed").click().run()
    check(app, run("intervals", 6, 10, 60, 4, 0.2))


def test_points_of_ones_own_are_labelled_and_judged() -> None:
    app = opened("rademacher_and_vc", data="typed", **{"data.plane": "0,0 1,0 0,1"})
    calm(app)
    assert "8 of 8 labellings" in shown(app) and "shattered" in shown(app)
    for text, says in (("0,0 0,0", "stands there twice"), ("1 2", "dimension 2"), ("0,x", "finite real")):
        app.text_input(key="data.plane").set_value(text).run()
        assert not app.exception and any(says in as_read(error.value) for error in app.error)
        assert app.text_input(key="data.plane").value == text


def test_growth_is_cover_beside_sauer() -> None:
    app = opened("rademacher_and_vc", show="growth")
    calm(app)
    grown = GrowthRun("halfspaces", 2, 100, 3)
    np.testing.assert_array_equal(heights(app, 0, "the class"), grown.growth)
    np.testing.assert_array_equal(heights(app, 0, "Sauer's sum"), grown.sauer)
    assert "**9,902**" in shown(app) and "166,751" in shown(app)
    app.button(key="_another_run.seed").click().run()
    np.testing.assert_array_equal(heights(app, 0, "random points"), GrowthRun("halfspaces", 2, 100, 4).counted)
    app.text_input(key="run.seed").set_value("3").run()
    app.selectbox(key="family").set_value("interval_unions").run()
    app.text_input(key="growth.k").set_value("1").run()
    app.text_input(key="growth.largest").set_value("50").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "random points"), GrowthRun("interval_unions", 1, 50, 3).counted)
    app.selectbox(key="family").set_value("boxes").run()
    app.text_input(key="growth.n").set_value("6").run()
    app.text_input(key="growth.largest").set_value("5").run()
    calm(app)
    app.text_input(key="growth.n").set_value("7").run()
    assert any("Dimension n must be an integer" in as_read(error.value) for error in app.error)


def test_linear_predictors_stand_between_their_closed_forms() -> None:
    address = {"linear.n": "3", "linear.margin": "0.3", "linear.largest": "100", "run.draws": "40"}
    app = opened("rademacher_and_vc", show="linear", **address)
    calm(app)
    linear = LinearRun(MarginHalfspace(3, 0.3), 100, 40, 3, 0.05)
    np.testing.assert_array_equal(heights(app, 0, "simulated"), linear.simulated)
    np.testing.assert_array_equal(heights(app, 0, "at most"), linear.above)
    np.testing.assert_array_equal(heights(app, 1, "promise by the margin"), linear.by_margin)
    np.testing.assert_array_equal(heights(app, 1, "true risk of the SVM"), linear.risks)


def test_a_sine_goes_through_the_labels() -> None:
    app = opened("rademacher_and_vc", show="sine", **{"sine.points": "3"})
    calm(app)
    assert "θ = 5π gives the points 1/2, …, 1/8 the labels 1, 0, 1." in shown(app)
    assert (heights(app, 0, "label 1") > 0).all() and (heights(app, 0, "label 0") < 0).all()
    app.button(key="_Step_labelling").click().run()
    calm(app)
    assert "the labels 1, 1, 0." in shown(app)


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ({}, {"show": "growth"}, {"show": "sine"}):
        app = opened("rademacher_and_vc", **address)
        exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = capsys.readouterr().out
    assert printed.split()[0] == str(run("halfspaces", 8).exact)
    assert "9902.0 166751.0" in printed and "21 (1, 0, 1, 0)" in printed


def test_the_table_is_the_run() -> None:
    one = run("halfspaces", 5)
    table = complexity_table(one)
    assert table["supremum"] == one.suprema.tolist() and len(table["signs"][0]) == 5
