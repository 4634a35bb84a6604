"""An objective at many weights at once."""

import numpy as np
import pytest

from learners.optimizers.empirical import least_squares, logistic
from learners.optimizers.objectives import quadratic, rosenbrock, two_exponentials

OBJECTIVES = {
    "quadratic": lambda: quadratic((50.0, 2.0), 0.4, (1.0, -2.0)),
    "rosenbrock": rosenbrock,
    "two exponentials": two_exponentials,
    "logistic": lambda: logistic([[1.0, 2.0], [0.5, -1.0]], [1.0, -1.0], 0.3),
    "least squares": lambda: least_squares([[1.0, 2.0], [0.5, -1.0]], [1.0, -1.0]),
}


@pytest.mark.parametrize("name", OBJECTIVES)
def test_many_values_at_once_are_those_one_by_one(name: str) -> None:
    objective = OBJECTIVES[name]()
    weights = np.random.default_rng(0).normal(size=(3, 4, 2))
    one_by_one = np.array([[objective.value(w) for w in row] for row in weights])
    np.testing.assert_allclose(objective.values_at(weights), one_by_one, rtol=1e-14)
