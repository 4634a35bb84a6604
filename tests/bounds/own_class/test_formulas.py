"""Classes by formula: labellings held by other routes, grids of parameters and the catalogue's own tests."""

from fractions import Fraction
from itertools import pairwise, product
from math import comb
from typing import Any

import numpy as np
import pytest

from bounds import own_class, shatters
from bounds.vc.dichotomies.restriction import packed, unpacked
from bounds.vc.own.own_class import FormulaClass
from tests.sentences import pattern


def formula(text: str) -> FormulaClass:
    cls = own_class(text)
    assert isinstance(cls, FormulaClass)
    return cls


def random_points(m: int, dimension: int, seed: int) -> list[list[int]]:
    return np.random.default_rng(seed).permutation(5**dimension)[:m, None].__floordiv__(
        5 ** np.arange(dimension)
    ).__mod__(5).tolist()  # fmt: skip


@pytest.mark.parametrize(
    ("text", "cls", "parameters", "dimension"),
    [
        ("x >= a", "thresholds", {}, 1),
        ("a <= x <= b", "intervals", {}, 1),
        ("x in [a, b]", "intervals", {}, 1),
        ("x in [a, a + r]", "intervals", {}, 1),
        ("a <= x <= b or c <= x <= d", "interval_unions", {"k": 2}, 1),
        ("a <= x1 <= b and c <= x2 <= d", "boxes", {}, 2),
        ("a <= x1 <= b ∧ c ≤ x2 ≤ d", "boxes", {}, 2),
        ("w1 x1 + w2 x2 + b > 0", "halfspaces", {}, 2),
    ],
)
def test_formulas_of_classes_in_the_catalogue_label_as_these_do(
    text: str, cls: str, parameters: dict[str, int], dimension: int
) -> None:
    for seed in range(3):
        points = random_points(5, dimension, seed)
        dichotomies = formula(text).dichotomies(points)
        assert dichotomies.is_exact
        assert set(dichotomies.hypotheses) == shatters(cls, points, **parameters).labellings


def by_grid(label, points, grids) -> set[int]:  # type: ignore[no-untyped-def]
    """The labellings that some parameters of a grid give."""
    return {packed([int(label(point, *parameters)) for point in points]) for parameters in product(*grids)}


QUARTERS = [Fraction(i, 8) for i in range(-60, 61)]


@pytest.mark.parametrize(
    "points", [[0, 1, 2], [0, "1/2", "5/4"], [0, "3/5", "6/5"], ["1/4", "1/2", 3, 4], [0, "1/4", "1/2", "3/4", 1]]
)
def test_an_interval_of_length_one_with_a_ray_behind_it(points: list[object]) -> None:
    def label(x: Fraction, a: Fraction) -> bool:
        return a <= x <= a + 1 or x >= a + 2

    places = [Fraction(str(point)) for point in points]
    ends = sorted({place - shift for place in places for shift in (0, 1, 2)})
    grid = [*ends, *((a + b) / 2 for a, b in pairwise(ends)), ends[0] - 1, ends[-1] + 1]
    dichotomies = formula("a <= x <= a+1 or x >= a+2").dichotomies(points)
    assert dichotomies.is_exact
    assert set(dichotomies.hypotheses) == by_grid(label, places, [grid])
    assert set(formula("[a, a+1] or [a+2, inf)").dichotomies(points).hypotheses) == set(dichotomies.hypotheses)


def test_its_vc_dimension_is_three_on_these_points() -> None:
    largest = formula("a <= x <= a+1 or x >= a+2").dichotomies([0, "3/5", "6/5", 2, 3]).largest_shattered
    assert (largest.size, largest.is_exact, largest.sets) == (3, True, comb(5, 4))


