"""Looking early: against all paths of a coin in fractions, SciPy's binomial test, and published tables."""

from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta, binomtest, norm

from laboratory.topics import views
from laboratory.topics.evaluation.early.run import EarlyLooks, crossing, early, large, pocock_level
from tests.showing import trace

VIEW = views["evaluation.early"]


def of(items: int = 60, looks: int = 5, alpha: float = 0.05, wins: int = 12, losses: int = 2) -> EarlyLooks:
    return early(items, looks, alpha, wins, losses)


def ever(items: int, stops: Callable[[int, int], bool]) -> list[float]:
    """The probability that a path of fair tosses was ever stopped, by toss 1, 2, ..., counting paths one by one."""
    paths, stopped, shares = {0: 1}, Fraction(0), []
    for m in range(1, items + 1):
        longer: dict[int, int] = {}
        for wins, ways in paths.items():
            for more in (0, 1):
                longer[wins + more] = longer.get(wins + more, 0) + ways
        stopped += Fraction(sum(ways for wins, ways in longer.items() if stops(m, wins)), 2**m)
        paths = {wins: ways for wins, ways in longer.items() if not stops(m, wins)}
        shares.append(float(stopped))
    return shares


@pytest.mark.parametrize("alpha", [0.05, 0.3, 0.003])
def test_a_look_at_every_item(alpha: float) -> None:
    expected = ever(60, lambda m, wins: bool(binomtest(wins, m).pvalue <= alpha))
    assert of(alpha=alpha).every == pytest.approx(expected, abs=1e-13)


def test_equally_spaced_looks_end_with_the_last_item() -> None:
    """At 9, 18, 27, 35, 44, 53 and 61 of 61: the next whole number."""
    at = {9, 18, 27, 35, 44, 53, 61}
    expected = ever(61, lambda m, wins: m in at and bool(binomtest(wins, m).pvalue <= 0.05))
    assert of(61, 7).spaced == pytest.approx(expected, abs=1e-13)


@pytest.mark.parametrize("alpha", [0.05, 0.25, 0.5])
def test_the_e_value_at_every_item(alpha: float) -> None:
    """Levels of 1/4 and 1/2 are met exactly by some counts."""
    expected = ever(60, lambda m, wins: Fraction(2**m, (m + 1) * comb(m, wins)) >= 1 / Fraction(alpha))
    assert of(alpha=alpha).e_process == pytest.approx(expected, abs=1e-13)


def test_values_worked_out_beforehand() -> None:
    """By another program, which adds up doubles over all counts."""
    run = of(1000)
    every = [0.0546875, 0.1066169739, 0.1711675744, 0.2273149084]
    assert run.every[[9, 19, 49, 99]] == pytest.approx(every, abs=5e-11)
    assert run.e_process[[49, 99, 999]] == pytest.approx([0.0233076801, 0.0275762050, 0.0357121469], abs=5e-11)


def test_the_e_value_keeps_the_level_and_the_repeated_test_does_not() -> None:
    for alpha in (0.01, 0.05, 0.2):
        run = of(500, alpha=alpha)
        assert run.e_process[-1] <= alpha < run.every[-1]
        assert max(large(500, alpha)) <= 500 and np.all(np.diff(run.every) >= 0)


def test_looks_by_the_normal_law() -> None:
    """Armitage, McPherson and Rowe have .083, .107, .126, .142, .193, .248 and .320; the digits by another program."""
    worked_out = {1: 0.05, 2: 0.0831178034, 3: 0.1072563746, 5: 0.1416893326, 10: 0.1933565933, 50: 0.3204500039}
    run = of()
    assert {k: float(run.normal[k - 1]) for k in worked_out} == pytest.approx(worked_out, abs=5e-11)


@pytest.mark.parametrize(("looks", "alpha", "critical"), [
    (1, 0.05, 1.9599639845), (2, 0.05, 2.1782720887), (5, 0.05, 2.4131762201), (10, 0.05, 2.5550127703),
    (4, 0.01, 2.9386638), (3, 0.1, 1.9921859),
])  # fmt: skip
def test_pococks_critical_values(looks: int, alpha: float, critical: float) -> None:
    """Printed to three digits (2.178, 2.413, 2.555 at 5 %); more by another program."""
    assert pocock_level(looks, alpha) == pytest.approx(2 * norm.sf(critical), rel=5e-7)


def test_pococks_level_is_exactly_worked_out_for_counts() -> None:
    run = of(100)
    at = {20, 40, 60, 80, 100}
    expected = ever(100, lambda m, wins: m in at and bool(binomtest(wins, m).pvalue <= run.pocock))
    assert run.at_pocock == pytest.approx(expected[-1], abs=1e-13)


@pytest.mark.parametrize(("wins", "losses", "e_value"), [(12, 2, 12.0029304029), (6, 16, 2.444092095), (1, 7, 32 / 9)])
def test_your_own_counts(wins: int, losses: int, e_value: float) -> None:
    run, m = of(wins=wins, losses=losses), wins + losses
    assert run.e_value == pytest.approx(e_value, rel=1e-9) and not run.is_sure
    assert run.p_value == pytest.approx(binomtest(wins, m).pvalue, rel=1e-12)
    for end in run.interval:
        assert beta.pdf(end, wins + 1, losses + 1) == pytest.approx(0.05, rel=1e-6)


@pytest.mark.parametrize("losses", range(12))
def test_the_interval_leaves_out_a_half_when_the_e_value_is_large(losses: int) -> None:
    run = of(wins=20, losses=losses)
    low, high = run.interval
    assert run.is_sure is (run.e_value >= 20) is (not low < 0.5 < high)


def test_what_is_never_reached_stops_no_path() -> None:
    assert crossing([2, 3, 4]).tolist() == [0, 0, 0] and crossing([1]).tolist() == [1]


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), of(100)
    for name, values in (("each item", run.every), ("K looks", run.spaced), ("e-value", run.e_process)):
        assert np.array_equal(trace(result, 0, name)[1], values)
    assert np.array_equal(trace(result, 1, "normal law")[1], run.normal)


@pytest.mark.parametrize("settings", [{"items": 4}, {"wins": 0, "losses": 0}])
def test_what_cannot_be_is_refused_in_one_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        VIEW(**settings)
