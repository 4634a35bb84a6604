"""The interval for a risk that is not known exactly: SciPy's own binomial test is the oracle."""

from typing import Any

import numpy as np
import pytest
from scipy.stats import binomtest

from laboratory.worlds import estimated_risk
from laboratory.worlds.uniform_threshold import UniformThreshold
from tests.sentences import pattern


class Above:
    """Label 1 from `a` on; shows nothing of it."""

    def __init__(self, a: float) -> None:
        self.a = a

    def predict(self, X: Any) -> Any:
        return (X[:, 0] >= self.a).astype(int)


@pytest.mark.parametrize("a", [0.5, 0.52, 0.9])
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_the_interval_is_clopper_and_pearsons(a: float, noise: float) -> None:
    source = UniformThreshold(noise)
    estimate = estimated_risk(source, Above(a), np.random.default_rng(5), draws=500, confidence=0.9)
    X, y = source.draw(np.random.default_rng(5), 500)
    wrong = int((Above(a).predict(X) != y).sum())
    expected = binomtest(wrong, 500).proportion_ci(0.9, method="exact")
    assert estimate.value == wrong / 500
    assert estimate.low == pytest.approx(expected.low, abs=1e-12)
    assert estimate.high == pytest.approx(expected.high, abs=1e-12)
    assert (estimate.draws, estimate.confidence) == (500, 0.9)


def test_an_estimate_of_always_or_never_keeps_its_ends() -> None:
    never = estimated_risk(UniformThreshold(0.0), Above(0.5), np.random.default_rng(0), draws=10)
    assert (never.value, never.low) == (0.0, 0.0)
    assert never.high == pytest.approx(1 - 0.005 ** (1 / 10), rel=1e-12)  # by hand: (1 - p)^10 = 0.005
    always = estimated_risk(UniformThreshold(0.0, 0.0), Above(2.0), np.random.default_rng(0), draws=10)
    assert (always.value, always.high) == (1.0, 1.0)


@pytest.mark.parametrize("confidence", [0, 1, 1.2, float("nan")])
def test_a_confidence_outside_its_domain_is_refused(confidence: float) -> None:
    with pytest.raises(ValueError, match=pattern("confidence real (0, 1)")):
        estimated_risk(UniformThreshold(), Above(0.5), np.random.default_rng(0), confidence=confidence)
