"""Side conditions that several theorems of this family have."""

from bounds.words.vocabulary import Margin, Number, Radius


def no_margin_beyond_the_largest(gamma: Margin, radius: Radius) -> Number:
    return gamma <= radius


def no_margin_beyond_the_radius(gamma: Margin, radius: Radius) -> Number:
    return gamma <= radius
