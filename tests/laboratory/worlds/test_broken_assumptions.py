"""StickyThreshold and DriftingThreshold: what they break, and the risk that still is exact."""

from typing import Any

import numpy as np
import pytest
from scipy.stats import binomtest, kstest

from bounds.vocabulary.assumptions import IID
from laboratory.worlds.drifting_threshold import DriftingThreshold
from laboratory.worlds.sticky_threshold import StickyThreshold


class From:
    """Label 1 from `a` on."""

    def __init__(self, a: float) -> None:
        self.a = a

    def predict(self, X: Any) -> Any:
        return (X[:, 0] >= self.a).astype(int)


def test_only_the_settings_that_break_nothing_grant_independence() -> None:
    assert IID in StickyThreshold(0.0).satisfies
    assert IID not in StickyThreshold(0.1).satisfies
    assert IID in DriftingThreshold(0.5, 0.5).satisfies
    assert IID not in DriftingThreshold(0.5, 0.6).satisfies


@pytest.mark.parametrize("stay", [0.0, 0.5, 0.95])
def test_repeats_are_as_frequent_as_said(stay: float) -> None:
    """Equal neighbours: a repeat, or by chance the same one of 10,000 places. False alarm 1e-6."""
    x = StickyThreshold(stay).draw(np.random.default_rng(0), 50_000).X[:, 0]
    repeats = int((x[1:] == x[:-1]).sum())
    assert binomtest(repeats, len(x) - 1, stay + (1 - stay) / 10_000).pvalue > 1e-6


def test_each_example_has_the_law_of_the_world() -> None:
    """The fiftieth of a sample, over 1,500 samples. False alarm 1e-6."""
    source, rng = StickyThreshold(0.9, 0.3, 0.2), np.random.default_rng(1)
    last = [source.draw(rng, 50) for _ in range(1500)]
    x = np.array([sample.X[-1, 0] for sample in last])
    wrong = sum(int(sample.y[-1] != (sample.X[-1, 0] >= 0.3)) for sample in last)
    assert kstest(x, "uniform").pvalue > 1e-6
    assert binomtest(wrong, 1500, 0.2).pvalue > 1e-6


def test_the_risk_is_the_length_between_thresholds() -> None:
    for source, hidden in ((StickyThreshold(0.9, 0.3, 0.1), 0.3), (DriftingThreshold(0.1, 0.7, 0.1), 0.7)):
        for a in (0.0, 0.25, 0.7, 1.0):
            assert source.risk(From(a)) == pytest.approx(0.1 + 0.8 * abs(a - hidden), abs=1e-12)


def test_a_sample_that_repeats_strays_further_than_hoeffding_allows() -> None:
    """100 examples of which about 10 differ: the gap of a fixed predictor exceeds sqrt(ln(2/0.05)/200) often."""
    source, rng = StickyThreshold(0.9, 0.5, 0.4), np.random.default_rng(0)
    fixed = From(0.5)
    gaps = []
    for _ in range(300):
        X, y = source.draw(rng, 100)
        gaps.append(abs(np.mean(fixed.predict(X) != y) - source.risk(fixed)))
    assert np.mean(np.array(gaps) > 0.1358) > 0.2


def test_the_threshold_moves_evenly_over_the_sample() -> None:
    X, y = DriftingThreshold(0.2, 0.8).draw(np.random.default_rng(0), 10_001)
    for part, threshold in ((slice(0, 100), 0.2), (slice(4950, 5050), 0.5), (slice(-100, None), 0.8)):
        x, label = X[part, 0], y[part]
        assert (label == (x >= threshold))[np.abs(x - threshold) > 0.01].all()
    single = [DriftingThreshold(0.0, 1.0).draw(np.random.default_rng(seed), 1).y[0] for seed in range(20)]
    assert single == [0] * 20
