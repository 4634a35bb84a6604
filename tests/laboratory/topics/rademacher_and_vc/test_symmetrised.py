"""Symmetrization: exact by every sample and all signs where both are few, and suprema over written-out hypotheses."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import exp, log, sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.rademacher_and_vc.symmetrised.run import (
    CLASSES,
    chances,
    expected_complexity,
    lengths,
    supremum,
    symmetrised,
)
from tests.showing import trace

VIEW = views["rademacher_and_vc.symmetrised"]
FALSE_ALARM = 4.9  # standard errors: 1e-6 on both sides
Example = tuple[int, int]  # cell and label
Hypothesis = tuple[int, ...]  # the prediction in each cell


def hypotheses(cls: str, cells: int) -> list[Hypothesis]:
    if cls == "all":
        return list(product((0, 1), repeat=cells))
    return [tuple(int(cell >= start) for cell in range(cells)) for start in range(cells + 1)]


def world(cells: int, noise: Fraction) -> dict[Example, Fraction]:
    def of(cell: int, label: int) -> Fraction:
        return (1 - noise if label == int(cell >= cells // 2) else noise) / cells

    return {(cell, label): of(cell, label) for cell in range(cells) for label in (0, 1)}


def errors(h: Hypothesis, sample: tuple[Example, ...]) -> list[int]:
    return [int(h[cell] != label) for cell, label in sample]


def samples(law: dict[Example, Fraction], m: int) -> Iterator[tuple[tuple[Example, ...], Fraction]]:
    for sample in product(law, repeat=m):
        chance = Fraction(1)
        for example in sample:
            chance *= law[example]
        yield sample, chance


def exact_means(cls: str, cells: int, noise: Fraction, m: int) -> tuple[Fraction, Fraction, Fraction]:
    """E Phi, E sup with a second sample, and the complexity, over every sample and all signs."""
    law, rules = world(cells, noise), hypotheses(cls, cells)
    risk = {h: sum((p for (cell, label), p in law.items() if h[cell] != label), Fraction(0)) for h in rules}
    largest = ghost = complexity = Fraction(0)
    for sample, p in samples(law, m):
        wrong = {h: errors(h, sample) for h in rules}
        largest += p * max(risk[h] - Fraction(sum(wrong[h]), m) for h in rules)
        for other, q in samples(law, m):
            ghost += p * q * max(Fraction(sum(errors(h, other)) - sum(wrong[h]), m) for h in rules)
        for signs in product((-1, 1), repeat=m):
            best = max(sum(s * e for s, e in zip(signs, wrong[h], strict=True)) for h in rules)
            complexity += p * Fraction(best, m * 2**m)
    return largest, ghost, complexity


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize(("cells", "noise", "m"), [(2, "1/5", 2), (3, "1/5", 2), (4, "1/2", 2), (2, "0", 3)])
def test_small_samples_one_by_one(cls: str, cells: int, noise: str, m: int) -> None:
    largest, ghost, complexity = exact_means(cls, cells, Fraction(noise), m)
    assert largest <= ghost <= 2 * complexity
    assert expected_complexity(cls, m, cells) == pytest.approx(float(complexity), rel=1e-12)
    run = symmetrised(cls, cells, float(Fraction(noise)), m, 0.05, seed=1)
    for side, exact in ((run.largest, largest), (run.ghost, ghost)):
        assert abs(side.mean[run.at] - float(exact)) <= FALSE_ALARM * side.error[run.at]


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize("seed", range(3))
def test_the_supremum_is_over_hypotheses_written_out(cls: str, seed: int) -> None:
    weights = np.random.default_rng(seed).normal(size=(5, 2, 6))
    for table, largest in zip(weights, supremum(cls, weights), strict=True):
        sums = [sum(table[1 - label, cell] for cell, label in enumerate(h)) for h in hypotheses(cls, 6)]
        assert largest == pytest.approx(max(sums), rel=1e-12)


@pytest.mark.parametrize("cls", CLASSES)
def test_the_complexity_by_drawing_examples_and_signs(cls: str) -> None:
    rng, cells, m, draws = np.random.default_rng(2), 8, 60, 4_000
    rules = np.array(hypotheses(cls, cells))
    suprema = []
    for _ in range(draws):
        cell, label, signs = rng.integers(cells, size=m), rng.integers(2, size=m), rng.choice([-1, 1], m)
        suprema.append(((rules[:, cell] != label) @ signs).max() / m)
    error = np.std(suprema) / sqrt(draws)
    assert abs(np.mean(suprema) - expected_complexity(cls, m, cells)) <= FALSE_ALARM * error


def test_the_length_of_a_walk_over_all_signs() -> None:
    exact = [Fraction(sum(abs(sum(signs)) for signs in product((-1, 1), repeat=n)), 2**n) for n in range(9)]
    assert lengths(8).tolist() == pytest.approx([float(length) for length in exact], rel=1e-14)


def test_the_risks_are_those_of_the_world() -> None:
    law = world(6, Fraction(1, 5))
    expected = [[float(law[cell, label]) for cell in range(6)] for label in (0, 1)]
    np.testing.assert_allclose(chances(6, 0.2), expected, rtol=1e-14)


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize("noise", [0.0, 0.2, 0.5])
def test_the_chain_at_every_size(cls: str, noise: float) -> None:
    run = symmetrised(cls, 10, noise, 30, 0.05, seed=0)
    assert np.all(run.largest.mean - FALSE_ALARM * run.largest.error <= run.ghost.mean)
    assert np.all(run.ghost.mean - FALSE_ALARM * run.ghost.error <= run.twice)
    assert np.all(np.diff(run.twice) < 0)


@pytest.mark.parametrize("cls", CLASSES)
def test_one_example_moves_it_by_one_over_m_and_the_tail_is_below_mcdiarmids(cls: str) -> None:
    run = symmetrised(cls, 10, 0.2, 40, 0.05, seed=3)
    assert run.change == pytest.approx(1 / 40, rel=1e-9)
    room = FALSE_ALARM * np.sqrt(run.allowed / len(run.gaps)) + 1 / len(run.gaps)
    assert np.all(run.tail <= run.allowed + room)
    assert run.allowed[-1] == pytest.approx(exp(-2 * 40 * run.epsilons[-1] ** 2), rel=1e-12)
    assert run.deviation == pytest.approx(sqrt(log(20) / 80), rel=1e-12)
    assert run.bound == pytest.approx(run.twice[run.at] + sqrt(log(20) / 80), rel=1e-12)
    assert np.mean(run.gaps > run.quantile) <= 0.05 and run.quantile < run.bound


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), symmetrised("thresholds", 10, 0.2, 100, 0.05, 0)
    for name, values in (("largest gap", run.largest.mean), ("second sample", run.ghost.mean),
                         ("twice complexity", run.twice)):  # fmt: skip
        assert np.array_equal(trace(result, 0, name)[1], values)
    assert np.array_equal(trace(result, 1, "McDiarmid")[1], run.allowed)
    assert result.table["twice_the_complexity"] == run.twice.tolist()
    assert "0.127" in result.sentence and "0.249" in result.more
