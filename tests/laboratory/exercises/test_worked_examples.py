"""Examples of the notes: the right number by another route, and the printed one, where it is another, as a slip."""

from fractions import Fraction
from math import comb, e, exp, gamma, log, log10, pi, sqrt

import numpy as np
import pytest

from bounds.vocabulary.bibliography import WORKS
from laboratory.exercises.discovery import worked
from laboratory.exercises.drawing import from_the_notes

CORRELATIONS = np.corrcoef(np.array([[1, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]]).T)

# By hand, from the statement of each.
RIGHT = {
    "bits_or_nats": sqrt((87 * log(2) + log(40)) / 2000),
    "boolean_instances": log10(2) * 1024,
    "corners_of_a_cube": sqrt(3),
    "correlated_trees": float(Fraction(100 * 1 + 100 * 99 * Fraction(1, 2)) / 100**2),  # all pairs of members
    "distance_in_space": 19 / 7,
    "edge_of_a_tenth": exp(log(0.1) / 10),
    "ellipse_step": 0.04,
    "error_of_a_thousand": 0.23 + sqrt(log(100) / 2000),
    "five_points": 5,
    "gaussian_widths": e ** (-27 / 4),
    "largest_eigenvalue": max(np.roots(np.poly(CORRELATIONS)).real),
    "margin_of_a_line": 1 / sqrt(13),
    "ordered_products": 1 + 32 + 32**2,
    "out_of_the_bag": (9 / 10) ** 10,
    "perceptron_in_five_updates": 5,
    "quadratic_kernel": sum(a * b * c * d for a, c in ((1, 4), (2, 5), (3, 6)) for b, d in ((1, 4), (2, 5), (3, 6))),
    "shell_of_a_ball": sum(comb(10, k) * 0.1**k * 0.9 ** (10 - k) for k in range(1, 11)),
    "square_of_a_sum": (1 + 1 + 2) ** 2,
    "stalling_split": 2 * 0.8 * 0.2 - (2 * 0.6 * 0.4 + 0) / 2,
    "two_sided_test": sqrt(log(2 / 0.05) / 2000),
    "updates_at_most": 11,
    "weight_decay": 0.998,
    "weights_of_4_8_3": 8 * 5 + 3 * 9,
}

# What the notes print, or what follows from the formula they print, and a word of the sentence that tells so.
PRINTED = {
    "bits_or_nats": ("0.2130", "The notes print"),
    "boolean_instances": ("308", "The notes write"),
    "corners_of_a_cube": ("3", "leaves out the root"),
    "correlated_trees": ("0.01", "The summary's first formula"),
    "distance_in_space": ("19", "The summary's margin"),
    "edge_of_a_tenth": ("0.80", "The summary prints 0.80"),
    "error_of_a_thousand": ("0.277", "The notes print 0.277"),
    "five_points": ("6", "The notes print"),
    "gaussian_widths": ("0.03422", "standard deviation"),
    "largest_eigenvalue": ("2.5757", "The summary prints 2.5757"),
    "ordered_products": ("473", "The notes list"),
    "out_of_the_bag": ("0.3333", "The summary prints a third"),
    "perceptron_in_five_updates": ("2", "The box in the notes"),
    "shell_of_a_ball": ("0.001622", "which the summary names"),
    "square_of_a_sum": ("18", "The summary prints"),
    "stalling_split": ("0", "as the notes work it"),
    "two_sided_test": ("0.03871", "the notes print"),
    "updates_at_most": ("12", "The notes round up"),
    "weight_decay": ("0.98", "The notes print"),
}


def test_all_of_them_are_checked() -> None:
    assert set(RIGHT) == set(worked)


@pytest.mark.parametrize("name", worked)
def test_the_right_number_by_another_route(name: str) -> None:
    item = from_the_notes(name)
    assert item.answer == pytest.approx(RIGHT[name], rel=1e-9)
    assert item.place.partition(", ")[0] in {work.partition(", ")[0] for work in WORKS.values()}
    assert len(item.slips) >= 2


@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_number_is_told_to_be_printed(name: str) -> None:
    number, words = PRINTED[name]
    result = from_the_notes(name).checked(number)
    assert not result.right
    assert words in result.words


def test_numbers_that_slips_state() -> None:
    """98.79 % and 90 % for what is granted; a third from six examples on; the shell inside of the cube."""
    assert 1 - exp(-2 * 1000 * 0.047**2) == pytest.approx(0.9879, abs=5e-5)
    assert 1 - 2 * exp(-2 * 1000 * log(20) / 2000) == pytest.approx(0.9)
    assert (4 / 5) ** 5 < 1 / 3 < (5 / 6) ** 6
    assert pi**5 / gamma(6) * (1 - 0.9**10) / 2**10 == pytest.approx(0.001622, abs=5e-7)
