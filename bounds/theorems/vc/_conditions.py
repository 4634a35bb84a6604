"""Side conditions that several theorems of this family have."""

from bounds.vocabulary.variables import Number, Samples, VCDimension


def dimension_within_double_sample(d: VCDimension, m: Samples) -> Number:
    return d <= 2 * m
