"""AdaBoost over decision stumps: each round takes the stump that errs least under the current weights."""

from collections.abc import Iterator
from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import integer
from learners.shared.arrays import read_array
from learners.shared.declaring import learner
from learners.shared.two_classes import ByScore

STOPPED_BY = ("rounds done", "perfect stump", "no edge")


@learner
class AdaBoost(ByScore):
    """AdaBoost with decision stumps for two classes, exact in every round.

    A stump says `sign` where `x[feature] > threshold` and `-sign` elsewhere; thresholds lie midway between
    neighbouring training values, or at -inf (a constant answer). Round t takes the stump of smallest weighted
    error eps_t, gives it the vote alpha_t = 1/2 ln((1 - eps_t) / eps_t), and multiplies the weights by
    exp(-alpha_t y f_t(x)) / Z_t with Z_t = 2 sqrt(eps_t (1 - eps_t)). The training error never exceeds the
    running product of the Z_t, which equals the mean of exp(-y H(x)).

    Equally good stumps (weighted errors within 1e-12): the lowest feature, then the lowest threshold.
    A vote of exactly 0 goes to `classes_[0]`, as in scikit-learn.

    It stops when the rounds are done; at a perfect stump (eps = 0, only possible in round 1: alpha is
    infinite, Z is 0, the ensemble is that stump and `decision_function` its -1 or +1); or when no stump has
    an edge (eps >= 1/2 - 1e-12; that round is not kept; with no round at all every vote is 0).
    A sample of one class is a perfect constant stump.

    Source: Freund & Schapire (1997), A decision-theoretic generalization of on-line learning, with the
    stopping rules that the lecture notes leave out.

    Parameters
    ----------
    n_estimators : int >= 1, default 50
        The largest number T of stumps.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class.
    rounds_ : int, rounds kept.
    history_ : dict. Per round, arrays `(rounds_,)`: `feature`, `threshold`, `sign`, `weighted_error`, `edge`
        (1/2 - eps), `alpha`, `z`, `z_product` (bounds the training error), `training_error`; once: `margins`
        `(samples,)` (of weight > 0), y H(x) divided by the sum of alpha, and `stopped_by`, one of "rounds done",
        "perfect stump", "no edge".

    Complexity: O(features samples log samples) once, O(features samples) a round, O(rounds) an answer.

    >>> from learners import AdaBoost
    >>> X, y = [[1], [2], [3], [4]], [0, 1, 1, 0]
    >>> boosted = AdaBoost(n_estimators=3).fit(X, y)
    >>> boosted.history_["training_error"].tolist()
    [0.25, 0.25, 0.0]
    >>> boosted.predict(X).tolist()
    [0, 1, 1, 0]
    """

    title = "AdaBoost with stumps"
    description = "Adds one-threshold rules, each chosen to mend what the earlier ones got wrong, and lets them vote."

    n_estimators: Annotated[int, "largest number of rounds T", "number of stumps"] = 50

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Boost on X `(samples, features)` and two labels y `(samples,)`; ValueError on more than two.

        `sample_weight` `(samples,)`, reals >= 0, are the weights to begin with, equal when None; the training errors
        told are then weighted. An example of weight 0 plays no part in the choice of stumps.
        """
        from learners.ensembles._boost import boost, presort  # brings Numba, which only a fit needs

        rounds = integer(self, "n_estimators", 1)
        X, positive = self._read_sample(X, y)
        signs, self._start = np.where(positive, 1, -1).astype(np.int8), _first_weights(sample_weight, X)
        heard = self._start > 0
        order, cuts = presort(X[heard])
        stumps, numbers, votes, reason = boost(order, cuts, signs[heard], rounds, self._start[heard])
        feature, rank, sign = stumps.T
        threshold = np.where(rank < 0, -np.inf, cuts[feature, np.maximum(rank, 0)])
        self.rounds_ = len(stumps)
        self.history_ = {"feature": feature, "threshold": threshold, "sign": sign}
        self.history_ |= _bounds(*numbers.T) | {"margins": _margins(signs[heard] * votes, numbers[:, 1])}
        self.history_["stopped_by"] = STOPPED_BY[reason]
        return self

    @property
    def breakpoints_(self) -> np.ndarray | None:
        """With one feature: where the answer may change `(places,)`; None with more."""
        return self.history_["threshold"] if self.n_features_in_ == 1 else None

    def decision_function(self, X: Any) -> np.ndarray:
        """H(x), the weighted vote, positive for `classes_[1]`; shape `(samples,)`."""
        X = self._read_points(X)
        total = np.zeros(len(X))
        for votes in self._votes(X):
            total = votes
        return total

    def staged_decision_function(self, X: Any) -> Iterator[np.ndarray]:
        """H(x) after round 1, 2, ...; each of shape `(samples,)`."""
        for total in self._votes(self._read_points(X)):
            yield total.copy()

    def staged_predict(self, X: Any) -> Iterator[np.ndarray]:
        """The winning class after round 1, 2, ...; each of shape `(samples,)`."""
        for total in self._votes(self._read_points(X)):
            yield self._as_labels(total > 0)

    def staged_weights(self, X: Any, y: Any) -> Iterator[np.ndarray]:
        """D_1, D_2, ...: the examples' weights before round 1 and after each round.

        X and y must be those of the fit; each array has shape `(samples,)` and sums to 1. A perfect stump
        leaves no weights.
        """
        X = self._read_points(X)
        signs = np.where(read_array(y) == self.classes_[-1], 1.0, -1.0)
        yield self._start / self._start.sum()
        if self.history_["stopped_by"] == STOPPED_BY[1]:
            return
        for total in self._votes(X):
            weights = self._start * np.exp(np.min(signs * total) - signs * total)
            yield weights / weights.sum()

    def _votes(self, X: np.ndarray) -> Iterator[np.ndarray]:
        # Summed round by round as in the fit, so that a vote near 0 falls to the same side in both.
        past, total = self.history_, np.zeros(len(X))
        votes = past["sign"] * np.where(np.isinf(past["alpha"]), 1.0, past["alpha"])
        for feature, threshold, vote in zip(past["feature"], past["threshold"], votes, strict=True):
            total += np.where(X[:, feature] > threshold, vote, -vote)
            yield total


def _first_weights(sample_weight: Any, X: np.ndarray) -> np.ndarray:
    """The weights to begin with `(samples,)`, not normalized; ValueError unless they are >= 0 and not all 0."""
    from sklearn.utils.validation import _check_sample_weight

    weights: np.ndarray = _check_sample_weight(sample_weight, X, dtype=np.float64, ensure_non_negative=True)
    if weights.sum() > 0:
        return weights
    raise ValueError("sample_weight of AdaBoost (weights to begin with) must be reals >= 0, not all 0; got only 0")


def _bounds(epsilon: np.ndarray, alpha: np.ndarray, training_error: np.ndarray) -> dict[str, Any]:
    z = 2 * np.sqrt(epsilon * (1 - epsilon))
    return {
        "weighted_error": epsilon,
        "edge": 0.5 - epsilon,
        "alpha": alpha,
        "z": z,
        "z_product": np.cumprod(z),
        "training_error": training_error,
    }


def _margins(signed_votes: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """Between -1 and 1; a perfect stump's votes are already so, and without any round all are 0."""
    total = alpha.sum()
    return signed_votes / total if 0 < total < np.inf else signed_votes
