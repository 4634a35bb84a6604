"""AIC, BIC, MDL and cross-validation: held by likelihoods, decoders, refits and exact laws of other routes."""

from itertools import product
from math import log, log2, sqrt
from typing import Any

import numpy as np
import pytest
from numpy.polynomial.legendre import Legendre, legvander

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.model_selection.criteria import scores
from laboratory.topics.model_selection.criteria.run import CRITERIA, SAMPLES, CriteriaRun, criteria, true_curve
from tests.showing import trace

VIEW = views["model_selection.criteria"]
USUAL: dict[str, Any] = {
    "truth": "cubic", "noise": 0.3, "known": False, "m": 120, "top": 10, "folds": 10, "seed": 0,
}  # fmt: skip
FALSE_ALARM = 5.0  # standard errors: 1e-6 on both sides


def run(**other: Any) -> CriteriaRun:
    return criteria(**{**USUAL, **other})


def sample(m: int = 40, top: int = 6, seed: int = 3) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Places, labels of three samples, and the orthonormal basis with its coefficients."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(-1, 1, m)
    y = np.abs(x) + 0.3 * rng.standard_normal((3, m))
    q, _ = np.linalg.qr(legvander(x, top))
    return x, y, q, y @ q


def fitted(x: np.ndarray, y: np.ndarray, degree: int) -> Any:
    return Legendre.fit(x, y, degree, domain=[-1, 1])


def residuals(x: np.ndarray, y: np.ndarray, top: int) -> np.ndarray:
    return np.array([[np.sum((row - fitted(x, row, k)(x)) ** 2) for k in range(top + 1)] for row in y])


@pytest.mark.parametrize("sigma", [0.3, None])
def test_aic_and_bic_are_the_likelihoods(sigma: float | None) -> None:
    """-2 ln of the product of normal densities plus the penalty, but for a constant of all degrees."""
    from scipy.stats import norm

    x, y, _, _ = sample()
    rss = residuals(x, y, 6)
    for penalty in (2.0, log(40)):
        ours = scores.information(rss, 40, sigma, penalty)
        whole = np.empty_like(rss)
        for (i, row), k in product(enumerate(y), range(7)):
            scale = sigma or sqrt(rss[i, k] / 40)
            whole[i, k] = -2 * norm.logpdf(row, fitted(x, row, k)(x), scale).sum() + penalty * (k + 1)
        constant = whole - ours
        np.testing.assert_allclose(constant, constant[:, :1] * np.ones(7), rtol=1e-10)


def test_with_the_noise_estimated_they_are_the_theorems() -> None:
    here = run(m=60).here
    for k in range(11):
        inputs = {"m": 60, "rss": float(here.rss[0, k]), "parameters": k + 1}
        assert here.scores["aic"][0, k] == pytest.approx(theorems["aic"](**inputs), rel=1e-12)
        assert here.scores["bic"][0, k] == pytest.approx(theorems["bic"](**inputs), rel=1e-12)


def test_with_the_noise_known_aic_orders_like_mallows() -> None:
    here = run(m=60, known=True).here
    for k in range(11):
        mallows = theorems["mallows_cp_scaled"](m=60, rss=float(here.rss[0, k]), df=k + 1, sigma=0.3)
        assert here.scores["aic"][0, k] == pytest.approx(mallows + 60, rel=1e-9)


@pytest.mark.parametrize("sigma", [0.3, None])
def test_the_code_is_one_that_can_be_decoded(sigma: float | None) -> None:
    """Every rounding is tried by a loop; the labels' bits are those of the density around what a decoder computes."""
    from scipy.stats import norm

    _, y, q, z = sample(top=3)
    rss = np.sum(y**2, axis=1, keepdims=True) - np.cumsum(z**2, axis=1)
    ours = scores.code_bits(z, rss, 40, sigma)
    scales = np.array([[sigma]] if sigma else [[2 ** (i / 16 - 12)] for i in range(256)])
    for i, k in product(range(3), range(4)):
        lengths = []
        for bits in range(1, 17):
            grid = -2 + (np.arange(2**bits) + 0.5) * 4 / 2**bits
            sent = [grid[np.argmin(abs(grid - c))] for c in z[i, : k + 1] / sqrt(40)]
            decoded = sqrt(40) * q[:, : k + 1] @ np.array(sent)
            labels = np.min(-np.sum(norm.logpdf(y[i], decoded, scales), axis=1)) / log(2)
            lengths.append(log2(4) + 4 + (0 if sigma else 8) + bits * (k + 1) + labels)
        assert ours[i, k] == pytest.approx(min(lengths), rel=1e-9)


def test_half_of_bic_is_the_code_to_first_order() -> None:
    """One more coefficient of a larger sample takes half of log2 of the ratio more bits: a hundred times, 3.32."""
    bits = {}
    for m in (10**4, 10**6, 10**8):
        rss = np.full((1, 11), 0.09 * m)
        rng = np.random.default_rng(0)
        z = sqrt(m) * rng.uniform(-1, 1, (400, 11))
        lengths = scores.code_bits(z, np.repeat(rss, 400, axis=0), m, 0.3)
        bits[m] = float(np.mean(lengths[:, -1] - lengths[:, 0])) / 10
    assert bits[10**6] - bits[10**4] == pytest.approx(log2(100) / 2, abs=0.1)
    assert bits[10**8] - bits[10**6] == pytest.approx(log2(100) / 2, abs=0.3)  # 16 bits are the most there are


