"""All functions on N points that are 1 at exactly k of them."""

from bounds.vc.dimension._parameters import ONES, POINTS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

exactly_k_ones = HypothesisClass(
    title="Exactly k ones",
    description=r"On $N$ points the functions that are 1 at exactly $k$ of them: $\binom Nk$ for $k\le N$.",
    lower=lambda points, k: max(0, min(k, points - k)),
    upper=lambda points, k: max(0, min(k, points - k)),
    why_lower="Of min(k, N − k) points any set may hold the ones: the others find room outside, and so do the zeros.",
    why_upper="k + 1 points cannot all be 1, and of N − k + 1 points not all can be 0.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises",
    parameters=(POINTS, ONES),
    witness=lambda points, k: on_a_line(max(0, min(k, points - k))),
)
