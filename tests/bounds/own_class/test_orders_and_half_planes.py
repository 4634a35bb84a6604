"""Growth over all orders, half-planes around a polygon, Cover's count: against loops that know nothing of formulas."""

from collections.abc import Callable
from itertools import combinations, permutations, product
from math import comb

import numpy as np
import pytest

from bounds import own_class
from bounds.vc.own.exploring import explored
from bounds.vc.own.orders import most_over_orders, order_class
from bounds.vc.own.own_class import FormulaClass
from bounds.vc.own.upper_bound import Signs, UpperBound, upper_bound
from bounds.vc.own.wording import bound_in_words, explored_dimension_in_words, explored_in_words
from tests.sentences import facts

Rule = Callable[..., bool]


def formula(text: str) -> FormulaClass:
    cls = own_class(text)
    assert isinstance(cls, FormulaClass)
    return cls


def most_by_a_loop(m: int, numbers: int, rule: Callable[..., bool]) -> int:
    """Over all orders of y, and all numbers between two points: how many labellings at most?"""
    between = [i - 0.5 for i in range(m + 1)]
    most = 0
    for order in permutations(range(m)):
        seen = {tuple(rule(x, y, *chosen) for x, y in enumerate(order)) for chosen in product(between, repeat=numbers)}
        most = max(most, len(seen))
    return most


@pytest.mark.parametrize(
    ("text", "numbers", "rule", "largest"),
    [
        ("x >= a and y >= b", 2, lambda x, y, a, b: x >= a and y >= b, 5),
        ("a <= x <= b and c <= y <= d", 4, lambda x, y, a, b, c, d: a <= x <= b and c <= y <= d, 4),
        ("x > a and y > b or x < c and y < d", 4, lambda x, y, a, b, c, d: (x > a and y > b) or (x < c and y < d), 4),
        ("not (x >= a or -2 y > b + 1)", 2, lambda x, y, a, b: x < a and y > b, 5),
        ("x >= a and x < a or y <= b", 2, lambda x, y, a, b: y <= b, 4),
        ("x1 >= a and x2 >= b or x1 < c", 3, lambda x, y, a, b, c: (x >= a and y >= b) or x < c, 4),
    ],
)
def test_the_most_labellings_over_all_orders(text: str, numbers: int, rule: Callable[..., bool], largest: int) -> None:
    ordered = order_class(formula(text).described)
    assert ordered is not None
    for m in range(1, largest + 1):
        over = most_over_orders(ordered, m)
        assert over is not None and over.labellings == most_by_a_loop(m, numbers, rule)
        assert formula(text).dichotomies(over.points).realized == over.labellings  # by the faces of arrangements


def test_boxes_at_six_and_seven_points() -> None:
    """The values of `test_growth_of_boxes.py`, which other counts confirm."""
    assert [value.at_least for value in explored(formula("a <= x <= b and c <= y <= d")).growth][4:] == [28, 49, 77]


def test_the_line_has_closed_forms() -> None:
    """Sets of at most k runs of ones among m points: C(m + 1, 0) + C(m + 1, 2) + ... + C(m + 1, 2k)."""
    for text, k in (("a <= x <= b", 1), ("a <= x <= b or c <= x <= d", 2)):
        growth = [value.at_least for value in explored(formula(text)).growth]
        assert growth == [sum(comb(m + 1, 2 * i) for i in range(k + 1)) for m in range(1, 8)]


def test_points_with_equal_coordinates_get_no_more() -> None:
    rng = np.random.default_rng(1)
    for text in ("x >= a and y >= b or x <= c and y <= d", "a <= x <= b and c <= y <= d"):
        cls = formula(text)
        ordered = order_class(cls.described)
        assert ordered is not None
        most = most_over_orders(ordered, 5)
        for _ in range(6):
            places = sorted({(int(x), int(y)) for x, y in rng.integers(0, 3, (9, 2))})[:5]
            if len(places) == 5 and most is not None:
                assert cls.dichotomies(places).realized <= most.labellings


