"""Arrays of questions keep their shape and their conditions; `bounds.testing` holds their answers against scalars'."""

import numpy as np
import pytest

from bounds import DomainError, theorems
from tests.sentences import pattern


def test_a_condition_on_the_inputs_is_refused_in_arrays_too() -> None:
    with pytest.raises(DomainError, match=pattern("k ≤ m")):
        theorems["test_set_binomial"].solve("delta", at_most=np.array([0.1, 0.2]), m=10, errors=11)


def test_answers_keep_the_shape_of_the_questions() -> None:
    """(2 + ln 20)/0.1 = 49.96 and (2 + ln 10)/0.2 = 21.5: an array of inputs, and one of targets."""
    solution = theorems["finite_realizable"].solve(
        "m", at_most=np.array([[0.1], [0.2]]), delta=np.array([0.05, 0.1, 0.5]), ln_size=2
    )
    assert solution.value.shape == (2, 3) and solution.value[0, 0] == 50 and solution.value[1, 1] == 22
