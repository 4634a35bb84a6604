"""Maximum likelihood: by hand, SciPy's fits and densities, no better parameters nearby, and samples without any."""

from math import inf, log, pi
from typing import Any

import numpy as np
import pytest
from scipy import stats

from learners.likelihood import FAMILIES, maximum_likelihood
from tests.sentences import pattern

RNG = np.random.default_rng(0)
SAMPLES: dict[str, Any] = {
    "bernoulli": RNG.integers(0, 2, size=25),
    "gaussian": RNG.normal(2, 3, size=25),
    "exponential": RNG.exponential(2, size=25),
    "poisson": RNG.poisson(4, size=25),
    "laplace": RNG.laplace(1, 2, size=25),
    "uniform": RNG.uniform(0, 7, size=25),
}
THEIRS: dict[str, Any] = {
    "bernoulli": lambda p: stats.bernoulli(p).logpmf,
    "gaussian": lambda mean, deviation: stats.norm(mean, deviation).logpdf,
    "exponential": lambda rate: stats.expon(scale=1 / rate).logpdf,
    "poisson": lambda rate: stats.poisson(rate).logpmf,
    "laplace": lambda median, scale: stats.laplace(median, scale).logpdf,
    "uniform": lambda end: stats.uniform(0, end).logpdf,
}
each = pytest.mark.parametrize("name", list(FAMILIES))


def test_by_hand() -> None:
    assert maximum_likelihood("bernoulli", [1, 0, 1, 1]).parameters == {"p": 0.75}
    assert maximum_likelihood("bernoulli", [1, 0, 1, 1]).log_likelihood == pytest.approx(3 * log(0.75) + log(0.25))
    # 1, 3: mean 2, variance 1 (not 2)
    normal = maximum_likelihood("gaussian", [1, 3])
    assert normal.parameters == {"mean": 2, "deviation": 1}
    assert normal.log_likelihood == pytest.approx(-1 - log(2 * pi))
    assert maximum_likelihood("exponential", [1, 3]).parameters == {"rate": 0.5}
    assert maximum_likelihood("uniform", [1, 3]).parameters == {"end": 3}
    assert maximum_likelihood("laplace", [1, 2, 6]).parameters == pytest.approx({"median": 2, "scale": 5 / 3})
    assert maximum_likelihood("poisson", [0, 0]).log_likelihood == 0


@each
def test_densities_are_scipys(name: str) -> None:
    estimate = maximum_likelihood(name, SAMPLES[name])
    assert estimate.log_likelihood == pytest.approx(THEIRS[name](*estimate.parameters.values())(SAMPLES[name]).sum())


@each
def test_no_other_parameter_is_more_likely(name: str) -> None:
    estimate = maximum_likelihood(name, SAMPLES[name])
    for parameter, value in estimate.parameters.items():
        shares = np.array([0.5, 0.9, 0.99, 1.01, 1.1, 1.3])
        curve = estimate.curve(parameter, value * shares)
        assert (curve < estimate.log_likelihood + 1e-12).all()
        assert estimate.curve(parameter, [value])[0] == pytest.approx(estimate.log_likelihood)


def test_scipy_fits_the_same() -> None:
    normal = maximum_likelihood("gaussian", SAMPLES["gaussian"]).parameters
    assert tuple(normal.values()) == pytest.approx(stats.norm.fit(SAMPLES["gaussian"]))
    rate = maximum_likelihood("exponential", SAMPLES["exponential"]).parameters["rate"]
    assert (0, 1 / rate) == pytest.approx(stats.expon.fit(SAMPLES["exponential"], floc=0))
    laplace = maximum_likelihood("laplace", SAMPLES["laplace"]).parameters
    assert tuple(laplace.values()) == pytest.approx(stats.laplace.fit(SAMPLES["laplace"]))


def test_the_edge_of_the_domain() -> None:
    sure = maximum_likelihood("bernoulli", [1, 1, 1])
    assert (sure.parameters["p"], sure.log_likelihood) == (1, 0)
    assert sure.curve("p", [0.5, 0.0]).tolist() == [pytest.approx(3 * log(0.5)), -inf]
    # beyond the last example the likelihood falls; before it, it is 0
    curve = maximum_likelihood("uniform", [1.0, 2.0]).curve("end", [1.9, 2.0, 2.1])
    assert curve[0] == -inf
    assert curve[1] > curve[2]


@pytest.mark.parametrize(
    ("name", "sample", "message"),
    [
        ("gaussian", [2.0, 2.0], "sample maximum; [2.0, 2.0]"),
        ("exponential", [0.0], "likelihood maximum"),
        ("uniform", [0.0], "likelihood maximum"),
        ("bernoulli", [0, 2], "sample one or more 0 1; [0, 2]"),
        ("poisson", [0.5], "or more integers ≥ 0"),
        ("exponential", [], "or more reals ≥ 0"),
        ("gaussian", [float("nan")], "or more finite reals"),
        ("cauchy", [1.0], "family cauchy"),
    ],
)
def test_samples_without_an_estimate_get_one_sentence(name: str, sample: Any, message: str) -> None:
    with pytest.raises(ValueError, match=pattern(message)):
        maximum_likelihood(name, sample)


def test_a_parameter_that_is_none_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("rate scale")):
        maximum_likelihood("exponential", [1.0]).curve("scale", [1.0])
