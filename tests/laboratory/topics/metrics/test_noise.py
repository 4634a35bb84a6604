"""Noisy labels: each story against its posterior, the Bayes risk by integrals, one neighbour by drawing."""

from math import atan, pi, sqrt

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.stats import norm

from laboratory.topics import views
from laboratory.topics.metrics.noise.run import _neighbour, posterior
from tests.sentences import facts
from tests.showing import heard

VIEW = views["metrics.noise"]
M = 200_000
SLACK = sqrt(np.log(2e6) / (2 * M))  # Hoeffding: a false alarm once in a million


@pytest.mark.parametrize("reason", ["hidden", "measured"])
@pytest.mark.parametrize("spread", [0.3, 1.0, 2.5])
def test_the_bayes_risk_is_an_integral_of_the_smaller_side(reason: str, spread: float) -> None:
    run = VIEW(reason=reason, spread=spread).run
    seen = norm(scale=run.deviation)

    def smaller(x: float) -> float:
        eta = float(posterior(reason, spread, np.array([x]))[0])
        return seen.pdf(x) * min(eta, 1 - eta)

    assert run.bayes == pytest.approx(2 * quad(smaller, 0, 40)[0], rel=1e-6)
    assert run.bayes == pytest.approx(atan(spread) / pi)


@pytest.mark.parametrize(("reason", "strength"), [("annotators", 0.2), ("hidden", 0.8), ("measured", 0.8)])
def test_labels_drawn_by_the_story_have_the_posterior(reason: str, strength: float) -> None:
    rng = np.random.default_rng(1)
    true, noise = rng.standard_normal(M), rng.standard_normal(M)
    if reason == "annotators":
        x, y = true, (true > 0) != (rng.random(M) < strength)
    elif reason == "hidden":
        x, y = true, true + strength * noise > 0
    else:
        x, y = true + strength * noise, true > 0
    near = np.abs(x - 0.5) < 0.05
    expected = posterior(reason, strength, x[near]).mean()
    assert y[near].mean() == pytest.approx(expected, abs=sqrt(np.log(2e6) / (2 * near.sum())))


def test_one_neighbour_comes_to_twice_the_noise_less_its_square() -> None:
    """Where η is p or 1 - p the limit is 2p(1 - p) = 0.18 for p = 0.1, and 1,000 examples are near it."""
    run = VIEW().run
    assert run.limit == 0.18 and run.risk == pytest.approx(0.18, abs=0.01)
    assert "one ≤ 18%" in facts(VIEW().more)
    assert VIEW(rate=0).run.risks[-1].max() < 0.01 and VIEW(rate=0).run.bayes == 0


@pytest.mark.parametrize(
    ("reason", "strength"), [("annotators", 0.0), ("annotators", 0.3), ("hidden", 0.01), ("measured", 3.0)]
)
def test_one_neighbours_risk_is_an_integral_between_its_borders(reason: str, strength: float) -> None:
    """Also where η jumps or nearly jumps, and a sum over places of the line would be four times too large."""
    points, labels = np.array([0.4, -0.3, 0.011, -0.002, 1.7]), np.array([1.0, 0.0, 1.0, 1.0, 0.0])
    deviation = sqrt(1 + strength**2) if reason == "measured" else 1.0
    order = np.argsort(points)
    borders = [-12 * deviation, *(points[order][1:] + points[order][:-1]) / 2, 12 * deviation]

    def wrong(x: float, label: float) -> float:
        eta = float(posterior(reason, strength, np.array([x]))[0])
        return float(norm.pdf(x, scale=deviation)) * (1 - eta if label else eta)

    parts = [
        quad(wrong, low, high, args=(label,), points=[-0.02, 0.0, 0.02], limit=400)[0]
        for low, high, label in zip(borders[:-1], borders[1:], labels[order], strict=True)
    ]
    assert _neighbour(reason, strength, points, labels) == pytest.approx(sum(parts), abs=1e-8)


def test_a_risk_that_stays_does_not_fall() -> None:
    assert "50 % 3 50 % 1,000" in facts(heard(VIEW(rate=0.5))[1]) and "falls" not in heard(VIEW(rate=0.5))[1]
