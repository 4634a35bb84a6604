"""Theorems 8.2 and 8.3 over lambda: risks by integrals, minimizers by SciPy, bounds by hand."""

from collections.abc import Callable
from math import log, pi, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize

from laboratory.topics import views
from laboratory.topics.regularisation.oracle.run import LAMBDAS, LIPSCHITZ, Circle, LossName, learned, oracle
from learners.losses.of_margins import OF_MARGINS
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["regularisation.oracle"]


def test_the_true_risk_is_the_integral() -> None:
    """For lengths up to 1 the hinge is linear: 1 - (1 - 2 noise) (2/pi) length, the mean of |cos| being 2/pi."""
    world = Circle("hinge", 0.1)
    for length in (0.0, 0.3, 1.0):
        assert world.along(np.array([length]))[0] == pytest.approx(1 - 0.8 * length * 2 / pi, abs=1e-5)
    angles = np.linspace(0, 2 * pi, 200_001)
    of_margins: dict[LossName, Callable[[np.ndarray], np.ndarray]] = {
        "hinge": lambda z: np.maximum(0, 1 - z),
        "logistic": lambda z: np.log1p(np.exp(-z)),
    }
    for loss, value in of_margins.items():
        margins = 1.5 * np.abs(np.cos(angles - 0.4)) * np.sign(np.cos(angles) * np.cos(angles - 0.4))
        integral = np.trapezoid(0.9 * value(margins) + 0.1 * value(-margins), angles) / (2 * pi)
        tilted = 1.5 * np.array([[np.cos(0.4), np.sin(0.4)]])
        assert Circle(loss, 0.1).risks(tilted)[0] == pytest.approx(integral, abs=2e-5)
    assert world.at_zero == 1 and Circle("logistic", 0.1).at_zero == pytest.approx(log(2))


@pytest.mark.parametrize("loss", ["hinge", "logistic"])
def test_examples_and_slopes_are_those_of_the_theorems(loss: LossName) -> None:
    X, y = Circle(loss, 0.1).draw(np.random.default_rng(0), 500)
    assert OF_MARGINS[loss].lipschitz_in_weights(float(np.linalg.norm(X, axis=1).max())) == pytest.approx(LIPSCHITZ)
    assert OF_MARGINS[loss].convex and set(np.unique(y)) == {-1, 1}


