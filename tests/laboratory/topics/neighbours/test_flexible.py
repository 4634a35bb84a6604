"""A line beside k neighbours: fits by the learners, exact parts by sums of squares, and both against the measured."""

from math import pi, sin

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.neighbours.flexible.run import SAMPLES, Flexible, flexible, mean_label
from learners import KNNRegressor, LeastSquares
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["neighbours.flexible"]
FALSE_ALARM = 4.9  # standard errors: 1e-6 on both sides
NOISE = 0.5


@pytest.fixture(scope="module", params=["sine", "line"])
def run(request: pytest.FixtureRequest) -> Flexible:
    return flexible(request.param, 5, 60, NOISE, seed=2)


def test_the_predictions_are_the_learners() -> None:
    """The first draw of labels, made anew from the same generator."""
    run = flexible("sine", 5, 60, NOISE, seed=2)
    rng = np.random.default_rng(2)
    x = rng.random(60)
    labels = np.array([sin(2 * pi * place) for place in x]) + NOISE * rng.standard_normal((SAMPLES, 60))
    X, places = x[:, np.newaxis], run.places[:, np.newaxis]
    for sample in (0, SAMPLES - 1):
        for fits, learner in ((run.line, LeastSquares()), (run.neighbours, KNNRegressor(5))):
            np.testing.assert_allclose(
                fits.predictions[sample], learner.fit(X, labels[sample]).predict(places), atol=1e-9
            )


def test_the_mean_prediction_is_the_fit_to_labels_without_noise(run: Flexible) -> None:
    curve = "line" if run.line.squared_bias(run.truth) == 0 else "sine"
    seen = mean_label(curve, run.x)
    slope, intercept = np.polyfit(run.x, seen, 1)
    np.testing.assert_allclose(run.line.expected, intercept + slope * run.places, atol=1e-9)
    nearest = [sorted(range(60), key=lambda i: abs(run.x[i] - place))[:5] for place in run.places]
    np.testing.assert_allclose(run.neighbours.expected, [seen[group].mean() for group in nearest], atol=1e-12)


def test_variances_by_closed_forms(run: Flexible) -> None:
    """k neighbours: sigma^2/k; a line: sigma^2 (1/m + (place - mean)^2 / S)."""
    assert run.neighbours.variance == pytest.approx(NOISE**2 / 5, rel=1e-12)
    spread = sum((x - run.x.mean()) ** 2 for x in run.x)
    line = [NOISE**2 * (1 / 60 + (place - run.x.mean()) ** 2 / spread) for place in run.places]
    np.testing.assert_allclose(run.line.variance, line, rtol=1e-9)
    assert run.variances == pytest.approx([NOISE**2 / k for k in run.ks], rel=1e-12)
    assert run.ratio == pytest.approx(NOISE**2 / 5 / np.mean(line), rel=1e-9)


def test_what_is_measured_agrees_with_what_is_exact(run: Flexible) -> None:
    for fits in (run.line, run.neighbours):
        excess = fits.excess(run.truth)
        exact = fits.squared_bias(run.truth) + fits.mean_variance
        assert abs(excess.mean() - exact) <= FALSE_ALARM * excess.std(ddof=1) / SAMPLES**0.5
        assert excess.mean() == pytest.approx(
            fits.measured_bias(run.truth) + fits.measured_variance, rel=1e-9
        )  # an identity of sums of squares


def test_all_examples_are_a_constant_and_a_line_has_no_bias_on_a_line() -> None:
    whole = flexible("sine", 60, 60, NOISE, seed=2).neighbours
    assert np.ptp(whole.predictions, axis=1).max() < 1e-12
    straight = flexible("line", 5, 60, NOISE, seed=2)
    assert np.abs(straight.line.expected - (1 - 2 * straight.places)).max() < 1e-12


def test_more_neighbours_than_examples() -> None:
    with pytest.raises(ValueError, match=pattern("10; 11")):
        VIEW(m=10, k=11)


def test_the_words_and_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), flexible("sine", 5, 100, 0.5, seed=0)
    assert np.array_equal(trace(result, 1, "variance")[1], run.variances)
    assert np.array_equal(trace(result, 0, "line")[1], run.line.predictions.mean(axis=0))
    assert "0.05" in facts(result.more) and f"{run.neighbours.measured_variance:.3g}" in facts(result.sentence)
