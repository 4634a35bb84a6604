"""The Gibbs posterior on a finite class: the best compromise between training error and distance from the prior."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.solving.validation import DomainError, check_array, checked_scalar
from bounds.vocabulary.domain import Interval, at_least
from bounds.vocabulary.variables import Variable

RISK = Variable("risks", r"\hat L", "training error of each hypothesis", "", Interval(0, 1), (0.01, 0.4), 0.05)
WEIGHT = Variable("prior", r"\pi", "prior weight of each hypothesis", "", Interval(0, 1), (0.01, 0.4), 0.05)
SHARPNESS = Variable(
    "lam", r"\lambda", "weight of the training error against the prior", "", at_least(0), (1, 1e4), 100
)
ROUNDING = 1e-9  # how far a prior's sum may be from 1


@dataclass(frozen=True, eq=False)
class GibbsPosterior:
    """`weights` has shape `(hypotheses,)`; `training_error` and `kl` (nats) are inputs of PAC-Bayes theorems.

    `free_energy` is `lam * training_error + kl`, the smallest value that any posterior reaches.
    """

    weights: np.ndarray
    training_error: float
    kl: float
    free_energy: float


def gibbs_posterior(risks: Any, lam: float, prior: Any = None) -> GibbsPosterior:
    """The posterior ρ that minimizes λ E_ρ[risk] + KL(ρ‖π): ρ(h) is proportional to π(h) e^(-λ risk(h)).

    `risks` has shape `(hypotheses,)`, each in [0, 1]; `lam` is at least 0 (0 gives the prior, larger values come
    nearer to the smallest risk; in PAC-Bayes theorems it is their own λ times m); `prior`, of the same shape, adds up
    to 1 and is uniform if left out. The minimum is -ln E_π e^(-λ risk), computed in logarithms, so no λ is too large.
    Raises DomainError for values outside these domains. Source: Donsker and Varadhan 1975; Catoni 2007, section 1.2.

    >>> from math import log
    >>> from bounds import gibbs_posterior
    >>> [round(float(weight), 12) for weight in gibbs_posterior([0, 1], lam=log(3)).weights]
    [0.75, 0.25]
    """
    values = _row(RISK, risks)
    sharpness = float(checked_scalar(SHARPNESS, lam))
    weights = np.full(values.size, 1 / values.size) if prior is None else _prior(prior, values.size)
    possible = weights > 0
    smallest = values[possible].min()
    exponents = -sharpness * (values[possible] - smallest)
    known = weights[possible] / weights[possible].sum()  # the sum is 1 but for rounding
    normalizer = _log_mean_exp(known, exponents)
    posterior = np.zeros(values.size)
    posterior[possible] = known * np.exp(exponents - normalizer)
    return GibbsPosterior(
        weights=posterior,
        training_error=float(posterior @ values),
        kl=max(float(posterior[possible] @ (exponents - normalizer)), 0.0),
        free_energy=float(sharpness * smallest - normalizer),
    )


def _log_mean_exp(weights: np.ndarray, exponents: np.ndarray) -> float:
    """ln of the mean of e^exponents, the largest of which is 0: exactly 0 where all are, and precise near it."""
    below = float(weights @ np.expm1(exponents))
    # Far below 1, of the mean a prior weight at least remains.
    return float(np.log1p(below)) if below > -0.5 else float(np.log(weights @ np.exp(exponents)))


def _prior(prior: Any, hypotheses: int) -> np.ndarray:
    weights = _row(WEIGHT, prior)
    if weights.size != hypotheses or abs(weights.sum() - 1) > ROUNDING:
        got = f"{weights.size} adding up to {weights.sum():g}"
        raise DomainError(f"{_opening(WEIGHT)} that add up to 1, one for each of {hypotheses} risks; got {got}")
    return weights


def _row(variable: Variable, entries: Any) -> np.ndarray:
    values = np.asarray(entries)
    if values.ndim != 1 or not values.size or values.dtype.kind not in "iuf":
        raise DomainError(f"{_opening(variable)}, in one row; got {repr(entries)[:60]}")
    check_array(variable, values)
    return values.astype(float)


def _opening(variable: Variable) -> str:
    return f"{variable.name} ({variable.meaning}) must be numbers between 0 and 1"
