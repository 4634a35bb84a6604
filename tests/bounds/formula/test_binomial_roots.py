"""Both Clopper-Pearson bounds where the failure probability is near 1, against the two that have closed forms."""

import numpy as np
import pytest

from bounds.formula.functions import binomial_lower, binomial_upper

# 1 - delta is a power of 2, which a double holds exactly.
NEAR_ONE = [1, 2, 10, 30, 46, 52]


@pytest.mark.parametrize("m", [2, 3, 50, 10_000])
@pytest.mark.parametrize("power", NEAR_ONE)
def test_near_one_no_digits_are_lost(m: int, power: int) -> None:
    rest = 2.0**-power
    all_but_one = np.exp(np.log(rest) / m)  # 1 - p^m = delta
    entry = -np.expm1(np.log(rest) / m)  # 1 - (1 - p)^m = delta
    assert binomial_upper(m - 1, m, 1 - rest) == pytest.approx(all_but_one, rel=1e-13)
    assert binomial_lower(1, m, 1 - rest) == pytest.approx(entry, rel=1e-13)


def test_both_bounds_are_one_root_of_two_tails() -> None:
    """At most 3 of 20 is as likely as delta just where at least 4 of them is as likely as the rest."""
    for rest in (0.25, 2.0**-20, 2.0**-50):
        assert binomial_upper(3, 20, 1 - rest) == pytest.approx(binomial_lower(4, 20, rest), rel=1e-13)
