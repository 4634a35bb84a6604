"""Conjunctions over attributes of several values."""

from bounds.classes.parameters import ATTRIBUTES, VALUES
from bounds.vc.dimension._points import unit_vectors
from bounds.vc.dimension._record import HypothesisClass


def dimension(n: int, k: int) -> int:
    """n, but 2 for a single attribute: either of two values, any, and none."""
    return max(n, 2)


attribute_conjunctions = HypothesisClass(
    title="Conjunctions over attributes of k values",
    description=r"Conjunctions over $n$ attributes, each of which must have one of its $k\ge2$ values or may have any, "
    r"and the one that is never true.",
    lower=dimension,
    upper=dimension,
    why_lower="On e_1, ..., e_n, where the j-th attribute of e_j has its second value and all others have their first, "
    "requiring the first value of every attribute j with e_j to be labelled 0 does it. (For n = 1 two values are "
    "shattered.)",
    why_upper="With n + 1 points shattered, at least three, some requirement holds for all points but the i-th, for "
    "every i. Two of these are about one attribute, and they require the same value, which a third point has; then the "
    "value is missing at one of the two points and required of it by the other.",
    source="Derived for this library, as for conjunctions of literals",
    parameters=(ATTRIBUTES, VALUES),
    witness=lambda n, k: unit_vectors(n) if n > 1 else [[0], [1]],
)
