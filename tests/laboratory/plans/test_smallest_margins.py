"""Margins and rates from which on a score test's formula has a power: point by point, by SciPy."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.stats import norm

from bounds.formula.special.proportions.covering import (
    OwnSamplesFormula,
    SameItemsFormula,
    least_from_which_all,
)
from laboratory import plan
from tests.sentences import facts


def likely(p1: float, p2: float, margin: float, ratio: float) -> float:
    """The first probability with the largest likelihood, the margin below the second."""

    def less(p: float) -> float:
        q = p + margin
        own = p1 * np.log(p) + (1 - p1) * np.log(1 - p)
        return -float(own + ratio * (p2 * np.log(q) + (1 - p2) * np.log(1 - q)))

    return float(
        minimize_scalar(less, bounds=(1e-12, 1 - margin - 1e-12), method="bounded", options={"xatol": 1e-12}).x
    )


def by_likelihood(n: int, ratio: float, p1: float, p2: float, margin: float, alpha: float) -> float:
    """Farrington and Manning's power."""
    p = likely(p1, p2, margin, ratio) if margin else (p1 + ratio * p2) / (1 + ratio)
    null = (p * (1 - p) + (p + margin) * (1 - p - margin) / ratio) ** 0.5
    planned = (p1 * (1 - p1) + p2 * (1 - p2) / ratio) ** 0.5
    return float(norm.sf((norm.isf(alpha) * null - n**0.5 * (p1 - p2 + margin)) / planned))


def of_pairs(m: int, new: float, old: float, margin: float, alpha: float) -> float:
    """Tango's power: the likelihood's largest place by search."""
    rest = 1 - new - old

    def less(s: float) -> float:
        return -float(new * np.log(s) + old * np.log(s + margin) + rest * np.log(max(1 - 2 * s - margin, 1e-300)))

    s = float(minimize_scalar(less, bounds=(1e-13, (1 - margin) / 2), method="bounded", options={"xatol": 1e-13}).x)
    null, planned = (2 * s + margin - margin**2) ** 0.5, (new + old - (new - old) ** 2) ** 0.5
    return float(norm.sf((norm.isf(alpha) * null - m**0.5 * (new - old + margin)) / planned))


OWN = [
    (400, 1, 0.84, 0.84, 0.025, 0.8), (100, 2, 0.9, 0.88, 0.05, 0.9), (30, 0.5, 0.5, 0.6, 0.025, 0.7),
    (12, 1, 0.98, 0.9, 0.1, 0.6), (2000, 1, 0.1, 0.12, 0.01, 0.95), (60, 1, 0.6, 0.65, 0.025, 0.45),
]  # fmt: skip


@pytest.mark.parametrize(("items", "ratio", "new", "old", "level", "power"), OWN)
def test_the_margin_of_two_samples(
    items: int, ratio: float, new: float, old: float, level: float, power: float
) -> None:
    answer = plan("not_worse", "margin", items=items, ratio=ratio, new=new, old=old, level=level, power=power)
    assert answer.certified
    every = np.linspace(answer.value, 0.5, 60)
    assert all(by_likelihood(items, ratio, new, old, each, level) >= power - 1e-9 for each in every)
    assert by_likelihood(items, ratio, new, old, answer.value * (1 - 1.2e-3), level) < power
    assert answer.achieved == pytest.approx(by_likelihood(items, ratio, new, old, answer.value, level), abs=1e-6)


@pytest.mark.parametrize(("items", "ratio", "old", "margin", "level", "power"), [
    (400, 1, 0.84, 0.05, 0.025, 0.8), (100, 2, 0.5, 0.1, 0.05, 0.9), (40, 1, 0.9, 0.2, 0.025, 0.3),
])  # fmt: skip
def test_the_accuracy_of_the_new_model(
    items: int, ratio: float, old: float, margin: float, level: float, power: float
) -> None:
    answer = plan("not_worse", "new", items=items, ratio=ratio, old=old, margin=margin, level=level, power=power)
    every = np.linspace(answer.value, 0.999, 60)
    assert answer.certified
    assert all(by_likelihood(items, ratio, each, old, margin, level) >= power - 1e-9 for each in every)
    assert by_likelihood(items, ratio, answer.value * (1 - 1.2e-3), old, margin, level) < power


