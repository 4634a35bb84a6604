"""Side conditions that several theorems of this family have."""

from bounds.theorems.evaluation._variables import (
    ErrorVariance,
    OnlyFirstRight,
    OnlySecondRight,
    Pool,
    PoolSample,
    ProblemRuns,
    RightInSample,
    RightRuns,
)
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Number


def first_is_no_worse(p01: OnlySecondRight, p10: OnlyFirstRight) -> Number:
    return p01 <= p10


def probabilities_of_one_item(p10: OnlyFirstRight, p01: OnlySecondRight) -> Number:
    return p10 + p01 <= 1


def no_more_right_than_runs(right: RightRuns, runs: ProblemRuns) -> Number:
    return right <= runs


def no_more_right_than_tried(right: RightInSample, m: PoolSample) -> Number:
    return right <= m


def no_more_tried_than_in_pool(m: PoolSample, population: Pool) -> Number:
    return m <= population


def all_errors_alike(error_variance: ErrorVariance) -> Number:
    return error_variance <= 0


NO_ERROR_SEEN = Silent(all_errors_alike, "errors that are all alike, as if there are none, show no spread")