@pytest.mark.parametrize(
    ("text", "label", "grids"),
    [
        ("(x - a)(x - b) > 0", lambda x, a, b: (x - a) * (x - b) > 0, [QUARTERS, QUARTERS]),
        ("(x - a)^2 <= 1", lambda x, a: (x - a) ** 2 <= 1, [QUARTERS]),
        ("|x - a| <= r", lambda x, a, r: abs(x - a) <= r, [QUARTERS, QUARTERS]),
        ("min(x, a) = x and not x = b", lambda x, a, b: x <= a and x != b, [QUARTERS, QUARTERS]),
        ("x = a", lambda x, a: x == a, [QUARTERS]),
        ("(x > a) = (x > b)", lambda x, a, b: (x > a) == (x > b), [QUARTERS, QUARTERS]),
        ("x in [a, a + 1); a in 0..1", lambda x, a: a <= x < a + 1, [[q for q in QUARTERS if 0 <= q <= 1]]),
        ("x >= a; a in (1, 3)", lambda x, a: x >= a, [[q for q in QUARTERS if 1 < q < 3]]),
        ("max(x - a, b - x, 0) > 1", lambda x, a, b: max(x - a, b - x, 0) > 1, [QUARTERS, QUARTERS]),
    ],
)
def test_labellings_are_those_of_a_fine_grid_of_parameters(text, label, grids) -> None:  # type: ignore[no-untyped-def]
    points = [Fraction(p) for p in (-2, 0, 1, 2, 3)]
    dichotomies = formula(text).dichotomies(points)
    expected = by_grid(label, points, grids)
    assert dichotomies.is_exact
    assert set(dichotomies.hypotheses) == expected


def test_where_a_comparison_has_no_value_it_is_false() -> None:
    points = [Fraction(p) for p in (-2, 0, 1, 2, 3)]
    by_search = formula("x/a > 1").dichotomies(points)
    assert not by_search.is_exact
    assert set(by_search.hypotheses) == by_grid(lambda x, a: a != 0 and x / a > 1, points, [QUARTERS])
    by_sign = formula("x/a > 0").dichotomies(points)
    assert by_sign.is_exact
    assert set(by_sign.hypotheses) == by_grid(lambda x, a: a != 0 and x / a > 0, points, [QUARTERS])


def test_squares_shatter_three_points_and_no_four_of_the_diamond() -> None:
    squares = formula("a <= x1 <= a + r and b <= x2 <= b + r")
    assert squares.dichotomies([(0, 0), (2, 1), (1, 2)]).shattered
    diamond = squares.dichotomies([(1, 0), (-1, 0), (0, 1), (0, -1)])
    assert diamond.shattered is False and diamond.is_exact
    labels = diamond.first_missing
    assert labels is not None and sum(labels) == 2  # two opposite corners without the others


def test_exactly_k_ones_shatter_a_single_corner_of_the_cube() -> None:
    dichotomies = formula("x1 + x2 + x3 = k; x in {0, 1}; k in {0..3}").dichotomies()
    assert dichotomies.size == 8 and dichotomies.is_exact and dichotomies.realized == 4
    assert dichotomies.largest_shattered.size == 1
    assert [value.at_least for value in dichotomies.growth_function[:4]] == [2, 3, 4, 4]


def test_conjunctions_of_three_literals_by_exponents() -> None:
    """Each variable is required to be 1 (s = 1), to be 0 (s = -1), or ignored (s = 0): the VC dimension is n."""
    literals = " and ".join(f"(s{i} = 0 or (2x{i} - 1) s{i} = 1)".replace(") s", ")*s") for i in (1, 2, 3))
    ranges = "; ".join(f"s{i} in {{-1, 0, 1}}" for i in (1, 2, 3))
    dichotomies = formula(f"{literals}; x in {{0, 1}}; {ranges}").dichotomies()
    assert dichotomies.realized == 27  # 3^3 without the contradiction
    assert dichotomies.largest_shattered.size == 3


def test_sines_shatter_powers_of_a_tenth_and_say_at_least_where_they_do_not_know() -> None:
    sines = formula("sin(w*x) > 0")
    assert sines.dichotomies(["1/10", "1/100", "1/1000"]).shattered
    four = sines.dichotomies([1, 2, 3, 4])
    assert not four.is_exact and four.shattered is None and four.first_missing == (0, 0, 1, 0)
    assert set(four.hypotheses) < shatters("sine", [1, 2, 3, 4]).labellings  # others need w = π/2


