"""Values where digits cancel and where doubles end: near an end, near each other, far out; singly and in arrays."""

import warnings
from collections.abc import Iterator

from bounds.testing.check import check_at_points, one_after_the_other
from bounds.testing.near_cancelling import far_out, near_cancelling
from bounds.testing.places import Point
from bounds.testing.values import check_arrays, check_value
from bounds.theorem import Theorem

GRANTED = 5_000  # steps for every four points


@check_at_points
def near_cancelling_inputs_lose_no_digits(theorem: Theorem, points: int) -> None:
    _check(theorem, near_cancelling(theorem, points), points)


@check_at_points
def far_out_a_bound_is_a_number_or_a_sentence(theorem: Theorem, points: int) -> None:
    """No bound of 0 that is none, no bare exception, no warning."""
    _check(theorem, far_out(theorem, points), points)


def _check(theorem: Theorem, points_tried: Iterator[Point], points: int) -> None:
    tried: list[Point] = []

    def examine(point: Point) -> None:
        check_value(theorem, point)
        tried.append(point)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        one_after_the_other(examine, points_tried, GRANTED * points // 4)
        check_arrays(theorem, tried)
