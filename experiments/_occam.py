"""The price of a tree: learners know no theorem, so the code-length bound is handed to the Occam tree here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import code_bits, theorems


@dataclass(frozen=True)
class CodeLengthPenalty:
    """The gap that the code-length theorem allows a tree with so many nodes."""

    delta: float

    def __call__(self, nodes: Any, features: int, samples: int) -> NDArray[np.float64]:
        """The gap for each of `nodes`, `(sizes,)`."""
        bits = np.asarray(code_bits(np.asarray(nodes), features))
        return theorems["tree_code_length"].grid(m=samples, delta=self.delta, bits=bits)


def prepared(learner: Any, delta: float) -> Any:
    """A clone of `learner`; one that can charge for the size of its tree, and does not yet, charges by code length."""
    from sklearn.base import clone

    copy = clone(learner)
    if copy.get_params().get("penalty", 0) is None:
        copy.set_params(penalty=CodeLengthPenalty(delta))
    return copy
