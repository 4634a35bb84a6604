"""Arrays of questions get the answers that each gets alone."""

import math
from itertools import product
from typing import Any

import numpy as np

from bounds.solving.lattice import LARGEST_EXACT
from bounds.testing.check import check_at_points, is_near, listed, one_after_the_other
from bounds.testing.checking import ensure
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

SHIFTS = (1.0, 1.3, 0.3, -1.0)  # times the bound at an everyday point: itself, easy or hard, and impossible
GRANTED = 15_000  # steps for every four points


@check_at_points
def arrays_are_solved_as_scalars(theorem: Theorem, points: int) -> None:
    """All variables of cheap theorems; of costly ones fewer, one at least."""
    free = [variable for variable in theorem.variables if variable.name not in theorem.free_parameters]
    questions = product(typical_points(theorem, max(points // 4, 1)), free)
    one_after_the_other(lambda question: check_answers(theorem, *reversed(question)), questions, GRANTED * points // 4)


def check_answers(theorem: Theorem, unknown: Variable, point: dict[str, Any]) -> None:
    """Four targets at once, and each alone."""
    inputs = {name: float(value) for name, value in point.items() if name != unknown.name}
    word = "at_least" if theorem.relation == ">=" else "at_most"
    targets = np.array(SHIFTS) * theorem(**point)
    together = theorem.solve(unknown.name, **{word: targets}, **inputs)
    ensure(not together.certified, f"answers to arrays of {unknown.name} claim to be certified")
    for target, value, achieved in zip(targets, together.value, together.achieved, strict=True):
        alone = theorem.solve(unknown.name, **{word: float(target)}, **inputs)
        question = f"{unknown.name} for {word} {float(target)!r} at {listed(inputs)}"
        same = is_same(alone, float(value), float(achieved), unknown.domain.integer)
        ensure(same, f"{question} is {alone.value!r} alone, {value!r} among others")
        if alone.value is not None and not math.isnan(value):
            near = is_near(achieved, alone.achieved, 1e-8)
            ensure(near, f"{question} achieves {alone.achieved!r} alone, {achieved!r} among others")
    if unknown.domain.integer and not np.isnan(together.value).any():
        ensure(together.value.dtype.kind == "i", f"whole answers for {unknown.name} are {together.value.dtype}")


def is_same(alone: Any, value: float, achieved: float, whole: bool) -> bool:
    """No answer is nan, whole numbers are the same, reals to the nine digits that are proved, if that is so many."""
    if alone.value is None or (whole and alone.value > LARGEST_EXACT):
        return math.isnan(value)
    if whole:
        return bool(value == alone.value)
    # Where the bound is flat, doubles do not know where it ends.
    flat = is_near(achieved, alone.achieved, 1e-13)
    return flat or abs(value - alone.value) <= max(1e-8 * abs(alone.value), 1e-100)
