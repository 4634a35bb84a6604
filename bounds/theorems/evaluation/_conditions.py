"""Side conditions that several theorems of this family have."""

from bounds.theorems.evaluation._variables import (
    ErrorVariance,
    Hypotheses,
    OnlyFirstRight,
    OnlyNewRight,
    OnlyOldRight,
    OnlySecondRight,
    PairedItems,
    PairedMargin,
    Pool,
    PoolSample,
    ProblemRuns,
    PValueRank,
    RightInSample,
    RightRuns,
)
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Number

FEWEST_DISCORDANT = 10  # expected, under which the rule of thumb trusts no normal law
HAIR = 1e-9


def first_is_no_worse(p01: OnlySecondRight, p10: OnlyFirstRight) -> Number:
    return p01 <= p10


def new_is_not_worse_by_the_margin(p01: OnlyOldRight, p10: OnlyNewRight, margin: PairedMargin) -> Number:
    return p01 <= p10 + margin


def probabilities_of_an_item(p10: OnlyNewRight, p01: OnlyOldRight) -> Number:
    return p10 + p01 <= 1


def too_few_discordant(m: PairedItems, p10: OnlyNewRight, p01: OnlyOldRight) -> Number:
    return m * (p10 + p01) < FEWEST_DISCORDANT - HAIR


def probabilities_of_one_item(p10: OnlyFirstRight, p01: OnlySecondRight) -> Number:
    return p10 + p01 <= 1


def no_more_right_than_runs(right: RightRuns, runs: ProblemRuns) -> Number:
    return right <= runs


def rank_among_all(rank: PValueRank, k: Hypotheses) -> Number:
    return rank <= k


def no_more_right_than_tried(right: RightInSample, m: PoolSample) -> Number:
    return right <= m


def no_more_tried_than_in_pool(m: PoolSample, population: Pool) -> Number:
    return m <= population


def all_errors_alike(error_variance: ErrorVariance) -> Number:
    return error_variance <= 0


NO_ERROR_SEEN = Silent(all_errors_alike, "errors that are all alike, as if there are none, show no spread")
DISCORDANT_NOT_NORMAL = Silent(
    too_few_discordant,
    f"with fewer than {FEWEST_DISCORDANT} discordant items expected, their difference is not nearly normal",
)
