"""The isometry constant for 2s entries, scaled as well as may be: below 1, the sparsest solution is the signal."""

import numpy as np
import pytest
from scipy.optimize import minimize_scalar

from laboratory.topics import views
from learners.dimensions.rip_constant import rip_constant
from tests.sentences import facts

VIEW = views["dimensions.sparse"]


@pytest.mark.parametrize("basis", ["entries", "cosines"])
@pytest.mark.parametrize("seed", range(3))
def test_the_best_scale_is_a_minimizers(basis: str, seed: int) -> None:
    """The library's constant of c W, minimized over c by a search that knows nothing of the two ends."""
    run = VIEW(d=10, entries=2, measurements=6, seed=seed, basis=basis).run

    def constant(log: float) -> float:
        return rip_constant(np.exp(log) * run.matrix, 4).constant

    best = minimize_scalar(constant, bounds=(-6, 2), method="bounded", options={"xatol": 1e-9})
    assert run.short_of_one == pytest.approx(1 - best.fun, rel=1e-4)
    assert run.exact("sparsest")


@pytest.mark.parametrize("measurements", [6, 10])
def test_below_one_the_sparsest_is_told_to_be_the_signal_and_is(measurements: int) -> None:
    result = VIEW(way="sparsest", measurements=measurements)
    assert 0 < result.run.short_of_one < 1 and result.run.exact("sparsest")
    assert "sparsest signal" in facts(result.more) and "(ε, 6)-RIP" in result.more


def test_with_fewer_measurements_than_2s_two_signals_measure_the_same() -> None:
    result = VIEW(way="sparsest", measurements=5)
    run = result.run
    assert run.short_of_one == 0 and "ε = 1" in result.more
    null = np.linalg.svd(run.matrix[:, :6])[2][-1]  # of six columns in five dimensions: half of it against the other
    first, other = np.zeros(18), np.zeros(18)
    first[:3], other[3:6] = null[:3], -null[3:]
    np.testing.assert_allclose(run.matrix @ first, run.matrix @ other, atol=1e-12)
    assert np.abs(first - other).max() > 0.1


def test_what_would_take_too_long_is_not_computed() -> None:
    result = VIEW(way="sparsest", d=24, entries=4, measurements=10)
    assert result.run.stretches is None and "too many" in facts(result.more)
    assert "RIP" not in VIEW().more
