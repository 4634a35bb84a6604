"""Parities of sets of Boolean variables."""

from bounds.vc.dimension._parameters import MANY_BOOLEANS
from bounds.vc.dimension._points import unit_vectors
from bounds.vc.dimension._record import HypothesisClass

parities = HypothesisClass(
    title="Parities",
    description=r"$\sum_{j\in J}x_j\bmod2$ for sets $J$ of $n$ Boolean variables.",
    lower=lambda n: n,
    upper=lambda n: n,
    why_lower="On e_1, ..., e_n the parity over the set of points labelled 1 gives just these labels.",
    why_upper="There are 2^n of them, and shattering n + 1 points takes more.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises",
    parameters=(MANY_BOOLEANS,),
    witness=unit_vectors,
)
