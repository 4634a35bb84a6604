"""n items have a label and a judge's answer, N others the answer alone: three intervals for the share of ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds import theorems
from bounds.formula.functions import normal_quantile
from learners.shared.arrays import Integers, Reals

MOST_LABELLED, MOST_JUDGED = 300, 20_000
SHARES = 49  # true shares at which coverages are added up
SIZES = 60  # numbers of labels along the curves
LEAST_LOG = -45.0  # logarithm of a probability that is added up
NEAR = 1e-9  # an end that is as near to a count meets it


@dataclass(frozen=True)
class Judge:
    """Its `sensitivity` and `specificity`: probabilities that it says 1 where the label is 1, and 0 where it is 0."""

    sensitivity: float
    specificity: float

    def yes(self, share: float) -> float:
        """How often it says 1, where so many labels are 1."""
        return share * self.sensitivity + (1 - share) * (1 - self.specificity)

    def errors(self, share: float) -> tuple[float, float]:
        """The probabilities that it says 0 of a 1, and 1 of a 0."""
        return share * (1 - self.sensitivity), (1 - share) * (1 - self.specificity)

    def variances(self, share: float) -> tuple[float, float, float]:
        """Of the label, of label minus answer, and of the answer."""
        missed, invented = self.errors(share)
        yes = self.yes(share)
        return share * (1 - share), missed + invented - (missed - invented) ** 2, yes * (1 - yes)


@dataclass(frozen=True, eq=False)
class JudgedTest:
    """Labels alone, a judge alone, and both together (the prediction-powered estimate).

    Attributes
    ----------
    labelled, judged, share, judge, delta : n, N, the true share of ones, the judge, and the failure probability stated.
    sizes : `(sizes,)` numbers of labels, with the half-widths `alone` and `together` there, at the true variances.
    shares : `(shares,)` true shares, and `covered`, `(4, shares)`: the exact coverage there of the normal intervals
        from labels alone, from both, and from the judge alone, and of Clopper and Pearson's from labels alone.
    at_share : `(4,)` the same at the share that is set.
    """

    labelled: int
    judged: int
    share: float
    judge: Judge
    delta: float
    sizes: Integers
    alone: Reals
    together: Reals
    shares: Reals
    covered: Reals
    at_share: Reals

    @cached_property
    def half_widths(self) -> tuple[float, float, float]:
        """At the true variances: of labels alone, of both, and of the judge alone."""
        of_label, _, of_answer = self.judge.variances(self.share)
        widths = [
            normal_half_width(*pair, self.delta) for pair in ((of_label, self.labelled), (of_answer, self.judged))
        ]
        return widths[0], float(theorems["ppi_normal"](**self.normal_inputs)), widths[1]

    @property
    def worth(self) -> float:
        """The number of labels alone with the same variance as both together."""
        of_label, of_error, of_answer = self.judge.variances(self.share)
        return self.labelled * of_label / (of_error + self.labelled / self.judged * of_answer)

    @property
    def best_weight(self) -> float:
        """The weight of the judge's answers under which the variance is smallest: Cov(Y, F) / ((1 + n/N) Var F)."""
        _, _, of_answer = self.judge.variances(self.share)
        return self._covariance / ((1 + self.labelled / self.judged) * of_answer) if of_answer else 0.0

    @property
    def best_worth(self) -> float:
        """The number of labels alone with the same variance as both together with that weight."""
        of_label, _, _ = self.judge.variances(self.share)
        left = of_label - self.best_weight * self._covariance
        return self.labelled * of_label / left if left > 0 else float("inf")

    @property
    def bias(self) -> float:
        """By how much the judge alone says 1 too often."""
        return self.judge.yes(self.share) - self.share

    @property
    def guaranteed(self) -> tuple[float, float]:
        """Half-widths for every n and N: Hoeffding's of labels alone, and of both together."""
        alone = theorems["hoeffding_two_sided"](m=self.labelled, delta=self.delta)
        return float(alone), float(theorems["ppi"](**self.guaranteed_inputs))

    @property
    def normal_inputs(self) -> dict[str, Any]:
        """Of the normal interval, at the true variances."""
        _, of_error, of_answer = self.judge.variances(self.share)
        return {"labelled": self.labelled, "judged": self.judged, "error_variance": of_error,
                "score_variance": of_answer, "delta": self.delta}  # fmt: skip

    @property
    def guaranteed_inputs(self) -> dict[str, Any]:
        """Of the guarantee: errors of a yes or no judge lie in [-1, 1], of length 2."""
        return {"labelled": self.labelled, "judged": self.judged, "judge_range": 2.0, "delta": self.delta}

    @property
    def _covariance(self) -> float:
        return self.share * (1 - self.share) * (self.judge.sensitivity + self.judge.specificity - 1)


