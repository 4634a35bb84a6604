"""Side conditions that several theorems of this family have."""

from bounds.theorems.optimization._variables import CurvatureShare, DecreaseShare, Smoothness, StrongConvexity
from bounds.vocabulary.variables import Number


def strong_convexity_at_most_smoothness(mu: StrongConvexity, smoothness: Smoothness) -> Number:
    return mu <= smoothness


def decrease_below_curvature(decrease: DecreaseShare, curvature: CurvatureShare) -> Number:
    return decrease < curvature
