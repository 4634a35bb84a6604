"""Examples that move by less than the margin keep their label: by random and by the worst moves."""

from fractions import Fraction
from math import floor
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from tests.sentences import facts

VIEW = views["svm_and_kernels.margin"]
CASES: list[dict[str, Any]] = [{}, {"world": "four"}, {"world": "clouds", "m": 40, "seed": 8, "bias": True}]


def right(points: np.ndarray, signs: np.ndarray, weights: np.ndarray, offset: float) -> np.ndarray:
    return np.asarray(signs * (points @ weights + offset) > 0)


@pytest.mark.parametrize("values", CASES)
def test_no_move_shorter_than_the_margin_changes_a_label(values: dict[str, Any]) -> None:
    run, rng = VIEW(**values).run, np.random.default_rng(3)
    towards = -run.signs[:, np.newaxis] * run.weights / np.linalg.norm(run.weights)
    turns = rng.uniform(0, 2 * np.pi, (200, len(run.signs)))
    moves = [towards, *np.stack([np.cos(turns), np.sin(turns)], axis=2)]
    for move in moves:
        assert right(run.points + 0.999 * run.margin * move, run.signs, run.weights, run.offset).all()
    beyond = right(run.points + 1.001 * run.margin * towards, run.signs, run.weights, run.offset)
    assert sorted(np.flatnonzero(~beyond)) == sorted(run.support)  # the nearest are those that support the line


@pytest.mark.parametrize("values", CASES)
def test_the_worst_moves_of_the_same_length_cross_the_other_line(values: dict[str, Any]) -> None:
    """Any line but that of largest margin has an example nearer than that margin."""
    run = VIEW(**values).run
    towards = -run.signs[:, np.newaxis] * run.other / np.linalg.norm(run.other)
    moved = right(run.points + (1 - 1e-9) * run.margin * towards, run.signs, run.other, run.other_offset)
    assert 0 < int((~moved).sum()) == run.within_reach


def test_it_is_told_beside_the_margin() -> None:
    result = VIEW()
    assert f"if < {floor(1_000 * result.run.margin) / 1_000}" in facts(result.more)
    assert f"**{result.run.within_reach}**" in result.more.split("by the perceptron's line")[-1]


def test_four_points_by_hand() -> None:
    """The perceptron's line of the four points in integers: those nearer to it than the square root of 5/4."""
    run = VIEW(world="four").run
    w, b = [round(float(weight)) for weight in run.other], round(float(run.other_offset))
    assert np.allclose([*w, b], [*run.other, run.other_offset])
    points = [(2, 2, 1), (3, 3, 1), (0, 0, -1), (1, 0, -1)]
    squares = [Fraction((w[0] * x + w[1] * y + b) ** 2, w[0] ** 2 + w[1] ** 2) for x, y, _ in points]
    assert run.within_reach == sum(square < Fraction(5, 4) for square in squares)
