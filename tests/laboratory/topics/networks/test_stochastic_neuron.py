"""A stochastic neuron's answers: P(net) by math.exp, their counts against exact binomial tails."""

from math import exp, sqrt

import numpy as np
import pytest
from scipy.stats import binom, chi2

from laboratory.topics import views
from laboratory.topics.networks.activations.stochastic import stochastic
from tests.sentences import facts
from tests.showing import trace

VIEW = views["networks.activations"]
ALARM = 1e-6  # false alarms of each test


@pytest.mark.parametrize(("slope", "net"), [(1.0, 1.0), (1.0, 0.0), (2.5, -0.8), (0.1, 4.0), (20.0, 4.0)])
def test_the_probability_and_the_deviation(slope: float, net: float) -> None:
    neuron = stochastic(slope, net, 50, 0)
    plus, minus = 1 / (1 + exp(-slope * net)), 1 / (1 + exp(slope * net))
    assert neuron.probability == pytest.approx(plus, rel=1e-12)
    assert neuron.deviation == pytest.approx(sqrt(plus * minus / 50), rel=1e-12)
    assert neuron.mean == pytest.approx((neuron.count - (50 - neuron.count)) / 50)


@pytest.mark.parametrize(("slope", "net"), [(1.0, 1.0), (2.0, -0.5)])
def test_counts_are_binomial(slope: float, net: float) -> None:
    """400 seeds: the sum of the counts by its exact tails; each draw its own, so the counts' spread is right, too."""
    runs, draws, plus = 400, 200, 1 / (1 + exp(-slope * net))
    counts = np.array([stochastic(slope, net, draws, seed).count for seed in range(runs)])
    low, high = (binom.ppf(tail, runs * draws, plus) for tail in (ALARM / 2, 1 - ALARM / 2))
    assert low <= counts.sum() <= high
    spread = ((counts - draws * plus) ** 2).sum() / (draws * plus * (1 - plus))
    assert chi2.ppf(ALARM / 2, runs) * 0.97 < spread < chi2.ppf(1 - ALARM / 2, runs) * 1.03  # a binomial's tails


def test_every_place_has_its_own_probability() -> None:
    neuron = stochastic(1.5, 0.0, 20_000, 3)
    assert neuron.places.tolist() == [place / 2 for place in range(-8, 9)]
    for place, count in zip(neuron.places, neuron.counts, strict=True):
        plus = 1 / (1 + exp(-1.5 * place))
        low, high = (binom.ppf(tail, 20_000, plus) for tail in (ALARM / 34, 1 - ALARM / 34))
        assert low <= count <= high


def test_what_is_shown_is_what_was_counted() -> None:
    """P(1) is 0.731; 2P - 1 = tanh(1/2) is 0.462."""
    result = VIEW(beside="stochastic", net=1.0)
    neuron = stochastic(1.0, 1.0, 1_000, 0)
    count = neuron.count
    assert f"**{count} of 1,000**" in result.sentence and "0.731" in result.sentence
    assert result.headline.measured == f"{count / 1000:.3g}" and "0.731" in facts(result.headline.what)
    assert "0.462" in result.more and f"{(2 * count - 1000) / 1000:.3g}" in result.more
    shares = trace(result, 1, "share of +1")[1]
    assert np.asarray(shares) * 1000 == pytest.approx(neuron.counts)
    assert trace(result, 1, "at your net input")[1][0] == count / 1000
    assert result.table["answers_plus_1"] == neuron.counts.tolist()


def test_the_seed_and_the_slope_matter() -> None:
    counts = {stochastic(1.0, 1.0, 1_000, seed).count for seed in range(5)}
    assert len(counts) > 1
    steep = stochastic(20.0, 1.0, 1_000, 0)
    assert steep.count == 1_000 and "1,000 of 1,000" in VIEW(beside="stochastic", slope=20, net=1).sentence


def test_softmax_stands_there_unless_the_neuron_is_chosen() -> None:
    assert "Softmax" in VIEW().more and "Softmax" not in VIEW(beside="stochastic").more
