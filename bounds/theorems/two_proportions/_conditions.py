"""Side conditions of comparisons of two independent proportions."""

from bounds.formula.functions import minimum
from bounds.theorems.two_proportions._variables import BetterRate, OtherRate, PerSample
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Number

FEWEST = 5  # expected successes, and failures, under which the rule of thumb trusts no normal law
HAIR = 1e-9


def first_is_better(p1: BetterRate, p2: OtherRate) -> Number:
    return p1 >= p2


def too_few_of_a_kind(n: PerSample, p1: BetterRate, p2: OtherRate) -> Number:
    return n * minimum(p2, 1 - p1) < FEWEST - HAIR


NOT_NEARLY_NORMAL = Silent(
    too_few_of_a_kind, f"with fewer than {FEWEST} successes or failures expected, the rates are not nearly normal"
)
