"""Growth functions in whole numbers, and the dimension that they leave open."""

from collections.abc import Callable

# The most labellings of 1, ..., 8 points of the plane by boxes, by search over all arrangements along both axes.
RECTANGLES = (2, 4, 8, 16, 28, 49, 77, 121)


def sauer_sum(m: int, d: int) -> int:
    """sum_{i<=d} C(m, i): the most labellings of m points by a class of VC dimension d."""
    if d >= m:
        return 1 << m
    total = term = 1
    for i in range(d):
        term = term * (m - i) // (i + 1)
        total += term
    return total


def dichotomies_by_hyperplanes(m: int, dimension: int) -> int:
    """Cover's 2 sum_{i<dimension} C(m-1, i): labellings of m points by hyperplanes through the origin."""
    return 2 * sauer_sum(m - 1, dimension - 1)


def largest_not_excluded(labellings: Callable[[int], int]) -> int:
    """The largest m with labellings(m) >= 2^m; beyond the first m that fails all fail (log-concave growth)."""
    low, high = 1, 2
    while labellings(high) >= 1 << high:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if labellings(middle) >= 1 << middle else (low, middle)
    return low
