"""Side conditions that several theorems of this family have."""

from bounds.theorems.conformal._words import Folds
from bounds.words.vocabulary import Number, Samples


def no_more_folds_than_examples(folds: Folds, m: Samples) -> Number:
    return folds <= m
