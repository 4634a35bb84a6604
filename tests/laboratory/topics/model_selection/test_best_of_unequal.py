"""Candidates of different true risks: every law again by enumeration in fractions, draws against exact laws."""

from fractions import Fraction
from itertools import product
from math import ceil, comb, prod, sqrt

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.topics import views
from laboratory.topics.model_selection.best.laws import chosen_shares, least_survival, mean_of, quantile_of, risks_of
from laboratory.topics.model_selection.best.run import RUNS, lottery_run
from tests.sentences import facts, pattern
from tests.showing import trace

BEST = views["model_selection.best"]
SETS = (
    [Fraction(3, 10), Fraction(1, 2), Fraction(1, 5)],
    [Fraction(1, 4)] * 2,
    [Fraction(0), Fraction(1), Fraction(1, 2)],
)


def outcomes(m: int, risks: list[Fraction]) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every number of mistakes of each candidate, with its probability."""
    mass = [[comb(m, j) * p**j * (1 - p) ** (m - j) for j in range(m + 1)] for p in risks]
    places = product(range(m + 1), repeat=len(risks))
    return [(each, prod((mass[i][j] for i, j in enumerate(each)), start=Fraction(1))) for each in places]


@pytest.mark.parametrize("risks", SETS)
@pytest.mark.parametrize("m", [1, 4])
def test_laws_by_enumeration(m: int, risks: list[Fraction]) -> None:
    every, doubles = outcomes(m, risks), np.array([float(risk) for risk in risks])
    survival = least_survival(m, doubles)
    assert survival == pytest.approx([float(sum(p for each, p in every if min(each) > j)) for j in range(m + 1)])
    assert mean_of(survival) == pytest.approx(float(sum(p * min(each) for each, p in every) / m))
    for share in (0.05, 0.5, 0.95):
        below = [j for j in range(m + 1) if sum(p for each, p in every if min(each) <= j) >= Fraction(share)]
        assert quantile_of(survival, share) == below[0] / m
    first = [sum((p for each, p in every if each.index(min(each)) == i), Fraction(0)) for i in range(len(risks))]
    assert chosen_shares(m, doubles) == pytest.approx([float(share) for share in first], abs=1e-12)


def test_laws_by_scipys_binomial() -> None:
    """Larger ones: the product of SciPy's tails."""
    risks = np.array([0.4, 0.45, 0.001, 0.999, 0.5])
    tails = np.prod([binom.sf(np.arange(801), 800, p) for p in risks], axis=0)
    np.testing.assert_allclose(least_survival(800, risks), tails, rtol=1e-9, atol=1e-300)
    assert chosen_shares(800, risks).sum() == pytest.approx(1, abs=1e-10)


def test_risks_are_even_around_the_middle() -> None:
    assert risks_of(5, 0.4, 0.2).tolist() == pytest.approx([0.2, 0.3, 0.4, 0.5, 0.6])
    assert risks_of(1, 0.4, 0.2).tolist() == [0.4]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_draws_agree_with_the_laws(seed: int) -> None:
    """Means of 1,000 draws: the least error in [0, 1], by Hoeffding at 1e-6; so the nested estimate's mean is near."""
    run = lottery_run(10, 100, 0.4, 0.05, 5, seed, 0.1)
    far = sqrt(np.log(2 / 1e-6) / (2 * RUNS))
    assert abs(run.plain.mean() - run.expected) < far and abs(run.nested.mean() - run.mean_risk) < far + 0.02
    assert sorted(run.risks) == pytest.approx(risks_of(10, 0.4, 0.1).tolist())
    assert run.excess == pytest.approx(run.risks[int(np.argmin(run.candidate_errors))] - 0.3)


def test_the_choice_over_seeds_has_the_exact_mean_risk() -> None:
    """600 draws, each of its own order: mean excess against the mean of the exact ones; in [0, 0.2], at 1e-6."""
    runs = [lottery_run(6, 30, 0.4, 0.05, 2, seed, 0.1) for seed in range(600)]
    gap = np.mean([run.chosen_risk - run.mean_risk for run in runs])
    assert abs(gap) < 0.2 * sqrt(np.log(2 / 1e-6) / (2 * 600))


def test_what_is_shown_is_what_was_run() -> None:
    result = BEST(spread=0.1, seed=3)
    run = result.run
    assert f"{run.candidate_errors.min():.3g}" in facts(result.sentence)
    assert f"{run.risks[np.argmin(run.candidate_errors)]:.3g}" in facts(result.sentence)
    assert f"{run.excess:.3g}" in facts(result.sentence) and f"{run.mean_risk - 0.4:.3g}" in facts(result.more)
    assert "0.4 0.6" in facts(result.headline.what)
    assert trace(result, 0, "true risk of the chosen")[1].tolist() == [run.chosen_risk]
    gap = sqrt(np.log(2 * 20 / 0.05) / (2 * 200))
    assert result.headline.at_least == pytest.approx(0.4 - gap)


def test_the_bound_on_the_excess() -> None:
    """Twice the widest deviation, where the risks differ by more; of fewer examples it says nothing."""
    gap = sqrt(np.log(2 * 20 / 0.05) / (2 * 1000))
    assert f"at least 95 % at most {ceil(2 * gap * 1e4) / 1e4}" in facts(BEST(spread=0.3, m=1000).more)
    assert "vacuous" in BEST(spread=0.1).more and "excess" not in BEST().more


def test_risks_beyond_0_and_1_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("0.3 ± 0.4 [0, 1] at most 0.3")):
        BEST(error=0.3, spread=0.4)
