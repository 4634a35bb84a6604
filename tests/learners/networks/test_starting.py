"""Ways of starting: widths, orthonormal rows or columns, and their laws against SciPy's."""

import numpy as np
import pytest
from scipy.stats import kstest, ortho_group

from learners.networks.network import initial
from learners.networks.restarts import restarts
from learners.networks.starting import orthogonal, starting
from learners.networks.training import Rules

ALARM = 1e-6  # false alarms of each test
SIZES = (50, 40, 3)


def random(seed: int = 0) -> np.random.RandomState:
    return np.random.RandomState(seed)


def test_uniform_weights_are_the_usual_ones() -> None:
    for ours, usual in zip(
        starting("uniform", SIZES, random(), 0.4).weights, initial(SIZES, random(), 0.4).weights, strict=True
    ):
        np.testing.assert_array_equal(ours, usual)


@pytest.mark.parametrize(("spread", "range_of"), [(0.7, 0.7), (None, 1.0)])
def test_fan_in_is_the_range_times_two_over_the_inputs(spread: float | None, range_of: float) -> None:
    net = starting("fan_in", SIZES, random(2), spread)
    for weights, inputs in zip(net.weights, (50, 40), strict=True):
        half = range_of * 2 / inputs
        assert np.abs(weights).max() <= half
        assert kstest(weights.ravel(), "uniform", args=(-half, 2 * half)).pvalue > ALARM
    assert [weights.shape for weights in net.weights] == [(40, 50), (3, 40)]
    assert all((biases == 0).all() for biases in net.biases)


@pytest.mark.parametrize("sizes", [(1, 8, 1), (5, 3), (3, 5), (4, 4)])
def test_rows_or_columns_are_orthonormal(sizes: tuple[int, ...]) -> None:
    for weights in starting("orthogonal", sizes, random(1)).weights:
        units, inputs = weights.shape
        products = weights @ weights.T if units <= inputs else weights.T @ weights
        np.testing.assert_allclose(products, np.eye(min(units, inputs)), atol=1e-12)


@pytest.mark.parametrize("size", [2, 3])
def test_orthogonal_matrices_are_scipys(size: int) -> None:
    """A linear form of the entries, one for each matrix: 600 of ours against 600 of SciPy's; determinants of both
    signs, by 6 deviations."""
    form = np.arange(1.0, size * size + 1).reshape(size, size)
    ours = np.array([orthogonal(size, size, random(seed)) for seed in range(600)])
    theirs = ortho_group.rvs(size, 600, random_state=5)
    sums = [(matrices * form).sum(axis=(1, 2)) for matrices in (ours, theirs)]
    assert kstest(*sums).pvalue > ALARM
    assert abs(np.linalg.det(ours).sum()) < 6 * np.sqrt(600)


def test_other_ways_are_refused() -> None:
    with pytest.raises(ValueError, match="zero"):
        starting("zero", (2, 1), random())


def test_runs_start_by_the_way() -> None:
    """Without a step the weights are where they began: of each run others, and orthonormal."""
    data = (np.zeros((1, 2)), np.zeros((1, 1)))
    done = restarts((2, 2, 1), data, Rules(rate=1e-300, epochs=1), "squared", 3, random(), way="orthogonal")
    firsts = [run.network.weights[0] for run in done.runs]
    for first in firsts:
        np.testing.assert_allclose(first @ first.T, np.eye(2), atol=1e-12)
    assert not np.allclose(firsts[0], firsts[1])
