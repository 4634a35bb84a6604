"""Classifiers judged on the same test set: McNemar's table of two, Cochran's Q of several."""

from dataclasses import dataclass
from math import nan
from typing import Any

import numpy as np

from learners.shared.arrays import unmasked


@dataclass(frozen=True)
class Paired:
    """How two classifiers' mistakes on the same examples divide.

    Attributes
    ----------
    both_right, only_first_wrong, only_second_wrong, both_wrong : numbers of examples. The middle two are what the
        theorems `mcnemar`, `mcnemar_chi_square`, `mcnemar_chi_square_corrected` and `mcnemar_midp` ask for.
    """

    both_right: int
    only_first_wrong: int
    only_second_wrong: int
    both_wrong: int

    @property
    def chi_square(self) -> float:
        """McNemar's statistic (b - c)^2 / (b + c), without correction; nan where none is got wrong by one alone."""
        return self._statistic(correction=0)

    @property
    def corrected_chi_square(self) -> float:
        """The statistic (|b - c| - 1)^2 / (b + c) with Edwards's correction for continuity; 0 for b = c."""
        return self._statistic(correction=1)

    def _statistic(self, correction: int) -> float:
        either = self.only_first_wrong + self.only_second_wrong
        apart = max(0, abs(self.only_first_wrong - self.only_second_wrong) - correction)
        return apart**2 / either if either else nan


@dataclass(frozen=True)
class CochranQ:
    """Cochran's statistic Q, its degrees of freedom and the p-value of the chi-square approximation."""

    statistic: float
    degrees_of_freedom: int
    p_value: float


def paired(y: Any, first: Any, second: Any) -> Paired:
    """McNemar's table of two classifiers' answers `(samples,)` against y `(samples,)`.

    Source: McNemar (1947), Note on the sampling error of the difference between correlated proportions; Edwards (1948).
    """
    unmasked(y, first, second)
    y, first, second = np.asarray(y), np.asarray(first), np.asarray(second)
    if not y.shape == first.shape == second.shape or y.ndim != 1:
        raise ValueError(
            "first, second of paired (two classifiers' answers) must have the shape of y, (samples,); "
            f"got {first.shape} and {second.shape} for {y.shape}"
        )
    one_errs, other_errs = first != y, second != y
    counts = (~one_errs & ~other_errs, one_errs & ~other_errs, ~one_errs & other_errs, one_errs & other_errs)
    return Paired(*(int(count.sum()) for count in counts))


def cochran_q(right: Any) -> CochranQ:
    """Do several classifiers `(classifiers, samples)`, entries 1 where right and 0 where wrong, have one accuracy?

    Examples that all get right or all get wrong do not matter; where there are no others Q is nan.

    Source: Cochran (1950), The comparison of percentages in matched samples.
    """
    from scipy.special import chdtrc

    unmasked(right)
    table = np.asarray(right, dtype=np.float64)
    if table.ndim != 2 or len(table) < 2 or not np.isin(table, (0, 1)).all():
        raise ValueError(
            "right of cochran_q (which answers are right) must hold 0 and 1 in shape (classifiers, samples), with two "
            f"classifiers or more; got shape {table.shape}"
        )
    k, by_classifier, by_example = len(table), table.sum(axis=1), table.sum(axis=0)
    below = k * by_example.sum() - (by_example**2).sum()
    spread = k * (by_classifier**2).sum() - by_classifier.sum() ** 2
    statistic = float((k - 1) * spread / below) if below else nan
    return CochranQ(statistic, k - 1, float(chdtrc(k - 1, statistic)) if below else nan)
