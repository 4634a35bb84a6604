"""What proofs give away: pairs that may be compared at all, and losses that independent arithmetic confirms."""

import math
from typing import Any

import numpy as np
import pytest
from scipy import stats

from bounds import DomainError, Ln, theorems
from bounds.comparison.slack import LOSSES, slack

TIMES = 60


@pytest.mark.parametrize("slug", LOSSES)
def test_a_pair_speaks_of_one_thing_under_one_set_of_assumptions(slug: str) -> None:
    theorem, sharper = theorems[slug], theorems[LOSSES[slug][0]]
    assert sharper.returns == theorem.returns
    assert sharper.relation in (theorem.relation, "=")
    assert {assumption.key for assumption in sharper.assumes} <= {assumption.key for assumption in theorem.assumes}
    typed = {variable.name: variable for variable in theorem.variables}
    assert all(typed[variable.name].meaning == variable.meaning for variable in sharper.variables)


@pytest.mark.parametrize("slug", LOSSES)
def test_the_sharper_one_of_a_pair_is_never_worse(slug: str) -> None:
    """Over the variables' everyday ranges, wherever either of them says something."""
    theorem, sharper = theorems[slug], theorems[LOSSES[slug][0]]
    points = _points(slug)
    loose = theorem.grid(**points)
    tight = sharper.grid(**{variable.name: points[variable.name] for variable in sharper.variables})
    speaks = np.isfinite(loose) & np.isfinite(tight)
    speaks &= ~np.asarray(theorem.is_vacuous(np.minimum(loose, tight), **points))
    assert speaks.any()
    loss = (tight - loose if theorem.relation == ">=" else loose - tight)[speaks]
    assert (loss >= -1e-12 * np.abs(loose[speaks])).all()


def _points(slug: str) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(20)
    points: dict[str, np.ndarray] = {}
    for variable in theorems[slug].variables:
        low, high = variable.typical
        sample = np.geomspace(low, high, TIMES) if low > 0 else np.linspace(low, high, TIMES)
        sample = rng.permutation(np.rint(sample) if variable.domain.integer else sample)
        points[variable.name] = 2 * (sample // 2) + 1 if variable.domain.odd else sample
    if slug == "vc_original_polynomial":
        points["d"] = np.maximum(points["d"], 2)  # at d = 1 the class may label 2m points in 2m + 1 ways
    return points


def test_the_step_to_the_exponential_loses_five_percent_at_ten_literals() -> None:
    [loss] = slack(theorems["finite_realizable"], {"m": 140, "delta": 0.05, "ln_size": Ln(3, 10)})
    bits = 10 * math.log(3) + math.log(20)
    assert loss.sharper.slug == "finite_realizable_sharp"
    assert loss.before == pytest.approx(bits / 140, rel=1e-14)
    assert loss.value == pytest.approx(1 - (0.05 / 3**10) ** (1 / 140), rel=1e-12)
    assert loss.percent == pytest.approx(5.0763, abs=5e-4)  # 0.0998704/0.0950455 = 1.050763


def test_a_chain_is_followed_to_the_exact_law() -> None:
    chernoff, exact = slack(theorems["random_projection_distortion"], {"n": 100, "epsilon": 0.5})
    assert (chernoff.sharper.slug, exact.sharper.slug) == ("random_projection_chernoff", "random_projection_exact")
    assert chernoff.value == exact.before
    law = stats.chi2(100)
    assert exact.value == pytest.approx(law.sf(150) + law.cdf(50), rel=1e-10)


def test_a_lower_bound_loses_downwards() -> None:
    """About a third of the exact probability at m = 99, α = 0.1."""
    [loss] = slack(theorems["two_coins_lower"], {"m": 99, "alpha": 0.1})
    assert loss.value == pytest.approx(stats.binom(99, 0.55).cdf(49), rel=1e-10)
    assert loss.value > loss.before and loss.factor == pytest.approx(loss.value / loss.before)


def test_nothing_is_told_where_nothing_is_known_or_lost() -> None:
    assert slack(theorems["finite_realizable_sharp"], {"m": 140, "delta": 0.05, "ln_size": 6.9}) == ()
    assert slack(theorems["perceptron_hinge"], {"radius": 1.0, "gamma": 0.1, "hinge_sum": 0.0}) == ()


@pytest.mark.parametrize("inputs", [{"m": 0, "delta": 0.05, "ln_size": 6.9}, {"m": 9, "delta": 2, "ln_size": 6.9}])
def test_values_outside_the_domain_are_refused(inputs: dict[str, Any]) -> None:
    with pytest.raises(DomainError):
        slack(theorems["finite_realizable"], inputs)
