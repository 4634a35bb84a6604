"""AdaBoost by hand, from given errors: votes, normalizers, and the weight of an example after any number of rounds."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True, eq=False)
class BoostingRounds:
    """What the weighted errors `(rounds,)` of AdaBoost's rounds decide.

    Attributes
    ----------
    alphas : `(rounds,)`, 1/2 ln((1 - error) / error).
    normalizers : `(rounds,)`, Z = 2 sqrt(error (1 - error)).
    missed, hit : `(rounds,)`, by what a round multiplies the normalized weight of an example that it gets wrong,
        1 / (2 error), or right, 1 / (2 (1 - error)).
    training_error_bounds : `(rounds,)`, the running product of the normalizers.
    """

    errors: Reals
    alphas: Reals
    normalizers: Reals
    missed: Reals
    hit: Reals
    training_error_bounds: Reals

    def weight(self, wrong: Any, start: float) -> float:
        """The normalized weight of an example of weight `start` after the rounds, `wrong` `(rounds,)` of which miss it.

        After T rounds that all miss it, of one error each, that is start / (2 error)^T.
        """
        return float(start * np.prod(np.where(self._misses(wrong), self.missed, self.hit)))

    def factor(self, wrong: Any) -> float:
        """The same without normalization, from 1: the product of exp(alpha) where missed and exp(-alpha) elsewhere."""
        return float(np.exp(np.where(self._misses(wrong), self.alphas, -self.alphas).sum()))

    def _misses(self, wrong: Any) -> NDArray[np.bool_]:
        misses = read_array(wrong, bool)
        if misses.shape == self.errors.shape:
            return misses
        raise ValueError(
            f"wrong of weight (which rounds miss the example) must have shape {self.errors.shape}; got {misses.shape}"
        )


def boosting_rounds(errors: Any) -> BoostingRounds:
    """AdaBoost's numbers for weighted errors `(rounds,)` in (0, 1); above 1/2 a vote counts against, alpha < 0.

    Source: Freund & Schapire (1997), A decision-theoretic generalization of on-line learning.
    """
    epsilon = read_array(errors, np.float64)
    if epsilon.ndim != 1 or not ((epsilon > 0) & (epsilon < 1)).all():
        raise ValueError(
            "errors of boosting_rounds (weighted errors of the rounds) must be reals in (0, 1), shape (rounds,); "
            f"got {epsilon.tolist()}"
        )
    z = 2 * np.sqrt(epsilon * (1 - epsilon))
    return BoostingRounds(
        errors=epsilon,
        alphas=(np.log1p(-epsilon) - np.log(epsilon)) / 2,
        normalizers=z,
        missed=1 / (2 * epsilon),
        hit=1 / (2 * (1 - epsilon)),
        training_error_bounds=np.cumprod(z),
    )


def reweighed(weights: Any, wrong: Any) -> Reals:
    """One round of AdaBoost: the weights `(samples,)`, normalized, after a rule that errs where `wrong` `(samples,)`.

    What is got wrong has weight 1/2 in all afterwards, and so has the rest. ValueError where nothing or everything
    is got wrong: alpha is infinite.
    """
    now, misses = read_array(weights, np.float64), read_array(wrong, bool)
    if now.ndim != 1 or misses.shape != now.shape or not (np.isfinite(now) & (now >= 0)).all() or not now.sum() > 0:
        raise ValueError(
            "weights of reweighed (of the examples) must be reals >= 0, not all 0, shape (samples,) like wrong; "
            f"got {now.tolist()}"
        )
    now = now / now.sum()
    error = float(now[misses].sum())
    if not 0 < error < 1:
        raise ValueError(f"wrong of reweighed (which examples the rule gets wrong) must weigh in (0, 1); got {error:g}")
    after: Reals = np.where(misses, now / (2 * error), now / (2 * (1 - error)))
    return after
