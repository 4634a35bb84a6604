"""The sample that every learner is tried on, and the learner fitted to it: once, for all checks that only look."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

SEED = 7
EXAMPLES = 40
KEPT = 4  # fitted learners: checks of one learner come after each other


def sample(regression: bool = False, seed: int = SEED) -> tuple[np.ndarray, np.ndarray]:
    """Two features, labels 0 and 1, a tenth of them noise; for a regressor, a noisy linear target.

    >>> X, y = sample()
    >>> X.shape, sorted(set(y.tolist()))
    ((40, 2), [0, 1])
    """
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(EXAMPLES, 2))
    if regression:
        return X, X @ [1.0, -2.0] + 0.1 * rng.normal(size=EXAMPLES)
    return X, ((X[:, 0] > 0) ^ (rng.random(EXAMPLES) < 0.1)).astype(int)


def fresh(learner: Any, /, **arguments: Any) -> Any:
    """A new estimator of a class, or like an instance, with some of its arguments changed and nothing judged yet."""
    from sklearn.base import clone

    kind, known = (learner, {}) if isinstance(learner, type) else (type(learner), clone(learner).get_params(deep=False))
    return kind(**(known | arguments))


def is_regressor(learner: Any) -> bool:
    """Does it predict numbers?"""
    from sklearn import base

    return bool(base.is_regressor(fresh(learner)))


def fitted(learner: Any) -> Any:
    """The learner fitted to the sample. It is shared: look at it only."""
    return _fitted(_Itself(learner))


@dataclass(frozen=True, eq=False)
class _Itself:
    """A learner as a key: the very same one, whatever it is equal to."""

    learner: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.learner is self.learner

    def __hash__(self) -> int:
        return id(self.learner)


@lru_cache(maxsize=KEPT)
def _fitted(key: _Itself) -> Any:
    return fresh(key.learner).fit(*sample(is_regressor(key.learner)))
