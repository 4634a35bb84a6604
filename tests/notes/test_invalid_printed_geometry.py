"""Printed statements about dimensions, projections, trees and averages that are false, each beside an exact value."""

import itertools
import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chi2

from tests.notes.printed_form import Case


def _distortion(n: int, epsilon: float) -> float:
    return float(chi2.sf(n * (1 + epsilon), n) + (chi2.cdf(n * (1 - epsilon), n) if epsilon < 1 else 0))


def projections_that_stretch_threefold() -> Case:
    """The squared length times n follows the chi-square law with n degrees of freedom."""
    claimed = [2 * math.exp(-(epsilon**2) * 20 / 6) for epsilon in (2, 0.787)]
    return Case(
        "random_projection_exact", "uml-summary", claimed[0], _distortion(20, 2), claimed[1], _distortion(20, 0.787)
    )


def chi_square_without_the_factor() -> Case:
    """Chance that a projected unit vector has squared length at most 50, and at most 1/2; n = 100."""
    law = chi2(100)
    return Case(
        "random_projection_spread", "uml-summary", law.cdf(50), law.cdf(100 * 50), law.cdf(50), law.cdf(100 / 2)
    )


def mass_of_the_shell_in_the_cube() -> Case:
    """Points of [0, 1]^10 outside the shell of lengths 0.9 to 1; in the ball it is the share of the inner ball."""
    orthant = math.pi**5 / math.factorial(5) / 2**10
    inside = Fraction(9, 10) ** 10
    return Case("shell_mass", "uml-summary", 0.9**10, 1 - orthant * (1 - float(inside)), 0.9**10, float(inside))


def hyperplanes_of_any_margin() -> Case:
    """A simplex in 100 dimensions: with the constant 1 its corners have full rank, so every labelling is realized."""
    corners = np.hstack([np.vstack([np.zeros(100), np.eye(100)]), np.ones((101, 1))])
    shattered = int(np.linalg.matrix_rank(corners))
    return Case("vapnik_margin_vc", "matteoni2022", min(math.ceil((2 / 0.5) ** 2), 100) + 1, shattered, 101, shattered)


def all_trees_counted_as_those_of_three_nodes() -> Case:
    """Six binary features. Trees of three nodes compute the constants and the literals, all trees every function."""
    claimed = (2 * 6 * math.e) ** 3
    return Case("tree_class_size", "milan", claimed, 2.0 ** (2**6), claimed, 2 + 2 * 6)


def eight_hypotheses_on_three_points() -> Case:
    """As printed they realise at most seven labellings."""
    shattered = len(set(itertools.product((0, 1), repeat=3)))
    return Case("vc_dimension_finite_class", "padova2020", 7, shattered, 8, shattered)


def averages_of_correlated_members() -> Case:
    members, correlation = 100, 0.5
    covariance = np.full((members, members), correlation) + (1 - correlation) * np.eye(members)
    variance = covariance.sum() / members**2
    right = correlation + (1 - correlation) / members
    return Case("bagging_variance", "uml-summary", 1 / members, variance, right, variance)


def spread_of_distances() -> Case:
    """Between 100 and 1,000 dimensions, said to fall: the standard deviation rises, relative to the mean it falls."""
    variance = Fraction(1, 15) - Fraction(1, 36)  # of the squared difference of two uniform numbers
    deviation = [math.sqrt(n * variance) for n in (100, 1000)]
    relative = [value / (n / 6) for value, n in zip(deviation, (100, 1000), strict=True)]
    return Case("distance_deviation", "uml-summary", deviation[0], deviation[1], relative[0], relative[1])


def points_in_many_dimensions() -> Case:
    """Mean squared distances in 100 and 1,000 dimensions, said to fall; half of what the diameter allows, a third."""
    return Case("distance_mean", "uml-summary", 100 / 6, 1000 / 6, 1000, 1000 / 6)


CASES = (
    projections_that_stretch_threefold,
    chi_square_without_the_factor,
    mass_of_the_shell_in_the_cube,
    hyperplanes_of_any_margin,
    all_trees_counted_as_those_of_three_nodes,
    eight_hypotheses_on_three_points,
    averages_of_correlated_members,
    spread_of_distances,
    points_in_many_dimensions,
)


@pytest.mark.parametrize("build", CASES, ids=lambda build: build.__name__)
def test_the_printed_form_fails_where_the_right_one_holds(build: Callable[[], Case]) -> None:
    build().check()
