"""A power law through a learning curve: known laws are found again, chance is told, and what is no law is refused."""

import re

import numpy as np
import pandas as pd
import pytest
from scipy.stats import binom

from laboratory.experiments import NothingToExtrapolate, extrapolate, learning_curve

SIZES = (20, 39, 75, 144, 278, 536, 1036, 2000)
FALSE_ALARM = 1e-6


def _table(law: tuple[float, float, float], runs: int, spread: float, seed: int) -> pd.DataFrame:
    """Runs whose risk is a + b m^(-c) times 1 + `spread` times a normal number."""
    a, b, c = law
    sizes = np.array(SIZES, dtype=float)
    noise = 1 + spread * np.random.default_rng(seed).normal(size=(runs, len(SIZES)))
    risks = (a + b * sizes**-c) * noise
    return pd.DataFrame(
        [{"run": run, "m": m, "true_risk": risks[run, at]} for run in range(runs) for at, m in enumerate(SIZES)]
    )


@pytest.mark.parametrize("law", [(0.05, 2.0, 0.7), (0.0, 1.0, 1.0), (0.1, 0.5, 0.5), (0.02, 3.0, 1.2)])
def test_a_law_without_noise_is_found_again(law: tuple[float, float, float]) -> None:
    a, b, c = law
    found = extrapolate(_table(law, 12, 0.0, 0), np.random.default_rng(0))
    assert found.law.floor == pytest.approx(a, abs=1e-6)
    assert found.law.factor == pytest.approx(b, rel=1e-4)
    assert found.law.exponent == pytest.approx(c, rel=1e-4)
    assert found.misses < 1e-7
    np.testing.assert_allclose(found.at(np.array([50.0, 2e5])), [a + b * 50**-c, a + b * 2e5**-c], rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize("law", [(0.05, 2.0, 0.7), (0.1, 0.5, 0.5)])
def test_the_interval_holds_the_truth_about_as_often_as_is_said(law: tuple[float, float, float]) -> None:
    """The page says that up to a quarter may be missed; fewer hits than that explains are an alarm."""
    a, b, c = law
    truth, hits, repeats = a + b * 20_000.0**-c, 0, 80
    for seed in range(repeats):
        low, high = extrapolate(_table(law, 60, 0.3, seed), np.random.default_rng(seed)).interval(20_000.0)
        hits += bool(low <= truth <= high)
    assert hits >= binom.ppf(FALSE_ALARM, repeats, 0.75)
    assert hits < repeats, "an interval that never misses at 90 % is too wide, or no interval"


def test_more_runs_narrow_it_and_a_seed_tells_all() -> None:
    law = (0.05, 2.0, 0.7)
    few, many = (extrapolate(_table(law, runs, 0.3, 1), np.random.default_rng(1)) for runs in (15, 400))
    assert np.diff(many.exponents) < np.diff(few.exponents)
    again = extrapolate(_table(law, 400, 0.3, 1), np.random.default_rng(1))
    assert again.law == many.law and again.exponents == many.exponents


def test_each_size_counts_by_its_precision() -> None:
    """A single size that is far off, and known to be vague, hardly moves the law."""
    table = _table((0.05, 2.0, 0.7), 60, 0.01, 2)
    vague = table["m"] == 144
    rng = np.random.default_rng(3)
    table.loc[vague, "true_risk"] *= np.exp(2 * rng.normal(size=int(vague.sum())))
    assert extrapolate(table, np.random.default_rng(0)).law.exponent == pytest.approx(0.7, rel=0.05)


def test_runs_without_a_risk_everywhere_are_left_out() -> None:
    table = _table((0.05, 2.0, 0.7), 20, 0.0, 0)
    table.loc[(table["run"] == 3) & (table["m"] == 20), "true_risk"] = np.nan
    assert extrapolate(table, np.random.default_rng(0)).runs == 19


def _flat() -> pd.DataFrame:
    return _table((0.3, 0.0, 1.0), 60, 0.1, 5)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (_table((0.05, 2.0, 0.7), 20, 0.1, 0).query("m < 100"), "4 sizes or more with a true risk; there are 3."),
        (_table((0.05, 2.0, 0.7), 20, 0.1, 0).query("m < 30"), "there is 1."),
        (_table((0.05, 2.0, 0.7), 9, 0.1, 0), "10 runs or more; there are 9 with a true risk at every size."),
        (_flat(), "does not fall by more than chance explains"),
        (_table((0.1, 0.01, -0.3), 20, 0.01, 0), "does not fall"),
        (_table((0.0, 0.0, 1.0), 20, 0.0, 0), "does not fall"),
    ],
    ids=["three sizes", "one size", "nine runs", "flat", "rising", "zero"],
)
def test_what_is_no_law_is_refused_in_a_sentence(table: pd.DataFrame, why: str) -> None:
    with pytest.raises(NothingToExtrapolate, match=re.escape(why)):
        extrapolate(table, np.random.default_rng(0))


def test_bad_settings_are_refused() -> None:
    table = _table((0.05, 2.0, 0.7), 20, 0.1, 0)
    with pytest.raises(ValueError, match=r"level .* must lie in \]0, 1\[; got 1.0"):
        extrapolate(table, np.random.default_rng(0), level=1.0)
    with pytest.raises(ValueError, match=r"resamples .* must be 20 or more; got 5"):
        extrapolate(table, np.random.default_rng(0), resamples=5)


def test_a_threshold_learns_like_one_over_m() -> None:
    """Its excess over the Bayes risk is of the order of 1/m where labels are flipped evenly: fast rates."""
    table = learning_curve("threshold_erm", "uniform_threshold", [10, 20, 40, 80, 160, 320], runs=150, seed=4)
    found = extrapolate(table, np.random.default_rng(4))
    assert found.law.exponent == pytest.approx(1.0, abs=0.25)
    assert found.law.floor == pytest.approx(0.1, abs=0.005), "labels are flipped with probability 0.1"
