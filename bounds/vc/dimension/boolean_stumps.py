"""Decision stumps on Boolean variables."""

from bounds.vc.dimension._parameters import MANY_BOOLEANS
from bounds.vc.dimension._points import MOST
from bounds.vc.dimension._record import HypothesisClass, Witness


def largest_shattered(n: int) -> int:
    """floor(log2(n + 1)) + 1, in integers."""
    return (n + 1).bit_length()


def binary_numbers(n: int) -> Witness:
    """Variable j is 0 on the first point and the binary digits of j on the others; 0 where j is too large."""
    d = largest_shattered(n)
    used = 2 ** (d - 1) - 1
    if n * d > MOST:
        return None
    return [[j >> (i - 1) & 1 if i and j <= used else 0 for j in range(1, n + 1)] for i in range(d)]


boolean_stumps = HypothesisClass(
    title="Decision stumps on Boolean variables",
    description=r"One of $n$ Boolean variables, or its negation, or a constant.",
    lower=largest_shattered,
    upper=largest_shattered,
    why_lower="With 2^(d-1) - 1 variables or more, let each labelling of d points that is 0 on the first and not 0 "
    "everywhere be one of them; the labellings that are 1 on the first are the negations.",
    why_upper="Of d points' 2^d labellings two are constant; the others go in pairs, each the other's negation, and "
    "a variable gives one pair: 2^(d-1) - 1 pairs need as many variables.",
    source="Derived for this library: counting pairs of labellings",
    parameters=(MANY_BOOLEANS,),
    witness=binary_numbers,
)
