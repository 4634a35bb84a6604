"""Trees, impurities and weighted classes: facts of the Milan notes."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, product
from math import comb, e, factorial, log, log2, prod, sqrt

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from bounds import count, theorems


def _half_entropy(p: float) -> float:
    return 0.0 if p in (0, 1) else -(p * log2(p) + (1 - p) * log2(1 - p)) / 2


IMPURITIES: tuple[Callable[[float], float], ...] = (
    lambda p: min(p, 1 - p),
    lambda p: 2 * p * (1 - p),
    _half_entropy,
    lambda p: sqrt(p * (1 - p)),
)


def test_training_error_is_a_sum_over_leaves() -> None:
    """Leaf by leaf, size times min(share, 1 - share), over m; three leaves with 2, 0, 1 wrong of 14 make 3/14."""
    rng = np.random.default_rng(8)
    X, y = rng.normal(size=(200, 3)), rng.integers(2, size=200)
    tree = DecisionTreeClassifier(max_leaf_nodes=7, random_state=0).fit(X, y)
    leaves = tree.apply(X)
    shares = [(np.mean(y[leaves == leaf]), int((leaves == leaf).sum())) for leaf in set(leaves)]
    assert len(shares) == 7
    assert sum(min(p, 1 - p) * n for p, n in shares) / 200 == pytest.approx(np.mean(tree.predict(X) != y))
    assert sum(min(p, 1 - p) * n for p, n in ((2 / 5, 5), (0, 4), (4 / 5, 5))) / 14 == pytest.approx(3 / 14)


@pytest.mark.parametrize("psi", IMPURITIES)
def test_a_split_never_raises_the_impurity(psi: Callable[[float], float]) -> None:
    """Concavity on [0, 1]; for Gini 10 examples at 1/2, split into 4 at 1/4 and 6 at 2/3, gain 0.8333."""
    for left, right in product(range(1, 8), repeat=2):
        for ones, more in product(range(left + 1), range(right + 1)):
            n, p = left + right, (ones + more) / (left + right)
            assert psi(p) * n >= psi(ones / left) * left + psi(more / right) * right - 1e-12
    gini = IMPURITIES[1]
    assert gini(0.5) * 10 - gini(0.25) * 4 - gini(2 / 3) * 6 == pytest.approx(0.8333333333, abs=5e-11)


def test_impurities_are_ordered_and_one_split_stalls() -> None:
    """min <= Gini <= half entropy <= sqrt(p(1-p)), which the notes never define; only min gains nothing at 0.8."""
    for p in np.linspace(0, 1, 501):
        values = [psi(float(p)) for psi in IMPURITIES]
        assert values == sorted(values) or np.allclose(values, sorted(values), atol=1e-12)
    gains = [psi(0.8) - 0.5 * psi(0.6) - 0.5 * psi(1.0) for psi in IMPURITIES]
    assert np.allclose(gains, [0, 0.08, 0.1182263988, 0.1550510257], atol=5e-11)
    assert abs(_half_entropy(0.1) - 0.2344977968) < 5e-11
    y = np.array([1] * 8 + [0] * 2)
    for criterion, factor, psi in (("gini", 1, IMPURITIES[1]), ("entropy", 2, _half_entropy)):
        root = DecisionTreeClassifier(criterion=criterion, max_depth=1).fit(np.zeros((10, 1)), y)
        assert root.tree_.impurity[0] == pytest.approx(factor * psi(0.8))


def _full_tree(depth: int, values: tuple[int, ...]) -> tuple | int:
    """A tree that tests feature 0, 1, ... in turn; leaves carry the values, in the order of the inputs."""
    if depth == 0:
        return values[0]
    half = len(values) // 2
    return (_full_tree(depth - 1, values[:half]), _full_tree(depth - 1, values[half:]))


def _nodes(tree: tuple | int) -> int:
    return 1 if isinstance(tree, int) else 1 + sum(map(_nodes, tree))


def _answer(tree: tuple | int, x: tuple[int, ...]) -> int:
    return tree if isinstance(tree, int) else _answer(tree[x[0]], x[1:])


def test_every_boolean_function_has_a_full_tree() -> None:
    """Fact 1: 2^(d+1) - 1 nodes are enough, checked on all 256 functions of three features."""
    inputs = list(product((0, 1), repeat=3))
    for values in product((0, 1), repeat=8):
        tree = _full_tree(3, values)
        assert _nodes(tree) == 2**4 - 1
        assert tuple(_answer(tree, x) for x in inputs) == values
    assert 2**11 - 1 == 2047


def test_leaves_of_a_tree_with_n_nodes() -> None:
    """N nodes, each inner one with two children, leave (N+1)/2 leaves: grown at random."""
    rng = np.random.default_rng(9)
    nodes, leaves = 1, 1
    children = [0]
    for _ in range(50):
        leaf = int(rng.choice([i for i, n in enumerate(children) if n == 0]))
        children[leaf] = 2
        children += [0, 0]
        nodes, leaves = len(children), children.count(0)
        assert leaves == (nodes + 1) / 2


def test_all_trees_cost_two_to_the_d() -> None:
    """The finite class of all functions of ten features: 0.378 from 10,000 examples, 142,695 for 0.1 (by hand)."""
    size = count.boolean_functions(n=10)
    bound = theorems["finite_agnostic_excess"]
    assert bound(m=10_000, delta=0.05, ln_size=size) == pytest.approx(0.3777490152, abs=5e-11)
    assert bound.solve("m", at_most=0.1, delta=0.05, ln_size=size).value == 142_695
    assert 2 / 0.1**2 * (1024 * log(2) + log(40)) == pytest.approx(142_694.3185, abs=5e-5)


def test_binomial_coefficients_and_their_bound() -> None:
    """(n over k) <= (en/k)^k for 1 <= k <= n; 3,432 against 140,369 for 14 over 7; k = 0 needs its own line."""
    for n in range(1, 61):
        assert all(comb(n, k) <= (e * n / k) ** k for k in range(1, n + 1))
    assert comb(14, 7) == 3432
    assert (e * 2) ** 7 == pytest.approx(140_369.0443, abs=5e-4)
    assert comb(5, 0) == 1
    with pytest.raises(ZeroDivisionError):
        _ = (e * 5 / 0) ** 0


def test_weighted_classes_never_fail_more_often_than_allowed() -> None:
    """Four classifiers of two points, weights 1/2 to 1/8: over all samples of 12 a breach is rarer than delta."""
    cells = {(0, 0): 0.35, (0, 1): 0.15, (1, 0): 0.2, (1, 1): 0.3}
    rules = {(0, 0): 0.5, (0, 1): 0.25, (1, 0): 0.125, (1, 1): 0.125}
    m, delta = 12, 0.3
    risk = {h: sum(p for (x, y), p in cells.items() if h[x] != y) for h in rules}
    widths = {
        sides: {h: sqrt((log(1 / w) + log(sides / delta)) / (2 * m)) for h, w in rules.items()} for sides in (1, 2)
    }
    breaches = {1: 0.0, 2: 0.0}
    for sample in combinations_with_replacement(cells, m):
        often = Counter(sample)
        weight = factorial(m) / prod(map(factorial, often.values())) * prod(cells[z] ** n for z, n in often.items())
        gaps = {h: risk[h] - sum(n for (x, y), n in often.items() if h[x] != y) / m for h in rules}
        breaches[1] += weight * any(gaps[h] > widths[1][h] for h in rules)  # ln(1/delta) is enough for one side
        breaches[2] += weight * any(abs(gaps[h]) > widths[2][h] for h in rules)
    assert 0 < breaches[1] <= delta
    assert 0 < breaches[2] <= delta
