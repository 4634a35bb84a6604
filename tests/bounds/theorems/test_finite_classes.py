"""Bounds over finite classes held against small worlds whose every sample is counted."""

import itertools
import math

import numpy as np
import pytest

from bounds import theorems


def test_independent_hypotheses_by_enumeration() -> None:
    m, bad, epsilon = 3, 3, 0.25
    survives = 0.0
    for mistakes in itertools.product((0, 1), repeat=m * bad):
        rows = np.array(mistakes).reshape(bad, m).sum(axis=1)
        count = sum(mistakes)
        survives += epsilon**count * (1 - epsilon) ** (m * bad - count) * bool((rows == 0).any())
    assert theorems["finite_independent"](m=m, epsilon=epsilon, bad=bad) == pytest.approx(survives, rel=1e-12)


def _law_of_largest_gap(m: int, size: int) -> list[tuple[float, float]]:
    """Gap and probability, for the best-looking of `size` independent coins of risk 1/2."""
    tail = [sum(math.comb(m, i) for i in range(k, m + 1)) / 2**m for k in range(m + 2)]
    return [(0.5 - k / m, tail[k] ** size - tail[k + 1] ** size) for k in range(m + 1)]


@pytest.mark.parametrize(("m", "size"), [(5, 4), (20, 50), (100, 1000)])
def test_largest_gap_of_independent_coins(m: int, size: int) -> None:
    law, ln_size = _law_of_largest_gap(m, size), math.log(size)
    assert sum(gap * weight for gap, weight in law) <= theorems["finite_expected_gap"](m=m, ln_size=ln_size)
    for delta in (0.3, 0.05):
        uniform = theorems["finite_one_sided"](m=m, delta=delta, ln_size=ln_size)
        assert sum(weight for gap, weight in law if gap > uniform) <= delta
        for slug in ("finite_kl", "finite_relative"):
            exceeded = [
                weight
                for gap, weight in law
                if theorems[slug](m=m, delta=delta, ln_size=ln_size, training_error=0.5 - gap) < 0.5
            ]
            assert sum(exceeded) <= delta
        binomial = theorems["finite_binomial"]
        errors = [
            weight for k, (_, weight) in enumerate(law) if binomial(m=m, delta=delta, ln_size=ln_size, errors=k) < 0.5
        ]
        assert sum(errors) <= delta


def _wrong_choice(m: int, apart: float, margin: float) -> float:
    """The exact probability that the rival of the best hypothesis errs no more often on m examples.

    They differ on a share `apart` of the examples, where the best is right with probability (1 + margin)/2.
    """
    wrong = 0.0
    for differing in range(m + 1):
        weight = math.comb(m, differing) * apart**differing * (1 - apart) ** (m - differing)
        right = (1 + margin) / 2
        lost = sum(
            math.comb(differing, k) * right**k * (1 - right) ** (differing - k) for k in range(differing // 2 + 1)
        )
        wrong += weight * lost
    return wrong


@pytest.mark.parametrize("margin", [0.3, 0.6, 1.0])
@pytest.mark.parametrize("m", [20, 100])
def test_two_hypotheses_under_noise(m: int, margin: float) -> None:
    for apart, delta in itertools.product((0.05, 0.2, 0.5, 1.0), (0.5, 0.1, 0.01)):
        excess, two = apart * margin, math.log(2)
        bounds = {
            "massart": theorems["finite_massart_noise"](m=m, delta=delta, ln_size=two, noise_margin=margin),
            "sharp": theorems["finite_agnostic_excess_sharp"](m=m, delta=delta, ln_size=two),
            "split": theorems["finite_agnostic_excess_split"](m=m, delta=delta, ln_size=two, share=0.5),
            "flipped": margin * theorems["finite_label_noise"](m=m, delta=delta, ln_size=two, noise=(1 - margin) / 2),
        }
        for name, bound in bounds.items():
            assert excess <= bound or _wrong_choice(m, apart, margin) <= delta, name


def test_expected_worst_consistent_hypothesis() -> None:
    # Independent hypotheses of true risk i/20, and one without mistakes: the law of the worst survivor is a product.
    m, risks = 10, np.arange(1, 21) / 20
    survive = (1 - risks) ** m
    none_worse = np.append(np.cumprod((1 - survive)[::-1])[::-1][1:], 1.0)
    expected = float((risks * survive * none_worse).sum())
    assert expected <= theorems["finite_realizable_expected"](m=m, ln_size=math.log(21))


def test_bayes_and_gibbs_stay_below_half_the_entropy() -> None:
    rng = np.random.default_rng(94)
    for size, points in ((2, 3), (8, 12), (16, 8)):
        labels = rng.integers(0, 2, size=(size, points))
        bayes = gibbs = 0.0
        for target in labels:
            for t in range(points):
                alike = labels[(labels[:, :t] == target[:t]).all(axis=1)]
                wrong = float((alike[:, t] != target[t]).mean())
                gibbs += wrong / size
                bayes += (1.0 if wrong > 0.5 else 0.5 if wrong == 0.5 else 0.0) / size
        half = theorems["bayes_mistakes"](entropy=math.log2(size))
        assert bayes <= gibbs + 1e-12
        assert gibbs <= half + 1e-12


def test_equal_shares_are_nearly_best() -> None:
    split = theorems["finite_agnostic_excess_split"]
    inputs = dict(m=1000, delta=0.05, ln_size=math.log(1000))
    best = split.optimize("share", **inputs)
    assert split(**inputs, share=best.value) <= split(**inputs, share=0.5) <= 1.01 * split(**inputs, share=best.value)