@pytest.mark.parametrize("folds", [5, 7])
def test_cross_validation_is_that_of_refits(folds: int) -> None:
    x, y, q, z = sample()
    ours = scores.cross_validated(q, z, y, folds)
    for (i, row), k in product(enumerate(y), range(7)):
        total = 0.0
        for fold in range(folds):
            test = np.arange(40) % folds == fold
            total += np.sum((row[test] - fitted(x[~test], row[~test], k)(x[test])) ** 2)
        assert ours[i, k] == pytest.approx(total / 40, rel=1e-9)


def test_risks_are_those_of_the_fits_and_the_residuals_are_theirs() -> None:
    """The same draws, refitted one by one; risks by the trapezoid rule on a finer grid than ours."""
    result = run(truth="kink", m=30, noise=0.1)
    rng = np.random.default_rng(0).spawn(7)[0]
    x = rng.uniform(-1, 1, 30)
    y = np.abs(x) + 0.1 * rng.standard_normal((SAMPLES, 30))
    grid = np.linspace(-1, 1, 20_001)
    for i, k in product((0, 7), (0, 3, 7)):
        fit = fitted(x, y[i], k)
        assert result.here.rss[i, k] == pytest.approx(np.sum((y[i] - fit(x)) ** 2), rel=1e-9)
        excess = np.trapezoid((fit(grid) - np.abs(grid)) ** 2, grid) / 2
        assert result.here.excess[i, k] == pytest.approx(excess, rel=1e-4)


def test_the_cubic_is_that_of_degree_three() -> None:
    x = np.linspace(-1, 1, 9)
    assert true_curve("cubic", x) == pytest.approx(x + (3 * x**2 - 1) / 4 + (5 * x**3 - 3 * x) / 6)


@pytest.mark.parametrize(("extra", "penalty"), [(1, 2.0), (2, 2.0), (2, 4.0)])
def test_the_limit_by_hand(extra: int, penalty: float) -> None:
    """One more: P(chi-squared <= penalty). Two: that integral over the first step, by Simpson's rule."""
    from scipy.integrate import quad
    from scipy.stats import chi2, norm

    first = 2 * norm.cdf(sqrt(penalty)) - 1
    expected = first if extra == 1 else quad(
        lambda u: 2 * norm.pdf(u) * chi2.cdf(2 * penalty - u * u, 1), 0, sqrt(penalty)
    )[0]  # fmt: skip
    assert scores.never_above(extra, penalty) == pytest.approx(expected, rel=1e-8)


def test_the_limit_is_shibatas() -> None:
    """For ever more candidates 0.712 (Shibata 1976), and less often right with each more."""
    assert scores.never_above(400, 2.0) == pytest.approx(0.712, abs=5e-4)
    values = [scores.never_above(r, 2.0) for r in range(12)]
    assert values == sorted(values, reverse=True) and values[0] == 1


def test_with_the_noise_known_aics_share_is_the_limits_at_any_large_size() -> None:
    """The same law at every m once lower degrees are out of reach: 7 seeds of 5 sizes, false alarms once in 1e6."""
    hits = [size.share("aic") for seed in range(7) for size in run(known=True, noise=0.1, seed=seed).sizes[-5:]]
    mean, limit = float(np.mean(hits)), run().limit()
    assert abs(mean - limit) <= FALSE_ALARM * sqrt(limit * (1 - limit) / (SAMPLES * len(hits)))
    for size in run(known=True, noise=0.1).sizes[-5:]:
        law = scores.never_above(7, log(size.m))
        assert abs(size.share("bic") - law) <= FALSE_ALARM * sqrt(law * (1 - law) / SAMPLES) + 1 / SAMPLES


def test_bic_finds_the_model_and_aic_does_not_and_beyond_the_models_aic_is_better() -> None:
    last = run().sizes[-1]
    assert last.m == 2000 and last.share("bic") > 0.97 and last.share("mdl") > 0.97
    assert last.share("aic") < 0.85 and last.risk("bic") < last.risk("aic")
    outside = run(truth="kink").sizes
    assert outside[-1].risk("aic") < outside[-1].risk("bic") < outside[-1].risk("mdl")
    assert outside[0].risk("bic") < outside[0].risk("aic")


def test_what_is_shown_are_the_runs_numbers() -> None:
    result, expected = VIEW(), run()
    costs = VIEW(over="risk")
    shares = {name: expected.here.share(name) for name in CRITERIA}
    for name, title in CRITERIA.items():
        above = expected.here.scores[name][0]
        assert np.allclose(trace(result, 0, title)[1], above - above.min())
        assert trace(result, 1, title)[1].tolist() == [size.share(name) for size in expected.sizes]
        assert trace(costs, 1, title)[1].tolist() == [size.risk(name) for size in expected.sizes]
        assert f"{title} {100 * shares[name]:g}" in result.sentence.replace("\N{NO-BREAK SPACE}", " ")
    assert result.table["m"] == [size.m for size in expected.sizes for _ in CRITERIA]
    assert "72.4" in result.more and VIEW(m=777).run.m.tolist() == [30, 60, 120, 250, 500, 777, 1000, 2000]
