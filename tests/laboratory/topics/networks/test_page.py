"""The Networks page: each view draws its own run's numbers, controls change it, and what is wrong is said."""

import json
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.networks.backward.figures import short
from laboratory.topics.networks.backward.run import backward
from laboratory.topics.networks.cascade.run import GrowthPlan, growth
from laboratory.topics.networks.graph.run import sizes
from laboratory.topics.networks.rates.run import RatesPlan, rates_run
from laboratory.topics.networks.stopping.run import StoppingPlan, stopping_run
from tests.opening import as_read, calm, decoded, opened, shown

QUICK = {"stop.m": "20", "stop.units": "4", "stop.epochs": "60", "stop.patience": "10"}
SMALL = StoppingPlan(m=20, units=4, epochs=60, patience=10)
GROWN = {"casc.world": "circles", "casc.m": "40", "casc.units": "2", "casc.pool": "1"}


def spec(app: AppTest, figure: int) -> dict[str, Any]:
    return json.loads(app.get("plotly_chart")[figure].proto.spec)


def traces(app: AppTest, figure: int) -> dict[str, dict[str, Any]]:
    return {trace["name"]: trace for trace in spec(app, figure)["data"] if "name" in trace}


def python_of(app: AppTest) -> str:
    return next(block.value for block in app.code if block.language == "python")


def test_it_opens_on_xor_with_its_promise_and_steps_through_the_inputs(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks")
    calm(app)
    assert {"AND", "OR", "answers 1"} <= set(traces(app, 0))
    x1, x2, one, another, both, either, output = traces(app, 1)["nodes"]["text"]
    assert (x1, x2, one, another, both, either, output) == ("1", "0", "1", "1", "0", "1", "1")
    assert "14 of the 16" in shown(app) and "the answer is **1**" in shown(app)
    link = app.get("page_link")[0].proto
    assert "theorem=vc_threshold_network" in link.query_string and "weights=9" in link.query_string
    app.segmented_control(key="xor.input").set_value("11").run()
    calm(app)
    assert "the answer is **0**" in shown(app)
    app.segmented_control(key="xor.coding").set_value("11").run()
    calm(app)
    assert "At the input (1, 1)" in shown(app)
    exec(python_of(app), {})
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_the_graph_has_an_edge_for_every_weight(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="graph", **{"graph.layers": "4-8-3"})
    calm(app)
    edges = [trace for trace in spec(app, 0)["data"] if trace["name"] == "edge"]
    assert len(edges) == 67 + 1  # one of them is drawn again, thick
    assert "67 weights and biases" in shown(app)
    app.text_input(key="graph.layers").set_value("2-3-1").run()
    calm(app)
    theorem, given = sizes("2-3-1").promises["threshold"]
    assert f"at most {int(theorem(**given))} with threshold units" in shown(app)
    exec(python_of(app), {})
    assert capsys.readouterr().out.startswith("8 13")
    app.text_input(key="graph.layers").set_value("2-99-1").run()
    assert "got 2-99-1." in as_read(app.error[0].value) and app.text_input(key="graph.layers").value == "2-99-1"


def test_activations_follow_the_slope(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="activations", **{"act.slope": "3", "act.net": "0"})
    calm(app)
    assert "logistic 0.75, tanh 1" in shown(app)
    assert decoded(traces(app, 0)["logistic now"]["y"]).tolist() == [0.5, 0.75]
    app.text_input(key="act.net").set_value("1").run()
    calm(app)
    assert decoded(traces(app, 0)["tanh now"]["y"])[1] == pytest.approx(0.4199743416, abs=1e-10)
    exec(python_of(app), {})
    assert "tanh" in capsys.readouterr().out


def test_backpropagation_is_played_layer_by_layer(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="backward", **{"back.step": "0"})
    calm(app)
    run = backward((2, 2, 1), (1.0, 0.0), (1.0,), "tanh", 3, 1.0)
    assert traces(app, 0)["nodes"]["text"].count("?") == 3
    for step in range(1, run.steps + 1):
        app.button(key="_Step_back.step").click().run()
        calm(app)
        assert app.slider(key="back.step").value == step
    assert f"from {run.error:.4g} to **{run.error_after:.4g}**" in shown(app)
    assert short(float(run.values[-1][0])) in traces(app, 0)["nodes"]["text"]
    app.selectbox(key="back.layers").set_value("2-2-2-1").run()
    app.selectbox(key="back.hidden").set_value("relu").run()
    app.text_input(key="back.x1").set_value("-2").run()
    calm(app)
    exec(python_of(app), {})
    assert capsys.readouterr().out


def test_early_stopping_shows_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="stopping", **QUICK)
    calm(app)
    run = stopping_run(SMALL)
    np.testing.assert_array_equal(decoded(traces(app, 0)["validation"]["y"]), run.validation_loss)
    np.testing.assert_array_equal(decoded(traces(app, 0)["training"]["y"]), run.training_loss)
    assert app.slider(key="stop.at").value == run.best
    assert "theorem=validation_selection_binomial" in app.get("page_link")[0].proto.query_string
    app.segmented_control(key="stop.measure").set_value("mistakes").run()
    calm(app)
    np.testing.assert_array_equal(decoded(traces(app, 0)["true risk"]["y"]), run.true_risks)
    assert decoded(traces(app, 0)["promise"]["y"])[0] == run.promised
    exec(python_of(app), {})
    assert capsys.readouterr().out.split()[:2] == [str(run.best), str(run.stop)]


