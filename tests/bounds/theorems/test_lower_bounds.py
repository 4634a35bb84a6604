"""Lower bounds and exact laws against enumeration, and VC bounds against the sharpest of them."""

import math
import random
from fractions import Fraction
from itertools import product

import pytest
from flint import arb, fmpq

from bounds import theorems
from bounds.formula.functions import hypergeometric_upper
from bounds.formula.patience import limited_to


def test_no_free_lunch_by_enumeration() -> None:
    """The memoriser that guesses 0, over all targets and samples."""
    points, m = 3, 2
    wrong = Fraction(0)
    for target, sample in product(product((0, 1), repeat=points), product(range(points), repeat=m)):
        wrong += Fraction(sum(target[x] for x in range(points) if x not in sample), points)
    assert theorems["no_free_lunch_exact"](m=m, points=points) == pytest.approx(float(wrong / (2**points * points**m)))


def test_two_coins_by_enumeration() -> None:
    for m, alpha in ((1, 0.3), (5, 0.2), (9, 0.6)):
        heads = (1 + alpha) / 2
        wrong = sum(math.comb(m, k) * heads**k * (1 - heads) ** (m - k) for k in range((m + 1) // 2))
        assert theorems["two_coins_exact"](m=m, alpha=alpha) == pytest.approx(wrong, rel=1e-13)
        assert theorems["two_coins_lower"](m=m, alpha=alpha) <= wrong


def test_no_learner_of_a_tiny_domain_escapes() -> None:
    """Random learners of one example on four points: some target defeats each as often as stated."""
    points, m, epsilon = 4, 1, 0.25
    bound = theorems["no_free_lunch_binomial"](epsilon=epsilon, m=m, points=points)
    rng = random.Random(5)
    for _ in range(200):
        table = {(x, y): [rng.randint(0, 1) for _ in range(points)] for x in range(points) for y in (0, 1)}
        worst = max(
            sum(
                sum(answer != truth for answer, truth in zip(table[x, target[x]], target, strict=True)) >= 1
                for x in range(points)
            )
            / points
            for target in product((0, 1), repeat=points)
        )
        assert worst >= bound


def test_hypergeometric_inversion_by_exact_integers() -> None:
    rng = random.Random(11)
    for _ in range(150):
        m, ghost = rng.randint(1, 40), rng.randint(1, 60)
        errors, exponent = rng.randint(0, m), rng.uniform(0.7, 20)
        assert hypergeometric_upper(errors, m, ghost, exponent) == _searched(errors, m, ghost, exponent)


@pytest.mark.parametrize(("exponent", "total"), [(400, 54), (464, 55), (640, 55), (700, 56)])
def test_hypergeometric_inversion_where_nearly_all_examples_are_the_sample(exponent: float, total: int) -> None:
    """A mistake lies in the ghost sample with probability g = 61652 / 10^100: two of 54 do with C(54, 2) g^2 = e^-431,
    three of 55 with C(55, 3) g^3 = e^-648.
    """
    assert hypergeometric_upper(52, 1e100, 61_652, exponent) == total
    with limited_to(20_000) as work:
        assert hypergeometric_upper.ball(fmpq(52), fmpq(10**100), fmpq(61_652), arb(exponent)) == total
    assert not work.ended_early


@pytest.mark.parametrize(("errors", "m", "ghost"), [(5, 10**16, 1000), (52, 10**15, 61_652), (8378, 10**10, 10**13)])
def test_hypergeometric_inversion_of_many_examples_as_balls_prove_it(errors: int, m: int, ghost: int) -> None:
    for exponent in (1, 30, 300):
        proved = hypergeometric_upper.ball(fmpq(errors), fmpq(m), fmpq(ghost), arb(exponent))
        assert hypergeometric_upper(errors, m, ghost, exponent) == int(proved.p)


def _searched(errors: int, m: int, ghost: int, exponent: float) -> int:
    total = errors + 1
    while total <= ghost + errors and errors < m:
        few = sum(math.comb(total, j) * math.comb(m + ghost - total, m - j) for j in range(errors + 1))
        if Fraction(few, math.comb(m + ghost, m)) <= math.exp(-exponent):
            break
        total += 1
    return total if errors < m else ghost + errors + 1


@pytest.mark.parametrize("errors", [0, 10, 100, 300])
@pytest.mark.parametrize(("m", "d"), [(200, 1), (1000, 10), (1000, 40)])
def test_other_vc_bounds_lie_above_the_sharpest(m: int, d: int, errors: int) -> None:
    if errors >= m:
        return
    inputs = dict(m=m, delta=0.05, d=d)
    rate = errors / m
    sharpest = min(theorems["vc_hypergeometric"](**inputs, errors=errors, ghost=times * m) for times in (1, 2, 4, 8))
    assert sharpest <= min(1, theorems["vc_relative_deviation"](**inputs, training_error=rate))
    assert sharpest <= theorems["vc_catoni"](**inputs, training_error=rate, ghost=4)
    for slug in ("vc_rademacher", "vc_vapnik_growth", "vc_devroye", "vc_parrondo_van_den_broek", "vc_original"):
        assert sharpest <= min(1, rate + theorems[slug](**inputs)), slug


def test_implicit_vc_bounds_solve_the_printed_conditions() -> None:
    """Textbooks print these two with the gap on both sides."""
    m, delta, d = 1000, 0.05, 10
    squared, doubled = (math.log(sum(math.comb(n, i) for i in range(d + 1))) for n in (m * m, 2 * m))
    gap = theorems["vc_devroye"](m=m, delta=delta, d=d)
    assert gap == pytest.approx(math.sqrt((4 * gap * (1 + gap) + math.log(4 / delta) + squared) / (2 * m)), rel=1e-12)
    gap = theorems["vc_parrondo_van_den_broek"](m=m, delta=delta, d=d)
    assert gap == pytest.approx(math.sqrt((2 * gap + math.log(6 / delta) + doubled) / m), rel=1e-12)
