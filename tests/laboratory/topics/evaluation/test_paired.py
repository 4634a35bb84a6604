"""Plans for two models on the same items: against SciPy's loop and the formulas of the books, by hand."""

from math import ceil, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.topics import views
from laboratory.topics.evaluation.paired.run import PairedPlan, paired
from tests.showing import trace

VIEW = views["evaluation.paired"]
USUAL: dict[str, Any] = {"accuracy": 0.84, "difference": 0.03, "discordance": 0.17, "alpha": 0.025, "power": 0.8}
z = NormalDist().inv_cdf


def plan(**other: Any) -> PairedPlan:
    return paired(**{**USUAL, **other})


def exact(m: int, p: float, q: float, alpha: float) -> float:
    D = np.arange(m + 1)
    critical = binom.isf(alpha, D, 0.5) + 1  # the least with a tail of at most alpha
    return float(binom.pmf(D, m, p + q) @ binom.sf(critical - 1, D, p / (p + q)))


def test_the_usual_plan_is_the_smallest_that_reaches() -> None:
    """Worked out beforehand in steps of ten items: 1,540; one by one it is 1,536."""
    run = plan()
    assert run.certified and run.items == 1536
    assert exact(1536, 0.1, 0.07, 0.025) >= 0.8 > exact(1535, 0.1, 0.07, 0.025)
    assert all(exact(m, 0.1, 0.07, 0.025) >= 0.8 for m in range(1536, 1700, 7))
    assert run.achieved == pytest.approx(exact(1536, 0.1, 0.07, 0.025), abs=1e-12)


def test_pairing_pays_the_more_the_models_are_alike() -> None:
    """Beforehand, in steps of ten: 650 items at a discordance of .07, 2,420 at .27."""
    assert 640 <= plan(discordance=0.07).items <= 650
    assert 2410 <= plan(discordance=0.27).items <= 2420


def test_the_formulas_are_those_of_the_books() -> None:
    a, b, d, psi = z(0.975), z(0.8), 0.03, 0.17
    each = a * sqrt(2 * 0.825 * 0.175) + b * sqrt(0.84 * 0.16 + 0.81 * 0.19)
    assert plan().approximations == {
        "connor": ceil((a * sqrt(psi) + b * sqrt(psi - d * d)) ** 2 / d**2),
        "miettinen": ceil(psi * (a + b) ** 2 / d**2),
        "unpaired": ceil((each / d) ** 2),
    }
    printed = plan(accuracy=0.7, difference=0.4, discordance=0.5).approximations
    assert printed["connor"] == 23  # 22.011 in a published table of this plan, of which 25 items are enough
    assert plan(accuracy=0.7, difference=0.4, discordance=0.5).items == 25


def test_curves_are_the_powers_of_their_formulas() -> None:
    run = plan()
    last = int(run.m[-1])
    assert run.exact[-1] == pytest.approx(exact(last, 0.1, 0.07, 0.025), abs=1e-12)
    reached = np.interp(run.approximations["connor"], run.m, run.connor)
    assert reached == pytest.approx(0.8, abs=1e-3)
    result = VIEW()
    for name, values in (("same items, exact", run.exact), ("Connor", run.connor), ("Miettinen", run.miettinen)):
        assert np.array_equal(trace(result, 0, name)[1], values)


def test_independence_of_mistakes() -> None:
    assert plan().independent == pytest.approx(0.84 * 0.19 + 0.81 * 0.16)


@pytest.mark.parametrize("settings", [
    {"discordance": 0.02}, {"accuracy": 0.05}, {"power": 0.05, "alpha": 0.1}, {"difference": 0.005, "discordance": 0.3},
])  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        VIEW(**settings)


def test_a_worse_model_that_is_never_right_alone() -> None:
    """Then the test needs six discordant items at a level of 1/40, all of one kind."""
    run = plan(discordance=0.03)
    assert run.certified and binom.sf(5, run.items, 0.03) >= 0.8 > binom.sf(5, run.items - 1, 0.03)


def test_the_level_is_told_beside_the_power() -> None:
    """It is one-sided, and its field is under More."""
    assert "2.5\u00a0%" in VIEW().more and "0.5\u00a0%" in VIEW(alpha=0.005).more
