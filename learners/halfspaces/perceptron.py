"""Rosenblatt's perceptron, of Novikoff's theorem: cycle through the sample, add what is misclassified."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import beginning, flag, generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace
from learners.shared.remarks import NOT_CONVERGED
from learners.shared.words import FirstWeights, LearningRate, Passes, Seed

STOPPED_BY = ("clean epoch", "max_iter")


@learner
class Perceptron(Halfspace):
    """From w = 0, `w += y x` wherever y <w, x> <= 0, epoch after epoch, until an epoch is clean.

    Novikoff: if some unit vector u has y <u, x> >= gamma > 0 on the whole sample, and ||x|| <= R, then there
    are at most (R / gamma)^2 updates, whatever the order. There is no learning rate: from w = 0 it would only
    scale w. A score of exactly 0 counts as a mistake in training and goes to `classes_[0]` in prediction.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. Radius, margin,
    norms and path are then those of these longer points, and so must be the gamma of the theorem.

    Without a separating hyperplane (an example x = 0 without intercept is enough) it stops at `max_iter`:
    the last w is no minimizer of anything.

    Source: Novikoff (1962), On convergence proofs on perceptrons; Shalev-Shwartz & Ben-David (2014),
    Understanding Machine Learning, theorem 9.1 (there the example to correct may be any misclassified one).

    Parameters
    ----------
    max_iter : int >= 1, default 1000
        The most passes over the sample.
    shuffle : bool, default False
        Whether each epoch takes the sample in a new random order; else in the order given.
    random_state : None, int or RandomState, default None
        Draws the orders.
    path_limit : int >= 0, default 0
        How many weight vectors to keep, those after the first updates.
    coef_init : array `(features,)`, the intercept's weight last where there is one, or None, default None
        The weights to begin with; None is 0, for which Novikoff's bound holds.
    eta0 : real > 0, default 1.0
        What `y x` is multiplied by; from w = 0 it only scales w.

    Attributes
    ----------
    n_iter_ : int, epochs, the clean one included.
    history_ : dict
        `updates`; `mistakes_per_epoch` `(epochs,)`; `update_indices` `(updates,)`, the example of each
        update; `squared_norms` `(updates,)`, ||w||^2 after each; `weights_path` `(kept + 1, features)`, w
        from the start on; `converged`; `stopped_by`, "clean epoch" or "max_iter"; `radius`, max ||x||; `margin` of
        the last w, min y <w, x> / ||w|| (nan for w = 0); `training_error`.

    Complexity: O(epochs samples features), at most (R / gamma)^2 + 1 epochs on a separable sample.

    >>> from learners import Perceptron
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> perceptron = Perceptron().fit(X, y)
    >>> perceptron.predict([[0, 1], [5, 5]]).tolist()
    [-1, 1]
    >>> perceptron.history_["updates"], perceptron.history_["converged"]
    (5, True)
    """

    title = "Perceptron"
    description = "Goes through the sample again and again, adding every example it misclassifies, until there is none."

    max_iter: Passes = 1000
    fit_intercept: bool = True
    shuffle: Annotated[bool, "shuffle the examples", "whether epochs are shuffled"] = False
    random_state: Seed = None
    path_limit: Annotated[int, "weight vectors kept"] = 0
    labels: tuple[Any, Any] | None = None
    coef_init: FirstWeights = None
    eta0: LearningRate = 1.0

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        max_iter = integer(self, "max_iter", 1)
        path_limit = integer(self, "path_limit", 0)
        fit_intercept = self._may_miss_origin()
        random = generator(self) if flag(self, "shuffle") else None
        generator(self)
        rate = real(self, "eta0", above=0)
        X, positive = self._read_sample(X, y)
        points = np.column_stack([X, np.ones(len(X))]) if fit_intercept else np.ascontiguousarray(X)
        signs, start = np.where(positive, 1.0, -1.0), beginning(self, points.shape[1])
        w, self.history_ = _run(points, rate * signs, start, max_iter, path_limit, random)
        self.history_ |= _judged(points, signs, w)
        self.n_iter_ = len(self.history_["mistakes_per_epoch"])
        self.coef_ = w[np.newaxis, : X.shape[1]].copy()
        self.intercept_ = w[X.shape[1] :].copy() if fit_intercept else np.zeros(1)
        return self

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, whether it converged."""
        last = int(self.history_["mistakes_per_epoch"][-1])
        missed = {NOT_CONVERGED: f"{last:,} mistakes in the last epoch"} if last else {}
        return super().remarks(X) | missed


def _run(
    X: Reals,
    signs: Reals,
    start: Reals,
    max_iter: int,
    path_limit: int,
    random: Any,
) -> tuple[Reals, dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way; signs `(samples,)` are times the learning rate."""
    from learners.halfspaces._perceptron_epoch import epoch  # brings Numba, which only a fit needs

    samples, features = X.shape
    w, path = start, np.zeros((path_limit + 1, features))
    path[0] = start
    mistakes, norms, order = np.empty(samples, np.int64), np.empty(samples), np.arange(samples)
    counts: list[int] = []
    indices: list[NDArray[np.int64]] = []
    squared: list[Reals] = []
    updates = 0
    while len(counts) < max_iter and (not counts or counts[-1] > 0):
        order = order if random is None else random.permutation(samples)
        count = epoch(X, signs, order, w, mistakes, norms, path[min(updates, path_limit) + 1 :])
        counts.append(count)
        indices.append(mistakes[:count].copy())
        squared.append(norms[:count].copy())
        updates += count
    return w, {
        "updates": updates,
        "mistakes_per_epoch": np.array(counts),
        "update_indices": np.concatenate(indices),
        "squared_norms": np.concatenate(squared),
        "weights_path": path[: min(updates, path_limit) + 1],
        "converged": counts[-1] == 0,
        "stopped_by": STOPPED_BY[counts[-1] > 0],
    }


def _judged(X: Reals, signs: Reals, w: Reals) -> dict[str, float]:
    """Radius, margin and training error of the weights `(features,)`."""
    scores, length = X @ w, float(np.linalg.norm(w))
    return {
        "radius": float(np.linalg.norm(X, axis=1).max()),
        "margin": float((signs * scores).min()) / length if length > 0 else float("nan"),
        "training_error": float(np.mean((scores > 0) != (signs > 0))),
    }
