"""Boschloo's test in the plan for two samples: powers and sizes by enumeration, tables of SciPy's laws."""

import numpy as np
import pytest

from bounds import theorems
from bounds.formula.special.proportions.unconditional import BOSCHLOO, MOST
from laboratory.topics import views
from laboratory.topics.evaluation.two_samples.run import SamplePlan, plan
from laboratory.topics.evaluation.two_samples.sizes import FISHER, sizes_of_tests
from tests.bounds.formula.unconditional_routes import boschloo, power_of, ranks_of_boschloo
from tests.sentences import facts
from tests.showing import captions, trace

VIEW = views["evaluation.two_samples"]


@pytest.fixture(scope="module")
def rare() -> SamplePlan:
    return plan(0.3, 0.1, "two", 0.05, 0.8)


def test_its_powers_are_those_of_an_enumeration(rare: SamplePlan) -> None:
    for n, power in list(zip(rare.boschloo.n, rare.boschloo.power, strict=True))[::8]:
        assert power == pytest.approx(boschloo(int(n), 0.3, 0.1, 0.025), abs=1e-11)
    assert rare.boschloo_at_first == pytest.approx(boschloo(69, 0.3, 0.1, 0.025), abs=1e-11)


def test_it_needs_no_more_examples_than_fishers_test(rare: SamplePlan) -> None:
    """62 miss the target by enumeration, 63 to 69 reach it, and from there on Fisher's test is enough."""
    assert (rare.boschloo.enough, rare.enough) == (63, 69)
    powers = [boschloo(n, 0.3, 0.1, 0.025) for n in range(62, 70)]
    assert [power >= 0.8 for power in powers] == [False] + [True] * 7
    fisher = dict(zip(rare.n.tolist(), rare.power.tolist(), strict=True))
    assert all(power >= fisher[int(n)] for n, power in zip(rare.boschloo.n, rare.boschloo.power, strict=True))


def test_its_true_size_lies_between_fishers_and_the_level() -> None:
    p = np.sin(np.linspace(0.05, np.pi / 2 - 0.05, 60)) ** 2
    sizes = sizes_of_tests(20, 0.05, p)
    for place in range(0, 60, 7):
        expected = power_of(ranks_of_boschloo(20), float(p[place]), float(p[place]), 0.05)
        assert sizes[BOSCHLOO][place] == pytest.approx(expected, abs=1e-12)
    assert np.all(sizes[FISHER] <= sizes[BOSCHLOO] + 1e-15) and sizes[BOSCHLOO].max() <= 0.05


def test_beyond_300_examples_nothing_is_claimed() -> None:
    result = VIEW()
    assert result.run.first > MOST and BOSCHLOO not in result.run.true_size
    assert result.run.boschloo.enough is None and not len(result.run.boschloo.n)
    assert "300" in facts(result.more)
    assert not any("Boschloo" in caption for caption in captions(result))
    assert any("Boschloo" in caption for caption in captions(VIEW(p1=0.3, p2=0.1)))


def test_the_figures_and_the_sentence_hold_its_numbers(rare: SamplePlan) -> None:
    result = VIEW(p1=0.3, p2=0.1)
    n, power = trace(result, 0, "Boschloo, exact")
    assert np.array_equal(n, rare.boschloo.n) and np.array_equal(power, rare.boschloo.power)
    assert np.array_equal(trace(result, 1, "Boschloo, exact")[1], rare.true_size[BOSCHLOO])
    exact = 100 * theorems["boschloo_test_power"](n=69, p1=0.3, p2=0.1, alpha=0.025)
    assert "63" in facts(result.more) and f"{exact:.4g} %" in result.more


@pytest.mark.parametrize(("p1", "p2", "alpha", "target"), [
    (0.6, 0.5, 0.05, 0.6), (0.999, 0.001, 0.5, 0.05), (0.05, 0.01, 0.05, 0.75), (0.4, 0.3, 0.0001, 0.05),
])  # fmt: skip
def test_it_is_worked_out_in_a_bounded_number_of_sizes(p1: float, p2: float, alpha: float, target: float) -> None:
    run = plan(p1, p2, "two", alpha, target)
    assert len(run.boschloo.n) <= 40 and (not len(run.boschloo.n) or run.boschloo.n[-1] <= MOST)
    if run.boschloo.enough is not None:
        assert run.boschloo.enough <= run.enough
        assert boschloo(run.boschloo.enough, p1, p2, run.level) >= target - 1e-9
