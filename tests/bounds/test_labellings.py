"""Labellings by thresholds, intervals, boxes, stumps and sines, each against a listing of all hypotheses."""

import math
from collections.abc import Sequence
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from bounds.vc.dichotomies.restriction import Hypothesis, Refutation, packed
from bounds.vc.shattering import Shattering, shatters

Points = list[list[int]]


def random_points(seed: int, size: int, dimension: int, spread: int = 100) -> Points:
    return np.random.default_rng(seed).integers(-spread, spread + 1, (size, dimension)).tolist()


def labellings(size: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=size))


def assert_answers_hold(result: Shattering, some: int = 200) -> None:
    """Every hypothesis gives its labels; what is impossible has a reason."""
    for labels, inputs in list(result)[:: max(1, result.total // some)]:
        answer = result.answer(labels)
        if inputs:
            assert isinstance(answer, Hypothesis) and answer.words
            assert tuple(answer.label(point) for point in result.points) == labels
        else:
            assert isinstance(answer, Refutation) and answer.words.endswith(".")
            assert answer.points and set(answer.points) <= set(range(len(result.points)))


CONFIGURATIONS = {
    "general": random_points(1, 7, 2),
    "grid": [[x, y] for x in range(3) for y in range(2)] + [[1, 2]],
    "duplicates": [[0, 0], [1, 0], [0, 0], [2, 0], [1, 1]],
    "all the same": [[3, 4]] * 3,
    "space": random_points(3, 6, 3),
}
LINE = [[3, 1, 4, 1.5, 9, 2.6], [0, 0, 1, 1, 2], [5], [0.1, 0.2, 0.3, 0.4]]


def changes(labels: Sequence[int]) -> int:
    return sum(a != b for a, b in pairwise(labels))


@pytest.mark.parametrize("points", LINE, ids=str)
@pytest.mark.parametrize(
    ("cls", "parameters", "allowed"),
    [
        ("thresholds", {}, lambda labels: changes((0, *labels)) <= 1),
        ("rays", {}, lambda labels: changes(labels) <= 1),
        ("intervals", {}, lambda labels: changes((0, *labels, 0)) <= 2),
        ("signed_intervals", {}, lambda labels: changes(labels) <= 2),
        ("interval_unions", {"k": 2}, lambda labels: changes((0, *labels, 0)) <= 4),
        ("interval_unions", {"k": 1}, lambda labels: changes((0, *labels, 0)) <= 2),
        ("stumps", {}, lambda labels: changes(labels) <= 1),
        ("boxes", {}, lambda labels: changes((0, *labels, 0)) <= 2),
        ("balls", {}, lambda labels: changes((0, *labels, 0)) <= 2),
    ],
)
def test_classes_on_the_line_by_their_changes(cls: str, parameters: Any, allowed: Any, points: list[float]) -> None:
    places = sorted(set(points))
    expected = {
        packed([labels[places.index(point)] for point in points])
        for labels in labellings(len(places))
        if allowed(labels)
    }
    result = shatters(cls, points, **parameters)
    assert result.labellings == expected
    assert_answers_hold(result)


@pytest.mark.parametrize("points", CONFIGURATIONS.values(), ids=CONFIGURATIONS)
def test_boxes_and_stumps_by_brute_force(points: Points) -> None:
    axes = list(zip(*points, strict=True))
    cuts = [[min(axis) - 1, *sorted(set(axis))] for axis in axes]
    boxed = {
        packed([all(low < x <= high for x, (low, high) in zip(point, box, strict=True)) for point in points])
        for box in product(*([(a, b) for a, b in product(axis, axis) if a <= b] for axis in cuts))
    }
    result = shatters("boxes", points)
    assert result.labellings == boxed
    assert_answers_hold(result)
    stumped = {
        packed([(x > cut) == above for x in axis])
        for axis, places in zip(axes, cuts, strict=True)
        for cut in places
        for above in (True, False)
    }
    result = shatters("stumps", points)
    assert result.labellings == stumped
    assert_answers_hold(result)


def test_rectangles_of_the_notes() -> None:
    """The diamond is shattered; of the corners of a square 10 labellings are missing none but the diagonals' six."""
    diamond = [[1, 0], [-1, 0], [0, 1], [0, -1]]
    assert shatters("boxes", diamond).shattered
    assert shatters("boxes", [[0, 0], [0, 1], [1, 0], [1, 1]]).realized == 10
    centre = shatters("boxes", [*diamond, [0, 0]])
    assert not centre.shattered
    answer = centre.answer((1, 1, 1, 1, 0))
    assert isinstance(answer, Refutation) and answer.points[-1] == 4


def test_every_box_certificate_names_walls_around_a_zero() -> None:
    result = shatters("boxes", random_points(8, 6, 2))
    for labels, inputs in result:
        if not inputs:
            answer = result.answer(labels)
            assert isinstance(answer, Refutation)
            *walls, caught = answer.points
            assert not labels[caught] and all(labels[wall] for wall in walls)
            for j in range(2):
                values = [result.points[wall][j] for wall in walls]
                assert min(values) <= result.points[caught][j] <= max(values)


def test_sine_shatters_powers_of_one_half_and_not_evenly_spaced_points() -> None:
    result = shatters("sine", [0.5**j for j in range(1, 9)])
    assert result.shattered
    assert_answers_hold(result)
    spaced = shatters("sine", [1, 2, 3, 4])
    fine = np.linspace(0, 2 * np.pi, 20_001)[1:-1]  # no multiple of pi/12 but pi itself and its like
    seen = {packed([int(np.sin(theta * x) > 1e-9) for x in (1, 2, 3, 4)]) for theta in fine}
    assert seen <= spaced.labellings and not spaced.shattered
    # UML: points 1/2, 1/4, 1/8 with labels 1, 0, 1 by theta = pi (1 + 2^2)
    assert [math.sin(5 * math.pi * x) > 0 for x in (0.5, 0.25, 0.125)] == [True, False, True]
    with pytest.raises(ValueError, match="fewer decimals"):
        shatters("sine", [0.123456, 0.98765])
