"""Chan's exact test in the plan with a margin: powers and false alarms by enumeration, and where nothing is claimed."""

from math import floor
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems
from bounds.formula.special.proportions.unconditional import MOST
from laboratory.topics import views
from laboratory.topics.evaluation.noninferiority.run import MarginPlan, margin_plan
from tests.bounds.formula.margin_routes import chan, rejected_by_grid
from tests.sentences import facts
from tests.showing import captions, trace

VIEW = views["evaluation.noninferiority"]
PRINTED: dict[str, Any] = {"p1": 0.2, "p2": 0.1, "margin": 0.1, "alpha": 0.05, "target": 0.9}


@pytest.fixture(scope="module")
def printed() -> MarginPlan:
    return margin_plan("own", 0.2, 0.1, 0.1, 1, 0.1, 0.05, 0.9)


def test_its_powers_are_those_of_an_enumeration(printed: MarginPlan) -> None:
    exact = printed.exact
    assert exact is not None and printed.needed == 58
    for n, power in list(zip(exact.n, exact.powers, strict=True))[::7]:
        assert power == pytest.approx(chan(int(n), 0.2, 0.1, 0.1, 0.05), abs=1e-11)
    assert exact.achieved == pytest.approx(chan(58, 0.2, 0.1, 0.1, 0.05), abs=1e-11)


def test_every_size_from_the_answer_to_the_last_has_the_power(printed: MarginPlan) -> None:
    """By enumeration 55 miss a power of 0.9; 56 and each size that is told have it."""
    exact = printed.exact
    assert exact is not None and exact.enough == 56 and exact.last == 79
    powers = {n: chan(n, 0.2, 0.1, 0.1, 0.05) for n in (55, 56, 57, 66, 79)}
    assert [n for n, power in powers.items() if power < 0.9] == [55]


def test_the_formulas_size_may_be_too_few() -> None:
    """Of 42 and 42 that the formula asks for, the exact test is below 80 %; the first of its sizes is larger."""
    exact = margin_plan("own", 0.8, 0.8, 0.25, 1, 0.1, 0.025, 0.8).exact
    assert exact is not None and exact.enough == 44 and exact.achieved < 0.8
    assert [chan(n, 0.8, 0.8, 0.25, 0.025) >= 0.8 for n in (42, 43, 44, 45, 53)] == [False, False, True, True, True]


def test_its_false_alarms_are_added_up_and_stay_within_the_level(printed: MarginPlan) -> None:
    exact = printed.exact
    assert exact is not None and exact.size <= 0.05 < printed.size
    tables, k = rejected_by_grid(58, 0.1, 0.05), np.arange(59)
    for place in range(0, len(printed.q), 24):
        q = float(printed.q[place])
        expected = binom.pmf(k, 58, max(q - 0.1, 0)) @ tables @ binom.pmf(k, 58, min(q, 1))
        assert exact.false_alarms[place] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("settings", [{}, {"margin": 0.1, "ratio": 2}, {"design": "same"}])
def test_where_its_size_is_not_proved_nothing_is_claimed(settings: dict[str, Any]) -> None:
    result = VIEW(**settings)
    assert result.run.exact is None and result.run.exact_inputs is None
    assert not any("Chan" in caption for caption in captions(result))
    assert any("Chan" in caption for caption in captions(VIEW(**PRINTED)))


def test_the_figures_and_the_sentences_hold_its_numbers(printed: MarginPlan) -> None:
    result = VIEW(**PRINTED)
    assert printed.exact is not None
    n, power = trace(result, 0, "Chan's test")
    assert np.array_equal(n, printed.exact.n) and np.array_equal(power, printed.exact.powers)
    assert np.array_equal(trace(result, 1, "Chan's test")[1], printed.exact.false_alarms)
    exact = 100 * theorems["chan_test_power"](n=58, p1=0.2, p2=0.1, margin=0.1, alpha=0.05)
    assert "56" in facts(result.more) and f"{floor(100 * exact) / 100:g} %" in result.more


@pytest.mark.parametrize(("p", "margin", "alpha", "target"), [
    (0.999, 0.5, 0.5, 0.05), (0.999, 0.5, 0.0001, 0.999), (0.5, 0.0811, 0.025, 0.5), (0.9, 0.0, 0.05, 0.05),
])  # fmt: skip
def test_it_is_worked_out_in_a_bounded_number_of_sizes(p: float, margin: float, alpha: float, target: float) -> None:
    run = margin_plan("own", min(p + 0.0005, 0.999), p if margin else p - 0.05, margin, 1, 0.1, alpha, target)
    if run.exact is None:
        assert run.needed > MOST
        return
    assert len(run.exact.n) <= 48 and run.exact.n[-1] <= MOST
    assert run.exact.powers.min() >= 0 and run.exact.powers.max() <= 1 and run.exact.size <= alpha * (1 + 1e-12)
