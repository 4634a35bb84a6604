"""The growth function of boxes in the plane, by search over all arrangements of a few points."""

from itertools import combinations, permutations

import pytest

from bounds.classes.labellings import RECTANGLES
from bounds.vc.growth_functions import growth_values


def runs(order: tuple[int, ...]) -> set[int]:
    """The sets of neighbours along an axis, as masks, and the empty set."""
    m = len(order)
    return {0} | {sum(1 << i for i in order[start:end]) for start, end in combinations(range(m + 1), 2)}


def labellings_by_boxes(order: tuple[int, ...]) -> int:
    """Points sorted along x are in this order along y: a box holds what a run along each axis holds."""
    along_y = runs(order)
    return len({a & b for a in runs(tuple(range(len(order)))) for b in along_y})


@pytest.mark.parametrize("m", range(1, 7))
def test_the_most_over_all_arrangements_is_the_growth_function(m: int) -> None:
    """Points that share a coordinate are labelled in no more ways: moved apart a little, all boxes stay."""
    most = max(labellings_by_boxes(order) for order in permutations(range(m)))
    assert most == RECTANGLES[m - 1] == growth_values("boxes", m, n=2)[-1].at_least


def by_extremes(order: tuple[int, ...]) -> int:
    """Another count: a set that a box cuts out is told by its outermost points, at most four of them."""
    m = len(order)
    triples = sum(not (a < b < c or a > b > c) for a, b, c in combinations(order, 3))
    corners = sum({values.index(min(values)), values.index(max(values))} == {1, 2} for values in combinations(order, 4))
    return 1 + m + m * (m - 1) // 2 + triples + corners


@pytest.mark.parametrize(("m", "order"), [(7, (2, 5, 0, 3, 6, 1, 4)), (8, (2, 5, 0, 7, 3, 6, 1, 4))])
def test_both_counts_agree_on_larger_arrangements(m: int, order: tuple[int, ...]) -> None:
    assert by_extremes(order) == labellings_by_boxes(order) <= RECTANGLES[m - 1]


@pytest.mark.parametrize(("m", "most"), [(7, 77), (8, 121)])
def test_more_points_by_the_other_count(m: int, most: int) -> None:
    orders = (order for order in permutations(range(m)) if order[0] < order[-1])  # mirrored along x it is the same
    assert max(map(by_extremes, orders)) == most == RECTANGLES[m - 1]


def test_no_class_is_bounded_above_all_labellings() -> None:
    for cls, parameters in {"boxes": {"n": 3}, "stumps": {"n": 4}, "halfspaces": {"n": 2}}.items():
        for value in growth_values(cls, 10, **parameters):
            assert value.at_least <= (value.at_most or 0) <= value.everything


def test_break_points_follow_the_vc_dimension() -> None:
    assert [value.at_most for value in growth_values("intervals", 4)] == [2, 4, 7, 11]
    assert [value.at_most for value in growth_values("signed_intervals", 5)] == [2, 4, 8, 14, 22]
    assert growth_values("sine", 4) == ()