@pytest.mark.parametrize(
    ("key", "value", "change"),
    [
        ("stop.noise", "0", {"noise": 0.0}),
        ("stop.rate", "0.05", {"rate": 0.05}),
        ("stop.decay", "0.01", {"decay": 0.01}),
        ("stop.seed", "7", {"seed": 7}),
    ],
)
def test_fields_of_early_stopping_make_other_runs(key: str, value: str, change: dict[str, Any]) -> None:
    app = opened("networks", show="stopping", **(QUICK | {key: value}))
    calm(app)
    other = stopping_run(StoppingPlan(**({"m": 20, "units": 4, "epochs": 60, "patience": 10} | change)))
    np.testing.assert_array_equal(decoded(traces(app, 0)["validation"]["y"]), other.validation_loss)


def test_learning_rates_are_typed_and_refused(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="rates", **{"rate.rates": "30, 0.1", "rate.epochs": "12", "rate.units": "3"})
    calm(app)
    slow, fast = rates_run(RatesPlan((0.1, 30.0), 3, 12))
    np.testing.assert_array_equal(decoded(traces(app, 0)["η = 0.1"]["y"]), slow.losses)
    np.testing.assert_array_equal(decoded(traces(app, 0)["η = 30"]["y"]), fast.losses)
    exec(python_of(app), {})
    assert len(capsys.readouterr().out.splitlines()) == 2
    for text, says in (("0.1, x", "got x."), ("-1", "got -1."), ("1,2,3,4,5,6,7", "got 7."), ("", "got nothing.")):
        app.text_input(key="rate.rates").set_value(text).run()
        assert not app.exception and says in as_read(app.error[0].value)
        assert app.text_input(key="rate.rates").value == text


def test_a_cascade_grows(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("networks", show="cascade", **GROWN)
    calm(app)
    run = growth(GrowthPlan("circles", m=40, units=2, pool=1))
    assert app.slider(key="casc.at").value == run.units == 2
    # Unit h sees 1, both inputs and h - 1 units: 3 + 4 frozen weights; two outputs see all five sources.
    assert len(traces(app, 0)["frozen"]["x"]) == 7 and len(traces(app, 0)["trained"]["x"]) == 10
    app.button(key="_Back_casc.at").click().run()
    calm(app)
    assert len(traces(app, 0)["frozen"]["x"]) == 3
    app.segmented_control(key="casc.beside").set_value("errors").run()
    calm(app)
    np.testing.assert_array_equal(decoded(traces(app, 1)["true risk"]["y"]), run.true_risks)
    exec(python_of(app), {})
    assert capsys.readouterr().out
    app.text_input(key="casc.noise").set_value("0.5").run()
    assert "got 0.5." in as_read(app.error[0].value) and "Mend the field" in shown(app)


def test_presets_change_the_view() -> None:
    app = opened("networks", show="graph")
    app.button(key="_preset_Two units make an XOR").click().run()
    calm(app)
    assert app.segmented_control(key="show").value == "xor"
    assert app.button(key="_preset_Two units make an XOR").proto.type == "primary"


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("networks", show="brains", tpyo="1")
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    assert "show = brains" in told and "tpyo" in told
