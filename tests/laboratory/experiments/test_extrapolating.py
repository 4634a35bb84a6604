"""A power law through a learning curve: known laws are found again, chance is told, and what is no law is refused."""

import numpy as np
import pandas as pd
import pytest
from scipy.stats import binom

from laboratory.experiments import NothingToExtrapolate, extrapolate, learning_curve
from tests.running.sampling import sampled
from tests.sentences import pattern

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
    extrapolated = extrapolate(_table(law, 12, 0.0, 0), np.random.default_rng(0))
    assert extrapolated.law.floor == pytest.approx(a, abs=1e-6)
    assert extrapolated.law.factor == pytest.approx(b, rel=1e-4)
    assert extrapolated.law.exponent == pytest.approx(c, rel=1e-4)
    assert extrapolated.misses < 1e-7 and not extrapolated.at_an_end
    assert (extrapolated.law.floor == 0) == (a == 0), "a floor of 0 is 0, not a rounding error"
    truth = [a + b * 50**-c, a + b * 2e5**-c]
    np.testing.assert_allclose(extrapolated.at(np.array([50.0, 2e5])), truth, rtol=1e-3, atol=1e-6)


def _placed(law: tuple[float, float, float], repeats: int) -> list[int]:
    """Where the truth at ten times the largest sample lies: -1 below the interval, 0 in it, 1 above it."""
    a, b, c = law
    truth = a + b * 20_000.0**-c
    ends = [
        extrapolate(_table(law, 60, 0.3, seed), np.random.default_rng(seed)).interval(20_000.0)
        for seed in range(repeats)
    ]
    return [int(truth > high) - int(truth < low) for low, high in ends]


@pytest.mark.parametrize("law", sampled([(0.05, 2.0, 0.7), (0.1, 0.5, 0.5)], 2, adds="a second law's interval"))
def test_the_interval_holds_the_truth_about_as_often_as_is_said(law: tuple[float, float, float]) -> None:
    """Where the risk does not fall to 0 a quarter may be missed; fewer hits than that explains are an alarm."""
    hits, repeats = _placed(law, 80).count(0), 80
    assert hits >= binom.ppf(FALSE_ALARM, repeats, 0.75)
    assert hits < repeats, "an interval that never misses at 90 % is too wide, or no interval"


@pytest.mark.parametrize("law", sampled([(0.0, 1.0, 1.0), (0.0, 1.0, 0.5)], 2, adds="a second law that falls to 0"))
def test_where_the_risk_falls_to_0_the_truth_that_is_missed_lies_below(law: tuple[float, float, float]) -> None:
    """The page says that up to a third are missed, and that nearly all of these lie below: here nine in ten."""
    placed, repeats = _placed(law, 80), 80
    assert placed.count(0) >= binom.ppf(FALSE_ALARM, repeats, 2 / 3)
    assert placed.count(-1) >= binom.ppf(FALSE_ALARM, repeats - placed.count(0), 0.9)


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


def _refused(table: pd.DataFrame) -> bool:
    try:
        extrapolate(table, np.random.default_rng(0), resamples=50)
    except NothingToExtrapolate:
        return True
    return False


@pytest.mark.parametrize("spread", [0.02, 0.3])
@pytest.mark.parametrize("step", [0.0, 1 / 64, 1 / 569], ids=["no grid", "64 points", "569 points"])
def test_a_true_law_is_seldom_said_to_bend(step: float, spread: float) -> None:
    """Also where all risks are multiples of 1/N, as in a world of N points: in at most one table of a hundred."""
    refused, repeats = 0, 40
    for seed in range(repeats):
        table = _table((0.05, 2.0, 0.7), 20, spread, seed)
        if step:
            table["true_risk"] = np.rint(table["true_risk"] / step) * step
        refused += _refused(table)
    assert refused <= binom.ppf(1 - FALSE_ALARM, repeats, 0.01)


