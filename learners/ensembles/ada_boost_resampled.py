"""AdaBoost whose weak learners see samples drawn from its distribution: the lecture notes' form."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.ensembles.rejection_sampler import rejection_sampler
from learners.shared.arguments import choice, generator, integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.remarks import NOT_CONVERGED
from learners.shared.two_classes import ByScore
from learners.shared.words import Seed

WEAK = ("stump", "perceptron", "tree")
# An edge below this is rounding: weights have 16 digits. TINY keeps the logarithm finite.
ROUNDING, TINY = 1e-12, 1e-300


@learner
class AdaBoostResampled(ByScore):
    """Each round draws m examples from D_t by rejection and fits a weak learner to them, unweighted.

    The weak learner never sees a weight: a stump (tree of depth 1), a tree of depth 2, or a perceptron with
    intercept, ten epochs long. It is judged on the whole sample: eps_t is the D_t-weight of what it gets wrong,
    alpha_t = 1/2 ln((1 - eps_t) / eps_t) its vote, and D_{t+1} is D_t exp(-alpha_t y f_t) normalized. So the
    product of the Z_t = 2 sqrt(eps_t (1 - eps_t)) bounds the training error as in AdaBoost, whatever was drawn.

    The notes' algorithm has no case for eps_t = 0 or eps_t >= 1/2. Here a weak learner with eps_t > 1/2 is turned
    round (its negation has the edge: alpha_t is negative, the bound holds); one at 1/2 is discarded and drawn
    anew, `patience` times in a row at most; one that errs nowhere becomes the whole answer.
    A vote of exactly 0 goes to `classes_[0]`. A sample of one class needs no round.

    Source: Freund & Schapire (1997), A decision-theoretic generalization of on-line learning; lecture notes.

    Parameters
    ----------
    n_estimators : int >= 1, default 50; the largest number T of weak learners.
    weak : "stump", "perceptron" or "tree", default "stump".
    patience : int >= 1, default 10; draws in a row that may bring no edge.
    random_state : None, int or RandomState, default 0

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class.
    rounds_ : int, rounds kept.
    weak_ : list of the fitted weak learners.
    history_ : dict. Per kept round, arrays `(rounds_,)`: `weighted_error`, `alpha`, `z`, `z_product` (bounds the
        training error), `training_error`, `trials` (proposals that the draw took), `expected_trials` (m^2 max D_t);
        `weights` `(rounds_, samples)`, the D_t. Once: `margins` `(samples,)`, y H(x) divided by the sum of the
        |alpha|; `discarded`, how many draws brought no edge; `stopped_by`, "rounds done", "perfect weak
        learner", "no edge" or "one class".

    Complexity: a fit of the weak learner and about m^2 max D_t proposals a round.

    >>> from learners import AdaBoostResampled
    >>> X, y = [[1], [2], [3], [4]], [0, 0, 1, 1]
    >>> boosted = AdaBoostResampled(n_estimators=5).fit(X, y)
    >>> boosted.predict([[0], [5]]).tolist()
    [0, 1]
    >>> boosted.history_["stopped_by"]
    'perfect weak learner'
    """

    title = "AdaBoost by resampling"
    description = (
        "Draws, each round, the examples that are still misclassified more often, and fits a simple rule to them."
    )

    n_estimators: Annotated[int, "largest number of rounds T", "number of weak learners"] = 50
    weak: Annotated[str, "weak learner"] = "stump"
    patience: Annotated[int, "largest number of draws without an edge", "draws without an edge"] = 10
    random_state: Seed = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Boost on X `(samples, features)` and two labels y `(samples,)`; ValueError on a third."""
        rounds = integer(self, "n_estimators", 1)
        choice(self, "weak", WEAK)
        patience = integer(self, "patience", 1)
        random = generator(self)
        X, positive = self._read_sample(X, y)
        signs = np.where(positive, 1.0, -1.0)
        boost = _Boost(X, signs, self._new, random)
        reason = boost.run(rounds, patience) if len(np.unique(signs)) > 1 else "one class"
        self.weak_, self._alpha = boost.kept, np.array(boost.alpha)
        self._constant = float(signs[0]) if reason == "one class" else 0.0
        self.rounds_ = len(self.weak_)
        self.history_ = boost.history() | {"stopped_by": reason}
        return self

    @property
    def estimators_(self) -> list[Any]:
        """The weak learners, in whose changes alone the answer may change."""
        check_is_fitted(self)
        return self.weak_

    @property
    def breakpoints_(self) -> Reals | None:
        """Without any round nothing changes anywhere: no places `(0,)`; else None, the weak learners tell theirs."""
        check_is_fitted(self)
        return None if self.weak_ else np.empty(0)

    def decision_function(self, X: Any) -> Reals:
        """H(x), the weighted vote, positive for `classes_[1]`; shape `(samples,)`."""
        *_, last = self._votes(self._read_points(X))
        return last

    def staged_predict(self, X: Any) -> Iterator[NDArray[Any]]:
        """The winning class after round 1, 2, ...; each of shape `(samples,)`."""
        stages = self._votes(self._read_points(X))
        next(stages)
        for total in stages:
            yield self._as_labels(total > 0)

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, whether the rounds ended with mistakes left, and how good they were."""
        history = self.history_
        if history["stopped_by"] != "rounds done" or not history["training_error"][-1]:
            return super().remarks(X)
        missed, bound = 100 * history["training_error"][-1], 100 * history["z_product"][-1]
        right = 100 * (0.5 + np.abs(0.5 - history["weighted_error"]).mean())
        left = f"{missed:.2g} % of the sample misclassified after {self.rounds_:,} rounds, at most {bound:.2g} %"
        how_far = f"{left} by the bound: weak learners from random draws were {right:.2g} % right"
        return super().remarks(X) | {NOT_CONVERGED: how_far}

    def _votes(self, X: Reals) -> Iterator[Reals]:
        total = np.full(len(X), self._constant)
        yield total
        for weak, alpha in zip(self.weak_, self._alpha, strict=True):
            total = total + (alpha if np.isfinite(alpha) else np.sign(alpha)) * _answers(weak, X)
            yield total

    def _new(self, random: np.random.RandomState) -> Any:
        """A weak learner, not fitted yet; it answers -1.0 or 1.0."""
        if self.weak == "perceptron":
            from learners.halfspaces.perceptron import Perceptron

            return Perceptron(max_iter=10)
        from sklearn.tree import DecisionTreeClassifier

        return DecisionTreeClassifier(max_depth=1 if self.weak == "stump" else 2, random_state=random)


def _answers(weak: Any, X: Reals) -> Reals:
    return np.asarray(weak.predict(X), dtype=np.float64)


@dataclass
class _Boost:
    """The rounds on one sample, `X` `(samples, features)` and `signs` `(samples,)`, and what they leave behind."""

    X: Reals
    signs: Reals
    new: Any
    random: np.random.RandomState

    def __post_init__(self) -> None:
        m = len(self.signs)
        self.kept: list[Any] = []
        self.alpha: list[float] = []
        self.errors: list[float] = []
        self.trials: list[int] = []
        self.weights: list[Reals] = []
        self.training: list[float] = []
        self.total, self.current, self.discarded = np.zeros(m), np.full(m, 1 / m), 0

    def run(self, rounds: int, patience: int) -> str:
        """Boost until a rule stops it; returns which."""
        idle = 0
        while len(self.kept) < rounds:
            weak, answers, trials = self.draw_and_fit()
            wrong = answers != self.signs
            if wrong.all() or not wrong.any():
                self.keep_perfect(weak, answers, float(wrong[0]), trials)
                return "perfect weak learner"
            error = float(np.clip(self.current[wrong].sum(), TINY, 1 - ROUNDING))
            if abs(error - 0.5) < ROUNDING:
                idle, self.discarded = idle + 1, self.discarded + 1
                if idle == patience:
                    return "no edge"
                continue
            idle = 0
            self.keep(weak, answers, error, trials)
        return "rounds done"

    def draw_and_fit(self) -> tuple[Any, Reals, int]:
        """A weak learner fitted to m draws, its answers on the sample `(samples,)`, and the trials."""
        sample = rejection_sampler(self.current, len(self.signs), self.random)
        weak = self.new(self.random).fit(self.X[sample.indices], self.signs[sample.indices])
        return weak, _answers(weak, self.X), sample.trials

    def keep(self, weak: Any, answers: Reals, error: float, trials: int) -> None:
        """Give it its vote and reweigh the examples."""
        alpha = float(np.log((1 - error) / error) / 2)
        self.note(weak, alpha, error, trials)
        self.total = self.total + alpha * answers
        self.training.append(float(np.mean((self.total > 0) != (self.signs > 0))))
        losses = self.signs * self.total
        weights = np.exp(losses.min() - losses)
        self.current = weights / weights.sum()

    def keep_perfect(self, weak: Any, answers: Reals, error: float, trials: int) -> None:
        """It errs nowhere, or everywhere: it alone is the answer, with an infinite vote."""
        for past in (self.kept, self.alpha, self.errors, self.trials, self.weights, self.training):
            past.clear()
        alpha = np.inf if error < 0.5 else -np.inf
        self.note(weak, alpha, error, trials)
        self.total = np.sign(alpha) * answers
        self.training.append(float(np.mean(self.total != self.signs)))

    def note(self, weak: Any, alpha: float, error: float, trials: int) -> None:
        """Write down a round."""
        self.kept.append(weak)
        self.alpha.append(alpha)
        self.errors.append(error)
        self.trials.append(trials)
        self.weights.append(self.current)

    def history(self) -> dict[str, Any]:
        """The rounds as arrays."""
        errors, alpha = np.array(self.errors), np.array(self.alpha)
        z = 2 * np.sqrt(errors * (1 - errors))
        weights = np.array(self.weights).reshape(len(errors), len(self.signs))
        whole = np.abs(alpha).sum()
        return {
            "weighted_error": errors,
            "alpha": alpha,
            "z": z,
            "z_product": np.cumprod(z),
            "training_error": np.array(self.training),
            "trials": np.array(self.trials, dtype=np.int64),
            "expected_trials": len(self.signs) ** 2 * weights.max(axis=1, initial=0),
            "weights": weights,
            "margins": self.signs * self.total / (whole if 0 < whole < np.inf else 1),
            "discarded": self.discarded,
        }
