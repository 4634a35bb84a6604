"""Growth over the whole line and plane: known values, random sets, Dudley's bound, and what stays undecided."""

from fractions import Fraction
from itertools import product
from math import comb

import numpy as np
import pytest

from bounds import own_class
from bounds.vc.dichotomies.restriction import signs
from bounds.vc.own.exploring import Exploration, explored
from bounds.vc.own.linear_class import linear_class
from bounds.vc.own.own_class import FormulaClass
from bounds.vc.own.satisfiability import most_labellings
from bounds.vc.own.upper_bound import Signs, UpperBound, upper_bound
from bounds.vc.own.wording import explored_dimension_in_words, explored_in_words
from tests.sentences import facts


def formula(text: str) -> FormulaClass:
    cls = own_class(text)
    assert isinstance(cls, FormulaClass)
    return cls


def growth(exploration: Exploration) -> list[int]:
    return [value.at_least for value in exploration.growth]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("x >= a", [2, 3]),
        ("a <= x <= b", [2, 4, 7]),
        ("a <= x <= a + r", [2, 4, 7]),
        ("x in [a, a + 1]", [2, 4, 6]),  # 2m: a window of fixed length loses and gains one point at a time
        ("a <= x <= b or c <= x <= d", [2, 4, 8, 16, 31]),  # all but + - + - +
        ("a <= x <= b or x >= c", [2, 4, 8, 15]),  # all but + - + -
        ("x = a or x = b", [2, 4, 7]),  # at most two ones
        ("x >= a or x <= b", [2, 4, 7]),  # a group of zeros
        ("|x - a| >= r", [2, 4, 7]),
        ("x >= a and x >= 0; a in 0..1", [2, 3]),
        ("s x >= s b; s in {-1, 1}", [2, 4, 6]),  # rays of both directions: 2m
        ("(x - a)(x - b)(x - c) > 0", [2, 4, 8, 15]),  # not + - + -
        ("x > 5", [1]),
        ("x >= k; k in {0, 1}", [2, 2]),
    ],
)
def test_growth_functions_of_the_line_known_by_hand(text: str, known: list[int]) -> None:
    exploration = explored(formula(text))
    assert exploration.is_exact and exploration.dimension == sum(n == 2**m for m, n in enumerate(known, 1))
    assert growth(exploration)[: len(known)] == known and all(value.is_exact for value in exploration.growth)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("a <= x <= b and c <= y <= d", [2, 4, 8, 16, 28]),  # 28: bounds/vc counts boxes over orders of points
        ("x >= a and y >= b", [2, 4, 7]),  # neighbours among points of which none is above another
        ("x >= a or y >= b", [2, 4, 7]),  # their complements
        ("x^2 + y^2 <= r", [2, 3]),  # by the distance from the origin: a ray
        ("r <= x^2 + y^2 <= s", [2, 4, 7]),  # and an interval
        ("x y >= a", [2, 3]),
        ("x >= a and y >= b and z >= c", [2, 4, 8, 15]),  # VC dimension 3, and 15 are given
    ],
)
def test_growth_functions_of_the_plane_known_by_hand(text: str, known: list[int]) -> None:
    exploration = explored(formula(text))
    assert exploration.is_exact and growth(exploration)[: len(known)] == known
    assert all(value.is_exact for value in exploration.growth)


@pytest.mark.parametrize(
    ("text", "dimension"),
    [
        ("a <= x <= a + s and b <= y <= b + s", 3),  # squares
        ("max(|x - a|, |y - b|) <= r", 3),
        ("|x - a| + |y - b| <= r", 3),  # squares, turned
        ("w1 x + w2 y >= b", 3),
        ("w1 x + w2 y >= 0", 2),
        ("(x - a)^2 + (y - b)^2 <= r^2", 3),
        ("a x^2 + b x + c > 0", 3),
        ("x^2 + b x + c = 0", 2),  # two roots at most
        ("a x >= 1", 1),
    ],
)
def test_dimensions_known_from_textbooks(text: str, dimension: int) -> None:
    exploration = explored(formula(text))
    assert (exploration.dimension, exploration.at_most) == (dimension, dimension)


