"""Coverage of intervals of a difference: by a loop over all tables, with ends of a single table at a time."""

import math
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy import stats

from laboratory.evaluations.differences import independent, same_items
from laboratory.evaluations.differences.buehler import buehler
from laboratory.topics import views
from laboratory.topics.evaluation.differences.run import (
    DifferenceIntervals,
    differences,
    read_items,
    read_samples,
    write_items,
    write_samples,
)
from tests.showing import trace

VIEW = views["evaluation.differences"]
SAMPLES: dict[str, Callable[..., Any]] = {
    "wald": independent.wald, "adjusted": independent.agresti_caffo, "newcombe": independent.newcombe,
    "score": independent.miettinen_nurminen, "exact": independent.two_exact,
}  # fmt: skip
ITEMS: dict[str, Callable[..., Any]] = {
    "wald": same_items.wald, "adjusted": same_items.agresti_min, "newcombe": same_items.newcombe,
    "score": same_items.tango, "exact": same_items.two_exact, "buehler": buehler,
}  # fmt: skip


def of(
    design: str, counts: tuple[int, ...], p1: float, p2: float, discordance: float = 0.2, delta: float = 0.05
) -> DifferenceIntervals:
    counted = {"samples": (1, 2, 1, 2), "items": (1, 1, 0, 0)} | {design: counts}
    return differences(design, "wald", counted["samples"], counted["items"], p1, p2, discordance, delta)


@cache
def ends(name: str, counts: tuple[int, ...], paired: bool, delta: float) -> tuple[float, float]:
    low, high = (ITEMS if paired else SAMPLES)[name](*counts, delta)
    return float(low) - 1e-12, float(high) + 1e-12


def mass(k: int, n: int, p: float) -> float:
    return math.comb(n, k) * p**k * (1 - p) ** (n - k)


def by_samples(name: str, n1: int, n2: int, p1: float, p2: float, delta: float) -> float:
    total = 0.0
    for x1, x2 in product(range(n1 + 1), range(n2 + 1)):
        low, high = ends(name, (x1, n1, x2, n2), False, delta)
        if low <= p1 - p2 <= high:
            total += mass(x1, n1, p1) * mass(x2, n2, p2)
    return total


def tables(n: int) -> Iterator[tuple[int, int, int, int]]:
    for a in range(n + 1):
        for b in range(n + 1 - a):
            for c in range(n + 1 - a - b):
                yield a, b, c, n - a - b - c


def by_items(name: str, n: int, p1: float, p2: float, discordance: float, delta: float) -> float:
    only1, only2 = (discordance + p1 - p2) / 2, (discordance - p1 + p2) / 2
    cells, total = (p1 - only1, only1, only2, 1 - p1 - only2), 0.0
    for counts in tables(n):
        low, high = ends(name, counts, True, delta)
        if low <= p1 - p2 <= high:
            ways = math.factorial(n) / math.prod(map(math.factorial, counts))
            total += ways * math.prod(max(cell, 0.0) ** count for cell, count in zip(cells, counts, strict=True))
    return total


@pytest.mark.parametrize(("n1", "n2", "p1", "p2", "delta"), [
    (1, 1, 0.5, 0.5, 0.3), (5, 4, 0.86, 0.8, 0.05), (2, 6, 0.3, 0.75, 0.1), (8, 2, 0.97, 0.02, 0.05),
])  # fmt: skip
def test_coverage_of_two_samples_is_that_of_a_loop(n1: int, n2: int, p1: float, p2: float, delta: float) -> None:
    run = of("samples", (0, n1, 0, n2), p1, p2, delta=delta)
    for name in SAMPLES:
        assert run.here[name] == pytest.approx(by_samples(name, n1, n2, p1, p2, delta), abs=1e-12)
        place = 40
        q1 = float(run.along[place])
        expected = by_samples(name, n1, n2, q1, q1 - run.difference, delta)
        if name != "score":  # the loop's ends are found by halving: an end at a true difference may fall either side
            assert run.covered[name][place] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(("n", "p1", "p2", "discordance", "delta"), [
    (1, 0.5, 0.5, 0.2, 0.3), (4, 0.86, 0.8, 0.14, 0.05), (3, 0.4, 0.7, 0.5, 0.1), (3, 0.5, 0.5, 0.0, 0.05),
    (3, 0.5, 0.5, 1.0, 0.05),
])  # fmt: skip
def test_coverage_of_the_same_items_is_that_of_a_loop(
    n: int, p1: float, p2: float, discordance: float, delta: float
) -> None:
    run = of("items", (0, 0, 0, n), p1, p2, discordance, delta)
    for name in ITEMS:
        assert run.here[name] == pytest.approx(by_items(name, n, p1, p2, discordance, delta), abs=1e-12)


def test_the_same_items_without_agreement_count_as_a_fair_coin_by_hand() -> None:
    """Two models of which just one is right on each of 2 items, both 50 % right: b is 0, 1, 2 with 1/4, 1/2, 1/4.

    Wald's interval is a point at b = 0 and 2, where the difference is -1 and 1, and holds 0 at b = 1.
    """
    assert of("items", (0, 1, 1, 0), 0.5, 0.5, 1.0).here["wald"] == pytest.approx(0.5, abs=1e-12)


