"""Maximum likelihood: no parameter is more likely, by SciPy's densities."""

from collections.abc import Callable
from math import log, sqrt

import numpy as np
import pytest
from scipy import stats
from scipy.optimize import minimize

from laboratory.topics import views
from tests.sentences import facts

VIEW = views["linear_models.likelihood"]
DENSITIES: dict[str, Callable[[np.ndarray], Callable[[np.ndarray], np.ndarray]]] = {
    "gaussian": lambda p: stats.norm(p[0], abs(p[1])).logpdf,
    "exponential": lambda p: stats.expon(scale=1 / abs(p[0])).logpdf,
    "poisson": lambda p: stats.poisson(abs(p[0])).logpmf,
    "bernoulli": lambda p: stats.bernoulli(min(max(p[0], 1e-9), 1 - 1e-9)).logpmf,
}


@pytest.mark.parametrize("family", DENSITIES)
def test_a_search_finds_the_same_parameters(family: str) -> None:
    run = VIEW(family=family, m=40).run
    sample, density = run.estimate.sample, DENSITIES[family]

    def unlikelihood(p: np.ndarray) -> float:
        return -float(density(p)(sample).sum())

    optimum = minimize(unlikelihood, run.true, method="Nelder-Mead", options={"xatol": 1e-9})
    assert np.abs(optimum.x) == pytest.approx(list(run.estimate.parameters.values()), rel=1e-4)
    assert run.estimate.log_likelihood == pytest.approx(-optimum.fun, rel=1e-9)
    assert np.nanmax(run.estimate.curve(run.name, run.tried)) <= run.estimate.log_likelihood + 1e-9


def test_the_largest_example_and_the_median() -> None:
    uniform, laplace = VIEW(family="uniform", m=9).run, VIEW(family="laplace", m=9).run
    assert uniform.estimated == uniform.estimate.sample.max() < 4
    assert laplace.estimated == sorted(laplace.estimate.sample)[4]


def test_hoeffding_speaks_of_the_coin() -> None:
    """sqrt(ln 40 / 60) = 0.24796 for 30 tosses and 95 %."""
    assert sqrt(log(40) / 60) == pytest.approx(0.24796, abs=1e-5)
    assert "within 0.248 true 0.3" in facts(VIEW(family="bernoulli").headline.sentence)
