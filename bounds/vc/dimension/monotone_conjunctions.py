"""Conjunctions without negation."""

from bounds.vc.dimension._parameters import MANY_BOOLEANS
from bounds.vc.dimension._points import MOST
from bounds.vc.dimension._record import HypothesisClass, Witness


def all_but_one(n: int) -> Witness:
    """Ones everywhere but at one place."""
    return [[int(i != j) for j in range(n)] for i in range(n)] if n * n <= MOST else None


monotone_conjunctions = HypothesisClass(
    title="Conjunctions without negation",
    description=r"Conjunctions of some of $n$ Boolean variables, the empty one always true.",
    lower=lambda n: n,
    upper=lambda n: n,
    why_lower="On the points with a single 0, the conjunction of the variables that are 0 on a point "
    "labelled 0 does it.",
    why_upper="There are 2^n of them, and shattering n + 1 points takes more.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises",
    parameters=(MANY_BOOLEANS,),
    witness=all_but_one,
)
