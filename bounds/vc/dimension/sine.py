"""The sine class."""

from fractions import Fraction
from math import inf

from bounds.vc.dichotomies import sine as restricted
from bounds.vc.dimension._record import HypothesisClass

sine = HypothesisClass(
    title="Sine",
    description=r"$h_\theta(x)=\mathbf 1[\sin(\theta x)>0]$ on the line: one parameter.",
    lower=lambda: inf,
    upper=lambda: inf,
    why_lower="The points 2^-1, ..., 2^-m with labels y_j are labelled so by θ = π(1 + Σ (1 - y_j) 2^j), for every m.",
    why_upper="So no number of points is too large, though there is but one parameter.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 6.3.5 and its exercise",
    witness=lambda size=5: [[Fraction(1, 2**j)] for j in range(1, size + 1)],
    restricted=restricted.sine,
)
