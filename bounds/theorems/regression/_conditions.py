"""Side conditions that several theorems of this family have."""

from bounds.theorems.regression._variables import EffectiveDegrees, Regressors
from bounds.vocabulary.variables import Number, Samples


def enough_examples(m: Samples, n: Regressors) -> Number:
    return m >= n + 2


def no_more_degrees_than_examples(df: EffectiveDegrees, m: Samples) -> Number:
    return df <= m


def no_more_features_than_examples(n: Regressors, m: Samples) -> Number:
    return n <= m
