"""Questions about descent, in fractions: gradient steps, momentum, Armijo, conjugate directions, the delta rule."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import count
from math import exp
from typing import Any

import pytest

from laboratory.exercises.drawing import make_problem
from laboratory.exercises.problem import Problem

SEEDS = range(40)


def every(kind: str) -> list[Problem]:
    return [make_problem(kind, seed) for seed in SEEDS]


def exact(x: float) -> Fraction:
    return Fraction(x).limit_denominator(1000)


def inner(a: list[int], b: list[int]) -> Fraction:
    return Fraction(sum(x * y for x, y in zip(a, b, strict=True)))


def test_two_gradient_steps_on_a_bowl() -> None:
    for item in every("gradient_steps"):
        query, rate = item.inputs["asked"], exact(item.inputs["rate"])
        a, c = int(item.inputs["scales"][query]), int(item.inputs["centre"][query])
        w = Fraction(0)
        for _ in range(2):
            w -= rate * 2 * a * (w - c)
        assert item.answer == pytest.approx(float(w), rel=1e-9)


def test_two_steps_with_momentum() -> None:
    for item in every("momentum_steps"):
        rate, share, curvature = exact(item.inputs["rate"]), exact(item.inputs["share"]), item.inputs["curvature"]
        w, v = Fraction(item.inputs["start"]), Fraction(0)
        for _ in range(2):
            v = share * v + rate * curvature * w
            w -= v
        assert item.answer == pytest.approx(float(w), rel=1e-9)


def test_each_slip_of_two_steps_with_momentum_is_the_one_that_it_names() -> None:
    most = 0
    for item in every("momentum_steps"):
        rate, share, curvature = exact(item.inputs["rate"]), exact(item.inputs["share"]), item.inputs["curvature"]
        start, shrinks = Fraction(item.inputs["start"]), 1 - rate * curvature
        first, velocity = start * shrinks, rate * curvature * start
        weighed = start * (1 - (1 - share) * rate * curvature)
        slips = (
            start * shrinks**2,
            first,
            first * shrinks + share * velocity,
            first * shrinks - velocity,
            weighed * (1 - (1 - share) * rate * curvature) - share * (start - weighed),
        )
        apart = [slip.value for slip in item.slips]  # two that fall together are one
        assert all(any(value == pytest.approx(float(slip), rel=1e-9) for slip in slips) for value in apart)
        most = max(most, len(apart))
    assert most == 5


def test_the_first_halving_that_meets_armijos_condition() -> None:
    for item in every("armijo_steps"):
        share, curvature, w = exact(item.inputs["share"]), item.inputs["curvature"], Fraction(item.inputs["start"])

        def enough(eta: Fraction, share: Fraction = share, curvature: int = curvature, w: Fraction = w) -> bool:
            after = w - eta * curvature * w
            half = Fraction(curvature, 2)
            return bool(half * after**2 <= half * w**2 - share * eta * (curvature * w) ** 2)

        assert Fraction(item.answer) == next(eta for k in count() if enough(eta := Fraction(1, 2**k)))


def test_three_formulas_for_beta() -> None:
    queries = set()
    for item in every("conjugate_beta"):
        g, new, p = (item.inputs[name].tolist() for name in ("before", "after", "p"))
        change = [a - b for a, b in zip(new, g, strict=True)]
        fractions = (
            inner(new, new) / inner(g, g),
            inner(new, change) / inner(g, g),
            inner(new, change) / inner(p, change),
        )
        assert item.answer == pytest.approx(float(fractions[item.inputs["asked"]]), rel=1e-9)
        queries.add(item.inputs["asked"])
    assert queries == {0, 1, 2}


def test_the_delta_rule_after_two_examples() -> None:
    for item in every("lms_step"):
        w, rate = [Fraction(0), Fraction(0)], exact(item.inputs["rate"])
        for x, y in zip(item.inputs["X"].tolist(), item.inputs["y"].tolist(), strict=True):
            error = y - w[0] * x[0] - w[1] * x[1]
            w = [w[0] + 2 * rate * error * x[0], w[1] + 2 * rate * error * x[1]]
        assert item.answer == pytest.approx(float(w[item.inputs["asked"]]), rel=1e-9)


def test_a_step_of_a_sigmoid_unit_is_one_down_half_its_squared_error() -> None:
    """By the difference quotient of (d - o)^2 / 2 in the weight that is asked for."""
    for item in every("sigmoid_unit_step"):
        w, query = item.inputs["w"].tolist(), item.inputs["asked"]

        def loss(change: float, inputs: Mapping[str, Any] = item.inputs) -> float:
            x = inputs["x"].tolist()
            net = sum(a * b for a, b in zip(inputs["w"].tolist(), x, strict=True)) + change * x[inputs["asked"]]
            return float((inputs["target"] - 1 / (1 + exp(-net))) ** 2 / 2)

        slope = (loss(1e-5) - loss(-1e-5)) / 2e-5
        assert item.answer == pytest.approx(w[query] - item.inputs["rate"] * slope, abs=1e-9)
