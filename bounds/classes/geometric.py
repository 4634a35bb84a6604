"""Classes over grids and of numbers with finitely many bits, and decision trees, counted."""

from functools import reduce

from bounds.classes.counted import Count
from bounds.classes.family import Construction
from bounds.classes.parameters import BITS, DIMENSION, FEATURES, INTERVALS, NODES, PARAMETERS, POINTS
from bounds.classes.size import binomial, over, plus, power, times


def _thresholds(points: int) -> Count:
    return Count(
        points + 1,
        "Only the gap in which the threshold lies counts: before the first point, between two, or after the last.",
        f"{points}+1",
    )


def _two_sided_thresholds(points: int) -> Count:
    return Count(
        2 * points,
        "m + 1 cuts with the positive side right and m + 1 with it left; all positive and all negative were "
        "counted twice.",
        rf"2\cdot {points}",
    )


def _intervals(points: int) -> Count:
    return Count(
        points * (points + 1) // 2 + 1,
        "An interval is given by the first and the last grid point in it, m(m+1)/2 pairs; the empty one is 1 more.",
        rf"\frac{{{points}\cdot {points + 1}}}{{2}}+1",
    )


def _interval_unions(points: int, k: int) -> Count:
    return Count(
        reduce(plus, (binomial(points + 1, 2 * i) for i in range(min(k, (points + 1) // 2) + 1))),
        "The labels change at the 2i ends of i separate intervals, which lie in 2i of the m + 1 gaps before, between "
        "and after the grid points.",
        rf"\sum_{{i=0}}^{{{k}}}\binom{{{points}+1}}{{2i}}",
    )


def _boxes(points: int, dimension: int) -> Count:
    return Count(
        plus(power(points * (points + 1) // 2, dimension), 1),
        "On each axis the box is given by the first and the last grid point in it, m(m+1)/2 pairs; the empty box is "
        "1 more.",
        rf"\left(\frac{{{points}\cdot {points + 1}}}{{2}}\right)^{{{dimension}}}+1",
    )


def _numbers(parameters: int, bits: int) -> Count:
    return Count(
        power(2, parameters * bits),
        "Each of the p parameters takes one of 2^b values. Different values may mean one hypothesis, so this is an "
        "upper bound.",
        rf"2^{{{parameters}\cdot {bits}}}",
        at_most=True,
    )


def _trees(nodes: int, features: int) -> Count:
    inner = (nodes - 1) // 2
    if inner > 500_000:
        raise ValueError(f"trees of more than 1,000,001 nodes are not counted; got {nodes:,}")
    shapes = over(binomial(2 * inner, inner), inner + 1)
    return Count(
        times(shapes, times(power(features, inner), power(2, inner + 1))),
        "Catalan's number of shapes with M = (N-1)/2 inner nodes, one of d tests at each inner node, one of 2 labels "
        "at each of the M + 1 leaves. Two trees may mean one function, so this is an upper bound on the classifiers "
        "(theorem tree_class_size).",
        rf"\frac1{{{inner + 1}}}\binom{{{2 * inner}}}{{{inner}}}\cdot {features}^{{{inner}}}\cdot 2^{{{inner + 1}}}",
        at_most=nodes > 1,
    )


FAMILIES = (
    Construction("thresholds", "Thresholds on a grid", (POINTS,), _thresholds),
    Construction("two_sided_thresholds", "Thresholds of both directions on a grid", (POINTS,), _two_sided_thresholds),
    Construction("intervals", "Intervals on a grid", (POINTS,), _intervals),
    Construction("interval_unions", "Unions of at most k intervals on a grid", (POINTS, INTERVALS), _interval_unions),
    Construction("boxes", "Axis-parallel boxes on a grid", (POINTS, DIMENSION), _boxes),
    Construction("numbers", "Parameters of finitely many bits", (PARAMETERS, BITS), _numbers),
    Construction("trees", "Decision trees with N nodes", (NODES, FEATURES), _trees),
)
