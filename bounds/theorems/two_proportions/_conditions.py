"""Side conditions of comparisons of two independent proportions."""

from bounds.formula.functions import minimum
from bounds.theorems.two_proportions._variables import (
    BetterRate,
    FirstSample,
    Margin,
    NewRate,
    OtherRate,
    PerSample,
    Ratio,
)
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Number

FEWEST = 5  # expected successes, and failures, under which the rule of thumb trusts no normal law
HAIR = 1e-9


def first_is_better(p1: BetterRate, p2: OtherRate) -> Number:
    return p1 >= p2


def not_worse_by_the_margin(p1: NewRate, p2: OtherRate, margin: Margin) -> Number:
    return p1 + margin >= p2


def too_few_in_a_sample(n: FirstSample, ratio: Ratio, p1: NewRate, p2: OtherRate) -> Number:
    return n * minimum(minimum(p1, 1 - p1), ratio * minimum(p2, 1 - p2)) < FEWEST - HAIR


def too_few_of_a_kind(n: PerSample, p1: BetterRate, p2: OtherRate) -> Number:
    return n * minimum(p2, 1 - p1) < FEWEST - HAIR


WHY = f"with fewer than {FEWEST} successes or failures expected, the rates are not nearly normal"
NOT_NEARLY_NORMAL = Silent(too_few_of_a_kind, WHY)
NEITHER_NEARLY_NORMAL = Silent(too_few_in_a_sample, WHY)
