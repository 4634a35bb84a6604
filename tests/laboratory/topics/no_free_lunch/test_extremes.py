"""No free lunch at the ends of its fields: rules that are one and the same, and curves that stay or cross twice."""

import numpy as np

from laboratory.topics import views
from tests.showing import heard

CROSS, ERM, LUNCH = (views[f"no_free_lunch.{name}"] for name in ("cross", "erm", "lunch"))


def test_with_one_example_all_rules_repeat_its_label() -> None:
    """The most frequent label, that of the nearest point and the best threshold are the one label seen, everywhere."""
    single, two = LUNCH(points=8, m=1), LUNCH(points=6, m=2)
    risks = np.array([cost.expected_risk for cost in single.run.costs.values()])
    np.testing.assert_allclose(risks, np.broadcast_to(risks[0], risks.shape))
    assert "other labellings" not in f"{single.sentence} {single.more}"
    assert "other labellings" in two.sentence and "other labellings" in two.more


def test_curves_that_cross_twice_are_told_as_such() -> None:
    twice, once = CROSS(high=0.3, noise=0), CROSS(high=0.8, noise=0.4)
    ahead = [run.means["√m neighbours"] < run.means["best threshold"] for run in (twice.run, once.run)]
    assert [bool((np.diff(flags.astype(int)) < 0).any()) for flags in ahead] == [True, False]
    assert [result.run.is_one_crossing for result in (twice, once)] == [False, True]
    assert "small class" in once.sentence and "small class" not in twice.sentence


def test_one_hypothesis_neither_rises_nor_falls() -> None:
    text = heard(ERM(hypotheses=1))[0]
    assert "rises" not in text and "falls" not in text
