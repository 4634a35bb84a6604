"""k mistakes of m are k, though the double of k/m lies a hair above or below the fraction."""

from fractions import Fraction
from math import ceil, e, exp
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.special import betaincinv, rel_entr

from bounds import theorems
from bounds.formula.balls import bracket
from bounds.formula.functions import bentkus_upper, total_loss

ABOVE = Fraction(repr(8 / 61)) - Fraction(8, 61)


def counted(a: Any, b: Any) -> Any:
    """The total as a formula of its own."""
    return total_loss(a, b)


def test_every_share_of_m_is_the_count_that_it_was_divided_from() -> None:
    assert ABOVE > 0
    for m in (1, 2, 3, 61, 97, 100, 150, 999):
        k = np.arange(m + 1)
        assert total_loss(k / m, m).tolist() == k.tolist()
        assert [bracket(counted, {"a": share / m, "b": m}) for share in k.tolist()[:: 1 + m // 7]] == [
            (share, share) for share in k.tolist()[:: 1 + m // 7]
        ]


def test_other_means_are_rounded_up_as_fractions_are() -> None:
    rng = np.random.default_rng(3)
    for mean, m in zip(rng.random(300).round(4), rng.integers(1, 2000, 300), strict=True):
        expected = ceil(Fraction(repr(float(mean))) * int(m))
        assert total_loss(float(mean), int(m)) == expected
        assert bracket(counted, {"a": float(mean), "b": int(m)}) == (expected, expected)


def test_the_bound_of_a_count_is_that_of_the_beta_law() -> None:
    for m in (61, 97, 200):
        k = np.arange(m)
        assert bentkus_upper(k / m, m, 0.2) == pytest.approx(betaincinv(k + 1, m - k, 1 - 0.2 / e), rel=1e-10)


def test_eight_of_sixty_one_by_root_finding() -> None:
    share, m, delta = 8 / 61, 61, 0.2

    def entropy(p: float) -> float:
        return exp(-m * float(rel_entr(share, p) + rel_entr(1 - share, 1 - p))) - delta

    ends = brentq(entropy, share, 0.9, xtol=1e-14), betaincinv(9, 53, 1 - delta / e)
    assert theorems["hoeffding_bentkus"](m=m, delta=delta, test_error=share) == pytest.approx(min(ends), rel=1e-9)


def test_solved_for_m_every_larger_one_does_whose_total_is_that_of_the_fraction() -> None:
    target, delta = 0.3, 0.05
    theorem = theorems["hoeffding_bentkus"]
    solution = theorem.solve("m", at_most=target, delta=delta, test_error=8 / 61)

    def holds(m: int) -> bool:
        total = ceil(Fraction(8, 61) * m)
        share = 8 / 61
        entropy = float(rel_entr(share, target) + rel_entr(1 - share, 1 - target))
        tail = 1.0 if total >= m else float(betaincinv(total + 1, m - total, 1 - delta / e))
        return exp(-m * entropy) <= delta or tail <= target

    assert solution.certified
    assert not holds(int(solution.value) - 1)
    assert all(holds(m) for m in range(int(solution.value), 400))
