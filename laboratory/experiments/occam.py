"""Preparing a learner for a distribution: it gets the labels, and the Occam tree its code-length penalty."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import code_bits, theorems
from laboratory.worlds import World


@dataclass(frozen=True)
class CodeLengthPenalty:
    """The gap that the code-length theorem allows a tree with so many nodes."""

    delta: float

    def __call__(self, nodes: Any, features: int, samples: int) -> NDArray[np.float64]:
        """The gap for each of `nodes`, `(sizes,)`."""
        bits = np.asarray(code_bits(np.asarray(nodes), features))
        return theorems["tree_code_length"].grid(m=samples, delta=self.delta, bits=bits)


def prepared(learner: Any, delta: float, source: World | None = None) -> Any:
    """A clone of `learner`; one with an unset penalty on the size of its tree gets the code-length penalty.

    One with an unset pair of labels gets those of `source`, so that a sample of one label means the same.
    """
    from sklearn.base import clone

    copy = clone(learner)
    free = {name for name, value in copy.get_params().items() if value is None}
    if "penalty" in free:
        copy.set_params(penalty=CodeLengthPenalty(delta))
    if "labels" in free and source is not None and len(source.classes) == 2:
        copy.set_params(labels=source.classes)
    return copy