PAIRS = [
    (350, 0.05, 0.05, 0.025, 0.8),
    (60, 0.2, 0.1, 0.05, 0.9),
    (25, 0.001, 0.04, 0.025, 0.7),
    (900, 0.3, 0.3, 0.01, 0.6),
]


@pytest.mark.parametrize(("items", "new", "old", "level", "power"), PAIRS)
def test_the_margin_of_pairs(items: int, new: float, old: float, level: float, power: float) -> None:
    known: dict[str, Any] = {"items": items, "old_alone": old, "level": level, "power": power}
    answer = plan("not_worse_same_items", "margin", new_alone=new, **known)
    assert answer.certified
    assert all(of_pairs(items, new, old, each, level) >= power - 1e-7 for each in np.linspace(answer.value, 0.5, 60))
    assert of_pairs(items, new, old, answer.value * (1 - 1.5e-3), level) < power


@pytest.mark.parametrize(("items", "old", "margin", "level", "power"), [
    (1000, 0.05, 0.05, 0.025, 0.8), (50, 0.2, 0.1, 0.05, 0.5), (200, 0.0, 0.02, 0.025, 0.9),
])  # fmt: skip
def test_the_share_that_only_the_new_model_gets_right(
    items: int, old: float, margin: float, level: float, power: float
) -> None:
    known: dict[str, Any] = {"items": items, "old_alone": old, "level": level, "power": power, "margin": margin}
    answer = plan("not_worse_same_items", "new_alone", **known)
    every = np.linspace(answer.value, min(0.999, 1 - old) - 1e-6, 60)
    assert answer.certified and all(of_pairs(items, each, old, margin, level) >= power - 1e-7 for each in every)
    assert of_pairs(items, answer.value * (1 - 1.5e-3), old, margin, level) < power


def test_where_a_larger_margin_has_less_power_it_is_the_last_place_that_counts() -> None:
    """A function with a dip: the value before the dip is not the answer."""

    def least(a: Fraction, b: Fraction) -> Any:
        from flint import arb, fmpq

        low, high = (arb(fmpq(each.numerator, each.denominator)) for each in (a, b))
        square = low.union(high) - arb("0.3")
        return arb(square * square - arb("0.000099")).lower() if a != b else square * square - arb("0.000099")

    answer = least_from_which_all(least, Fraction(0), Fraction(1, 2))
    assert answer.first is not None and answer.first == Fraction(31, 100) and answer.short is not None
    assert Fraction(291, 1000) < answer.short < Fraction(31, 100)


@pytest.mark.parametrize("seed", range(6))
def test_a_box_is_never_above_the_formula_inside_of_it(seed: int) -> None:
    """At random boxes and points: the corners of the box bound the most likely probabilities."""
    from flint import ctx

    rng = np.random.default_rng(seed)
    for _ in range(25):
        old, alpha, power = (Fraction(int(rng.integers(1, 500)), 1000) for _ in range(3))
        n, ratio = int(rng.integers(1, 500)), Fraction(int(rng.integers(1, 40)), 10)
        rate = sorted(Fraction(int(k), 1000) for k in rng.integers(1, 500, 2))
        margin = sorted(Fraction(int(k), 1000) for k in rng.integers(1, 500, 2))
        weights = [Fraction(int(k), 10) for k in rng.integers(0, 11, 2)]
        inside = [low + weight * (high - low) for (low, high), weight in zip((rate, margin), weights, strict=True)]
        for formula in (
            OwnSamplesFormula(n, ratio, old, alpha, 1 - power),
            OwnSamplesFormula(n, ratio, old, alpha, power),
            SameItemsFormula(n, old, alpha, 1 - power),
            SameItemsFormula(n, old, alpha, power),
        ):
            with ctx.workprec(96):
                box = formula.least((rate[0], rate[1]), (margin[0], margin[1]))
                point = formula.least((inside[0], inside[0]), (inside[1], inside[1]))
                assert not box > point


def test_no_margin_and_the_certificate_say_what_was_looked_at() -> None:
    none = plan("not_worse", "margin", items=3)
    assert none.value is None and none.certified and "0.5" in facts(none.sentence)
    certificate = plan("not_worse", "margin", items=400).certificate
    assert all(number in facts(certificate) for number in ("0.0732", "0.5", "0.07319"))
    assert plan("not_worse", "margin", items=3000, new=0.9, old=0.8).value == 0  # better even without a margin
