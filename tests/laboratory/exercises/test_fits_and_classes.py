"""Questions about fits and classes, by hand: lines, ridge, likelihood, components, residuals, networks, signs."""

from fractions import Fraction
from itertools import product
from math import sqrt
from statistics import mean, pstdev

import pytest

from laboratory.exercises.drawing import make_problem
from laboratory.exercises.problem import Problem

SEEDS = range(40)


def every(kind: str) -> list[Problem]:
    return [make_problem(kind, seed) for seed in SEEDS]


def test_slope_of_the_least_squares_line_from_pairs_of_points() -> None:
    """It is the mean of the slopes of all pairs, weighed by the squares of their distances along x."""
    for item in every("least_squares_line"):
        points = list(zip(item.inputs["x"].tolist(), item.inputs["y"].tolist(), strict=True))
        pairs = [(a, b) for i, a in enumerate(points) for b in points[:i]]
        above = sum((a[0] - b[0]) * (a[1] - b[1]) for a, b in pairs)
        assert item.answer == pytest.approx(float(Fraction(above, sum((a[0] - b[0]) ** 2 for a, b in pairs))), rel=1e-9)


def test_ridge_has_no_slope_at_its_answer() -> None:
    for item in every("ridge_slope"):
        x, y, cost = item.inputs["x"].tolist(), item.inputs["y"].tolist(), Fraction(item.inputs["lam"])

        def objective(w: Fraction, x: list[int] = x, y: list[int] = y, entry: Fraction = cost) -> Fraction:
            squares = [(w * a - b) ** 2 for a, b in zip(x, y, strict=True)]
            return Fraction(entry * w**2 + Fraction(sum(squares)) / len(x))

        # A parabola: its lowest point from three values.
        low, middle, high = (objective(Fraction(w)) for w in (-1, 0, 1))
        assert item.answer == pytest.approx(float((low - high) / (2 * (low + high - 2 * middle))), rel=1e-9)


def test_likelihood_in_closed_form() -> None:
    queries = set()
    for item in every("likelihood_estimate"):
        sample = item.inputs["sample"].tolist()
        by_hand = {"normal": pstdev(sample), "exponential": 1 / mean(sample)}
        assert item.answer == pytest.approx(by_hand[item.inputs["family"]], rel=1e-9)
        queries.add(item.inputs["family"])
    assert queries == {"normal", "exponential"}


def test_share_of_the_first_component_by_the_characteristic_polynomial() -> None:
    for item in every("pca_by_hand"):
        points = item.inputs["X"].tolist()
        p, q = (Fraction(sum(column), len(points)) for column in zip(*points, strict=True))
        a, c = sum((x - p) ** 2 for x, _ in points), sum((y - q) ** 2 for _, y in points)
        b = sum((x - p) * (y - q) for x, y in points)
        assert item.answer == pytest.approx(0.5 + sqrt((a - c) ** 2 + 4 * b * b) / (2 * float(a + c)), rel=1e-9)


def test_residual_after_one_round_of_boosting() -> None:
    for item in every("boosting_residuals"):
        y, cut, query = item.inputs["y"].tolist(), item.inputs["cut"], item.inputs["asked"]
        start = Fraction(sum(y), len(y))
        left, right = y[: int(cut)], y[int(cut) :]

        def squares(side: list[int]) -> Fraction:
            return Fraction(sum(v * v for v in side)) - Fraction(sum(side) ** 2, len(side))

        assert squares(left) + squares(right) == min(squares(y[:k]) + squares(y[k:]) for k in range(1, len(y)))
        side = left if query < int(cut) else right
        step = Fraction(item.inputs["rate"]).limit_denominator(10) * (Fraction(sum(side), len(side)) - start)
        assert item.answer == pytest.approx(float(y[query] - start - step), rel=1e-9)


def test_forward_pass() -> None:
    for item in every("network_output"):
        W, b, v, x = (item.inputs[name].tolist() for name in "Wbvx")
        hidden = [max(0, row[0] * x[0] + row[1] * x[1] + bias) for row, bias in zip(W, b, strict=True)]
        assert item.answer == v[0] * hidden[0] + v[1] * hidden[1] + item.inputs["c"]


def test_rademacher_complexity_sign_by_sign() -> None:
    for item in every("rademacher_by_hand"):
        rows = item.inputs["values"].tolist()
        best = [max(sum(s * f for s, f in zip(signs, row, strict=True)) for row in rows)
                for signs in product((-1, 1), repeat=3)]  # fmt: skip
        assert item.answer == pytest.approx(float(Fraction(sum(best), 24)), rel=1e-9, abs=1e-15)


def test_trainings_one_by_one() -> None:
    for item in every("grid_trainings"):
        trained = [*product(*map(range, item.inputs["values"]), range(item.inputs["folds"])), "the best, on all"]
        assert item.answer == len(trained)
