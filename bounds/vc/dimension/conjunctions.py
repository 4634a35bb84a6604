"""Conjunctions of literals."""

from bounds.vc.dimension._parameters import MANY_BOOLEANS
from bounds.vc.dimension._points import unit_vectors
from bounds.vc.dimension._record import HypothesisClass


def dimension(n: int) -> int:
    """n, but 2 for a single variable: x, not x, always and never."""
    return max(n, 2)


conjunctions = HypothesisClass(
    title="Conjunctions of literals",
    description=r"Conjunctions over $n$ Boolean variables, each as it is, negated or absent, and the one that is "
    r"never true.",
    lower=dimension,
    upper=dimension,
    why_lower="On e_1, ..., e_n the conjunction of 'not x_j' over all j to be labelled 0 does it. (For n = "
    "1 both points of the cube are shattered.)",
    why_upper="With n + 1 points shattered, some literal is false on the i-th point and true on all others, "
    "for every i: two of these literals are of one variable, which two points, or a third one, contradict.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises",
    parameters=(MANY_BOOLEANS,),
    witness=lambda n: unit_vectors(n) if n > 1 else [[0], [1]],
)
