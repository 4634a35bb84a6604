"""Growth functions counted by brute force: every labelling of a few points, realized or not."""

import math
from itertools import pairwise, product

import numpy as np
import pytest
from scipy.optimize import linprog

from bounds import theorems

Labelling = tuple[int, ...]


def labellings(m: int) -> list[Labelling]:
    return list(product((0, 1), repeat=m))


def changes(labels: Labelling) -> int:
    return sum(left != right for left, right in pairwise(labels))


def changes_around(labels: Labelling) -> int:
    return sum(labels[i] != labels[i - 1] for i in range(len(labels)))


def runs_of_ones(labels: Labelling) -> int:
    return changes((0, *labels, 0)) // 2


@pytest.mark.parametrize("m", range(1, 9))
def test_classes_of_the_line_and_the_circle(m: int) -> None:
    every = labellings(m)
    assert theorems["growth_thresholds"](m=m) == sum(list(labels) == sorted(labels)[::-1] for labels in every)
    assert theorems["growth_two_sided_rays"](m=m) == sum(changes(labels) <= 1 for labels in every)
    assert theorems["growth_intervals"](m=m) == sum(runs_of_ones(labels) <= 1 for labels in every)
    for k in (1, 2, 3):
        assert theorems["growth_interval_unions"](m=m, k=k) == sum(runs_of_ones(labels) <= k for labels in every)
        assert theorems["growth_sign_changes"](m=m, k=k) == sum(changes(labels) <= k for labels in every)
        assert theorems["growth_arc_unions"](m=m, k=k) == sum(changes_around(labels) <= 2 * k for labels in every)


def separable(rows: np.ndarray, labels: Labelling) -> bool:
    """Is there a w with <w, row> >= 1 for label 1 and <= -1 for label 0? `rows` has shape (points, dimensions)."""
    signs = 2 * np.array(labels) - 1
    result = linprog(
        np.zeros(rows.shape[1]), A_ub=-signs[:, None] * rows, b_ub=-np.ones(len(labels)), bounds=(None, None)
    )
    return bool(result.status == 0)


@pytest.mark.parametrize(("m", "n"), [(4, 2), (5, 2), (5, 3), (6, 2)])
def test_halfspaces_by_linear_programs(m: int, n: int) -> None:
    points = np.random.default_rng(m + 10 * n).normal(size=(m, n))
    with_bias = np.column_stack([points, np.ones(m)])
    through_origin = sum(separable(points, labels) for labels in labellings(m))
    assert theorems["growth_halfspaces_homogeneous"](m=m, n=n) == through_origin
    assert theorems["growth_halfspaces"](m=m, n=n) == sum(separable(with_bias, labels) for labels in labellings(m))
    assert theorems["cover_separability"](m=m, n=n) == pytest.approx(through_origin / 2**m, rel=1e-14)


def test_quadratic_thresholds_by_linear_programs() -> None:
    x, y = np.random.default_rng(2).normal(size=(2, 7))
    monomials = np.column_stack([np.ones(7), x, y, x * x, x * y, y * y])
    counted = sum(separable(monomials, labels) for labels in labellings(7))
    assert theorems["growth_polynomial_thresholds"](m=7, n=2, degree=2) == counted


@pytest.mark.parametrize(("m", "n"), [(5, 1), (6, 2)])
def test_balls_by_linear_programs(m: int, n: int) -> None:
    points = np.random.default_rng(3).normal(size=(m, n))
    lifted = np.column_stack([points, np.ones(m), -(points**2).sum(axis=1)])
    bounds = [(None, None)] * (n + 1) + [(1e-6, None)]

    def cut_out(labels: Labelling) -> bool:
        signs = 2 * np.array(labels) - 1
        result = linprog(np.zeros(n + 2), A_ub=-signs[:, None] * lifted, b_ub=-np.ones(m), bounds=bounds)
        return bool(result.status == 0)

    assert theorems["growth_balls"](m=m, n=n) == sum(cut_out(labels) for labels in labellings(m))


def realised_by_boxes(points: list[tuple[int, int]]) -> int:
    def realized(labels: Labelling) -> bool:
        inside = [point for point, label in zip(points, labels, strict=True) if label]
        outside = [point for point, label in zip(points, labels, strict=True) if not label]
        low, high = [min(axis) for axis in zip(*inside, strict=True)], [max(axis) for axis in zip(*inside, strict=True)]
        return not any(all(a <= x <= b for a, x, b in zip(low, point, high, strict=True)) for point in outside)

    return sum(not any(labels) or realized(labels) for labels in labellings(len(points)))


def test_rectangles_shatter_the_diamond_but_not_the_square() -> None:
    assert realised_by_boxes([(1, 0), (-1, 0), (0, 1), (0, -1)]) == 16 == theorems["growth_boxes"](m=4, n=2)
    assert realised_by_boxes([(0, 0), (0, 1), (1, 0), (1, 1)]) == 10


def test_sines_shatter_any_number_of_points() -> None:
    """One parameter, infinite VC dimension: labels y_j of the points 2^-j are the binary digits of theta."""
    for m in (1, 3, 8):
        points = [2.0**-j for j in range(1, m + 1)]
        for labels in labellings(m):
            theta = math.pi * (1 + sum((1 - label) * 2**j for j, label in enumerate(labels, start=1)))
            assert tuple(math.ceil(0.5 * math.sin(theta * x)) for x in points) == labels
