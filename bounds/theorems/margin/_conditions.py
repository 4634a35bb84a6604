"""Side conditions that several theorems of this family have."""

from bounds.theorems.margin._variables import LargestMargin, ScoreMargin
from bounds.vocabulary.variables import Margin, Number, Radius


def no_margin_beyond_the_largest(gamma: ScoreMargin, radius: LargestMargin) -> Number:
    return gamma <= radius


def no_margin_beyond_the_radius(gamma: Margin, radius: Radius) -> Number:
    return gamma <= radius
