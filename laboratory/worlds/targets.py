"""Formulas of binary features that label the Boolean cube."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.named import Named

Points = NDArray[np.bool_]  # (points, features), at least four features


@dataclass(frozen=True)
class Target:
    """A formula, in words and in NumPy."""

    description: str
    realizable_by: str
    formula: Callable[[Points], NDArray[np.bool_]]

    def __call__(self, X: Points) -> Any:
        return self.formula(X)


def _tree(X: Points) -> NDArray[np.bool_]:
    return np.where(X[:, 0], X[:, 1], X[:, 2] & ~X[:, 3])


def _dnf(X: Points) -> NDArray[np.bool_]:
    return (X[:, 0] & X[:, 1]) | (X[:, 2] & ~X[:, 3])


def _parity(X: Points) -> NDArray[np.bool_]:
    return X[:, 0] ^ X[:, 1] ^ X[:, 2]


def _conjunction(X: Points) -> NDArray[np.bool_]:
    return X[:, 0] & ~X[:, 1] & X[:, 2]


TARGETS: Mapping[str, Target] = Named(
    "target",
    {
        "tree": Target("if x1 then x2, else x3 and not x4", "trees with 9 nodes or more", _tree),
        "dnf": Target("(x1 and x2) or (x3 and not x4)", "disjunctions of two conjunctions", _dnf),
        "parity": Target("an odd number of x1, x2, x3", "parities", _parity),
        "conjunction": Target("x1 and not x2 and x3", "conjunctions", _conjunction),
    },
)
