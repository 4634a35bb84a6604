"""Side conditions that several theorems of this family have."""

from bounds.theorems.validation._words import OnlyFirstWrong, OnlySecondWrong
from bounds.words.vocabulary import Errors, Number, Samples


def no_more_errors_than_examples(errors: Errors, m: Samples) -> Number:
    return errors <= m


def some_disagreement(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> Number:
    return only_first + only_second >= 1
