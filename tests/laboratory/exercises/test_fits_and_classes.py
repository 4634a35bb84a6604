"""Questions about fits and classes, by hand: lines, ridge, likelihood, components, residuals, networks, signs."""

from fractions import Fraction
from itertools import product
from math import sqrt
from statistics import mean, pstdev

import pytest

from laboratory.exercises.drawing import drawn
from laboratory.exercises.problem import Problem

SEEDS = range(40)


def every(kind: str) -> list[Problem]:
    return [drawn(kind, seed) for seed in SEEDS]


def test_slope_of_the_least_squares_line_from_pairs_of_points() -> None:
    """It is the mean of the slopes of all pairs, weighed by the squares of their distances along x."""
    for one in every("least_squares_line"):
        points = list(zip(one.given["x"].tolist(), one.given["y"].tolist(), strict=True))
        pairs = [(a, b) for i, a in enumerate(points) for b in points[:i]]
        above = sum((a[0] - b[0]) * (a[1] - b[1]) for a, b in pairs)
        assert one.answer == pytest.approx(float(Fraction(above, sum((a[0] - b[0]) ** 2 for a, b in pairs))), rel=1e-9)


def test_ridge_has_no_slope_at_its_answer() -> None:
    for one in every("ridge_slope"):
        x, y, price = one.given["x"].tolist(), one.given["y"].tolist(), Fraction(one.given["lam"])

        def objective(w: Fraction, x=x, y=y, price=price) -> Fraction:  # type: ignore[no-untyped-def]
            squares = [(w * a - b) ** 2 for a, b in zip(x, y, strict=True)]
            return Fraction(price * w**2 + Fraction(sum(squares)) / len(x))

        # A parabola: its lowest point from three values.
        low, middle, high = (objective(Fraction(w)) for w in (-1, 0, 1))
        assert one.answer == pytest.approx(float((low - high) / (2 * (low + high - 2 * middle))), rel=1e-9)


def test_likelihood_in_closed_form() -> None:
    asked = set()
    for one in every("likelihood_estimate"):
        sample = one.given["sample"].tolist()
        by_hand = {"normal": pstdev(sample), "exponential": 1 / mean(sample)}
        assert one.answer == pytest.approx(by_hand[one.given["family"]], rel=1e-9)
        asked.add(one.given["family"])
    assert asked == {"normal", "exponential"}


def test_share_of_the_first_component_by_the_characteristic_polynomial() -> None:
    for one in every("pca_by_hand"):
        points = one.given["X"].tolist()
        p, q = (Fraction(sum(column), len(points)) for column in zip(*points, strict=True))
        a, c = sum((x - p) ** 2 for x, _ in points), sum((y - q) ** 2 for _, y in points)
        b = sum((x - p) * (y - q) for x, y in points)
        assert one.answer == pytest.approx(0.5 + sqrt((a - c) ** 2 + 4 * b * b) / (2 * float(a + c)), rel=1e-9)


def test_residual_after_one_round_of_boosting() -> None:
    for one in every("boosting_residuals"):
        y, cut, asked = one.given["y"].tolist(), one.given["cut"], one.given["asked"]
        start = Fraction(sum(y), len(y))
        left, right = y[: int(cut)], y[int(cut) :]

        def squares(side: list[int]) -> Fraction:
            return Fraction(sum(v * v for v in side)) - Fraction(sum(side) ** 2, len(side))

        assert squares(left) + squares(right) == min(squares(y[:k]) + squares(y[k:]) for k in range(1, len(y)))
        side = left if asked < int(cut) else right
        step = Fraction(one.given["rate"]).limit_denominator(10) * (Fraction(sum(side), len(side)) - start)
        assert one.answer == pytest.approx(float(y[asked] - start - step), rel=1e-9)


def test_forward_pass() -> None:
    for one in every("network_output"):
        W, b, v, x = (one.given[name].tolist() for name in "Wbvx")
        hidden = [max(0, row[0] * x[0] + row[1] * x[1] + bias) for row, bias in zip(W, b, strict=True)]
        assert one.answer == v[0] * hidden[0] + v[1] * hidden[1] + one.given["c"]


def test_rademacher_complexity_sign_by_sign() -> None:
    for one in every("rademacher_by_hand"):
        rows = one.given["values"].tolist()
        best = [max(sum(s * f for s, f in zip(signs, row, strict=True)) for row in rows)
                for signs in product((-1, 1), repeat=3)]  # fmt: skip
        assert one.answer == pytest.approx(float(Fraction(sum(best), 24)), rel=1e-9, abs=1e-15)


def test_trainings_one_by_one() -> None:
    for one in every("grid_trainings"):
        trained = [*product(*map(range, one.given["values"]), range(one.given["folds"])), "the best, on all"]
        assert one.answer == len(trained)
