"""Two models on the same items beside printed tables, and several beside Holm's own example."""

from math import comb, sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from laboratory.evaluations import Evaluation, evaluate
from laboratory.evaluations.differences.paired_intervals import exact_difference
from laboratory.evaluations.holm import holm
from laboratory.evaluations.p_values import level_in_words, p_in_words
from laboratory.evaluations.pairs import PairedComparison

# Right by both, by the first, by the second, by neither; McNemar's p, mid-p as printed.
PRINTED = {
    "Cavo (test-ch8.R of contingencytables)": ((59, 6, 16, 80), "0.052479", "0.034690"),
    "Bentur (counts of Fagerland et al. 2013; by hand 2·9/256, 18/256 - 8/256)": (
        (1, 1, 7, 12),
        "0.070312",
        "0.039062",
    ),
    "Armitage and Berry (StatsDirect)": ((20, 12, 2, 16), "0.0129", ""),
}


def evaluation(counts: tuple[int, int, int, int], **more: Any) -> Evaluation:
    pairs = [(1, 1)] * counts[0] + [(1, 0)] * counts[1] + [(0, 1)] * counts[2] + [(0, 0)] * counts[3]
    rows = [{"item": place, "a": a, "b": b} for place, (a, b) in enumerate(pairs)]
    return evaluate(rows, **more)


def pair(counts: tuple[int, int, int, int]) -> PairedComparison:
    (comparison,) = evaluation(counts).comparisons
    return comparison


@pytest.mark.parametrize(("counts", "exact", "midp"), PRINTED.values(), ids=PRINTED)
def test_mcnemar_is_as_printed(counts: tuple[int, int, int, int], exact: str, midp: str) -> None:
    comparison = pair(counts)
    assert (comparison.only_first, comparison.only_second) == counts[1:3]
    assert comparison.p_exact is not None and comparison.p_midp is not None
    assert comparison.p_exact == pytest.approx(float(exact), abs=0.6 * 10.0 ** -(len(exact) - 2))
    assert not midp or comparison.p_midp == pytest.approx(float(midp), abs=0.6e-6)
    assert comparison.p_value == comparison.p_exact
    assert comparison.difference == pytest.approx((counts[1] - counts[2]) / sum(counts), abs=1e-15)


def bound(count: int, n: int, tail: float, upper: bool) -> float:
    low, high = 0.0, 1.0
    for _ in range(80):
        p = (low + high) / 2
        counts = range(count + 1) if upper else range(count, n + 1)
        if (sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in counts) >= tail) == upper:
            low = p
        else:
            high = p
    return low


def test_the_difference_lies_between_bounds_on_both_probabilities() -> None:
    n = sum((59, 6, 16, 80))
    approximate = pair((59, 6, 16, 80)).intervals[-1]
    exact = exact_difference(n, 6, 16, 0.05, comparisons=10**5)
    tail = 0.05 / 4
    assert exact.low == pytest.approx(bound(6, n, tail, False) - bound(16, n, tail, True), abs=1e-12)
    assert exact.high == pytest.approx(bound(6, n, tail, True) - bound(16, n, tail, False), abs=1e-12)
    differences = [0] * 139 + [1] * 6 + [-1] * 16
    half = 1.9748 * stdev(differences) / sqrt(n)  # t of 160 degrees, as printed
    assert approximate.low == pytest.approx(mean(differences) - half, abs=1e-5)
    assert (round(exact.low, 3), round(exact.high, 3)) == (-0.153, 0.033)


def test_score_intervals_stand_beside_the_guaranteed_one_as_printed() -> None:
    """Cavo's table in a book's program in R: Tango -.1240 to -.0054, Newcombe -.1186 to -.0046."""
    comparison = pair((59, 6, 16, 80))
    _, tango, newcombe, _ = comparison.intervals
    assert (tango.low, tango.high) == pytest.approx((-0.1240, -0.0054), abs=5e-5)
    assert (newcombe.low, newcombe.high) == pytest.approx((-0.1186, -0.0046), abs=5e-5)
    assert {tango.kind, newcombe.kind} == {"approximate"} and tango.theorems == newcombe.theorems == ()
    assert comparison.interval is comparison.intervals[0] and comparison.interval.kind == "exact"
    said = evaluation((59, 6, 16, 80)).report()
    assert comparison.interval.ends in said and tango.ends in said


def test_no_score_interval_is_told_where_items_come_in_clusters() -> None:
    rows = [{"item": f"{c}.{i}", "a": 1, "b": int(i < c % 3), "cluster": c} for c in range(6) for i in range(4)]
    (comparison,) = evaluate(rows).comparisons
    assert comparison.score_interval is None
    assert all(each.contradicted for each in comparison.intervals if "Tango" in each.name or "Newcombe" in each.name)


