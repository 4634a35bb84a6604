"""Backpropagation, early stopping, learning rates and cascades as data: figures, sentences, fields."""

from typing import Any

import numpy as np
import pytest

from bounds.numbers import percent
from laboratory.topics import views
from laboratory.topics.networks.backward.numbers import in_node
from laboratory.topics.networks.backward.run import backward
from laboratory.topics.networks.cascade.run import CascadePlan, cascade_run
from laboratory.topics.networks.rates.run import RatesPlan, rates_run
from laboratory.topics.networks.stopping.run import StoppingPlan, stopping_run
from laboratory.worlds.xor import Xor
from tests.opening import calm, opened
from tests.sentences import facts
from tests.showing import names, trace

NAMES = ("backward", "stopping", "rates", "cascade")
BACKWARD, STOPPING, RATES, CASCADE = (views[f"networks.{name}"] for name in NAMES)
QUICK: dict[str, Any] = {"m": 20, "units": 4, "epochs": 60, "patience": 10}
GROWN: dict[str, Any] = {"world": "circles", "m": 40, "units": 2, "pool": 1}


def test_backpropagation_goes_layer_by_layer() -> None:
    run = backward((2, 2, 1), (1.0, 0.0), (1.0,), "tanh", 3, 1.0)
    unknown, sentences = [], []
    for step in range(run.steps + 1):
        result = BACKWARD(step=step)
        unknown.append(list(result.figure.data[-1].text).count("?"))
        sentences.append(result.sentence)
    assert unknown == [3, 1, 0, 0, 0, 0] and run.steps == 5
    assert f"from {run.error:.4g} to **{run.error_after:.4g}**" in sentences[-1]
    assert in_node(float(run.values[-1][0])) in list(result.figure.data[-1].text)
    assert f"**{in_node(float(run.deltas[0][0]))}**" in sentences[4] and "Backward, layer 1" in sentences[4]


def test_every_field_of_backpropagation_makes_another_pass() -> None:
    result = BACKWARD(layers="2-2-2", hidden="relu", x1=-2, x2=0.5, target=0.9, rate=0.1, seed=5)
    run = backward((2, 2, 2), (-2.0, 0.5), (0.9, 1 - 0.9), "relu", 5, 0.1)
    assert result.headline.value == run.error_after and result.table["after_the_step"][0] == run.moved.weights[0][0, 0]
    edges = result.more.count("→")
    assert edges == run.network.parameters == 12  # (2 + 1) 2 + (2 + 1) 2


def test_early_stopping_shows_the_run() -> None:
    result, run = STOPPING(**QUICK), stopping_run(StoppingPlan(**QUICK))
    np.testing.assert_array_equal(trace(result, 0, "validation loss")[1], run.validation_loss)
    np.testing.assert_array_equal(trace(result, 0, "training loss")[1], run.training_loss)
    assert result.step == run.best
    assert (result.headline.value, result.headline.at_most) == (run.risk(run.best), run.bound)
    ((slug, inputs),) = filter(None, map(result.theorem_of, STOPPING.view.guarantees))
    assert slug == "validation_selection_binomial" and inputs["k"] == 61
    errors = STOPPING(**QUICK, measure="mistakes")
    np.testing.assert_array_equal(trace(errors, 0, "true risk")[1], run.true_risks)
    assert trace(errors, 0, "bound")[1][0] == run.bound


@pytest.mark.parametrize("change", [{"noise": 0.0}, {"rate": 0.05}, {"decay": 0.01}, {"seed": 7}, {"world": "circles"}])
def test_fields_of_early_stopping_make_other_runs(change: dict[str, Any]) -> None:
    other = stopping_run(StoppingPlan(**(QUICK | change)))
    result = STOPPING(**QUICK, **change)
    np.testing.assert_array_equal(trace(result, 0, "validation loss")[1], other.validation_loss)


