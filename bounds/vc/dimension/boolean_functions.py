"""All Boolean functions."""

from bounds.vc.dimension._parameters import BOOLEANS
from bounds.vc.dimension._points import first_corners
from bounds.vc.dimension._record import HypothesisClass

boolean_functions = HypothesisClass(
    title="All Boolean functions",
    description=r"All $2^{2^n}$ functions from $\{0,1\}^n$ to $\{0,1\}$.",
    lower=lambda n: 2**n,
    upper=lambda n: 2**n,
    why_lower="Every labelling of the whole cube is one of the functions.",
    why_upper="The cube has no more than 2^n points.",
    source="proved in full by the two arguments",
    parameters=(BOOLEANS,),
    witness=lambda n: first_corners(n, 2**n),
)
