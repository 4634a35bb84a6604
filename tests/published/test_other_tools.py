"""Published answers that no single theorem call gives: dimensions, growth functions, counts, and sums of bounds."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from scipy.optimize import nnls

from bounds import count, theorems, vc_dimension

LFD = "Learning From Data"
DIMENSIONS = [  # class, parameters, published dimension (a break point is one more)
    ("halfspaces", {"n": 3}, 4, "Caltech homework 3: break point 5 of the perceptron in space"),
    ("interval_unions", {"k": 2}, 4, "Caltech homework 3: break point 5; a course on statistical learning theory"),
    ("convex_polygons", {"k": 3}, 7, "Caltech homework 3: triangles shatter 7 points"),
    ("rays", {}, 2, LFD + ", problem 2.3: growth function 2N"),
    ("signed_intervals", {}, 3, LFD + ", problem 2.3: growth function N² - N + 2"),
    ("intervals", {}, 2, LFD + ", problem 2.3: growth function N(N + 1)/2 + 1"),
    ("boxes", {"n": 2}, 4, "A page on support vector machines: rectangles in the plane"),
]
GROWTH: list[tuple[str, Callable[[int], int]]] = [
    ("growth_thresholds", lambda m: m + 1),
    ("growth_two_sided_rays", lambda m: 2 * m),
    ("growth_intervals", lambda m: m * (m + 1) // 2 + 1),  # also concentric rings, by their radii
]


@pytest.mark.parametrize(("cls", "parameters", "published", "source"), DIMENSIONS)
def test_vc_dimensions(cls: str, parameters: dict[str, int], published: int, source: str) -> None:
    assert vc_dimension(cls, **parameters).value == published, source


@pytest.mark.parametrize(("slug", "published"), GROWTH)
def test_growth_functions_printed_in_closed_form(slug: str, published: Callable[[int], int]) -> None:
    assert [theorems[slug](m=m) for m in range(1, 9)] == [published(m) for m in range(1, 9)]


def test_rings_on_one_to_five_points() -> None:
    assert [theorems["growth_intervals"](m=m) for m in range(1, 6)] == [2, 4, 7, 11, 16]


@pytest.mark.parametrize("d", range(1, 6))
def test_the_recursion_of_a_homework_has_dimension_q(d: int) -> None:
    """m(N+1) = 2 m(N) - C(N, q), m(1) = 2, is Sauer's sum, which says 2^N up to N = q and less from there."""
    sauer = [int(theorems["sauer"](m=m, d=d)) for m in range(1, 13)]
    recursion = [2]
    for m in range(1, 12):
        recursion.append(2 * recursion[-1] - math.comb(m, d))
    assert sauer == recursion
    assert [m for m in range(1, 13) if sauer[m - 1] == 2**m] == list(range(1, d + 1))