@pytest.mark.parametrize(
    "text",
    [
        "a <= x <= a + 1 or x >= a + 2",
        "a <= x <= 2a",
        "|x - a| <= r; r in 0..1",
        "a <= x <= a + s and b <= y <= b + s",
        "|x - a| - |y - b| <= r",
        "w1 x + w2 y >= b",
        "x y + a x >= b",
    ],
)
def test_random_sets_get_no_more_labellings(text: str) -> None:
    """Nor do they ever get all labellings of a contradiction."""
    cls = formula(text)
    exploration = explored(cls)
    m = len(exploration.sizes)
    most = exploration.growth[-1].at_most
    assert most is not None and most < 2**m
    rng = np.random.default_rng(m)
    for _ in range(12):
        places = {tuple(Fraction(int(n), int(d)) for n, d in zip(*both, strict=True)) for both in _pairs(rng, cls, m)}
        if len(places) == m:
            dichotomies = cls.dichotomies(sorted(places))
            masks = [sum(label << i for i, label in enumerate(labels)) for labels in exploration.contradiction]
            assert dichotomies.realized <= most
            assert not masks or not set(masks) <= set(dichotomies.hypotheses)


def _pairs(rng: np.random.Generator, cls: FormulaClass, m: int) -> list[tuple[np.ndarray, np.ndarray]]:
    size = len(cls.coordinates)
    return [(rng.integers(-6, 7, size), rng.integers(1, 4, size)) for _ in range(m)]


def test_a_contradiction_is_the_argument_of_an_exam() -> None:
    assert explored(formula("a <= x <= b")).contradiction == ((1, 0, 1),)
    assert explored(formula("a <= x <= b or c <= x <= d")).contradiction == ((1, 0, 1, 0, 1),)
    exploration = explored(formula("a <= x <= a+1 or x >= a+2"))
    assert signs(exploration.contradiction[0]) in explored_in_words(exploration)


def test_intervals_of_three_are_decided_at_seven_points() -> None:
    exploration = explored(formula("a <= x <= b or c <= x <= d or e <= x <= f"))
    assert (exploration.dimension, exploration.is_exact, growth(exploration)[-1]) == (6, True, 127)


def test_powers_as_unknowns_of_their_own_prove_what_is_impossible_only() -> None:
    """x >= 0 or x² >= a gives two points both labels; as if x and x² were free, three get all but one labelling."""
    linear = linear_class(formula("x >= b or x^2 >= a").described)
    assert linear is not None and not linear.is_tight
    assert most_labellings(linear, 2, 1).points is None
    assert (
        linear_class(formula("w x >= 1").described) is None and linear_class(formula("sin(x) >= a").described) is None
    )


@pytest.mark.parametrize(
    ("text", "functions"),
    [
        ("x >= a", (1,)),
        ("x >= a and x < a", (1,)),  # one comparison and its opposite
        ("a <= x <= b", (1, 1)),
        ("w1 x + w2 y >= b", (3,)),
        ("(x - a)^2 + (y - b)^2 <= r^2", (3,)),
        ("(a + b)(x + y) >= a + b", (1,)),  # by rank, not by the number of letters
        ("x^2 >= 2", ()),
    ],
)
def test_the_functions_that_parameters_multiply(text: str, functions: tuple[int, ...]) -> None:
    bound = upper_bound(formula(text).described)
    assert bound is not None and bound.functions == functions


def test_what_is_no_polynomial_has_no_bound() -> None:
    for text in ("sin(w x) > 0", "x/a >= 1", "x/0 >= a", "sqrt(x) >= a", "pi x >= a"):
        assert upper_bound(formula(text).described) is None


@pytest.mark.parametrize("functions", [(1,), (3,), (1, 1), (2, 3), (1, 1, 1, 1)])
def test_the_bound_is_the_last_size_with_all_labellings(functions: tuple[int, ...]) -> None:
    bound = UpperBound(tuple(map(Signs, functions)))

    def of_sauer(m: int) -> int:
        return int(np.prod([sum(comb(m, i) for i in range(d + 1)) for d in functions], dtype=object))

    sizes = [m for m in range(1, 60) if of_sauer(m) >= 2**m]
    assert bound.dimension == max(sizes) and bound.labellings(bound.dimension + 1) == of_sauer(bound.dimension + 1)


def test_dudleys_theorem_on_signs_of_random_functions() -> None:
    """d + 1 random values of d functions: the signs of g + c f miss a labelling, sought over many c."""
    rng = np.random.default_rng(0)
    for d in (1, 2, 3):
        values, fixed = rng.normal(size=(d + 1, d)), rng.normal(size=d + 1)
        signs = {tuple(row) for row in (rng.standard_cauchy((20_000, d)) @ values.T + fixed > 0).tolist()}
        assert len(signs) < len(list(product((0, 1), repeat=d + 1)))


def test_what_is_undecided_says_so() -> None:
    wedge = explored(formula("w1 x + w2 y >= 0 and v1 x + v2 y >= c"))
    assert not wedge.is_exact and (wedge.dimension, wedge.at_most) == (4, 5)  # an intersection of two half-planes
    assert "4 and 5" in facts(explored_dimension_in_words(wedge))
    sine = explored(formula("sin(w x) > 0"))
    assert sine.dimension >= 4 and sine.at_most is None
