"""Hypothesis strategies for any theorem, made from what its variables declare.

Hypothesis draws bytes, because it spreads those evenly where it heaps integers near zero; `bounds.testing.places` tells
which point they stand for, and a point shrinks towards the low ends of the everyday ranges.
"""

import math
from typing import Any

from hypothesis import strategies as st

from bounds.testing.places import BYTES, Point, point_at
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable


def points(theorem: Theorem) -> st.SearchStrategy[Point]:
    """Points inside the domain that satisfy the side conditions."""
    size = 1 + BYTES * len(theorem.variables)
    return st.binary(min_size=size, max_size=size).map(lambda sample: point_at(theorem, sample))


def misfits(variable: Variable) -> st.SearchStrategy[Any]:
    """Values that the domain refuses: below, above, between integers, not finite, not numbers, no text that is one."""
    domain, kinds = variable.domain, [st.sampled_from([math.nan, math.inf, -math.inf, True, False, 10**400])]
    kinds.append(st.one_of(st.text("bdfghjqwxyz !?#§", max_size=8), st.none(), st.complex_numbers()))
    if domain.low > -math.inf:
        kinds.append(st.floats(max_value=domain.low, exclude_max=domain.includes_low, allow_infinity=False))
    if domain.high < math.inf:
        kinds.append(st.floats(min_value=domain.high, exclude_min=domain.includes_high, allow_infinity=False))
    if domain.integer:
        kinds.append(st.tuples(st.integers(int(domain.low), 10**6), st.sampled_from([0.5, 0.25, 1e-6])).map(sum))
    if domain.odd:
        kinds.append(st.integers(0, 10**9).map(lambda half: 2 * half))
    return st.one_of(kinds)
