"""Side conditions that several theorems of this family have."""

from bounds.vocabulary.variables import Errors, Number, Samples


def no_more_errors_than_examples(errors: Errors, m: Samples) -> Number:
    return errors <= m
