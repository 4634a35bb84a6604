"""Cascade correlation: hidden units are added one at a time, each trained to follow what is still wrong."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.networks._mlp import scaling
from learners.shared.arguments import generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses
from learners.shared.words import Seed, Tolerance

# A candidate whose covariance with the residuals is below this share of their size follows nothing.
NOTHING = 1e-9


@learner
class CascadeCorrelation(AnyClasses):
    """A network that builds itself: linear outputs first, then one frozen tanh unit after another.

    The outputs, one for each class and coded one of K, are least squares on the inputs and the hidden units so far. A
    new unit sees the inputs and all earlier units. Each of a pool of candidates ascends
    S = sum over outputs |sum over examples (o_p - mean o)(E_p - mean E)|, o its answer and E the residual errors, by
    the gradient; the one with the largest S is kept, its weights frozen, and the outputs are trained again. (The notes'
    mean of o carries an index of the output that it does not have, and "restrained" means retrained.)

    The squared error never rises on the sample; greedy growth may overfit. Inputs are scaled to mean 0 and deviation 1.

    Source: Fahlman & Lebiere (1990), The cascade-correlation learning architecture.

    Parameters
    ----------
    units : int >= 1, default 8; the most hidden units.
    pool : int >= 1, default 4; candidates for each.
    tol : float in (0, 1), default 0.01; the mean squared residual, in all outputs, at which it stops.
    random_state : None, int or RandomState, default 0; draws the candidates' first weights.

    Attributes
    ----------
    units_ : list of arrays: the frozen weights of each hidden unit, on 1, the inputs, and the units before it.
    outputs_ : array `(1 + features + units, classes)`
    outputs_path_ : list of such arrays, after 0, 1, ... units
    history_ : dict. After 0, 1, ... units, arrays: `residual`, the mean over the examples of the squared residuals'
        sum, and `training_error`. Per unit, arrays `(units, pool)`: `first_covariance` and `covariance`, each
        candidate's S before and after its ascent. Once: `stopped_by`,
        "tolerance", "units" or "no covariance" (no candidate follows the residuals).

    Complexity: O(units pool steps samples (features + units)) and a least squares problem for each unit.

    >>> from learners import CascadeCorrelation
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]
    >>> network = CascadeCorrelation(units=3).fit(X, y)
    >>> network.predict(X).tolist()
    [0, 1, 1, 0]
    >>> network.history_["training_error"].tolist()
    [0.5, 0.0]
    """

    title = "Cascade correlation"
    description = "Adds one hidden unit after another, each trained to follow the errors that are left."

    units: Annotated[int, "largest number of hidden units"] = 8
    pool: Annotated[int, "candidates for each unit"] = 4
    tol: Annotated[Tolerance, "mean squared residual to stop at"] = 0.01
    random_state: Seed = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with labels y `(samples,)`."""
        most = integer(self, "units", 1)
        pool = integer(self, "pool", 1)
        tolerance = real(self, "tol", 0, 1)
        random = generator(self)
        X, label = self._read_sample(X, y)
        self._mean, self._deviation = scaling(X)
        target = np.eye(len(self.classes_))[label]
        self.units_: list[Reals] = []
        records = _Records()
        reason = self._grow(X, target, label, records, (most, pool, tolerance), random)
        self.history_, self.outputs_path_ = records.history(pool) | {"stopped_by": reason}, records.outputs
        return self

    def _grow(self, X: Reals, target: Reals, label: Any, records: _Records, limits: Any, random: Any) -> str:
        """Add units until a rule stops it; returns which."""
        most, pool, tolerance = limits
        seen = self._seen(X)
        while True:
            residual = self._train_outputs(seen, target, label, records)
            reason = self._enough(records.residual[-1], most, tolerance)
            if reason:
                return reason
            unit, first, last = best_candidate(seen, residual, pool, random)
            if max(last) <= NOTHING * len(X):
                return "no covariance"
            records.first.append(first)
            records.last.append(last)
            self.units_.append(unit)
            seen = np.column_stack([seen, np.tanh(seen @ unit)])

    def _enough(self, residual: float, most: int, tolerance: float) -> str:
        """Which rule stops the growth; empty if none does."""
        if residual <= tolerance:
            return "tolerance"
        return "units" if len(self.units_) == most else ""

    def outputs(self, X: Any) -> Reals:
        """The linear outputs for each row of X; shape `(samples, classes)`."""
        return np.asarray(self._seen(self._read_points(X)) @ self.outputs_)

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of the largest output, of equal ones the first; shape `(samples,)`."""
        outputs = self.outputs(X)
        return self._as_labels(np.argmax(outputs, axis=1))

    def after(self, units: int) -> CascadeCorrelation:
        """The network as it was with its first `units` hidden units, 0 to all of them."""
        if not 0 <= units <= len(self.units_):
            raise ValueError(
                f"units of after (hidden units) must be an integer in [0, {len(self.units_)}]; got {units}"
            )
        earlier = copy(self)
        earlier.units_, earlier.outputs_ = self.units_[:units], self.outputs_path_[units]
        return earlier

    def _seen(self, X: Reals) -> Reals:
        """What the outputs see: 1, the scaled inputs, the hidden units; `(samples, 1 + features + units)`."""
        seen = np.column_stack([np.ones(len(X)), (X - self._mean) / self._deviation])
        for unit in self.units_:
            seen = np.column_stack([seen, np.tanh(seen @ unit)])
        return seen

    def _train_outputs(self, seen: Reals, target: Reals, label: NDArray[np.int64], records: _Records) -> Reals:
        """Least squares, of smallest norm where it is not unique; returns the residuals `(samples, classes)`."""
        outputs = np.asarray(np.linalg.lstsq(seen, target, rcond=None)[0], dtype=np.float64)
        self.outputs_ = outputs
        records.outputs.append(outputs)
        said = seen @ self.outputs_
        records.residual.append(float(np.mean(np.sum((said - target) ** 2, axis=1))))
        records.training_error.append(float(np.mean(np.argmax(said, axis=1) != label)))
        return said - target


@dataclass
class _Records:
    """What growth leaves behind."""

    residual: list[float] = field(default_factory=list)
    training_error: list[float] = field(default_factory=list)
    first: list[list[float]] = field(default_factory=list)
    last: list[list[float]] = field(default_factory=list)
    outputs: list[Reals] = field(default_factory=list)

    def history(self, pool: int) -> dict[str, Any]:
        """As arrays."""
        return {
            "residual": np.array(self.residual),
            "training_error": np.array(self.training_error),
            "first_covariance": np.array(self.first).reshape(-1, pool),
            "covariance": np.array(self.last).reshape(-1, pool),
        }


def covariance(weights: Reals, seen: Reals, residual: Reals) -> tuple[float, Reals]:
    """S of a candidate with `weights` `(inputs,)`, and its gradient.

    `seen` is `(samples, inputs)`, `residual` `(samples, outputs)`. The gradient is the sum over outputs of sign(S_k)
    times the sum over examples of (E - mean E) f' times the input.
    """
    answer = np.tanh(seen @ weights)
    centred = residual - residual.mean(axis=0)
    each = (answer - answer.mean()) @ centred
    slope = (centred @ np.sign(each)) * (1 - answer**2)
    return float(np.abs(each).sum()), seen.T @ slope


def best_candidate(seen: Reals, residual: Reals, pool: int, random: Any) -> tuple[Reals, list[float], list[float]]:
    """The trained candidate with the largest S; each candidate's S at its random start and after its ascent."""
    from scipy.optimize import minimize

    def falling(weights: Reals) -> tuple[float, Reals]:
        value, slope = covariance(weights, seen, residual)
        return -value, -slope

    starts = random.uniform(-1, 1, size=(pool, seen.shape[1]))
    ends = [minimize(falling, start, jac=True, method="L-BFGS-B", options={"maxiter": 60}) for start in starts]
    first, last = [covariance(start, seen, residual)[0] for start in starts], [-float(end.fun) for end in ends]
    return np.asarray(ends[int(np.argmax(last))].x), first, last
