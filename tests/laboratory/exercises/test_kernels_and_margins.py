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
        inner = sum(a * b for a, b in zip(item.inputs["x"].tolist(), item.inputs["z"].tolist(), strict=True))
        power = 1
        for _ in range(item.inputs["degree"]):
            power *= 1 + inner
        assert item.answer == power


def _map(a: float, b: float) -> tuple[float, ...]:
    """Of the quadratic kernel: 1, √2 a, √2 b, a², b², √2 ab."""
    return (1.0, sqrt(2) * a, sqrt(2) * b, a * a, b * b, sqrt(2) * a * b)


def test_distance_in_feature_space_by_the_features() -> None:
    for item in every("kernel_distance"):
        first, second = _map(*item.inputs["x"].tolist()), _map(*item.inputs["z"].tolist())
        assert item.answer == pytest.approx(sqrt(sum((p - q) ** 2 for p, q in zip(first, second, strict=True))))


def test_logistic_model_at_one_example() -> None:
    queries = set()
    for item in every("logistic_values"):
        score = sum(a * b for a, b in zip(item.inputs["w"], item.inputs["x"], strict=True)) + item.inputs["b"]
        odds = exp(score)
        of_label = odds / (1 + odds) if item.inputs["sign"] > 0 else 1 / (1 + odds)
        by_hand = {"probability": odds / (1 + odds), "loss": -log(of_label)}
        assert item.answer == pytest.approx(by_hand[item.inputs["asked"]], rel=1e-9)
        queries.add(item.inputs["asked"])
    assert queries == {"probability", "loss"}


def test_three_points_and_their_hard_margin_by_the_kkt_conditions() -> None:
    queries = set()
    for item in every("hard_margin"):
        (a, b), (c, d), third = item.inputs["X"].tolist()
        squared = (c - a) ** 2 + (d - b) ** 2
        w = (2 * (c - a) / squared, 2 * (d - b) / squared)
        intercept = (a * a + b * b - c * c - d * d) / squared
        margins = [y * (w[0] * x[0] + w[1] * x[1] + intercept) for x, y in (((a, b), -1), ((c, d), 1), (third, 1))]
        assert margins[0] == pytest.approx(1) and margins[1] == pytest.approx(1) and margins[2] > 1
        by_hand = {"multiplier": 2 / squared, "intercept": intercept, "margin": sqrt(squared) / 2}
        assert item.answer == pytest.approx(by_hand[item.inputs["asked"]], rel=1e-7)
        queries.add(item.inputs["asked"])
    assert queries == {"multiplier", "intercept", "margin"}


def test_objective_of_the_soft_margin() -> None:
    for item in every("soft_margin_objective"):
        w, total = item.inputs["w"].tolist(), 0.0
        for x, y in zip(item.inputs["X"].tolist(), item.inputs["y"].tolist(), strict=True):
            total += max(0.0, 1 - y * (w[0] * x[0] + w[1] * x[1] + item.inputs["b"]))
        assert item.answer == pytest.approx(item.inputs["lam"] * (w[0] ** 2 + w[1] ** 2) + total / 4, rel=1e-9)
