"""Intervals of an accuracy, each beside the same by sums, loops and printed quantiles; never beside our own output."""

from math import comb, log, sqrt
from statistics import NormalDist, mean, stdev
from typing import Any

import pytest

from laboratory.evaluations import evaluate
from laboratory.evaluations.accuracies import CLUSTERS
from laboratory.evaluations.intervals import ConfidenceInterval

T_3 = 3.182446305284263  # printed as 3.182 in every table: t of three degrees, 97.5 %
T_9 = 2.262157163  # 2.262


def by_name(rows: object, **more: Any) -> dict[str, ConfidenceInterval]:
    (model,) = evaluate(rows, **more).models
    return {interval.name: interval for interval in model.intervals}


def of_counts(right: int, n: int) -> list[dict[str, int]]:
    return [{"item": place, "correct": int(place < right)} for place in range(n)]


def exact_end(count: int, n: int, tail: float, upper: bool) -> float:
    """By bisection on the sum of the binomial probabilities."""
    low, high = 0.0, 1.0
    for _ in range(80):
        p = (low + high) / 2
        counts = range(count + 1) if upper else range(count, n + 1)
        probability = sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in counts)
        if (probability >= tail) == upper:
            low = p
        else:
            high = p
    return low


@pytest.mark.parametrize(("right", "n", "delta"), [(40, 50, 0.05), (3, 17, 0.1), (99, 120, 0.01)])
def test_the_exact_interval_is_where_the_binomial_tails_are_half_of_delta(right: int, n: int, delta: float) -> None:
    (model,) = evaluate(of_counts(right, n), delta=delta).models
    exact = next(interval for interval in model.intervals if interval.name == "Clopper-Pearson")
    assert exact.low == pytest.approx(exact_end(right, n, delta / 2, upper=False), abs=1e-12)
    assert exact.high == pytest.approx(exact_end(right, n, delta / 2, upper=True), abs=1e-12)
    assert model.interval is exact and exact.kind == "exact" and model.right == right


def test_all_right_and_all_wrong_have_the_closed_form() -> None:
    end = 0.025 ** (1 / 20)
    all_right, all_wrong = (by_name(of_counts(right, 20))["Clopper-Pearson"] for right in (20, 0))
    assert [all_right.low, all_right.high] == pytest.approx([end, 1], abs=1e-12)
    assert [all_wrong.low, all_wrong.high] == pytest.approx([0, 1 - end], abs=1e-12)


def test_wilson_has_the_roots_of_its_quadratic() -> None:
    right, n, z = 31, 44, NormalDist().inv_cdf(0.975)
    wilson = by_name(of_counts(right, n))["Wilson"]
    for p in (wilson.low, wilson.high):
        assert abs(right / n - p) == pytest.approx(z * sqrt(p * (1 - p) / n), abs=1e-9)
    assert wilson.low < right / n < wilson.high and wilson.kind == "approximate"


def test_hoeffding_is_its_formula_cut_at_0_and_1() -> None:
    half = sqrt(log(40) / (2 * 50))
    hoeffding = by_name(of_counts(45, 50))["Hoeffding"]
    assert [hoeffding.low, hoeffding.high] == pytest.approx([0.9 - half, 1], abs=1e-12)


def test_several_models_share_delta() -> None:
    rows = {"item": list(range(60)), "a": [1] * 50 + [0] * 10, "b": [1] * 40 + [0] * 20, "c": [0, 1] * 30}
    best = evaluate(rows).models[0]
    together = next(interval for interval in best.intervals if "union_bound" in interval.theorems)
    assert together.low == pytest.approx(exact_end(50, 60, 0.05 / 6, upper=False), abs=1e-12)
    assert together.high == pytest.approx(exact_end(50, 60, 0.05 / 6, upper=True), abs=1e-12)


def test_clusters_of_one_size_are_a_sample_of_their_means() -> None:
    shares = [4, 1, 3, 0]
    rows = [{"item": f"{c}.{i}", "correct": int(i < right), "cluster": c} for c, right in enumerate(shares)
            for i in range(5)]  # fmt: skip
    means = [right / 5 for right in shares]
    interval = by_name(rows)["t over clusters"]
    half = T_3 * stdev(means) / 2
    assert interval.low == pytest.approx(max(mean(means) - half, 0), abs=1e-12)
    assert interval.high == pytest.approx(mean(means) + half, abs=1e-12)
    guaranteed = by_name(rows)["Hoeffding, over clusters"]
    assert guaranteed.high - guaranteed.low == pytest.approx(1, abs=1e-12)  # sqrt(ln 40 / 8) = 0.68 either way
    assert {name for name, each in by_name(rows).items() if each.contradicted == CLUSTERS} == {
        "Clopper-Pearson", "Wilson", "Hoeffding",
    }  # fmt: skip


def test_clusters_of_different_sizes_have_the_variance_of_their_sums() -> None:
    sizes, rights = [1, 2, 3, 7, 4, 1, 2, 6, 3, 1], [1, 0, 3, 5, 1, 0, 2, 6, 1, 1]
    rows = [{"item": f"{c}.{i}", "correct": int(i < rights[c]), "cluster": c} for c in range(10)
            for i in range(sizes[c])]  # fmt: skip
    p = sum(rights) / sum(sizes)
    total = 0.0
    for size, right in zip(sizes, rights, strict=True):
        total += (right - size * p) ** 2
    half = T_9 * sqrt(10 / 9 * total) / sum(sizes)
    interval = by_name(rows)["t over clusters"]
    assert [interval.low, interval.high] == pytest.approx([p - half, min(p + half, 1)], abs=1e-9)
    assert not any(name.endswith("over clusters") for name, each in by_name(rows).items() if each.theorems)


def test_runs_of_an_item_count_as_one() -> None:
    rights = {"a": [1, 1, 0, 0], "b": [1, 1, 1, 1], "c": [0, 0, 0, 1], "d": [1, 0, 0, 0, 0, 0, 0, 0]}
    rows = [{"id": name, "epoch": run, "passed": right} for name, of in rights.items() for run, right in enumerate(of)]
    (model,) = evaluate(rows).models
    means = [0.5, 1, 0.25, 0.125]
    assert (model.items, model.answers, model.right) == (4, 20, None)
    assert model.accuracy == pytest.approx(sum(means) / 4, abs=1e-15)
    intervals = {interval.name: interval for interval in model.intervals}
    assert len(intervals) == 2 and all(name.endswith("over items") for name in intervals)
    half = T_3 * stdev(means) / 2
    assert intervals["t over items"].low == pytest.approx(max(sum(means) / 4 - half, 0), abs=1e-12)


def test_grades_between_keep_the_guarantee_for_means_only() -> None:
    rows = [{"item": place, "grade": grade} for place, grade in enumerate([0, 0.5, 1, 1, 0.5])]
    assert set(by_name(rows, correct="grade")) == {"Hoeffding"}


def test_every_interval_says_its_conditions_and_its_theorems_exist() -> None:
    from bounds import theorems

    for interval in by_name(of_counts(9, 12)).values():
        assert interval.rests_on.startswith(", if ") and set(interval.theorems) <= set(theorems)


@pytest.mark.parametrize("delta", [0, 1, -0.1, 2, float("nan"), True, "0.05"])
def test_a_delta_outside_its_domain_is_refused(delta: object) -> None:
    with pytest.raises(ValueError, match="delta"):
        evaluate(of_counts(3, 5), delta=delta)  # type: ignore[arg-type]
