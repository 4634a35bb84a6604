"""The Gibbs posterior on a finite class, by its definition and by what it minimizes."""

import math
from typing import Any

import mpmath
import numpy as np
import pytest
from scipy.optimize import minimize

from bounds import DomainError, gibbs_posterior, theorems
from tests.sentences import pattern

RISKS = np.array([0.1, 0.4, 0.25, 0.1, 1.0, 0.0])
PRIOR = np.array([0.3, 0.05, 0.2, 0.05, 0.3, 0.1])


def _objective(posterior: np.ndarray, lam: float, prior: np.ndarray) -> float:
    held = posterior > 0
    divergence = np.sum(posterior[held] * np.log(posterior[held] / prior[held]))
    return float(lam * posterior @ RISKS + divergence)


def test_two_hypotheses_by_hand() -> None:
    result = gibbs_posterior([0, 1], math.log(3))
    assert result.weights == pytest.approx([3 / 4, 1 / 4], rel=1e-15)
    assert result.training_error == pytest.approx(1 / 4, rel=1e-15)
    assert result.kl == pytest.approx(math.log(2) + 0.75 * math.log(0.75) + 0.25 * math.log(0.25), rel=1e-14)
    assert result.free_energy == pytest.approx(math.log(3 / 2), rel=1e-15)


@pytest.mark.parametrize("lam", [0.01, 1, 30, 5000])
def test_against_forty_digits(lam: float) -> None:
    with mpmath.workdps(40):
        terms = [mpmath.mpf(p) * mpmath.exp(-mpmath.mpf(lam) * r) for p, r in zip(PRIOR, RISKS, strict=True)]
        weights = [term / mpmath.fsum(terms) for term in terms]
        risk = mpmath.fsum(w * mpmath.mpf(r) for w, r in zip(weights, RISKS, strict=True))
        divergence = mpmath.fsum(w * mpmath.log(w / mpmath.mpf(p)) for w, p in zip(weights, PRIOR, strict=True))
        free_energy = -mpmath.log(mpmath.fsum(terms))
    result = gibbs_posterior(RISKS, lam, PRIOR)
    assert result.weights == pytest.approx([float(w) for w in weights], rel=1e-12)
    assert result.training_error == pytest.approx(float(risk), rel=1e-12)
    assert result.kl == pytest.approx(float(divergence), rel=1e-10, abs=1e-15)
    assert result.free_energy == pytest.approx(float(free_energy), rel=1e-12)


@pytest.mark.parametrize("lam", [0.5, 5])
def test_no_other_posterior_reaches_less(lam: float) -> None:
    rng = np.random.default_rng(1975)
    result = gibbs_posterior(RISKS, lam, PRIOR)
    assert _objective(result.weights, lam, PRIOR) == pytest.approx(result.free_energy, rel=1e-12)
    others = rng.dirichlet(np.ones(RISKS.size), 2000)
    assert min(_objective(other, lam, PRIOR) for other in others) >= result.free_energy - 1e-12

    def energy(z: np.ndarray) -> float:
        return _objective(np.exp(z) / np.exp(z).sum(), lam, PRIOR)

    searched = minimize(energy, np.zeros(RISKS.size))
    assert searched.fun == pytest.approx(result.free_energy, abs=1e-6)


@pytest.mark.filterwarnings("error")
def test_between_the_prior_and_the_least_risk() -> None:
    assert gibbs_posterior(RISKS, 0, PRIOR).weights == pytest.approx(PRIOR, rel=1e-14)
    cold = gibbs_posterior([0.2, 0.1, 0.1, 0.7], 1e300)
    assert cold.weights.tolist() == [0, 0.5, 0.5, 0]
    assert (cold.training_error, cold.kl) == pytest.approx((0.1, math.log(2)))
    never = gibbs_posterior([0.0, 0.5], 1e6, [0, 1])
    assert (never.weights.tolist(), never.kl) == ([0, 1], 0), "what the prior excludes stays excluded"


@pytest.mark.parametrize("hypotheses", [1, 2, 3, 10, 49, 101, 1000])
def test_whoever_stays_at_the_prior_pays_exactly_nothing(hypotheses: int) -> None:
    rng = np.random.default_rng(hypotheses)
    for prior in (None, rng.dirichlet(np.ones(hypotheses)), np.full(hypotheses, (1 - 1e-10) / hypotheses)):
        unmoved = gibbs_posterior(rng.random(hypotheses), 0, prior)
        assert (unmoved.kl, unmoved.free_energy) == (0, 0)
        assert gibbs_posterior(np.full(hypotheses, 0.3), 50, prior).kl == 0


@pytest.mark.parametrize("lam", [1e-9, 1e-6, 1e-3])
def test_who_hardly_moves_pays_half_the_variance(lam: float) -> None:
    """KL = λ² Var(risk)/2 up to λ³, far below what doubles keep of a weight."""
    variance = float(PRIOR @ (RISKS - PRIOR @ RISKS) ** 2)
    assert gibbs_posterior(RISKS, lam, PRIOR).kl == pytest.approx(lam**2 * variance / 2, rel=max(10 * lam, 1e-5))


def test_it_is_the_best_posterior_for_the_bound_with_lambda() -> None:
    """pac_bayes_lambda is affine in risk and divergence at fixed λ, so no posterior does better there."""
    m, lam = 500, 1.0
    bound = theorems["pac_bayes_lambda"]
    best = gibbs_posterior(RISKS, lam * m, PRIOR)
    reached = bound(m=m, delta=0.05, kl=best.kl, training_error=best.training_error, lam=lam)
    for other in (gibbs_posterior(RISKS, times * lam * m, PRIOR) for times in (0.1, 0.5, 2, 10)):
        assert reached <= bound(m=m, delta=0.05, kl=other.kl, training_error=other.training_error, lam=lam) + 1e-12


@pytest.mark.parametrize(
    ("risks", "lam", "prior", "message"),
    [
        (
            [0.1, 1.2],
            1,
            None,
            "hypothesis L̂ number between 0 1; 1.2",
        ),
        ([], 1, None, "risks numbers between 0 1"),
        ([[0.1]], 1, None, "risks between 0 1 row; 0.1"),
        ([0.1, math.nan], 1, None, "hypothesis L̂ number between 0 1; nan"),
        ([0.1, 0.2], -1, None, "λ number ≥ 0; -1"),
        (
            [0.1, 0.2],
            1,
            [0.5, 0.6],
            "prior between 0 1 1 of 2; 2",
        ),
        ([0.1, 0.2], 1, [1.0], "prior between 0 1 1 of 2; 1"),
        ([0.1, 0.2], 1, [1.5, -0.5], "prior π between 0 1; 1.5"),
    ],
)
def test_what_lies_outside_is_refused_in_one_sentence(risks: Any, lam: float, prior: Any, message: str) -> None:
    with pytest.raises(DomainError, match=pattern(message)):
        gibbs_posterior(risks, lam, prior)