def test_what_is_no_matter_of_orders() -> None:
    """Shared numbers, ranges, equations, two coordinates in one comparison, both > and >= with the same number."""
    for text in (
        "a <= x <= a + 1", "x >= a and y >= a", "x >= a; a in 0..1", "x = a", "x + y >= a", "x >= a or x > a",
        "x^2 >= a", "x >= 1", "a x >= 1", "x >= a; x in {0, 1, 2}",
    ):  # fmt: skip
        assert order_class(formula(text).described) is None, text
    assert order_class(formula("x >= a + b; b in 0..1").described) is not None  # a alone may be any number


def test_two_quadrants_shatter_six_points() -> None:
    """Six are shattered by their own hypotheses, and none of 5,040 orders of seven is."""
    cls = formula("x >= a and y >= b or x <= c and y <= d")
    exploration = explored(cls)
    assert (exploration.dimension, exploration.is_exact) == (6, True)
    assert exploration.shattered is not None and exploration.growth[-1].at_least < 2**7
    assert all(_by_two_quadrants(points) for points in _subsets(exploration.shattered.names))


def _subsets(names: tuple[str, ...]) -> list[tuple[list[tuple[float, ...]], list[tuple[float, ...]]]]:
    points = [tuple(float(n) for n in name.strip("()").split(",")) for name in names]
    sizes = range(len(points) + 1)
    return [(list(ones), [p for p in points if p not in ones]) for k in sizes for ones in combinations(points, k)]


def _by_two_quadrants(labelled: tuple[list[tuple[float, ...]], list[tuple[float, ...]]]) -> bool:
    """Some split of the ones: the smallest quadrants that hold the parts hold no zero."""
    ones, zeros = labelled

    def free(part: list[tuple[float, ...]], sign: int) -> bool:
        corner = [min((sign * p[j] for p in part), default=float("inf")) for j in (0, 1)]
        return not any(sign * x >= corner[0] and sign * y >= corner[1] for x, y in zeros)

    splits = product((0, 1), repeat=len(ones))
    return any(
        free([p for p, s in zip(ones, split, strict=True) if s], 1)
        and free([p for p, s in zip(ones, split, strict=True) if not s], -1)
        for split in splits
    )


@pytest.mark.parametrize(
    ("text", "at_most"),
    [
        ("w1 x + w2 y >= 0 and v1 x + v2 y >= c", 5),
        ("a x + b y > c or d x + e y > f", 5),
        ("not (a x + b y > c or d x + e y > f)", 5),
        ("a x + b y > c and d x + e y > f and g x + h y > i", 7),
        ("a x > b and c x > d", 2),
    ],
)
def test_half_planes_bound_the_dimension(text: str, at_most: int) -> None:
    bound = upper_bound(formula(text).described)
    assert bound is not None and bound.dimension == at_most
    assert bound.labellings(at_most + 1) < 2 ** (at_most + 1)
    assert str(at_most) in facts(bound_in_words(bound))


@pytest.mark.parametrize("text", ["a x + b y = c and x > d", "(a x > b or y > c) and y > d", "x y > a and a x > b"])
def test_other_formulas_are_not_made_of_half_planes(text: str) -> None:
    bound = upper_bound(formula(text).described)
    assert bound is not None and bound.half_planes is None


def test_two_half_planes_leave_out_alternate_corners_of_no_hexagon() -> None:
    """Half-planes through midpoints of edges of a regular hexagon and octagon, in all pairs and threes."""
    for corners, k in ((6, 2), (4, 2), (8, 3)):
        turns = [2 * np.pi * i / corners for i in range(corners)]
        places = np.array([(np.cos(t), np.sin(t)) for t in turns])
        normals = [(np.cos(t / 4), np.sin(t / 4)) for t in range(26)]
        halves = {tuple(row) for n in normals for c in np.linspace(-1.2, 1.2, 49) for row in [places @ n <= c]}
        alternate = tuple(i % 2 == 0 for i in range(corners))
        joined = {tuple(np.all(chosen, axis=0)) for chosen in combinations(halves, k)}
        assert (alternate in joined) == (corners == 4)


