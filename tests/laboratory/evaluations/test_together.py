"""Several models whose items come in clusters: intervals that hold at once, by SciPy's quantiles and a simulation."""

from math import log, sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from scipy.stats import binom, t

from laboratory.evaluations import evaluate
from laboratory.evaluations.accuracies import CLUSTERS
from laboratory.evaluations.clusters import clustered_mean
from laboratory.evaluations.intervals import ConfidenceInterval
from tests.sentences import facts

FALSE_ALARM = 1e-6
RIGHTS = {"a": (5, 4, 5, 3, 2, 5), "b": (3, 4, 4, 1, 2, 5), "c": (0, 2, 1, 1, 3, 2)}  # of 5 items in each cluster
ROWS = [
    {"item": f"{place}.{i}", "passage": place, **{name: int(i < of[place]) for name, of in RIGHTS.items()}}
    for place in range(6) for i in range(5)
]  # fmt: skip
HALF = t.ppf(1 - 0.05 / 6, 5) / sqrt(6)  # of one standard deviation over clusters, for three at once
HOEFFDING = sqrt(log(6 / 0.05) / 12)


def at_once(intervals: tuple[ConfidenceInterval, ...]) -> dict[str, ConfidenceInterval]:
    """Those of three, which nothing contradicts, by kind."""
    return {each.kind: each for each in intervals if each.at_once == 3 and not each.contradicted}


def test_the_accuracies_of_all_models_hold_by_clusters() -> None:
    for model in evaluate(ROWS, cluster="passage").models:
        means = [right / 5 for right in RIGHTS[model.model]]
        intervals = at_once(model.intervals)
        ends = (mean(means) - HALF * stdev(means), mean(means) + HALF * stdev(means))
        assert [intervals["approximate"].low, intervals["approximate"].high] == pytest.approx(
            [max(ends[0], 0), min(ends[1], 1)], abs=1e-12
        )
        sure = intervals["guaranteed"]
        assert [sure.low, sure.high] == pytest.approx(
            [max(mean(means) - HOEFFDING, 0), min(mean(means) + HOEFFDING, 1)], abs=1e-12
        )
        assert all("union_bound" in each.theorems for each in intervals.values())
        assert all(each.contradicted == CLUSTERS for each in model.intervals if each.kind == "exact")


def test_the_differences_of_all_pairs_hold_by_clusters() -> None:
    evaluation = evaluate(ROWS, cluster="passage")
    assert len(evaluation.comparisons) == 3
    for pair in evaluation.comparisons:
        both = zip(RIGHTS[pair.first], RIGHTS[pair.second], strict=True)
        means = [(first - second) / 5 for first, second in both]
        intervals, middle = at_once(pair.intervals), mean(means)
        assert pair.together is intervals["approximate"]
        assert pair.together.low == pytest.approx(max(middle - HALF * stdev(means), -1), abs=1e-12)
        assert pair.together.high == pytest.approx(min(middle + HALF * stdev(means), 1), abs=1e-12)
        assert intervals["guaranteed"].low == pytest.approx(max(middle - 2 * HOEFFDING, -1), abs=1e-12)
        assert intervals["guaranteed"].high == pytest.approx(min(middle + 2 * HOEFFDING, 1), abs=1e-12)
        assert pair.together.ends in evaluation.report() and pair.together.ends in evaluation.to_markdown()


def test_the_best_model_has_the_interval_that_holds_for_all() -> None:
    evaluation = evaluate(ROWS, cluster="passage")
    together = at_once(evaluation.models[0].intervals)["approximate"]
    assert f"{together.ends}, where all" in evaluation.report().replace("\n", " ")
    assert "cluster" in together.rests_on and together.rests_on != evaluation.models[0].interval.rests_on


def test_clusters_of_several_sizes_have_the_approximation_only() -> None:
    evaluation = evaluate(ROWS[:-1], cluster="passage")
    for intervals in [each.intervals for each in evaluation.models] + [
        each.intervals for each in evaluation.comparisons
    ]:
        assert set(at_once(intervals)) == {"approximate"}


def test_independent_items_keep_exact_intervals_for_all_comparisons() -> None:
    evaluation = evaluate([{name: cell for name, cell in row.items() if name != "passage"} for row in ROWS])
    alone = evaluate([{name: row[name] for name in ("item", "a", "b")} for row in ROWS], delta=0.05 / 3)
    pair = evaluation.comparisons[0]
    assert pair.together is not None and pair.together.kind == "exact"
    (other,) = alone.comparisons
    assert other.together is None and other.interval is not None
    assert [pair.together.low, pair.together.high] == pytest.approx(
        [other.interval.low, other.interval.high], abs=1e-12
    )
    assert evaluation.models[0].right == 24 and "24 of 30" in facts(evaluation.report())


def test_runs_of_items_hold_at_once_too() -> None:
    rows = [{**row, "run": run} for row in ROWS for run in range(2)]
    model = evaluate([{name: cell for name, cell in row.items() if name != "passage"} for row in rows]).models[0]
    half = sqrt(log(6 / 0.05) / 60)
    assert at_once(model.intervals)["guaranteed"].low == pytest.approx(24 / 30 - half, abs=1e-12)


def test_one_cluster_says_nothing_of_all() -> None:
    evaluation = evaluate([{**row, "passage": 1} for row in ROWS], cluster="passage")
    assert not any(at_once(model.intervals) for model in evaluation.models)


def test_divided_they_miss_together_no_more_often_than_is_said() -> None:
    """Both items of a cluster are right or wrong together; false alarm with probability 1e-6 below 7 %, as the t law is
    an approximation."""
    rng, chance, repeats = np.random.default_rng(7), 0.6, 400
    clusters = [str(place // 2) for place in range(120)]
    missed = {1: 0, 4: 0}
    for _ in range(repeats):
        of_models = [clustered_mean(np.repeat(np.float64(rng.random(60) < chance), 2), clusters) for _ in range(4)]
        for number in missed:
            ends = [each.interval(0.05 / number) for each in of_models]
            missed[number] += any(not low <= chance <= high for low, high in ends)
    assert missed[4] <= binom.isf(FALSE_ALARM, repeats, 0.07)
    assert missed[1] > binom.isf(FALSE_ALARM, repeats, 0.07), "intervals of one model each do not hold for all four"