def judged_test(
    labelled: int, judged: int, share: float, sensitivity: float, specificity: float, delta: float
) -> JudgedTest:
    """Half-widths along the number of labels, and coverages along the true share."""
    judge = Judge(sensitivity, specificity)
    sizes = np.unique(np.geomspace(10, 10 * MOST_LABELLED, SIZES).round().astype(np.int64))
    of_label, of_error, of_answer = judge.variances(share)
    together = theorems["ppi_normal"](
        labelled=sizes, judged=judged, error_variance=of_error, score_variance=of_answer, delta=delta
    )
    shares = np.linspace(0.02, 0.98, SHARES)
    columns = [coverages(labelled, judged, float(each), judge, delta) for each in (*shares, share)]
    exact = _exact_covers(labelled, [*shares, share], delta)
    covered = np.array([*np.array(columns).T, exact])
    return JudgedTest(
        labelled=labelled, judged=judged, share=share, judge=judge, delta=delta, sizes=sizes,
        alone=np.asarray(float(normal_quantile(delta / 2)) * np.sqrt(of_label / sizes), np.float64),
        together=np.asarray(together, np.float64), shares=shares, covered=covered[:, :-1],
        at_share=covered[:, -1],
    )  # fmt: skip


def coverages(labelled: int, judged: int, share: float, judge: Judge, delta: float) -> Reals:
    """`(3,)`: how often each normal interval holds `share`, added up over all that may come out."""
    answers = np.concatenate([[0.0], np.cumsum(binomial_law(judged, judge.yes(share)))])
    quantile = float(normal_quantile(delta / 2))
    counts = np.arange(labelled + 1)
    wald = _normal_covers(counts / labelled, share, labelled, quantile)
    said = np.arange(judged + 1)
    alone = _normal_covers(said / judged, share, judged, quantile)
    missed, invented, probability = error_law(labelled, *judge.errors(share))
    error = (missed - invented) / labelled
    of_error = (missed + invented) / labelled - error**2
    # The interval holds the share where (y - c)² <= q² (v/n + y(1 - y)/N), for the share y of ones that are said.
    held = _answers_between(judged, share - error, of_error / labelled, quantile, answers)
    rows = binomial_law(labelled, share)[wald].sum(), probability @ held, np.diff(answers)[alone].sum()
    return np.minimum(np.array(rows, np.float64), 1.0)


def _exact_covers(labelled: int, shares: Sequence[float], delta: float) -> list[float]:
    """How often Clopper and Pearson's interval from labels alone holds each of these shares."""
    counts = np.arange(labelled + 1)
    low, high = (np.asarray(theorems[slug](m=labelled, errors=counts, delta=delta / 2))
                 for slug in ("test_set_binomial_lower", "test_set_binomial"))  # fmt: skip
    held = ((low <= share + NEAR) & (high >= share - NEAR) for share in shares)
    return [
        min(float(binomial_law(labelled, share)[some].sum()), 1.0) for share, some in zip(shares, held, strict=True)
    ]


def error_law(labelled: int, miss: float, invent: float) -> tuple[Integers, Integers, Reals]:
    """Pairs of a number of ones missed and of ones invented among the labelled items, with their probabilities.

    Pairs less likely than e to the -45 are left out: all of them together are less likely than 2e-15.
    """
    missed, invented = (side.ravel() for side in np.indices((labelled + 1, labelled + 1)))
    possible = missed + invented <= labelled
    missed, invented = missed[possible], invented[possible]
    none = labelled - missed - invented
    ln = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, labelled + 1)))])  # of factorials
    exponent = ln[labelled] - ln[missed] - ln[invented] - ln[none]
    for count, p in ((missed, miss), (invented, invent), (none, 1 - miss - invent)):
        exponent = exponent + _powers(count, p)
    likely = exponent >= LEAST_LOG
    return missed[likely], invented[likely], np.exp(exponent[likely])


def _powers(count: Integers, p: float) -> Reals:
    """The logarithm of p to so many: 0 to the power 0 is 1."""
    if p > 0:
        return np.asarray(count * np.log(p), np.float64)
    return np.where(count == 0, 0.0, -np.inf)


def binomial_law(n: int, p: float) -> Reals:
    """`(n + 1,)`: the probabilities of 0, ..., n."""
    from scipy.stats import binom

    return np.asarray(binom.pmf(np.arange(n + 1), n, p), np.float64)


def _normal_covers(estimate: Reals, share: float, n: int, quantile: float) -> Any:
    """Which estimates have the share within their normal interval."""
    return np.abs(estimate - share) <= quantile * np.sqrt(estimate * (1 - estimate) / n) + NEAR


def _answers_between(judged: int, centre: Reals, of_error: Reals, quantile: float, answers: Reals) -> Reals:
    """The probability of a share y with (y - centre)² <= quantile² (of_error + y(1 - y)/judged): between two roots."""
    square = quantile**2
    a, b = 1 + square / judged, centre + square / judged / 2
    root = np.sqrt(np.maximum(b**2 - a * (centre**2 - square * of_error), 0))
    first = np.ceil(judged * (b - root) / a - NEAR * judged).clip(0, judged + 1).astype(np.int64)
    last = np.floor(judged * (b + root) / a + NEAR * judged).clip(-1, judged).astype(np.int64)
    real = b**2 >= a * (centre**2 - square * of_error)
    return np.where(real & (last >= first), answers[last + 1] - answers[np.minimum(first, last + 1)], 0.0)


def normal_half_width(variance: float, n: int, delta: float) -> float:
    """Of a mean of n, with a known variance."""
    return float(normal_quantile(delta / 2) * (variance / n) ** 0.5)