def test_decay_stands_beside_the_run_without_it() -> None:
    """Both curves without decay are those of a run of its own; so are the three risks."""
    result, plain = STOPPING(**QUICK, decay=0.02), stopping_run(StoppingPlan(**QUICK))
    np.testing.assert_array_equal(trace(result, 0, "validation, λ = 0")[1], plain.validation_loss)
    np.testing.assert_array_equal(trace(result, 0, "training, λ = 0")[1], plain.training_loss)
    support, labels, weights = Xor(noise=0.15).support()
    wrong = [
        float(weights[(run.answers(epoch, support) >= 0.5) != (labels == 1)].sum())
        for run, epoch in ((result.run, 60), (plain, 60), (plain, plain.best))
    ]
    last, end, early = (percent(risk) for risk in wrong)
    paragraph = result.more.split("\n\n")[-1]
    assert (
        f"**{last}**" in paragraph and f"**{end}**" in paragraph and early in paragraph.rpartition(f"{plain.best}")[2]
    )
    assert "λ = 0" not in str(names(STOPPING(**QUICK), 0))


def test_rates_that_are_too_large_are_said_to_be() -> None:
    result = STOPPING(**{**QUICK, "rate": 10, "epochs": 1000, "noise": 0.4})
    assert result.sentence and np.isfinite(result.headline.value)


def test_learning_rates_are_typed() -> None:
    result = RATES(rates="30, 0.1", epochs=12, units=3)
    slow, fast = rates_run(RatesPlan((0.1, 30.0), 3, 12))
    np.testing.assert_array_equal(trace(result, 0, "η = 0.1")[1], slow.losses)
    np.testing.assert_array_equal(trace(result, 0, "η = 30")[1], fast.losses)
    assert result.figure.layout.yaxis.type == "log" != RATES(rates="1", epochs=2, plain=True).figure.layout.yaxis.type


def test_the_largest_rate_is_told_by_how_often_its_loss_rose() -> None:
    wild = rates_run(RatesPlan((0.01, 0.1, 1.0, 30.0), 8, 100))[-1].losses
    rises = int((np.diff(wild) > 1e-9 * wild[:-1]).sum())
    assert f"η = 30 rose {rises} {len(wild) - 1}" in facts(RATES().sentence)


@pytest.mark.parametrize(
    ("text", "message"), [("0.1, x", "got x"), ("-1", "got -1"), ("1,2,3,4,5,6,7", "got 7"), ("", "got nothing")]
)
def test_what_is_no_rate_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        RATES(rates=text)


def test_a_cascade_grows_unit_by_unit() -> None:
    """Unit h sees 1, both inputs and h - 1 units: 3 + 4 frozen weights; two outputs see all five sources."""
    run, result = cascade_run(CascadePlan("circles", m=40, units=2, pool=1)), CASCADE(**GROWN)
    assert result.step == run.units == 2
    assert [len(trace(result, 0, name)[0]) for name in ("frozen", "trained")] == [7, 10]
    assert [len(trace(result.at(1), 0, name)[0]) for name in ("frozen", "trained")] == [3, 8]
    np.testing.assert_array_equal(trace(CASCADE(**GROWN, beside="errors"), 1, "true risk")[1], run.true_risks)
    assert result.headline.value == run.true_risks[-1]


def test_a_cascade_crosses_what_it_misclassifies() -> None:
    result = CASCADE(**GROWN).at(0)
    assert "answers" in names(result, 1)
    crossed = trace(result, 1, "misclassified")[0]
    assert len(crossed) == round(result.run.training_errors[0] * 40)


def test_a_link_opens_the_same_run_at_the_same_step() -> None:
    app = opened("networks", **{"show": "cascade", "cascade.world": "circles", "cascade.m": "40",
                                "cascade.units": "2", "cascade.pool": "1", "cascade.step": "1"})  # fmt: skip
    calm(app)
    assert app.text_input(key="cascade.m").value == "40" and app.slider(key="cascade.step").value == 1