@pytest.mark.parametrize("d", [1, 2, 3])
@pytest.mark.parametrize("has_constant", [False, True])
def test_covers_count_holds_for_signs_of_sums(d: int, has_constant: bool) -> None:
    """Weights on a fine grid with 0, opposite points among the points: never more labellings than `Signs` allows."""
    rng = np.random.default_rng(d)
    weights = np.array(list(product(np.linspace(-1, 1, 13), repeat=d)))
    most = 0
    for _ in range(40):
        m = int(rng.integers(2, 6))
        values = rng.integers(-2, 3, (m, d)).astype(float)
        values[1] = -values[0]
        if has_constant:
            values[:, 0] = 1
        seen = len({tuple(row) for row in weights @ values.T >= 0})
        assert seen <= min(2**m, Signs(d, True, has_constant).labellings(m)) <= Signs(d).labellings(m)
        most = max(most, seen)
    assert most > d


def test_three_directions_reach_the_count_without_a_constant() -> None:
    """Vectors at 120°: all labels but 0 0 0, by weights on a circle and by 0, so 2 · 3 + 1."""
    vectors = np.array([(2, 0), (-1, 2), (-1, -2)])
    weights = np.array([(0, 0), *[(np.cos(t / 9), np.sin(t / 9)) for t in range(57)]])
    assert len({tuple(row) for row in weights @ vectors.T >= 0}) == 7 == Signs(2, is_linear=True).labellings(3)


def test_what_the_signs_of_a_formula_are() -> None:
    for text, expected in (
        ("w1 x + w2 y >= 0", Signs(2, True, False)), ("w1 x + w2 y >= b", Signs(3, True, True)),
        ("x >= a", Signs(1, False, True)), ("a x >= 1", Signs(1, False, False)), ("a x = b", Signs(2)),
    ):  # fmt: skip
        bound = upper_bound(formula(text).described)
        assert bound is not None and bound.signs == (expected,)


def test_an_order_decides_where_the_solver_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bounds.vc.own.satisfiability.STEPS", 1)
    exploration = explored(formula("x >= a and y >= b"))
    assert exploration.is_exact and not exploration.contradiction
    assert "6 orders 3 points" in facts(explored_in_words(exploration))


def test_a_range_is_said_with_both_ends() -> None:
    exploration = explored(formula("w1 x + w2 y >= 0 and v1 x + v2 y >= c"))
    assert "between 4 5" in facts(explored_dimension_in_words(exploration))
    assert UpperBound((Signs(1),) * 4).dimension == 16


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("x >= a xor y >= b", lambda x, y, a, b: (x >= a) != (y >= b)),
        ("x >= a ⊕ (y >= (b + 1) and x > b)", lambda x, y, a, b: (x >= a) != (y >= b + 1 and x > b)),
        ("x > a xor y > b or x = 0", lambda x, y, a, b: (x > a) != (y > b) or x == 0),
        ("not (x > a xor y > b xor x > b)", lambda x, y, a, b: ((x > a) != (y > b)) == (x > b)),
        ("x != a xor y > b", lambda x, y, a, b: (x != a) != (y > b)),
        ("x > a xor y > b and x > b", lambda x, y, a, b: (x > a) != (y > b and x > b)),
    ],
)
def test_exclusive_or(text: str, rule: Rule) -> None:
    cls = formula(text)
    for x, y, a, b in product((-1, 0, 2), repeat=4):
        assert cls.label((x, y), a=a, b=b) == rule(x, y, a, b)


@pytest.mark.parametrize("text", ["x >= a xor", "xor y >= x", "x xor y >= a", "a x >= xor"])
def test_exclusive_or_of_what_is_no_condition(text: str) -> None:
    with pytest.raises(ValueError, match="xor"):
        own_class(text)
