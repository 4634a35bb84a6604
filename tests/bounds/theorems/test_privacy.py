"""Noise that is said to make answers private does, by the exact laws of what an onlooker learns."""

import mpmath as mp
import numpy as np
import pytest

from bounds import theorems

mp.mp.dps = 40
CASES = [(1, 0.5, 0.01), (10, 0.3, 1e-3), (60, 0.1, 1e-5), (30, 1, 1e-6)]


def leak_of_gaussian(deviation: mp.mpf, privacy: mp.mpf) -> mp.mpf:
    """The least δ of Gaussian noise with sensitivity 1 (Balle and Wang, 2018)."""

    def tail(z: mp.mpf) -> mp.mpf:
        return mp.erfc(z / mp.sqrt(2)) / 2

    shift = 1 / (2 * deviation)
    return tail(privacy * deviation - shift) - mp.exp(privacy) * tail(privacy * deviation + shift)


@pytest.mark.parametrize("privacy", [0.001, 0.1, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("leak", [1e-30, 1e-10, 1e-5, 0.01, 0.3, 0.9, 0.999])
def test_gaussian_noise_is_enough(privacy: float, leak: float) -> None:
    deviation = theorems["gaussian_mechanism"](sensitivity=1, privacy=privacy, leak=leak)
    assert leak_of_gaussian(mp.mpf(deviation), mp.mpf(privacy)) < leak


@pytest.mark.parametrize("privacy", [0, 1e-12, 0.01, 1, 30, 700, 5000])
def test_the_leak_keeps_its_digits(privacy: float) -> None:
    """Where the two tails are near each other, far out, and across the places where the way to compute it changes."""
    for apart in (1e-9, 1e-4, 0.0499999, 0.0500001, 0.3, 2, 40, 1000):
        for low in (None, 11.999, 12.001, 0, 3):
            deviation = 1 / apart  # or that at which the first tail begins at `low`
            if low is not None and privacy:
                deviation = (low + (low**2 + 2 * privacy) ** 0.5) / (2 * privacy)
            with mp.workdps(60):
                expected = leak_of_gaussian(mp.mpf(deviation), mp.mpf(privacy))
            text = theorems["analytic_gaussian_mechanism"](sensitivity=1, sigma=deviation, privacy=privacy)
            begins = privacy * deviation - 1 / (2 * deviation)
            slack = 1e-12 + 4e-16 * (1 + abs(begins)) * privacy * deviation  # of the inputs' last places
            assert text == pytest.approx(float(expected), rel=slack, abs=1e-290), (deviation, privacy)


@pytest.mark.parametrize(("privacy", "leak"), [(0.1, 1e-5), (1, 1e-9), (8, 0.01)])
def test_the_least_noise_leaks_just_so_much(privacy: float, leak: float) -> None:
    inputs = dict(sensitivity=3, privacy=privacy)
    sigma = theorems["analytic_gaussian_mechanism"].solve("sigma", at_most=leak, **inputs).value
    assert leak_of_gaussian(mp.mpf(sigma) / 3, mp.mpf(privacy)) == pytest.approx(leak, rel=1e-9)
    if privacy <= 1:
        assert sigma < theorems["gaussian_mechanism"](leak=leak, **inputs)


@pytest.mark.parametrize("results", [2, 7, 100])
def test_a_private_choice_is_private_and_useful(results: int) -> None:
    """Utilities at random, and a neighbour's that each differ by at most the sensitivity."""
    rng = np.random.default_rng(results)
    for privacy, sensitivity in ((0.3, 1.0), (2.0, 0.1)):
        spread = 4 * sensitivity * np.log(results) / privacy
        for _ in range(200):
            utility = rng.uniform(0, spread, results)
            laws = [
                weights / weights.sum()
                for moved in (0, rng.choice([-1, 1], results) * sensitivity)
                for weights in [np.exp(privacy * (utility + moved) / (2 * sensitivity))]
            ]
            assert np.abs(np.log(laws[0] / laws[1])).max() <= privacy + 1e-12
            for delta in (0.5, 0.05):
                inputs = dict(ln_results=np.log(results), privacy=privacy, sensitivity=sensitivity, delta=delta)
                lost = utility.max() - utility > theorems["exponential_mechanism"](**inputs)
                assert laws[0][lost].sum() <= delta


@pytest.mark.parametrize(("queries", "privacy", "leak"), CASES)
def test_composition_covers_randomized_response(queries: int, privacy: float, leak: float) -> None:
    """The worst case: k answers, each right with probability e^ε/(1 + e^ε), the truth being turned round."""
    together = mp.mpf(theorems["advanced_composition"](queries=queries, privacy=privacy, leak=leak))
    right = 1 / (1 + mp.exp(-mp.mpf(privacy)))
    exceeds = mp.mpf(0)
    for hits in range(queries + 1):
        here = mp.binomial(queries, hits) * right**hits * (1 - right) ** (queries - hits)
        there = mp.binomial(queries, hits) * right ** (queries - hits) * (1 - right) ** hits
        exceeds += max(mp.mpf(0), here - mp.exp(together) * there)
    assert exceeds <= leak


@pytest.mark.parametrize("privacy", [0.01, 1, 10])
@pytest.mark.parametrize("leak", [0, 0.01, 0.5])
def test_the_gap_is_the_total_variation_of_the_worst_pair(privacy: float, leak: float) -> None:
    """With probability δ the example is told, else randomized response: that private, and as far apart as said."""
    text = leak + (1 - leak) * (mp.exp(privacy) - 1) / (mp.exp(privacy) + 1)
    assert theorems["privacy_gap"](privacy=privacy, leak=leak) == pytest.approx(float(text), rel=1e-12)
