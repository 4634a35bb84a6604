"""Questions about kernels, margins and the logistic model, by explicit maps and closed forms."""

from math import exp, log, sqrt

import pytest

from laboratory.exercises.drawing import make_problem
from laboratory.exercises.problem import Problem

SEEDS = range(40)


def every(kind: str) -> list[Problem]:
    return [make_problem(kind, seed) for seed in SEEDS]


def test_polynomial_kernel_by_repeated_products() -> None:
    for item in every("kernel_value"):
        inner = sum(a * b for a, b in zip(item.given["x"].tolist(), item.given["z"].tolist(), strict=True))
        power = 1
        for _ in range(item.given["degree"]):
            power *= 1 + inner
        assert item.answer == power


def _map(a: float, b: float) -> tuple[float, ...]:
    """Of the quadratic kernel: 1, √2 a, √2 b, a², b², √2 ab."""
    return (1.0, sqrt(2) * a, sqrt(2) * b, a * a, b * b, sqrt(2) * a * b)


def test_distance_in_feature_space_by_the_features() -> None:
    for item in every("kernel_distance"):
        first, second = _map(*item.given["x"].tolist()), _map(*item.given["z"].tolist())
        assert item.answer == pytest.approx(sqrt(sum((p - q) ** 2 for p, q in zip(first, second, strict=True))))


def test_logistic_model_at_one_example() -> None:
    queries = set()
    for item in every("logistic_values"):
        score = sum(a * b for a, b in zip(item.given["w"], item.given["x"], strict=True)) + item.given["b"]
        odds = exp(score)
        of_label = odds / (1 + odds) if item.given["sign"] > 0 else 1 / (1 + odds)
        by_hand = {"probability": odds / (1 + odds), "loss": -log(of_label)}
        assert item.answer == pytest.approx(by_hand[item.given["asked"]], rel=1e-9)
        queries.add(item.given["asked"])
    assert queries == {"probability", "loss"}


def test_three_points_and_their_hard_margin_by_the_kkt_conditions() -> None:
    queries = set()
    for item in every("hard_margin"):
        (a, b), (c, d), third = item.given["X"].tolist()
        squared = (c - a) ** 2 + (d - b) ** 2
        w = (2 * (c - a) / squared, 2 * (d - b) / squared)
        intercept = (a * a + b * b - c * c - d * d) / squared
        margins = [y * (w[0] * x[0] + w[1] * x[1] + intercept) for x, y in (((a, b), -1), ((c, d), 1), (third, 1))]
        assert margins[0] == pytest.approx(1) and margins[1] == pytest.approx(1) and margins[2] > 1
        by_hand = {"multiplier": 2 / squared, "intercept": intercept, "margin": sqrt(squared) / 2}
        assert item.answer == pytest.approx(by_hand[item.given["asked"]], rel=1e-7)
        queries.add(item.given["asked"])
    assert queries == {"multiplier", "intercept", "margin"}


def test_objective_of_the_soft_margin() -> None:
    for item in every("soft_margin_objective"):
        w, total = item.given["w"].tolist(), 0.0
        for x, y in zip(item.given["X"].tolist(), item.given["y"].tolist(), strict=True):
            total += max(0.0, 1 - y * (w[0] * x[0] + w[1] * x[1] + item.given["b"]))
        assert item.answer == pytest.approx(item.given["lam"] * (w[0] ** 2 + w[1] ** 2) + total / 4, rel=1e-9)
