"""Squares, concentric circles, k ones, and one comparison: by trying everything, and by random parameters."""

from itertools import combinations, product
from math import comb

import numpy as np
import pytest
from click.testing import CliRunner

from bounds import own_class, shatters, vc_dimension
from bounds.command_line import main
from bounds.vc.own.exploring import explored
from bounds.vc.own.language import read_class
from bounds.vc.own.own_class import FormulaClass
from bounds.vc.own.vector_spaces import functions_of_the_point


def in_squares(points: np.ndarray) -> set[int]:
    """What squares on a fine grid hold of points with whole coordinates: sides and corners in steps of a half."""
    low, high = points.min() - 1, points.max() + 1
    held = {0}
    for side in np.arange(0, high - low + 0.5, 0.5):
        for a, b in product(np.arange(low - side, high + 0.5, 0.5), repeat=2):
            inside = ((points >= (a, b)) & (points <= (a + side, b + side))).all(axis=1)
            held.add(int(sum(1 << i for i in np.flatnonzero(inside))))
    return held


def test_squares_hold_what_squares_on_a_grid_hold() -> None:
    rng = np.random.default_rng(1)
    for _ in range(6):
        points = rng.integers(0, 5, (5, 2))
        result = shatters("squares", points.tolist())
        assert result.labellings == in_squares(points)
        for labels, is_given in result:
            answer = result.answer(labels)
            if is_given:
                assert tuple(answer.label(point) for point in result.points) == labels  # type: ignore[union-attr]


def test_no_four_points_of_a_grid_are_shattered_by_squares() -> None:
    places = list(product(range(4), repeat=2))
    assert not any(shatters("squares", chosen).shattered for chosen in combinations(places, 4))
    assert shatters("squares", vc_dimension("squares").witness or ()).shattered


def test_concentric_circles_by_sorted_distances() -> None:
    rng = np.random.default_rng(2)
    for n in (1, 2, 3):
        points = rng.integers(-4, 5, (6, n))
        far = (points**2).sum(axis=1)
        expected = {int(sum(1 << i for i in np.flatnonzero(far <= r))) for r in [-1, *far]}
        assert shatters("concentric_circles", points.tolist(), n=n).labellings == expected


@pytest.mark.parametrize(("cls", "allowed"), [("exactly_k_ones", int.__eq__), ("at_most_k_ones", int.__le__)])
def test_functions_with_k_ones_by_trying_all_sets(cls: str, allowed: object) -> None:
    for n, k in product(range(1, 6), range(6)):
        rules = [rule for rule in product((0, 1), repeat=n) if allowed(sum(rule), k)]  # type: ignore[operator]
        largest = max(
            (len(places) for size in range(n + 1) for places in combinations(range(n), size)
             if len({tuple(rule[i] for i in places) for rule in rules}) == 2**size),
            default=0,
        )  # fmt: skip
        assert vc_dimension(cls, points=n, k=k).value == largest
        assert len(rules) == (comb(n, k) if cls == "exactly_k_ones" else sum(comb(n, i) for i in range(k + 1)))


@pytest.mark.parametrize(
    ("formula", "dimension"),
    [
        ("w1*x1 + w2*x2 >= 0", 2), ("w1*x1 + w2*x2 + b > 0", 3), ("x^2 + y^2 <= r^2", 1),
        ("s*(x - a) >= 0; s in {-1, 1}", 2),
        ("(x - a)^2 + (y - b)^2 <= r", 3), ("a*x^2 + b*x + c >= 0", 3), ("a*x + 2*a*y + b >= 0", 2),
        ("not a*x >= b", 2),
        ("x + y >= a", 1), ("a*x = b", None), ("x >= a and x <= b", None), ("sin(a*x) >= 0", None),
    ],
)  # fmt: skip
def test_functions_of_the_point(formula: str, dimension: int | None) -> None:
    assert functions_of_the_point(read_class(formula)) == dimension


