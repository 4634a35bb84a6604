"""Side conditions that several theorems of this family have."""

from bounds.formula.functions import minimum
from bounds.theorems.validation._variables import OnlyFirstWrong, OnlySecondWrong, Population, TestLoss
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Errors, Number, Samples

FEWEST = 5  # mistakes, and right answers, under which the rule of thumb trusts no normal approximation
FEWEST_DISAGREEMENTS = 25  # under which it trusts no chi-square
HAIR = 1e-9  # a share of the examples is meant as the whole number it stands for


def no_more_errors_than_examples(errors: Errors, m: Samples) -> Number:
    return errors <= m


def some_disagreement(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> Number:
    return only_first + only_second >= 1


def no_more_drawn_than_there_are(m: Samples, population: Population) -> Number:
    return m <= population


def too_few_of_a_kind(m: Samples, test_error: TestLoss) -> Number:
    return m * minimum(test_error, 1 - test_error) < FEWEST - HAIR


def all_of_one_kind(test_error: TestLoss) -> Number:
    return minimum(test_error, 1 - test_error) <= 0


def too_few_at_one_half(m: Samples) -> Number:
    return m / 2 < FEWEST


def too_few_disagreements(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> Number:
    return only_first + only_second < FEWEST_DISAGREEMENTS


_UNTRUSTED = f"with fewer than {FEWEST} mistakes or right answers"
NOT_NEARLY_NORMAL = Silent(too_few_of_a_kind, f"{_UNTRUSTED} the error rate is not nearly normal")
NOT_NEARLY_NORMAL_AT_BEST = Silent(too_few_at_one_half, f"{_UNTRUSTED} no error rate is nearly normal")
NO_SPREAD_SEEN = Silent(all_of_one_kind, "answers that are all right or all wrong show no spread")
NOT_NEARLY_CHI_SQUARE = Silent(
    too_few_disagreements,
    f"with fewer than {FEWEST_DISAGREEMENTS} disagreements the statistic is not nearly chi-square",
)
