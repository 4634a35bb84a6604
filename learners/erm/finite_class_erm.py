"""Empirical risk minimization over a finite class by enumeration."""

from collections.abc import Callable, Sequence
from math import log
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.erm.threshold_grid import ThresholdGrid
from learners.shared.arguments import choice, generator, integer, real, refusal
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses
from learners.shared.words import Seed

# How many answers (hypotheses x samples) are held at once, one byte each.
BLOCK = 2**24


@learner
class FiniteClassERM(TwoClasses):
    """The hypothesis with the fewest training mistakes in an explicit finite class, found by enumeration.

    The theorems on finite classes want the class fixed before the sample is drawn. So is the default:
    thresholds 1[x_j >= a] and 1[x_j < a] for every feature j and a on a fixed grid, with both constants; |H|
    is 2 features grid_points + 2. (Scale the features by what is known beforehand, never by the sample.)

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 2.3 (finite hypothesis
    classes); the version space is Mitchell's (1997), Machine Learning, section 2.5.

    Parameters
    ----------
    hypotheses : sequence of functions, or None, default None
        Each takes X `(samples, features)` and returns `(samples,)` values 0 or 1, 1 for the positive class. A
        sequence that also has a method `predict_all(X)` returning all answers `(hypotheses, samples)` is
        asked that instead while fitting. None is the grid above.
    grid_points : int >= 1, default 41
        Thresholds per feature and direction of the default class.
    limit : float > 0, default 2.0
        The default class's thresholds are equally spaced from -limit to limit (only 0 for one point).
    tie : "lowest" or "random", default "lowest"
        Which of several minimizers is taken: that of lowest index, or any with equal probability.
    random_state : None, int or RandomState, default None
        Draws among ties.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class. One class only: every answer is that
        class (which the constants of the default class would say too; for another class give `labels`).
    hypotheses_ : the class searched.
    ln_size_ : float, natural logarithm of its size |H|.
    training_errors_ : array `(hypotheses,)`
    version_space_ : array `(consistent,)`, indices of the hypotheses without a training mistake.
    best_index_ : int
    breakpoints_ : where the answer changes, if the hypothesis tells it as `breakpoints` and there is one
        feature; or None.
    history_ : dict
        `training_error` of the chosen one, `minimisers` `(ties,)`, the indices of all minimizers, and `ties`.

    Complexity: O(hypotheses samples) to fit, in blocks of 16 MB.

    >>> from learners import FiniteClassERM
    >>> rules = [lambda X: X[:, 0] > 1.5, lambda X: X[:, 0] > 3]
    >>> best = FiniteClassERM(rules, labels=(0, 1)).fit([[1], [2], [4]], [0, 1, 1])
    >>> best.predict([[1], [2]]).tolist()
    [0, 1]
    """

    title = "Finite class, best on the sample"
    description = "Asks every hypothesis of a finite class and keeps the one with the fewest mistakes on the sample."

    hypotheses: Annotated[Sequence[Callable[[Any], Any]] | None, "hypotheses", "the class searched"] = None
    grid_points: Annotated[int, "thresholds per feature"] = 41
    limit: Annotated[float, "largest threshold"] = 2.0
    tie: Annotated[str, "choice among ties", "which minimizer is taken"] = "lowest"
    random_state: Seed = None
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Search the class on X `(samples, features)` and two labels y `(samples,)`."""
        points = integer(self, "grid_points", 1)
        limit = real(self, "limit", above=0)
        tie = choice(self, "tie", ("lowest", "random"))
        random = generator(self)
        explicit = _explicit_class(self)
        X, positive = self._read_sample(X, y)
        self.hypotheses_ = ThresholdGrid(X.shape[1], points, limit) if explicit is None else explicit
        mistakes = _mistakes(self.hypotheses_, X, positive)
        minimizers = np.flatnonzero(mistakes == mistakes.min())
        self.best_index_ = int(minimizers[0] if tie == "lowest" else random.choice(minimizers))
        self.ln_size_ = log(len(self.hypotheses_))
        self.training_errors_ = mistakes / len(positive)
        self.version_space_ = np.flatnonzero(mistakes == 0)
        breakpoints = getattr(self.hypotheses_[self.best_index_], "breakpoints", None)
        self.breakpoints_ = breakpoints if X.shape[1] == 1 else None
        self.history_ = {
            "training_error": float(self.training_errors_[self.best_index_]),
            "minimisers": minimizers,
            "ties": len(minimizers),
        }
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        X = self._read_points(X)
        answers = self.hypotheses_[self.best_index_](X)
        return self._as_labels(_binary(answers, (len(X),), f"hypothesis {self.best_index_}"))


def _explicit_class(learner: FiniteClassERM) -> Sequence[Callable[[Any], Any]] | None:
    """The class given, None for the default; ValueError for what is no class."""
    hypotheses = learner.hypotheses
    if hypotheses is None:
        return None
    is_sequence = hasattr(hypotheses, "__len__") and hasattr(hypotheses, "__getitem__")
    # A mapping or a string would be indexed by other things than 0, 1, ...
    usable = is_sequence and not isinstance(hypotheses, str | bytes | dict) and len(hypotheses) > 0
    if not usable or not (hasattr(hypotheses, "predict_all") or all(map(callable, hypotheses))):
        domain = "None or a non-empty sequence of functions from X (samples, features) to 0 or 1 (samples,)"
        raise refusal(learner, "hypotheses", domain, hypotheses)
    rules: Sequence[Callable[[Any], Any]] = hypotheses
    return rules


def _mistakes(hypotheses: Any, X: Reals, positive: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Training mistakes of every hypothesis, `(hypotheses,)`."""
    total = np.zeros(len(hypotheses), dtype=np.int64)
    if not hasattr(hypotheses, "predict_all"):
        for index, hypothesis in enumerate(hypotheses):
            answers = _binary(hypothesis(X), (len(X),), f"hypothesis {index}")
            total[index] = np.count_nonzero(answers != positive)
        return total
    width = max(1, BLOCK // len(hypotheses))
    for start in range(0, len(X), width):
        block, truth = X[start : start + width], positive[start : start + width]
        answers = _binary(hypotheses.predict_all(block), (len(hypotheses), len(block)), "predict_all")
        total += np.count_nonzero(answers != truth, axis=1)
    return total


def _binary(said: Any, shape: tuple[int, ...], who: str) -> NDArray[np.bool_]:
    """Answers as bool; ValueError if they have another shape or are not all 0 or 1."""
    answers: NDArray[Any] = np.asarray(said)
    if answers.shape == shape and answers.dtype == bool:
        return answers
    if answers.shape != shape or not np.isin(answers, (0, 1)).all():
        raise ValueError(
            f"hypotheses of FiniteClassERM (the class searched) must answer 0 or 1 in shape {shape}; "
            f"{who} answers {answers.dtype} in shape {answers.shape}"
        )
    positive: NDArray[np.bool_] = answers == 1
    return positive
