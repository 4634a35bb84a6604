"""Measuring predictors: their error rate, and an interval for a true risk that is not known exactly."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.setting import refusal
from laboratory.worlds.world import Features, Predictor, World


class UnknownRiskError(ValueError):
    """The exact true risk of this predictor is unknown; `estimated_risk` still gives an interval."""

    def __init__(self, world: object, predictor: object, needs: str) -> None:
        who, whose = type(world).__name__, type(predictor).__name__
        super().__init__(f"the exact risk under {who} needs a predictor with {needs}, which {whose} lacks")


@dataclass(frozen=True)
class RiskEstimate:
    """A true risk estimated by fresh draws: their error rate and a binomial (Clopper-Pearson) interval."""

    value: float
    low: float
    high: float
    draws: int
    confidence: float


def predictions(predictor: Predictor, X: Features) -> NDArray[Any]:
    """Labels `(m,)` of the examples. Raises ValueError for another shape, as a column would broadcast."""
    labels = np.asarray(predictor.predict(X))
    rows = int(X.shape[0]) if hasattr(X, "shape") else len(X)  # a sparse matrix has no length
    if labels.shape != (rows,):
        raise refusal(predictor, "predict", "labels", f"of shape {(rows,)}", labels.shape)
    return labels


def mistake_probability(predicted: NDArray[Any], truth: NDArray[Any], noise: float) -> NDArray[np.float64]:
    """Probability of misclassification, `(points,)`, where labels are `truth`, 0 or 1, flipped with `noise`."""
    unlike = np.where(predicted == 1 - truth, 1 - noise, 1.0)
    return np.where(predicted == truth, noise, unlike)


def estimated_risk(
    world: World,
    predictor: Predictor,
    rng: np.random.Generator,
    draws: int = 100_000,
    confidence: float = 0.99,
) -> RiskEstimate:
    """True risk of a predictor estimated on `draws` fresh examples, with a Clopper-Pearson interval.

    The interval contains the true risk with probability at least `confidence`, whatever the predictor.
    """
    if not 0 < confidence < 1:
        domain = f"must be a real in (0, 1); got {confidence!r}"
        raise ValueError(f"confidence of estimated_risk (probability that the interval is right) {domain}")
    X, y = world.draw(rng, draws)
    wrong = int(np.count_nonzero(predictions(predictor, X) != y))
    low, high = _clopper_pearson(wrong, draws, confidence)
    return RiskEstimate(wrong / draws, low, high, draws, confidence)


def _clopper_pearson(wrong: int, draws: int, confidence: float) -> tuple[float, float]:
    from scipy.special import betaincinv

    tail = (1 - confidence) / 2
    low = 0.0 if wrong == 0 else float(betaincinv(wrong, draws - wrong + 1, tail))
    high = 1.0 if wrong == draws else float(betaincinv(wrong + 1, draws - wrong, 1 - tail))
    return low, high


def smallest_risk(world: World, hypotheses: Iterable[Predictor]) -> float:
    """Smallest true risk among finitely many predictors. Raises ValueError for none."""
    risks = [world.risk(hypothesis) for hypothesis in hypotheses]
    if not risks:
        raise refusal(world, "hypotheses", "class to choose from", "at least one predictor", [])
    return min(risks)
