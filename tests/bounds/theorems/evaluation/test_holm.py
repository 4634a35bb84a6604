"""Holm's method: against closed testing over all subsets, and its level by exact fractions over every outcome."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest

from bounds import diagnose, theorems

HOLM = theorems["holm_threshold"]


def rejected(p_values: Sequence[float], delta: float) -> set[int]:
    """Step by step, by the theorem."""
    k, made = len(p_values), set()
    for rank, place in enumerate(sorted(range(k), key=lambda i: p_values[i]), start=1):
        if p_values[place] > HOLM(k=k, rank=rank, delta=delta) * (1 + 1e-12):
            break
        made.add(place)
    return made


def by_closed_testing(p_values: Sequence[float], delta: float) -> set[int]:
    """A hypothesis is rejected if every set that it is in has a p-value of at most δ over the set's size."""
    k = len(p_values)
    sets = [each for size in range(1, k + 1) for each in combinations(range(k), size)]
    kept = [each for each in sets if min(p_values[i] for i in each) > delta / len(each)]
    return set(range(k)) - {i for each in kept for i in each}


@pytest.mark.parametrize("seed", range(30))
def test_it_is_the_closed_test_of_bonferronis(seed: int) -> None:
    rng = np.random.default_rng(seed)
    p_values = (rng.random(rng.integers(1, 8)) ** 3).tolist()
    for delta in (0.01, 0.1, 0.4):
        assert rejected(p_values, delta) == by_closed_testing(p_values, delta)


@pytest.mark.parametrize(("true", "false"), [(1, 0), (2, 0), (3, 0), (2, 1), (1, 3), (4, 1)])
@pytest.mark.parametrize("kind", ["one number", "turned", "independent"])
def test_the_level_is_kept_whatever_depends_on_what(true: int, false: int, kind: str) -> None:
    """p-values that are uniform over 12ths: the same for all, turned against each other, or independent.

    Turned by equal parts, no two are small at once, and δ is used up.
    """
    cells, delta = 12, 0.25
    outcomes = list(product(range(cells), repeat=true if kind == "independent" else 1))
    alarms = 0
    for cell in outcomes:
        shifts = [j * cells // true if kind == "turned" else 0 for j in range(true)]
        of_true = [((cell[j % len(cell)] + shifts[j]) % cells + 1) / cells for j in range(true)]
        made = rejected([*of_true, *[0.001] * false], delta)
        alarms += any(place < true for place in made)
    level = Fraction(alarms, len(outcomes))
    assert level <= Fraction(1, 4)
    if kind == "turned" and 12 * Fraction(1, 4) % true == 0:
        assert level == Fraction(1, 4)


def test_sidaks_level_fails_where_p_values_exclude_each_other() -> None:
    """Of k uniform p-values that exclude each other near 0 some is at most s with probability ks."""
    k, delta = 4, 0.2
    sidak = 1 - (1 - delta) ** (1 / k)
    assert k * sidak > delta + 0.01 and k * HOLM(k=k, rank=1, delta=delta) == pytest.approx(delta)


@pytest.mark.parametrize(
    ("answer", "words"),
    [(f"{1 - 0.95 ** (1 / 3):.6f}", "independent"), ("0.0125", "Bonferroni"), ("0.025", "not counted")],
)
def test_usual_slips_are_named(answer: str, words: str) -> None:
    verdict = diagnose(answer, "holm_threshold", k=4, rank=2, delta=0.05)
    assert not verdict.right and words in verdict.slips[0].words


@pytest.mark.parametrize(("k", "rank"), [(10**6, 1), (10**6, 10**6), (1, 1)])
@pytest.mark.parametrize("delta", [1e-300, 0.5, 1 - 1e-9])
def test_at_the_ends_of_the_domains(k: int, rank: int, delta: float) -> None:
    assert HOLM(k=k, rank=rank, delta=delta) == pytest.approx(delta / (k - rank + 1), rel=1e-12)


def test_a_rank_beyond_the_number_is_refused() -> None:
    with pytest.raises(ValueError, match="got i = 5 and k = 4"):
        HOLM(k=4, rank=5, delta=0.05)
