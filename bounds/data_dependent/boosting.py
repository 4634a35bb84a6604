"""AdaBoost's bound on the training error where the edges differ from round to round."""

from typing import Any

import numpy as np

from bounds.solving.validation import DomainError, check_array
from bounds.vocabulary.variables import Edge

EDGE = Edge.__metadata__[0]


def training_error_product(edges: Any) -> float:
    """The product over all rounds of sqrt(1 - 4 γ_t²), which AdaBoost's training error never exceeds.

    `edges` has shape `(rounds,)`: each round's edge, 1/2 minus the weak learner's weighted error, in [0, 1/2].
    No rounds give 1, an edge of 1/2 in any round gives 0. Raises DomainError naming the first edge out of range.
    Source: Freund and Schapire 1997, Theorem 6.

    >>> from bounds import training_error_product
    >>> round(training_error_product([0.3, 0.3]), 12)
    0.64
    """
    values = _edges(edges)
    with np.errstate(divide="ignore"):
        # Logarithms do not underflow on the way; 1 + 2γ and 1 - 2γ apart keep the digits of edges near 1/2.
        logarithm = np.sum(np.log1p(2 * values) + np.log1p(-2 * values)) / 2
    return float(np.exp(logarithm))


def _edges(edges: Any) -> np.ndarray:
    values = np.asarray(edges)
    if values.size == 0:
        return np.empty(0)
    if values.ndim != 1 or values.dtype.kind not in "iuf":
        domain = f"{EDGE.domain.words}, one for each round"
        got = repr(edges)[:60] if values.ndim == 1 else f"an array of shape {values.shape}"
        raise DomainError(f"edges ({EDGE.meaning}) must be {domain}; got {got}")
    check_array(EDGE, values)
    return values.astype(float)
