"""All functions on N points that are 1 at no more than k of them."""

from bounds.vc.dimension._parameters import ONES, POINTS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

at_most_k_ones = HypothesisClass(
    title="At most k ones",
    description=r"On $N$ points the functions that are 1 at no more than $k$ of them: $\sum_{i\le k}\binom Ni$.",
    lower=lambda points, k: min(k, points),
    upper=lambda points, k: min(k, points),
    why_lower="Of k points any set may hold the ones.",
    why_upper="k + 1 points cannot all be 1.",
    source="proved in full by the two arguments; sets of at most k points reach Sauer's sum",
    parameters=(POINTS, ONES),
    witness=lambda points, k: on_a_line(min(k, points)),
)