@pytest.mark.parametrize("loss", ["hinge", "logistic"])
def test_what_is_learned_minimizes_mean_loss_plus_lambda_norm_squared(loss: LossName) -> None:
    def regularised(w: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
        return float(OF_MARGINS[loss].value(y * (X @ w)).mean() + 0.1 * w @ w)

    results, rng = learned(loss, 0.1, 40, 3, 0.1), np.random.default_rng(3)
    for run in range(3):
        X, y = Circle(loss, 0.1).draw(rng, 40)
        value = OF_MARGINS[loss].value
        optimum = minimize(
            regularised, np.zeros(2), args=(X, y), method="Nelder-Mead", options={"xatol": 1e-10, "fatol": 1e-13},
        )  # fmt: skip
        assert results.training[run] == pytest.approx(value(y * (X @ optimum.x)).mean(), abs=1e-6)
        assert results.risks[run] == pytest.approx(Circle(loss, 0.1).risks(optimum.x[np.newaxis])[0], abs=1e-6)


def test_a_validation_set_chooses_lambda_sample_by_sample() -> None:
    """By scikit-learn's logistic regression, whose C is 1/(2 lambda m), at every lambda."""
    from sklearn.linear_model import LogisticRegression

    world, run = Circle("logistic", 0.1), oracle("logistic", 0.1, 40, 3)
    rng, others = np.random.default_rng(3), np.random.default_rng([3, 1])
    risks = []
    for _ in range(len(run.path[0].risks)):
        (X, y), (X_other, y_other) = world.draw(rng, 40), world.draw(others, 50)
        models = (LogisticRegression(C=1 / (2 * lam * 40), fit_intercept=False, tol=1e-10) for lam in LAMBDAS)
        weights = [model.fit(X, y).coef_[0] for model in models]
        validated = [np.log1p(np.exp(-y_other * (X_other @ w))).mean() for w in weights]
        risks.append(world.risks(weights[int(np.argmin(validated))][np.newaxis])[0])
    assert run.by_validation == pytest.approx(np.mean(risks), abs=1e-5)
    assert run.nearest(0.0707).lam == 0.1 and run.nearest(0.0447).lam == 0.03
    assert run.by_validation < run.nearest(run.best_lam(2)).risk


def test_both_bounds_by_hand() -> None:
    run = oracle("hinge", 0.1, 100, 0)
    assert run.risk_bound(0.1, 2) == pytest.approx(run.compared(2) + 0.1 * 4 + 2 / (0.1 * 100))
    assert run.gap_bound(np.array([0.1, 1.0])) == pytest.approx([0.2, 0.02])
    assert run.best_lam(2) == pytest.approx(sqrt(2 / 400))
    assert run.tuned(2) == pytest.approx(2 * sqrt(8 / 100))
    # Least at the best lambda, where it is the tuned form.
    smallest = run.risk_bound(run.best_lam(2), 2)
    assert smallest == pytest.approx(run.compared(2) + run.tuned(2))
    assert all(run.risk_bound(run.best_lam(2) * factor, 2) > smallest for factor in (0.9, 1.1))
    # No w* in this direction gives a lower guarantee than the best of all lengths.
    for norm in (0.5, 1, 2, 4):
        assert run.bound_by_best(np.array([0.1]))[0] <= run.risk_bound(0.1, norm) + 1e-12


@pytest.mark.parametrize(("loss", "m"), [("hinge", 30), ("hinge", 100), ("logistic", 30), ("logistic", 1_000)])
def test_on_average_what_was_measured_keeps_both_guarantees(loss: LossName, m: int) -> None:
    """Means of 20 samples lie so far below that no false alarm occurs: by more than ten standard errors."""
    run = oracle(loss, 0.1, m, 1)
    for place, result in enumerate(run.path):
        risk_error = result.risks.std(ddof=1) / sqrt(20)
        gap_error = (result.risks - result.training).std(ddof=1) / sqrt(20)
        assert result.risk + 10 * risk_error < run.bound_by_best(LAMBDAS)[place]
        assert result.gap - 5 * gap_error < run.gap_bound(LAMBDAS)[place]


def test_the_tuned_example_of_the_notes() -> None:
    result = VIEW(**VIEW.view.presets["ρ = B = 1, m = 1,000, λ = 0.0447"])
    assert "best is λ = 0.0447" in result.sentence
    assert "add 0.0895" in result.more  # sqrt(8 / 1000) = 0.08944, rounded up
    doors = [result.theorem_of(guarantee) for guarantee in VIEW.view.guarantees]
    assert doors == [
        ("rlm_oracle", {"m": 1_000, "lipschitz": 1.0, "norm": 1.0, "lam": 0.0447}),
        ("tikhonov_lipschitz", {"m": 1_000, "lam": 0.0447, "lipschitz": 1.0}),
        ("rlm_tuned", {"m": 1_000, "lipschitz": 1.0, "norm": 1.0}),
    ]


def test_figures_and_headline_show_the_run() -> None:
    result = VIEW()
    run = result.run
    np.testing.assert_array_equal(trace(result, 0, "true risk")[1], run.truth)
    x, y = trace(result, 0, "bound")
    np.testing.assert_allclose(y, run.compared(2) + 4 * x + 2 / (100 * x), rtol=1e-12)
    np.testing.assert_array_equal(trace(result, 1, "gap")[1], run.gap)
    at = int(np.flatnonzero(np.isclose(LAMBDAS, 0.1))[0])
    assert result.headline.value == run.truth[at] and result.headline.at_most == run.risk_bound(0.1, 2)


def test_too_many_examples_for_the_hinge_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("hinge ≤ 300 m; 301")):
        VIEW(m=301)


@pytest.mark.parametrize(
    ("lam", "verdict"),
    [
        (0.1, "λ large bound"),  # 0.1 · 2² = 0.4 against 2/(0.1 · 100) = 0.2
        (0.05, "λ small bound"),  # 0.2 against 0.4
        (0.0707, "two balanced"),  # √(2/(2² · 100)) = 0.0707…: 0.28 each
    ],
)
def test_the_part_that_weighs_more_is_named(lam: float, verdict: str) -> None:
    assert f"{verdict}; λ = 0.0707" in facts(VIEW(lam=lam).sentence)


def test_the_cost_of_regularization_is_free_of_the_rounding_of_doubles() -> None:
    """0.1 · 0.1² is 0.0010000000000000002 in doubles, and 0.001."""
    assert "λ‖w*‖² = **0.001** and" in VIEW(norm=0.1).sentence
