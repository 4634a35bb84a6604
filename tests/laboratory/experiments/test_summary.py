"""The summary against numbers worked out by hand, and the interval against its definition."""

import pandas as pd
import pytest
from scipy.stats import binom

from laboratory.experiments import chance_of_so_many_failures, failure_interval, summary

# Four runs of one size. Quantiles between sorted values are interpolated: of 0.1, 0.2, 0.3, 0.4 the 5 % quantile
# lies 0.15 of a step from 0.1, the 95 % quantile 0.15 of a step before 0.4.
FOUR = pd.DataFrame(
    {
        "run": range(4),
        "m": 50,
        "training_error": [0.0, 0.1, 0.1, 0.4],
        "true_risk": [0.3, 0.1, 0.4, 0.2],
        "exact": True,
        "theorem": "vc_vapnik",
        "measured": [0.3, 0.1, 0.4, 0.2],
        "start": [0.0, 0.1, 0.1, 0.4],
        "inputs": ["m=50 a=0", "m=50 a=1", "m=50 a=2", "m=50 a=3"],
        "bound": [0.25, 0.77, 0.5, 0.9],
        "holds": [False, True, True, True],
        "why": "",
    }
)


def test_numbers_worked_out_by_hand() -> None:
    (row,) = summary(FOUR).itertuples()
    assert (row.theorem, row.m, row.runs, row.exact) == ("vc_vapnik", 50, 4, True)
    assert row.training_error == pytest.approx(0.1)
    assert row.true_risk == pytest.approx(0.25)
    assert row.measured_low == pytest.approx(0.115)
    assert row.measured_high == pytest.approx(0.385)
    assert (row.bound, row.start, row.inputs) == (0.5, 0.1, "m=50 a=2")  # the lower of the two in the middle
    assert row.tightness == pytest.approx(0.5 / 0.385)
    assert row.failures == 1


def test_sizes_and_theorems_keep_their_order_and_apart() -> None:
    table = pd.concat([FOUR.assign(m=9), FOUR.assign(m=5), FOUR.assign(m=9, theorem="a", holds=True)])
    summed = summary(table)
    assert list(zip(summed["theorem"], summed["m"], summed["failures"], strict=True)) == [
        ("vc_vapnik", 9, 1),
        ("vc_vapnik", 5, 1),
        ("a", 9, 0),
    ]


def test_one_estimate_makes_the_row_an_estimate() -> None:
    assert not summary(FOUR.assign(exact=[True, True, False, True]))["exact"].any()


def test_a_risk_of_zero_has_no_ratio() -> None:
    assert summary(FOUR.assign(measured=0.0))["tightness"].tolist() == [float("inf")]


@pytest.mark.parametrize(("failures", "runs"), [(1, 20), (7, 50), (19, 20)])
def test_interval_is_where_the_tails_are_a_fortieth(failures: int, runs: int) -> None:
    """Clopper and Pearson: at the low end so many or more, at the high end so many or fewer, has chance 2.5 %."""
    low, high = failure_interval(failures, runs)
    assert binom.sf(failures - 1, runs, low) == pytest.approx(0.025)
    assert binom.cdf(failures, runs, high) == pytest.approx(0.025)


def test_interval_at_the_ends() -> None:
    """Without failures the high end p solves (1 - p)^20 = 0.025: 0.1684334714 (mpmath)."""
    low, high = failure_interval(0, 20)
    assert low == 0 and high == pytest.approx(0.1684334714, abs=1e-9)
    low, high = failure_interval(20, 20)
    assert low == pytest.approx(1 - 0.1684334714, abs=1e-9) and high == 1


def test_chance_of_so_many_failures() -> None:
    """At least one of two fair coins falls on heads with probability 3/4."""
    assert chance_of_so_many_failures(1, 2, 0.5) == pytest.approx(0.75)
    assert chance_of_so_many_failures(0, 2, 0.5) == 1
    assert chance_of_so_many_failures(1, 20, 0.0) == 0  # a sure statement that failed once is refuted
