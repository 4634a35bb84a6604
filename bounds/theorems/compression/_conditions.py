"""Side conditions that several theorems of this family have."""

from bounds.theorems.compression._variables import CompressionSize, Scenarios, SupportScenarios
from bounds.vocabulary.variables import Number, Samples


def fewer_kept_than_given(size: CompressionSize, m: Samples) -> Number:
    return size < m


def no_more_support_than_scenarios(size: SupportScenarios, m: Scenarios) -> Number:
    return size <= m
