"""Values where digits cancel and where doubles end: near an end, near each other, far out; singly and in arrays.

Balls are the other route. A handful of seeded points a theorem; costly theorems get fewer.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from bounds import theorems
from bounds.formula import balls
from bounds.formula.patience import limited_to
from bounds.solving.evaluating import rounds
from bounds.theorem import Theorem
from tests.all_told import keeps
from tests.bounds.formula.near_cancelling import Point, far_out, near_cancelling
from tests.bounds.theorems.doubles_at_their_limits import BALLS_REFUSE
from tests.bounds.theorems.test_every_theorem_holds_its_promises import _allowance
from tests.sentences import facts

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))
POINTS, GRANTED = 24, 20_000  # points a theorem, and steps after which one is enough
SMALLEST = 1e-300  # below it doubles lose places


@EVERY
def test_neither_near_nor_far_a_digit_is_lost(theorem: Theorem) -> None:
    keeps(theorem, (near_cancelling_inputs_lose_no_digits, far_out_a_promise_is_a_number_or_a_sentence))


def near_cancelling_inputs_lose_no_digits(theorem: Theorem) -> None:
    _check(theorem, near_cancelling(theorem, POINTS))


def far_out_a_promise_is_a_number_or_a_sentence(theorem: Theorem) -> None:
    """No promise of 0 that is none, no bare exception, no warning."""
    _check(theorem, far_out(theorem, POINTS))


def _check(theorem: Theorem, points: Iterator[Point]) -> None:
    """Points are made as long as there are steps to check them; only the checking counts."""
    spent, checked = 0, []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        while spent < GRANTED and (point := next(points, None)):
            with limited_to(math.inf) as work:
                checked.append((point, _checked_value(theorem, point)))
            spent += work.steps
        assert checked
        columns = {name: np.array([float(point[name]) for point, _ in checked]) for name in checked[0][0]}
        together = theorem.grid(**columns)
    for (point, value), entry in zip(checked, together, strict=True):
        assert _near(theorem, point, entry, value), (point, value, entry)


def _checked_value(theorem: Theorem, point: Point) -> float:
    """The double, which is what balls enclose; nan if it is refused in words."""
    try:
        with limited_to(1_000_000) as work:
            low, high = balls.bracket(theorem.formula, point)
    except NotImplementedError:  # too long to be added up: the double stands alone
        return _value(theorem, point)
    except ArithmeticError as refusal:
        value, beyond = _value(theorem, point), isinstance(refusal.__cause__, OverflowError)
        assert math.isnan(value) if beyond else theorem.slug in BALLS_REFUSE, point
        return value
    value = _value(theorem, point)
    if work.ended_early:  # the same
        return value
    if math.isnan(value):
        assert not high < 1e300, point
        return value
    assert not (value == 0 and low > 0), point
    assert _near(theorem, point, value, low / 2 + high / 2), (point, value, low, high)
    return value


def _value(theorem: Theorem, point: Point) -> float:
    try:
        return float(theorem(**point))
    except OverflowError as refused:
        sentence = str(refused)
    return math.nan if "> doubles" in facts(sentence) else math.inf


def _near(theorem: Theorem, point: Point, value: float, middle: float) -> bool:
    """Twelve digits, or what `doubles_at_their_limits` allows with its reason."""
    if math.isnan(value) or math.isnan(middle):
        return math.isnan(value) and math.isnan(middle)
    if abs(value - middle) <= 1e-12 * abs(middle) + SMALLEST:
        return True
    return not rounds(theorem) and abs(value - middle) <= _allowance(theorem, point, middle)
