"""What follows from the size and the dimension of a class for each other, and for its hypotheses."""

import math

from bounds.comparison.implications import implies
from bounds.vocabulary.assumptions import FINITE_CLASS, NODES_FIXED

ROUNDING = 1e-9  # a class a little larger than it is has no smaller dimension: the larger one holds for both


@implies(
    "d", "only a class of at least 2ᵈ hypotheses shatters d points, so d ≤ log₂|H|", side="at most",
    once=FINITE_CLASS.key,
)  # fmt: skip
def dimension_of_a_finite_class(ln_size: float) -> int | None:
    """At least 1, where theorems begin; a class that shatters nothing has no more labellings than that."""
    return max(1, math.floor(float(ln_size) / math.log(2) * (1 + ROUNDING))) if ln_size < 1e15 else None


@implies("ln_size", "there are no more trees of so many nodes", side="at most", once=NODES_FIXED.key)
def size_of_trees(nodes: int, features: int) -> float:
    from bounds import theorems  # here, where they are all there

    return math.nextafter(float(theorems["tree_class_size"](nodes=nodes, features=features)), math.inf)


@implies("two_hypotheses", "the two labellings of a shattered point come from two hypotheses")
def two_by_dimension(d: int) -> bool:
    return d >= 1


@implies("two_hypotheses", "a class of two hypotheses or more has two that differ")
def two_by_size(ln_size: float) -> bool | None:
    return True if float(ln_size) >= math.log(2) * (1 - ROUNDING) else None


@implies("nontrivial_class", "of the four labellings of two shattered points, two agree on one and differ on the other")
def nontrivial_by_dimension(d: int) -> bool | None:
    return True if d >= 2 else None


@implies("nontrivial_class", "of any three hypotheses two agree on an example, and they differ on another")
def nontrivial_by_size(ln_size: float) -> bool | None:
    return True if float(ln_size) >= math.log(3) * (1 - ROUNDING) else None


@implies("shattered_set", "VC dimension d means that some d points are shattered")
def shattered_by_dimension(d: int) -> bool:
    return d >= 1
