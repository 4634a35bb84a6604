"""A predictor that was fixed beforehand, tested where the theorem's assumptions are violated."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.broken_assumptions.coverage import Covered
from laboratory.topics.broken_assumptions.run import BrokenRun
from learners.shared.arrays import Reals

SLUG = "validation_two_sided"


@dataclass(frozen=True)
class From:
    """The predictor that predicts 1 from `place` on."""

    place: float

    @property
    def breakpoints_(self) -> tuple[float, ...]:
        return (self.place,)

    def predict(self, X: Any) -> NDArray[np.int64]:
        """Labels `(m,)` of `X`, `(m, 1)`."""
        return np.asarray(X[:, 0] >= self.place, np.int64)


def tested(kind: str, m: int, strengths: Reals, covered: Sequence[Covered], laws: Sequence[Reals]) -> BrokenRun:
    """Hoeffding's interval on the test sets `covered`, with the exact distributions `laws` of their errors."""
    truth = np.array([seen.risk for seen in covered])
    width = np.array([seen.width for seen in covered])
    return BrokenRun(
        SLUG, {"m": m, "delta": covered[0].delta}, strengths, np.array([seen.errors for seen in covered]),
        truth - width, truth + width, truth, covered[-1].broken, np.array(laws),
        kind=kind,
    )  # fmt: skip
