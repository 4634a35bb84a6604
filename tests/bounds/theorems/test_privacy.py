"""Noise that is said to make answers private does, by the exact laws of what an onlooker learns."""

from __future__ import annotations

import mpmath as mp
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
    told = leak + (1 - leak) * (mp.exp(privacy) - 1) / (mp.exp(privacy) + 1)
    assert theorems["privacy_gap"](privacy=privacy, leak=leak) == pytest.approx(float(told), rel=1e-12)
