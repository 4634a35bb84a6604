"""Version spaces, overfitting and choosing by estimates: facts of the notes of Milan and Matteoni."""

from fractions import Fraction
from itertools import combinations, product
from math import prod

import numpy as np
import pytest
from scipy.stats import binom
from sklearn.model_selection import ParameterGrid


def test_consistent_labelings_of_five_points() -> None:
    """Three of five points leave four of 32 functions, off by 0, 1/2, 1/2, 1 on the rest; all five leave one."""
    functions = list(product((0, 1), repeat=5))
    for seen in combinations(range(5), 3):
        rest = [i for i in range(5) if i not in seen]
        for target in functions:
            left = [f for f in functions if all(f[i] == target[i] for i in seen)]
            assert sorted(sum(f[i] != target[i] for i in rest) / 2 for f in left) == [0, 0.5, 0.5, 1]
    assert sum(f == functions[7] for f in functions) == 1  # |F| = 2^m, not smaller, is enough


def _conjunctions(n: int) -> set[tuple[bool, ...]]:
    """The truth tables of all conjunctions of literals over n features, the empty and the contradictory ones too."""
    inputs = list(product((0, 1), repeat=n))
    literals = list(product((0, 1, None), repeat=n))
    tables = {tuple(all(w is None or x[i] == w for i, w in enumerate(rule)) for x in inputs) for rule in literals}
    return tables | {(False,) * len(inputs)}


def test_concepts_over_boolean_inputs() -> None:
    """3^n + 1 different conjunctions; 2^1024 is 1.7977e308, not 10^308, and no double holds it."""
    for n in (1, 2, 3):
        assert len(_conjunctions(n)) == 3**n + 1
    assert 3**10 + 1 == 59_050
    assert 2**1024 // 10**299 == 1_797_693_134  # 1.797693134...
    assert 2**1024 > 10**308
    with pytest.raises(OverflowError):
        float(2**1024)


def test_an_unseen_point_splits_the_version_space_in_half() -> None:
    """With l of |X| points seen 2^(|X|-l) functions are left, half of them positive at each other point."""
    functions = list(product((0, 1), repeat=4))
    for size in range(4):
        for seen in combinations(range(4), size):
            for target in functions:
                left = [f for f in functions if all(f[i] == target[i] for i in seen)]
                assert len(left) == 2 ** (4 - size)
                for x in set(range(4)) - set(seen):
                    assert sum(f[x] for f in left) * 2 == len(left)
                for x in seen:  # as printed, with x_i consistent: a seen point splits nothing
                    assert sum(f[x] for f in left) in (0, len(left))
    assert 2 ** (32 - 20) == 4096


def test_overfitting_is_a_crossing_of_two_errors() -> None:
    """A memoriser of one noisy label has fewer training mistakes and the larger risk (Mitchell's definition)."""
    noise, points = Fraction(1, 10), 4
    memoriser, target = [0, 0, 0, 1], [0, 0, 0, 0]
    sample = [(0, 0), (1, 0), (2, 0), (3, 1)]

    def risk(h: list[int]) -> Fraction:
        return sum((noise if h[x] == target[x] else 1 - noise) for x in range(points)) / Fraction(points)

    def training(h: list[int]) -> Fraction:
        return Fraction(sum(h[x] != y for x, y in sample), len(sample))

    assert training(memoriser) < training(target)
    assert risk(memoriser) > risk(target) == noise


def test_the_least_of_many_estimates_is_too_low() -> None:
    """Twenty worthless settings: the least mean error is 0.434 on 200 examples and 0.407 on 100, where all are 0.5."""
    for m, expected in ((200, 0.4341), (100, 0.407)):
        least = sum(binom.sf(k, m, 0.5) ** 20 for k in range(m)) / m
        assert least == pytest.approx(expected, abs=5e-4 if m == 100 else 5e-5)
        assert least < 0.5
    rng = np.random.default_rng(14)
    folds = rng.binomial(20, 0.5, size=(2000, 20, 5)) / 20  # (repetitions, settings, folds)
    by_mean, by_fold = folds.mean(axis=2).min(axis=1).mean(), folds.min(axis=(1, 2)).mean()
    assert by_mean == pytest.approx(0.407, abs=0.005)
    assert by_fold == pytest.approx(1 - 0.773, abs=0.005)  # choosing by the best single fold flatters far more


def test_fits_of_a_grid_search() -> None:
    """The product of the numbers of values, times the folds: five million for six parameters of ten values."""
    grid = ParameterGrid({"a": range(3), "b": range(4), "c": range(2)})
    assert len(grid) == prod((3, 4, 2))
    six = ParameterGrid({name: range(10) for name in "abcdef"})
    assert len(six) * 5 == 5_000_000
