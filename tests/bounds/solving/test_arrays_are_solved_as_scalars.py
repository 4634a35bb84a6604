"""Arrays of questions get the answers that each gets alone: one rule for uneven, impossible and whole, and for ends."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, theorems
from bounds.formula.patience import limited_to
from bounds.solving.lattice import LARGEST_EXACT
from bounds.theorem import Theorem
from bounds.words.vocabulary import Variable
from tests.bounds.points import everyday
from tests.sentences import pattern

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))
SHIFTS = (1.0, 1.3, 0.3, -1.0)  # times the promise at an everyday point: itself, easy or hard, and impossible
GRANTED = 80_000  # steps for each theorem


@EVERY
def test_arrays_are_answered_as_scalars_are(theorem: Theorem) -> None:
    """All variables of cheap theorems at two points; of costly ones fewer, one at least."""
    asked = [(variable, point) for point in everyday(theorem, 2) for variable in theorem.variables]
    asked = [(variable, point) for variable, point in asked if variable.name not in theorem.tuned]
    spent = 0
    for variable, point in asked:
        if spent < GRANTED:
            with limited_to(math.inf) as work:
                _check(theorem, variable, point)
            spent += work.steps


def _check(theorem: Theorem, unknown: Variable, point: dict[str, Any]) -> None:
    given = {name: float(value) for name, value in point.items() if name != unknown.name}
    word = "at_least" if theorem.relation == ">=" else "at_most"
    targets = np.array(SHIFTS) * theorem(**point)
    singly = [theorem.solve(unknown.name, **{word: float(target)}, **given) for target in targets]
    together = theorem.solve(unknown.name, **{word: targets}, **given)
    assert not together.certified
    for one, value, achieved in zip(singly, together.value, together.achieved, strict=True):
        # Where the promise is flat, doubles do not know where it ends.
        flat = one.value is not None and achieved == pytest.approx(one.achieved, rel=1e-13)
        same(one, value, unknown.domain.integer, flat)
        if one.value is not None and not math.isnan(value):
            assert achieved == pytest.approx(one.achieved, rel=1e-8), (unknown.name, point, one)
    if unknown.domain.integer and not np.isnan(together.value).any():
        assert together.value.dtype.kind == "i"


def same(alone: Any, value: float, whole: bool, flat: bool) -> None:
    """No answer is nan, whole numbers are the same, reals to the nine digits that are proved, if that is so many."""
    if alone.value is None or (whole and alone.value > LARGEST_EXACT):
        assert math.isnan(value), (alone, value)
    elif whole:
        assert value == alone.value, (alone, value)
    else:
        assert value == pytest.approx(alone.value, rel=1e-8, abs=1e-100) or flat, (alone, value)


def test_a_condition_on_the_inputs_is_refused_in_arrays_too() -> None:
    with pytest.raises(DomainError, match=pattern("errors ≤ m")):
        theorems["test_set_binomial"].solve("delta", at_most=np.array([0.1, 0.2]), m=10, errors=11)


def test_answers_keep_the_shape_of_the_questions() -> None:
    """(2 + ln 20)/0.1 = 49.96 and (2 + ln 10)/0.2 = 21.5: an array of inputs, and one of targets."""
    found = theorems["finite_realizable"].solve(
        "m", at_most=np.array([[0.1], [0.2]]), delta=np.array([0.05, 0.1, 0.5]), ln_size=2
    )
    assert found.value.shape == (2, 3) and found.value[0, 0] == 50 and found.value[1, 1] == 22