@pytest.mark.parametrize(
    ("labellings", "possible"),
    [
        (lambda m: 1 + m, True),
        (lambda m: 1 + m + math.comb(m, 2), True),
        (lambda m: sum(math.comb(m, i) for i in range(math.isqrt(m) + 1)), False),
        (lambda m: 2 ** (m // 2), False),
        (lambda m: 2**m, True),
    ],
)
def test_which_formulas_can_be_growth_functions(labellings: Callable[[int], int], possible: bool) -> None:
    """Caltech homework 3.5: from the first N with less than 2^N on, Sauer's lemma holds the rest down."""
    short = next((m for m in range(1, 60) if labellings(m) < 2**m), None)
    if short is None:
        assert possible
        return
    cap = (lambda m: 1) if short == 1 else (lambda m: theorems["sauer"](m=m, d=short - 1))
    assert possible == all(labellings(m) <= cap(m) for m in range(1, 60))


@pytest.mark.parametrize(
    ("n", "degrees", "published"),
    [(2, (2, 3, 5, 10), (5, 9, 20, 65)), (3, (2, 3, 5, 10), (9, 19, 55, 285)), (5, (2, 3, 5), (20, 55, 251))],
)
def test_features_of_polynomials(n: int, degrees: Sequence[int], published: Sequence[int]) -> None:
    """Learning From Data, exercise 3.14 (public solutions): the dimension, less the constant."""
    assert [vc_dimension("polynomials", n=n, p=degree).value for degree in degrees] == [k + 1 for k in published]


def test_unions_of_classes() -> None:
    """Learning From Data, problem 2.13: below 1,100 for 100 classes of dimension 10; a page prints d1 + d2."""
    assert vc_dimension("unions", k=100, d=10).upper <= 100 - 1 + 1000 < 1100
    two_constants = vc_dimension("unions", k=2, d=0)
    assert two_constants.upper == 1, "the published 0 is refuted: one point can be labelled both ways"


def test_letters_of_the_stock_market_scam() -> None:
    """Learning From Data, exercise 5.2: one page prints 63 for a sum that is 62."""
    assert count("2**5 + 2**4 + 2**3 + 2**2 + 2").number == 62
    assert count("2**20").ln == pytest.approx(13.86, abs=5e-3)


def test_vacuous_bounds_are_refused_in_words() -> None:
    """Published beside the others: 1.637 for ten draws at distance 0.1, and 709.5 for rays at 100 examples."""
    assert theorems["hoeffding_two_sided"].solve("delta", at_most=0.1, m=10).value is None
    assert theorems["vc_original"].solve("delta", at_most=0.1, m=100, d=1).value is None
    assert 4 * theorems["growth_thresholds"](m=200) * math.exp(-100 * 0.01 / 8) == pytest.approx(709.5275, abs=5e-5)


@pytest.mark.parametrize(("epsilon", "delta", "published"), [(0.1, 0.05, 723), (0.1, 0.001, 879), (0.05, 0.05, 1611)])
def test_sample_sizes_for_halfplanes(epsilon: float, delta: float, published: int) -> None:
    """A course on statistical learning theory, dimension 3, consistent hypotheses."""
    needed = theorems["vc_anthony_bartlett_realizable"](epsilon=epsilon, delta=delta, d=3)
    assert math.ceil(needed) == published


def test_a_lower_bound_that_adds_where_the_theorem_takes_the_larger() -> None:
    """The same course prints 31 for dimension 3; neither part grants it. The second is at least the (1-ε)/ε ln 1/δ."""
    parts = (
        theorems["ehkv_lower"](epsilon=0.1, d=3),
        theorems["confidence_lower"](epsilon=0.1, delta=0.05),
    )
    assert 0.9 / 0.1 * math.log(20) <= max(parts) < 30


def test_massart_for_five_thousand_functions() -> None:
    """The same course: 273 examples bring twice the complexity below one half."""
    below = [2 * _massart(m) <= 0.5 for m in range(1, 400)]
    assert below.index(True) + 1 == 273
    assert all(below[272:])


@pytest.mark.parametrize(("m", "published"), [(200, "0.9218"), (5000, "0.2244")])
def test_rademacher_bound_for_five_thousand_functions(m: int, published: str) -> None:
    """The same course: training error 0.05; the complexity is that of the functions, not of their losses."""
    gap = theorems["rademacher_loss_empirical"](m=m, delta=0.05, rademacher=_massart(m))
    assert f"{0.05 + gap:.4f}" == published


def _massart(m: int) -> float:
    return float(theorems["massart"](m=m, ln_size=math.log(5000), radius=math.sqrt(m)))


SEPARATED = [  # positive, negative, published (R/γ)²
    ([[1, 2], [2, 1]], [[-1, -2], [-2, -1]], 1.11111111111),
    ([[1, 2], [2, 1]], [[1, -2], [2, -1]], 5.0),
    ([[2, 4], [4, 2]], [[-3, -1], [-1, -3]], 2.5),
    ([[1, 0]], [[-1, 0]], 1.0),
    ([[3, 1]], [[3, -1]], 10.0),
]


@pytest.mark.parametrize(("positive", "negative", "published"), SEPARATED)
def test_radius_over_margin_in_the_plane(positive: Any, negative: Any, published: float) -> None:
    """The same course; the largest margin found by trying all directions."""
    points = np.concatenate([np.array(positive), -np.array(negative)]).astype(float)
    angles = np.linspace(0, 2 * np.pi, 720_001)
    gamma = float((points @ np.stack([np.cos(angles), np.sin(angles)])).min(axis=0).max())
    radius = float(np.linalg.norm(points, axis=1).max())
    bound = theorems["perceptron_mistakes"](radius=radius, gamma=gamma)
    assert bound == pytest.approx(published, rel=1e-6)


def test_bipolar_inputs_with_a_bias() -> None:
    """A note on the perceptron: length root 3, margin 1/root 3."""
    assert theorems["perceptron_mistakes"](radius=math.sqrt(3), gamma=1 / math.sqrt(3)) == pytest.approx(9, rel=1e-14)


@pytest.mark.parametrize(
    ("width", "margin", "published"),
    [(0.25, 0.5, 4.0), (0.5, 0.5045, 3.929), (1, 0.5669, 3.112), (2, 0.4435, 5.083), (4, 0.2424, 17.02)],
)
def test_radius_over_margin_by_a_gaussian_kernel(width: float, margin: float, published: float) -> None:
    """The same course, second set: the dual of the hard margin, without a bias, is least squares over weights >= 0."""
    points, labels = np.array([[1, 2], [2, 1], [1, -2], [2, -1]], float), np.array([1, 1, -1, -1])
    squares = ((points[:, None] - points[None]) ** 2).sum(axis=-1)
    root = np.linalg.cholesky(np.outer(labels, labels) * np.exp(-squares / (2 * width**2)))
    weights, _ = nnls(root.T, np.linalg.solve(root, np.ones(4)))
    gamma = 1 / math.sqrt(weights.sum())
    assert gamma == pytest.approx(margin, abs=6e-5)
    assert theorems["perceptron_mistakes"](radius=1, gamma=gamma) == pytest.approx(published, abs=5.1e-3)


def test_langford_from_below_by_the_relative_entropy() -> None:
    """His program `bound`: 192 mistakes of 800; from below is from above for the right answers."""
    below = 1 - theorems["test_set_kl"](m=800, delta=0.025, test_error=1 - 192 / 800)
    assert below == pytest.approx(0.20065891277, abs=1e-9)


def test_an_interval_around_twenty_errors_of_two_hundred() -> None:
    half = theorems["hoeffding_two_sided"](m=200, delta=0.05)
    assert (f"{0.1 - half:.3f}", f"{0.1 + half:.3f}") == ("0.004", "0.196")


def test_a_bound_on_a_distance_to_either_side() -> None:
    """Public notes on concentration: bounded differences of squares 0.1, 0.013 to either side; 4 says nothing."""
    one_sided = theorems["mcdiarmid"].solve("delta", at_most=0.5, squares=0.1).value
    assert 2 * float(one_sided) == pytest.approx(0.013, abs=5e-4)
    assert 2 * float(theorems["mcdiarmid"].solve("delta", at_most=0.5, squares=4).value) == pytest.approx(
        1.76, abs=6e-3
    )


def test_confidence_is_cheap() -> None:
    """The same notes say 3.3 times the examples for 99.9 % in place of 95 %; it is 2.06 times."""
    sizes = [theorems["hoeffding_two_sided"].solve("m", at_most=0.001, delta=delta).value for delta in (0.05, 0.001)]
    assert sizes[1] / sizes[0] == pytest.approx(math.log(2000) / math.log(40), rel=1e-5)
    assert sizes[1] / sizes[0] == pytest.approx(2.06, abs=5e-3)


@pytest.mark.parametrize(("points", "published"), [(10_000, 7894), (100_000, 9868), (1_000_000, 11841)])
def test_dimensions_of_random_projections(points: int, published: int) -> None:
    """scikit-learn documents integer parts, one less than what is enough."""
    needed = theorems["johnson_lindenstrauss_existence"](epsilon=0.1, points=points)
    assert math.floor(needed) == published < needed


@pytest.mark.parametrize(("n", "percent"), [(1, 10), (2, 1), (100, 1e-98)])
def test_share_of_the_data_within_a_tenth(n: int, percent: float) -> None:
    """Introduction to Statistical Learning, exercise 4.4 (public solutions)."""
    assert theorems["neighbourhood_edge"](share=percent / 100, n=n) == pytest.approx(0.1, rel=1e-12)


def test_the_union_of_a_hundred_classes_on_a_hundred_points() -> None:
    """Learning From Data, chapter 4 (public solutions): 5.680 with an order of magnitude for a bound; it is 3.53."""
    gap = theorems["vc_original"](m=100, delta=0.05, d=1099)
    assert 0.15 + gap == pytest.approx(3.532442463625, rel=1e-12)
    assert 0.15 + math.sqrt(664 * math.log(100) / 100) == pytest.approx(5.680, abs=5e-4)
    assert gap > theorems["vc_original"].trivial, "vacuous either way"
