"""Elimination, concentric circles, repetition and experts drawn by weight: exact failures never exceed the bounds."""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, product

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems


def subsets(size: int) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(range(size), count) for count in range(size + 1))


def chance_of_seeing_just(points: tuple[int, ...], law: np.ndarray, m: int) -> float:
    """That m draws hit each of these points and no other, by inclusion and exclusion."""
    signs = ((-1) ** (len(points) - len(part)) * law[list(part)].sum() ** m for part in (
        [points[i] for i in chosen] for chosen in subsets(len(points))))  # fmt: skip
    return float(sum(signs))


def failure(law: np.ndarray, m: int, epsilon: float, risk: Callable[[tuple[int, ...]], float]) -> float:
    """The exact probability that what is learnt from the points seen has a risk above epsilon."""
    bad = [seen for seen in subsets(len(law)) if risk(seen) > epsilon + 1e-12]
    return sum(chance_of_seeing_just(seen, law, m) for seen in bad)


BITS = np.array(list(product((0, 1), repeat=2)))
LITERALS = np.hstack([BITS, 1 - BITS])  # of each point: x1, x2, not x1, not x2


def eliminated(seen: tuple[int, ...], target: np.ndarray) -> np.ndarray:
    kept = np.ones(4, bool)
    for point in seen:
        if target[point]:
            kept &= LITERALS[point].astype(bool)
    return np.asarray(LITERALS[:, kept].all(axis=1))


@pytest.mark.parametrize("seed", range(4))
def test_elimination_fails_as_seldom_as_promised(seed: int) -> None:
    """All conjunctions of two variables, on laws at random, one of them nearly in a corner."""
    law = np.random.default_rng(seed).dirichlet([0.5, 0.5, 2, 1])
    for chosen in subsets(4):
        target = np.asarray(LITERALS[:, list(chosen)].all(axis=1))

        def risk(seen: tuple[int, ...], target: np.ndarray = target) -> float:
            return float(law[eliminated(seen, target) != target].sum())

        for m, delta in product((10, 30, 60), (0.5, 0.1)):
            epsilon = theorems["elimination_algorithm"](m=m, delta=delta, n=2)
            assert failure(law, m, epsilon, risk) <= delta
            shorter = theorems["elimination_algorithm"].solve("m", at_most=0.2, delta=delta, n=2).value
            assert failure(law, int(shorter), 0.2, risk) <= delta


@pytest.mark.parametrize("seed", range(4))
def test_circles_fail_as_seldom_as_promised(seed: int) -> None:
    """Six radii with atoms: the target holds the first few of them."""
    law = np.random.default_rng(seed).dirichlet(np.full(6, 0.7))
    for inside in range(7):

        def risk(seen: tuple[int, ...], inside: int = inside) -> float:
            reached = max((point for point in seen if point < inside), default=-1)
            return float(law[reached + 1 : inside].sum())

        for m, delta in product((3, 10, 40), (0.5, 0.1, 0.01)):
            assert failure(law, m, theorems["circle_pac"](m=m, delta=delta), risk) <= delta + 1e-12


def test_circles_are_nearly_as_bad_as_that() -> None:
    """One rare radius: (1 - ε)^m, of which e^(-εm) is the bound."""
    m, epsilon = 200, 0.01
    delta = theorems["circle_pac"].solve("delta", m=m, at_most=epsilon).value
    law = np.array([1 - epsilon, epsilon])
    assert delta is not None
    exact = failure(law, m, epsilon * 0.999, lambda seen: epsilon if 1 not in seen else 0.0)
    assert exact == pytest.approx((1 - epsilon) ** m) and exact <= delta < 1.02 * exact


@pytest.mark.parametrize("beta", [0.05, 0.5, 0.9])
def test_experts_drawn_by_weight(beta: float) -> None:
    """The expected number of mistakes is the sum of the shares of weight that err, which needs no coin."""
    rng = np.random.default_rng(int(100 * beta))
    nearest = 0.0
    for experts, rounds in product((1, 2, 30), (1, 5, 200)):
        for _ in range(20):
            errs = rng.random((rounds, experts)) < rng.random(experts)
            wrong, expected = np.zeros(experts), 0.0
            for row in errs:
                weights = beta ** (wrong - wrong.min())
                expected += float(weights[row].sum() / weights.sum())
                wrong += row
            bound = theorems["randomized_weighted_majority"](best_mistakes=int(wrong.min()), experts=experts, beta=beta)
            assert expected <= bound + 1e-9
            nearest = max(nearest, expected / bound) if bound else nearest
    assert nearest > 0.3
    voting = theorems["weighted_majority"](best_mistakes=20, experts=100, beta=beta)
    assert theorems["randomized_weighted_majority"](best_mistakes=20, experts=100, beta=beta) < voting


@pytest.mark.parametrize(("failing", "delta", "m"), [(0.5, 0.5, 40), (0.5, 0.6, 400), (0.2, 0.08, 100)])
def test_repetition_fails_as_seldom_as_promised(failing: float, delta: float, m: int) -> None:
    """Two runs, each of risk 0.1 or, failing, of the risk that makes the choice hardest; exact, by binomial laws."""
    bound = theorems["confidence_boosting"](m=m, delta=delta, runs=2)
    level = 0.1
    assert theorems["repeated_failure"](failure=failing, runs=2) <= delta / 2 + 1e-15
    for worse in (level + bound * 1.0001, level + bound * 1.5):
        if worse > 1:
            continue
        k = np.arange(m + 1)
        bad, good = binom.pmf(k, m, worse), binom.sf(k - 1, m, level)  # of ties the bad one is chosen
        wrong = failing**2 + 2 * failing * (1 - failing) * float(bad @ good)
        assert wrong <= delta
