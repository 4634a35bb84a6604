"""Growth over the whole line: one set of each kind stands for all, held by known values and by random sets."""

from fractions import Fraction

import numpy as np
import pytest

from bounds import own_class
from bounds.vc.own.exploring import explored
from bounds.vc.own.order_types import order_types
from bounds.vc.own.own_class import FormulaClass


def formula(text: str) -> FormulaClass:
    cls = own_class(text)
    assert isinstance(cls, FormulaClass)
    return cls


@pytest.mark.parametrize(
    ("text", "growth"),
    [
        ("x >= a", [2, 3]),
        ("a <= x <= b", [2, 4, 7]),
        ("a <= x <= a + r", [2, 4, 7]),
        ("x in [a, a + 1]", [2, 4, 6]),  # 2m: a window of fixed length loses and gains one point at a time
        ("a <= x <= b or c <= x <= d", [2, 4, 8, 16, 31]),  # all but + - + - +
        ("a <= x <= b or x >= c", [2, 4, 8, 15]),  # all but + - + -
        ("x = a or x = b", [2, 4, 7]),  # at most two ones
        ("x >= a or x <= b", [2, 4, 7]),  # a group of zeros
        ("x >= a and x >= 0; a in 0..1", [2, 3]),
    ],
)
def test_growth_functions_known_by_hand(text: str, growth: list[int]) -> None:
    exploration = explored(formula(text))
    assert exploration.is_exact and exploration.dimension == len(growth) - 1
    assert [value.at_least for value in exploration.growth] == growth
    assert all(value.is_exact for value in exploration.growth)


@pytest.mark.parametrize("text", ["a <= x <= a + 1 or x >= a + 2", "a <= x <= 2a", "|x - a| <= r; r in 0..1"])
@pytest.mark.parametrize("m", [2, 3])
def test_random_sets_get_no_more_labellings(text: str, m: int) -> None:
    cls = formula(text)
    kinds = order_types(cls.described, m)
    assert kinds is not None
    most = max(cls.dichotomies(points).realized for points in kinds)
    rng = np.random.default_rng(m)
    counts = []
    for _ in range(80):
        places = rng.choice(np.arange(-3, 4), m, replace=False)
        points = [[Fraction(int(place), int(rng.integers(1, 5)))] for place in places]
        if len({point[0] for point in points}) == m:
            counts.append(cls.dichotomies(points).realized)
    assert max(counts) == most


@pytest.mark.parametrize("text", ["a x >= 1", "sin(w x) > 0", "x1 >= a", "x >= k; k in {0, 1}"])
def test_what_is_not_linear_on_the_line_is_not_claimed(text: str) -> None:
    cls = formula(text)
    assert order_types(cls.described, 2) is None
    assert not explored(cls).by_kinds


def test_sines_are_not_bounded() -> None:
    exploration = explored(formula("sin(w x) > 0"))
    assert exploration.dimension >= 4 and not exploration.is_exact
