"""The perceptron with a pocket: the weights that have made the fewest mistakes so far are kept."""

from typing import Annotated, Any, Self

import numpy as np

from learners.halfspaces._pocket_update import look_at_all
from learners.shared.arguments import beginning, choice, generator, integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant
from learners.shared.remarks import NOT_CONVERGED
from learners.shared.words import FirstWeights, Seed

CHOICES = ("next", "first", "random", "worst")
STOPPED_BY = ("no mistake", "max_iter")


@learner
class Pocket(Halfspace):
    """The perceptron's updates `w += y x` for a misclassified example; the answer is the w with the fewest mistakes.

    A mistake is y <w, x> <= 0, so that w = 0 makes as many as there are examples and the perceptron stops exactly
    when it makes none. After every update the mistakes on the whole sample are counted, and of equals the
    earliest w stays in the pocket. On a separable sample this is the perceptron; on another the perceptron goes
    on for ever (in a bounded region), its last w may be bad, and all that is guaranteed of the pocket is to be the best
    seen. Which one that is depends on the examples chosen as much as on the start.

    The batch perceptron of the books corrects any misclassified example: the next one in the order of the sample,
    the first, a random one, or the one misclassified worst. The notes stop it after as many updates as examples,
    which may be too few even for two. From w = 0 a learning rate would only scale w.

    Source: Gallant (1990), Perceptron-based learning algorithms (the ratchet); Shalev-Shwartz & Ben-David (2014),
    section 9.1.2.

    Parameters
    ----------
    max_iter : int >= 1, default 1000
    choose : "next", "first", "random" or "worst", default "next"
        Which misclassified example is corrected; "worst" has the smallest y <w, x>, the first of several.
    random_state : None, int or RandomState, default None
        Draws the "random" examples.

    Attributes
    ----------
    coef_ : array `(1, features)`, from the pocket.
    n_iter_ : int, updates.
    history_ : dict
        `updates`; `update_indices` `(updates,)`; `errors` `(updates + 1,)`, the share of mistakes of w = 0 and
        after each update; `pocket_errors` `(updates + 1,)`, of the pocket; `pocket_update`, after which update
        its w was found; `weights_path` `(updates + 1, features)`, a last coordinate being the intercept;
        `converged`; `stopped_by`, "no mistake" or "max_iter"; `training_error` of the answers, which may be
        less than that of the pocket where a score is exactly 0.

    Complexity: O(updates samples features); memory O(updates features).

    >>> from learners import Pocket
    >>> X, y = [[1], [2], [3], [4], [5]], [0, 1, 0, 1, 1]
    >>> pocket = Pocket(max_iter=100).fit(X, y)
    >>> float(pocket.history_["pocket_errors"][-1])
    0.2
    """

    title = "Pocket perceptron"
    description = "Runs the perceptron and keeps, of all the weights on the way, those with the fewest mistakes."

    max_iter: Annotated[int, "largest number of updates"] = 1000
    choose: Annotated[str, "example corrected", "which misclassified example is corrected"] = "next"
    fit_intercept: bool = True
    random_state: Seed = None
    labels: tuple[Any, Any] | None = None
    coef_init: FirstWeights = None

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        most = integer(self, "max_iter", 1)
        choose = choice(self, "choose", CHOICES)
        intercept, random = self._may_miss_origin(), generator(self)
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        w, self.history_ = _run(points, signs, beginning(self, points.shape[1]), most, choose, random)
        self.history_["training_error"] = training_error(points, signs, w)
        self.n_iter_ = self.history_["updates"]
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, whether it converged: no mistake is left."""
        error = self.history_["training_error"]
        missed = {NOT_CONVERGED: f"{100 * error:.2g} % of the sample misclassified at the best"} if error else {}
        return super().remarks(X) | missed


def _run(
    X: Reals,
    signs: Reals,
    start: Reals,
    most: int,
    choose: str,
    random: Any,
) -> tuple[Reals, dict[str, Any]]:
    """The weights `(features,)` in the pocket and what happened on the way."""
    rows = signs[:, np.newaxis] * X
    columns, margins = np.ascontiguousarray(rows.T), np.empty(len(rows))
    path, indices = [start], list[int]()
    mistakes, following = look_at_all(columns, start, margins, -1)
    errors = [mistakes / len(rows)]
    while mistakes > 0 and len(indices) < most:
        chosen = following if choose in ("next", "first") else _chosen(margins, choose, random)
        indices.append(chosen)
        path.append(path[-1] + rows[chosen])
        mistakes, following = look_at_all(columns, path[-1], margins, chosen if choose == "next" else -1)
        errors.append(mistakes / len(rows))
    best = int(np.argmin(errors))
    return path[best], {
        "updates": len(indices),
        "update_indices": np.array(indices, dtype=np.int64),
        "errors": np.array(errors),
        "pocket_errors": np.minimum.accumulate(errors),
        "pocket_update": best,
        "weights_path": np.array(path),
        "converged": errors[-1] == 0,
        "stopped_by": STOPPED_BY[errors[-1] > 0],
    }


def _chosen(margins: Reals, choose: str, random: Any) -> int:
    """The example misclassified worst, or a random one of those misclassified."""
    if choose == "worst":
        return int(np.argmin(margins))
    misclassified = np.flatnonzero(margins <= 0)
    return int(misclassified[random.randint(len(misclassified))])