def test_the_interval_of_the_difference_covers_at_least_as_often_as_it_says() -> None:
    """Enumerated over every table of 6 items: the least favourable of a grid of probabilities."""
    n, covers = 6, {}
    for only_a in range(n + 1):
        for only_b in range(n + 1 - only_a):
            interval = pair((n - only_a - only_b, only_a, only_b, 0)).intervals[0]
            covers[only_a, only_b] = (interval.low, interval.high)
    for p, q in [(0.1, 0.1), (0.3, 0.05), (0.5, 0.5), (0.7, 0.2), (0.02, 0.9), (0.3, 0.3)]:
        covered = sum(
            comb(n, a) * comb(n - a, b) * p**a * q**b * max(1 - p - q, 0) ** (n - a - b)
            for (a, b), (low, high) in covers.items() if low <= p - q <= high
        )  # fmt: skip
        assert covered >= 0.95 - 1e-12


def test_no_disagreement_is_no_evidence() -> None:
    assert pair((5, 0, 0, 5)).p_value == 1


def test_holm_is_as_in_the_example_of_r() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02], abs=1e-15)
    assert holm([]) == [] and holm([0.9, 0.8]) == [1, 1]


def several(**more: Any) -> Evaluation:
    n = 40
    columns = {name: [int((place * step) % 10 < level) for place in range(n)] for name, step, level in
               (("a", 1, 9), ("b", 3, 6), ("c", 7, 3))}  # fmt: skip
    return evaluate({"item": list(range(n)), **columns}, **more)


def test_all_pairs_are_compared_with_holms_correction() -> None:
    made = several().comparisons
    assert [(each.first, each.second) for each in made] == [("a", "b"), ("a", "c"), ("b", "c")]
    ordered = sorted(each.p_value for each in made)
    assert min(each.p_holm for each in made) == pytest.approx(min(1, 3 * ordered[0]))
    assert all(each.p_holm >= each.p_value for each in made)


def test_a_baseline_is_what_the_others_are_compared_with() -> None:
    assert [(each.first, each.second) for each in several(baseline="b").comparisons] == [("a", "b"), ("c", "b")]
    with pytest.raises(ValueError, match="baseline"):
        several(baseline="d")


def test_only_common_items_of_the_same_content_are_compared() -> None:
    rows = [{"item": name, "model": model, "correct": 1, "doc_hash": text} for model, name, text in
            (("a", "1", "x"), ("a", "2", "y"), ("a", "3", "z"), ("a", "4", "v"),
             ("b", "1", "x"), ("b", "2", "other"), ("b", "3", "z"))]  # fmt: skip
    result = evaluate(rows)
    assert [each.items for each in result.comparisons] == [2] and len(result.notes) == 1


def test_in_clusters_mcnemar_is_set_aside_for_the_clusters_own_test() -> None:
    rows = [{"item": f"{c}.{i}", "a": 1, "b": int(i < c % 3), "cluster": c} for c in range(6) for i in range(4)]
    (comparison,) = evaluate(rows).comparisons
    means = [1 - (c % 3) / 4 for c in range(6)]
    t = mean(means) / (stdev(means) / sqrt(6))
    assert comparison.p_value == comparison.p_clustered != comparison.p_exact
    assert comparison.p_value == pytest.approx(_two_sided_t5(t), abs=1e-12)
    assert comparison.interval is not None and comparison.interval.kind == "approximate"


def _two_sided_t5(t: float) -> float:
    """The closed form for five degrees."""
    from math import atan, cos, pi, sin

    angle = atan(t / sqrt(5))
    return 1 - 2 / pi * (angle + sin(angle) * (cos(angle) + 2 / 3 * cos(angle) ** 3))


def test_without_names_of_items_models_are_not_compared() -> None:
    result = evaluate({"model": ["a", "a", "b", "b"], "correct": [1, 0, 1, 1]})
    assert not result.comparisons and result.notes


def test_a_level_is_never_told_above_itself() -> None:
    said = {0.05: "95", 0.1: "90", 0.00012345: "99.9876", 1 / 3: "66.6666"}
    assert {delta: level_in_words(delta).split("\N{NO-BREAK SPACE}")[0] for delta in said} == said
    assert "1 - 10" not in level_in_words(1e-12) and "100" not in level_in_words(1e-12)
    assert p_in_words(0.04991) == "0.05" and p_in_words(0.0).startswith("<")
