"""Slow runs of the perceptron: counted by a loop of whole numbers, the fewest by a search through all orders."""

from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.perceptron_lab.slow.run import SAMPLES, examples, slow_runs
from learners import Perceptron
from tests.showing import trace

VIEW = views["perceptron_lab.slow"]
Whole = tuple[int, ...]


def rows(sample: str, n: int) -> list[Whole]:
    """y x, written out by hand."""
    if sample == "orthogonal":
        return [tuple(int(i == j) for j in range(n)) for i in range(n)]
    return [tuple([-1] * i + [1] + [0] * (n - i - 1)) for i in range(n)]


def added(w: Whole, x: Whole) -> Whole:
    return tuple(a + b for a, b in zip(w, x, strict=True))


def wrong(w: Whole, of: list[Whole]) -> Iterator[Whole]:
    return (x for x in of if sum(a * b for a, b in zip(w, x, strict=True)) <= 0)


def by_a_loop(of: list[Whole]) -> tuple[int, Whole]:
    w, updates = tuple(0 for _ in of), 0
    while any(wrong(w, of)):
        for x in of:
            if x in set(wrong(w, of)):
                w, updates = added(w, x), updates + 1
    return updates, w


def fewest_of_any_order(of: list[Whole]) -> int:
    reached, updates = {tuple(0 for _ in of)}, 0
    while all(any(wrong(w, of)) for w in reached):
        reached, updates = {added(w, x) for w in reached for x in wrong(w, of)}, updates + 1
    return updates


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_examples_are_those_of_the_text(sample: str) -> None:
    X, y = examples(sample, 5)
    assert (X * y[:, np.newaxis]).astype(int).tolist() == [list(row) for row in rows(sample, 5)]
    assert set(y.tolist()) == {-1, 1}


@pytest.mark.parametrize("sample", SAMPLES)
def test_updates_and_weights_are_those_of_a_loop_of_whole_numbers(sample: str) -> None:
    run = slow_runs(sample, 6)
    counted = [by_a_loop(rows(sample, n)) for n in range(1, 7)]
    assert run.updates.tolist() == [updates for updates, _ in counted]
    np.testing.assert_allclose(run.weights, counted[-1][1], rtol=1e-12)


@pytest.mark.parametrize(("sample", "n"), [("doubling", 1), ("doubling", 2), ("doubling", 3), ("orthogonal", 5)])
def test_no_order_takes_fewer(sample: str, n: int) -> None:
    assert slow_runs(sample, n).least[-1] == fewest_of_any_order(rows(sample, n))


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("seed", range(4))
def test_runs_in_any_order_are_between_the_bounds(sample: str, seed: int) -> None:
    run = slow_runs(sample, 7)
    assert np.all(run.least <= run.updates) and np.all(run.updates <= run.most) and run.separates
    other = Perceptron(10**6, fit_intercept=False, shuffle=True, random_state=seed).fit(*examples(sample, 7))
    assert run.least[-1] <= other.history_["updates"] <= run.most[-1]


def test_the_bound_is_novikoffs() -> None:
    """R² = n and 1/γ² = 1 + 4 + ... + 4^(n-1), the squared length of (1, 2, 4, ...)."""
    run = slow_runs("doubling", 6)
    squared = sum(Fraction(2**i) ** 2 for i in range(6))
    assert run.most[-1] == 6 * squared == 8190
    assert run.bound == pytest.approx(8190, rel=1e-12)
    assert theorems["perceptron_mistakes"](radius=1, gamma=9**-0.5) == pytest.approx(9, rel=1e-12)
    assert slow_runs("orthogonal", 9).updates[-1] == 9


def test_the_margin_is_the_largest() -> None:
    """Above it no w is: it is that of (1, 2, 4, ...), whose support vectors are all examples."""
    from learners import HardSVM

    X, y = examples("doubling", 5)
    best = HardSVM(fit_intercept=False).fit(X, y)
    assert 1 / np.linalg.norm(best.coef_) == pytest.approx(slow_runs("doubling", 5).inputs["gamma"])


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), slow_runs("doubling", 7)
    for name, counts in (
        ("perceptron", run.updates),
        ("Novikoff: at most", run.most),
        ("any order: at least", run.least),
    ):
        assert np.array_equal(trace(result, 0, name)[1], counts)
    assert np.array_equal(trace(result, 1, "perceptron")[1], run.weights)
    assert "1/7" in result.sentence and "5,461" in result.more
    assert result.table["at_most"] == run.most.tolist()