@pytest.mark.parametrize(("design", "counts"), [("samples", (0, 30, 0, 20)), ("items", (0, 0, 0, 30))])
@pytest.mark.parametrize("delta", [0.01, 0.3])
def test_only_the_guaranteed_intervals_keep_their_level(design: str, counts: tuple[int, ...], delta: float) -> None:
    for p1, p2 in [(0.5, 0.5), (0.9, 0.88), (0.97, 0.2), (0.02, 0.05)]:
        run = of(design, counts, p1, p2, min(p1 + p2, 2 - p1 - p2) / 2 + abs(p1 - p2) / 2, delta)
        kept = {name for name, method in run.methods.items() if method.kept}
        assert kept == ({"exact", "buehler"} if design == "items" else {"exact"})
        assert all(run.covered[name].min() >= 1 - delta for name in kept)
    near_one = of(design, counts, 0.99, 0.97, 0.03, 0.05)
    assert near_one.covered["wald"].min() < 0.9


@pytest.mark.parametrize("name", ["newcombe", "score"])
def test_score_intervals_cover_better_than_walds_near_the_ends(name: str) -> None:
    for design, counts in [("samples", (0, 50, 0, 50)), ("items", (0, 0, 0, 50))]:
        run = of(design, counts, 0.98, 0.95, 0.05)
        assert run.here["wald"] < 0.93 < run.here[name]


def test_all_truths_of_the_curve_have_one_difference() -> None:
    run = of("samples", (0, 5, 0, 5), 0.9, 0.3)
    assert (run.along[0], run.along[-1]) == pytest.approx((0.6, 1.0)) and 0.9 in run.along
    paired = of("items", (0, 0, 0, 5), 0.9, 0.8, 0.2)
    assert (paired.along[0], paired.along[-1]) == pytest.approx((0.1, 0.3)) and 0.2 in paired.along


@pytest.mark.parametrize("text", ["", "1, 2", "3 of 2, 1 of 2", "a of 3, 1 of 3", "1.5, 2, 1, 2", "-1 of 3, 1 of 3",
                                  "0 of 0, 1 of 3", "1 of 501, 1 of 3", "1 of 2, 1 of 2, 3"])  # fmt: skip
def test_what_is_no_count_is_refused_in_one_sentence(text: str) -> None:
    for reads in (read_samples,) if "of" in text else (read_samples, read_items):
        with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
            reads(text)


def test_counts_are_read_as_they_are_written() -> None:
    assert read_samples(write_samples((7, 34, 1, 34))) == read_samples("7/34 v 1/34") == (7, 34, 1, 34)
    assert read_items(write_items((59, 6, 16, 80))) == (59, 6, 16, 80)
    with pytest.raises(ValueError, match="200"):
        read_items("100, 50, 50, 1")


@pytest.mark.parametrize("discordance", [0.05, 0.5])
def test_no_two_models_are_like_an_impossible_discordance(discordance: float) -> None:
    with pytest.raises(ValueError, match="discordance"):
        VIEW(design="items", p1=0.9, p2=0.8, discordance=discordance)


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(interval="newcombe"), of("samples", (84, 100, 75, 100), 0.86, 0.8)
    assert np.array_equal(trace(result, 1, "Newcombe")[1], run.covered["newcombe"])
    middle, _ = trace(result, 0, "interval")
    assert middle == pytest.approx([0.09] * 5)
    assert result.headline.value == run.here["newcombe"] and result.headline.at_least is None
    assert VIEW(interval="exact").headline.at_least == 0.95
    assert VIEW(interval="buehler").headline == VIEW(interval="exact").headline
    assert VIEW(design="items", interval="buehler").headline.at_least == 0.95
    paired = VIEW(design="items", interval="score")
    assert paired.theorems[0] == ("mcnemar", {"only_first": 4, "only_second": 10})


@pytest.mark.parametrize("counts", [(12, 20, 5, 20), (84, 100, 75, 100), (7, 34, 1, 34), (0, 16, 15, 72), (5, 5, 0, 4)])
def test_fishers_p_value_is_twice_the_smaller_tail_of_scipys_law(counts: tuple[int, int, int, int]) -> None:
    right1, n1, right2, n2 = counts
    law = stats.hypergeom(n1 + n2, right1 + right2, n1)

    expected = min(1.0, 2 * min(law.cdf(right1), law.sf(right1 - 1)))

    assert of("samples", counts, 0.8, 0.7).p_value == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("only_first", "only_second"), [(10, 4), (4, 10), (0, 0), (7, 1), (5, 5)])
def test_mcnemars_p_value_is_that_of_a_fair_coin(only_first: int, only_second: int) -> None:
    counts = (20, only_first, only_second, 3)
    flips = only_first + only_second

    expected = stats.binomtest(only_first, flips, 0.5).pvalue if flips else 1.0

    assert of("items", counts, 0.8, 0.7).p_value == pytest.approx(expected, rel=1e-12)


def test_equal_samples_give_both_usual_two_sided_p_values() -> None:
    """Where both samples have one size, twice the smaller tail is what R and scipy add up, too."""
    table = np.array([[12, 8], [5, 15]])

    assert of("samples", (12, 20, 5, 20), 0.8, 0.7).p_value == pytest.approx(stats.fisher_exact(table).pvalue)
    assert "p = 0.0536" in VIEW(samples=(12, 20, 5, 20)).more