@pytest.mark.parametrize("formula", ["w1*x1 + w2*x2 >= 0", "x^2 + y^2 <= r^2", "s*(x - a) >= 0; s in {-1, 1}"])
def test_a_vc_dimension_by_the_functions_of_the_point(formula: str) -> None:
    exploration = explored(FormulaClass(read_class(formula)))
    assert exploration.is_exact and exploration.dimension == functions_of_the_point(read_class(formula))
    assert "Dudley" in CliRunner().invoke(main, ["vc", *formula.split("; ")]).output


def test_random_halfspaces_shatter_no_more_than_their_functions() -> None:
    """Of circles with any centre: 3 points may be shattered, of 4 points no random parameters give all labels."""
    rng = np.random.default_rng(3)
    for _ in range(5):
        points = rng.normal(size=(4, 2))
        centres, radii = rng.normal(scale=3, size=(20_000, 2)), rng.uniform(0, 30, 20_000)
        held = ((points[None] - centres[:, None]) ** 2).sum(axis=2) <= radii[:, None]
        assert len(np.unique(held, axis=0)) < 16


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("{}, {a}, {a, b}", [[0, 0], [1, 0], [1, 1]]), ("{∅, {1}, {2}}", [[0, 0], [1, 0], [0, 1]]),
        ("H = {{}, {10}, {2}}", [[0, 0], [0, 1], [1, 0]]), ("[[0, 1], [1, 1]]", [[0, 1], [1, 1]]),
        ("∅; {b}; {a,b}", [[0, 0], [0, 1], [1, 1]]), ("0 0 1; 1 0 1", [[0, 0, 1], [1, 0, 1]]),
    ],
)  # fmt: skip
def test_sets_of_sets_are_tables(text: str, rows: list[list[int]]) -> None:
    assert [list(row) for row in own_class(text).rows] == rows  # type: ignore[union-attr]


@pytest.mark.parametrize(("text", "words"), [("0 1 0 1 1 1", "semicolons"), ("{}, {}", "empty")])
def test_tables_that_do_not_say_what_belongs_together(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        own_class(text)


@pytest.mark.parametrize(
    "formula", ["a*x1 + b*x2 mod 2", "a*x1 + b*x2 mod 2 = 1", "a*x1 + b*x2 = 1 (mod 2)", "(a*x1 + b*x2) % 2 = 1"]
)
def test_remainders_are_of_the_whole_sum(formula: str) -> None:
    cls = own_class(f"{formula}; a in {{0,1}}; b in {{0,1}}; x in {{0,1}}")
    points = list(product((0, 1), repeat=2))
    parities = {tuple((a * x + b * y) % 2 for x, y in points) for a, b in points}
    assert {labels for labels, by in cls.dichotomies(points) if by} == parities


def test_commas_join_conditions_and_half_lines_are_ranges() -> None:
    joined, written = own_class("a <= x, x <= a + 1"), own_class("a <= x and x <= a + 1")
    assert joined.dichotomies([0, 1, 3]).realized == written.dichotomies([0, 1, 3]).realized
    positive = own_class("a*x >= 1; a > 0")
    assert positive.dichotomies([-1, 1]).realized == 2 and own_class("a*x >= 1").dichotomies([-1, 1]).realized == 3


@pytest.mark.parametrize(
    ("words", "slug"),
    [
        ("positive rays", "thresholds"), ("decision stumps", "stumps"),
        ("halfspaces through the origin", "homogeneous_halfspaces"),
        ("axis-aligned squares", "squares"), ("concentric circles", "concentric_circles"),
        ("parity functions", "parities"),
        ("exactly 2 ones", "exactly_k_ones"), ("monotone conjunctions", "monotone_conjunctions"), ("circles", "balls"),
    ],
)  # fmt: skip
def test_classes_by_what_courses_call_them(words: str, slug: str) -> None:
    run = CliRunner().invoke(main, ["vc", words])
    assert run.exit_code == 0 and f"({slug})" in run.output, run.output


def test_what_the_words_tell_are_parameters() -> None:
    run = CliRunner().invoke(main, ["vc", "exactly 2 ones", "points=3"])
    assert run.exit_code == 0 and "dimension: 1" in run.output
    assert CliRunner().invoke(main, ["shatters", "circles", "0,0 1,0 0,1"]).exit_code == 0