SHAPES = {
    "exponential": [0.5 * (1 - 1 / 1024) ** m for m in SIZES],  # unseen cells of a table with 1,024 of them
    "stairs": [0.14, 0.09, 0.09, 0.09, 0.09, 0.09, 0.085, 0.07],
    "late": [0.3, 0.3, 0.3, 0.3, 0.3, 0.2, 0.1, 0.05],
    "up and down": [0.3, 0.2, 0.1, 0.05, 0.2, 0.1, 0.05, 0.03],
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(3))
def test_a_curve_that_is_no_power_law_is_refused(shape: str, seed: int) -> None:
    """It falls in every run, and no power law comes near it."""
    table = _table((1.0, 0.0, 1.0), 60, 0.05, seed)
    table["true_risk"] *= np.tile(SHAPES[shape], 60)
    with pytest.raises(NothingToExtrapolate, match=pattern("bends: no misses")):
        extrapolate(table, np.random.default_rng(seed))


def test_a_risk_that_reaches_0_is_no_power_law() -> None:
    """Half of the runs and one have learned all there is at 536 examples: the median is 0 from there on."""
    table = _table((0.0, 3.0, 1.0), 21, 0.2, 1)
    table.loc[(table["m"] >= 536) & (table["run"] < 11), "true_risk"] = 0.0
    with pytest.raises(NothingToExtrapolate, match=pattern("536 0")):
        extrapolate(table, np.random.default_rng(0))


def test_a_curve_that_falls_in_every_run_falls() -> None:
    """However far apart the runs begin: 20 of 20 runs fall to a hundredth."""
    table = _table((0.0, 1.0, 1.0), 20, 0.0, 0)
    table["true_risk"] *= np.repeat(np.exp(3 * np.random.default_rng(1).normal(size=20)), len(SIZES))
    assert extrapolate(table, np.random.default_rng(0)).law.exponent == pytest.approx(1, rel=1e-4)


def test_chance_seldom_looks_like_a_fall() -> None:
    """Runs that rise as easily as they fall are taken to fall by the sign test in at most one table of forty."""
    repeats = 200
    taken = sum(not _refused(_table((0.3, 0.0, 1.0), 10, 0.3, seed)) for seed in range(repeats))
    assert taken <= binom.ppf(1 - FALSE_ALARM, repeats, 1 / 40)


def test_an_exponent_at_the_end_of_those_tried_is_told() -> None:
    assert extrapolate(_table((0.0, 0.5, 0.01), 60, 0.02, 3), np.random.default_rng(0)).at_an_end
    assert not extrapolate(_table((0.05, 2.0, 0.7), 60, 0.1, 3), np.random.default_rng(0)).at_an_end


def _flat() -> pd.DataFrame:
    return _table((0.3, 0.0, 1.0), 60, 0.1, 5)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (_table((0.05, 2.0, 0.7), 20, 0.1, 0).query("m < 100"), "4 or more 3"),
        (_table((0.05, 2.0, 0.7), 20, 0.1, 0).query("m < 30"), "there is 1."),
        (_table((0.05, 2.0, 0.7), 9, 0.1, 0), "10 or more 9"),
        (_flat(), "not fall more than"),
        (_table((0.1, 0.01, -0.3), 20, 0.01, 0), "not fall"),
        (_table((0.0, 0.0, 1.0), 20, 0.0, 0), "not fall"),
    ],
    ids=["three sizes", "one size", "nine runs", "flat", "rising", "zero"],
)
def test_what_is_no_law_is_refused_in_a_sentence(table: pd.DataFrame, why: str) -> None:
    with pytest.raises(NothingToExtrapolate, match=pattern(why)):
        extrapolate(table, np.random.default_rng(0))


def test_bad_settings_are_refused() -> None:
    table = _table((0.05, 2.0, 0.7), 20, 0.1, 0)
    with pytest.raises(ValueError, match=pattern("level ]0, 1[; 1.0")):
        extrapolate(table, np.random.default_rng(0), level=1.0)
    with pytest.raises(ValueError, match=pattern("resamples 20 or more; 5")):
        extrapolate(table, np.random.default_rng(0), resamples=5)


def test_a_threshold_learns_like_one_over_m() -> None:
    """Its excess over the Bayes risk is of the order of 1/m where labels are flipped evenly: fast rates."""
    table = learning_curve(
        "threshold_erm", "uniform_threshold", sizes=[10, 20, 40, 80, 160, 320], runs=150, seed=4, adapters="none"
    )
    extrapolated = extrapolate(table, np.random.default_rng(4))
    assert extrapolated.law.exponent == pytest.approx(1.0, abs=0.25)
    assert extrapolated.law.floor == pytest.approx(0.1, abs=0.005), "labels are flipped with probability 0.1"