@pytest.mark.parametrize("points", [[(0, 0), (4, 0), (0, 3), (1, 1)], [(0, 0), (2, 0), (0, 2), (2, 2), (5, 1)]])
def test_circles_are_exact_though_their_parameters_are_squared(points: list[tuple[int, int]]) -> None:
    dichotomies = formula("(x1 - a)^2 + (x2 - b)^2 <= r^2").dichotomies(points)
    assert dichotomies.possible is not None
    strictly = shatters("balls", points).labellings
    assert strictly <= dichotomies.possible
    assert set(dichotomies.hypotheses) <= dichotomies.possible


def test_every_hypothesis_gives_the_labels_it_is_listed_with() -> None:
    cls = formula("a <= x <= a + 1 or x >= b")
    points = [0, "1/2", 3]
    for mask, words in cls.dichotomies(points).hypotheses.items():
        parameters = dict(part.split(" = ") for part in words.split(", "))
        assert [cls.label(point, **parameters) for point in points] == list(unpacked(mask, 3))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "class formula"),
        ("a <= b", "point"),
        ("x", "true or false"),
        ("x >= ", "complete"),
        ("__import__('os').system('ls') > x", "hold '"),
        ("x.real > a", "formula"),
        ("(lambda: x) > a", "hold ':'"),
        ("open(x) > a", "open not function"),
        ("x >= a; b in 0..1", "b not formula"),
        ("x >= a; a in 1..0", "smaller larger"),
        ("x >= a; x in 0..1", "coordinate finitely"),
        ("x >= a; k", "ranges"),
        ("x + x1 > a", "both"),
        ("x99 > a", "x1 x8"),
        ("x > " + "1" * 50, "40 digits"),
        ("x > " + "a+" * 300 + "1", "500 characters"),
        ("x > " + "(" * 60 + "a" + ")" * 60 + "+" + "-" * 60 + "a", "40 levels"),
        ("x > abs(a)+abs(b)+abs(c)+abs(d)+abs(e)+abs(f)+abs(g)", "6 absolute"),
    ],
)
def test_what_is_no_formula_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=pattern(sentence)):
        own_class(text)


@pytest.mark.parametrize(
    ("text", "points", "sentence"),
    [
        ("x >= a", None, "tested points"),
        ("x >= a", [], "at least one point"),
        ("x >= a", [0, 0], "once"),
        ("x1 + x2 >= a", [0, 1], "2 coordinates x1 x2; 1"),
        ("x >= a; x in {0, 1}", [2], "out of range"),
        ("a x1 + b x2 + c x3 + d x4 > e", [[i, i**2, i**3, i**4] for i in range(16)], "steps"),
        ("x >= a + b + c; a in {0..99}; b in {0..99}; c in {0..99}", [0], "1,000,000 1 > 30,000"),
    ],
)
def test_what_is_too_much_is_refused_in_a_sentence(text: str, points: list[object] | None, sentence: str) -> None:
    with pytest.raises(ValueError, match=pattern(sentence)):
        own_class(text).dichotomies(points)


@pytest.mark.parametrize(
    ("text", "points", "labels"),
    [
        ("ceil(x) >= a", [1, Fraction(3, 2), 2], lambda x, a: -(-x // 1) >= a),  # the ceiling of 2 is 2
        ("floor(x) >= a", [1, Fraction(3, 2), 2], lambda x, a: x // 1 >= a),
        ("sqrt(x) >= a", [0, 1, 4], lambda x, a: a <= 0 or x >= a * a),  # the root of 0 is 0
        ("x > a^3", [0], lambda x, a: x > a**3),  # + below the only root, and nowhere else
        ("x < a^3", [0, 1], lambda x, a: x < a**3),
    ],
)
def test_whole_numbers_roots_and_both_ends_are_those_of_a_grid(text: str, points: list[int], labels: Any) -> None:
    dichotomies = formula(text).dichotomies([str(point) for point in points])
    assert dichotomies.is_exact and set(dichotomies.hypotheses) == by_grid(labels, points, [QUARTERS])


def test_a_root_beyond_the_range_gives_no_labelling() -> None:
    """a = √2 alone would label 2 with +, and it is not in (0, 1)."""
    dichotomies = formula("a^2 = x; a in (0, 1)").dichotomies([2])
    assert dichotomies.is_exact and set(dichotomies.hypotheses) == {0}
    assert set(formula("a^2 = x; a in (0, 2)").dichotomies([1]).hypotheses) == {0, 1}
