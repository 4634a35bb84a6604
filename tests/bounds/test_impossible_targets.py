"""Answers to a question that has none: a target of 0 or less is diagnosed in words, and nothing is divided by it."""

from typing import Any

import pytest

from bounds import theorems
from bounds.diagnosis import iterations
from bounds.diagnosis.diagnose import diagnose
from bounds.diagnosis.task import tasks
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import over

each_theorem = over(theorems)


@each_theorem
def test_a_target_by_which_nothing_can_be_divided(theorem: Theorem) -> None:
    """No bound comes down to it, so no iteration is on its way there."""
    point = typical_points(theorem, 1)[0]
    if point.pop("m", None) is not None:
        for target in (0.0, -0.5):
            for task in tasks(theorem, theorem.variable("m"), target, point, start=100):
                assert not list(iterations.suspects(task))


@pytest.mark.parametrize("target", [0, -0.5, "-1e-300"])
@pytest.mark.parametrize("slug", ["vc_devroye", "vc_vapnik", "finite_agnostic"])
def test_a_target_that_nothing_comes_down_to(slug: str, target: Any) -> None:
    inputs = {"ln_size": 3} if slug == "finite_agnostic" else {"d": 10}
    diagnosis = diagnose("12", slug, "m", at_most=target, delta="5%", **inputs)
    assert (diagnosis.right, diagnosis.value) == (False, None)
