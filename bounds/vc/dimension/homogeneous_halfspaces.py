"""Halfspaces through the origin."""

from bounds.vc.dichotomies import halfspaces as restricted
from bounds.vc.dimension._parameters import SPACE
from bounds.vc.dimension._points import unit_vectors
from bounds.vc.dimension._record import HypothesisClass

homogeneous_halfspaces = HypothesisClass(
    title="Halfspaces through the origin",
    description=r"$\operatorname{sign}\langle w,x\rangle$ in $\mathbb R^n$, without a bias.",
    lower=lambda n: n,
    upper=lambda n: n,
    why_lower="The labels themselves, ±1, are the weights that shatter e_1, ..., e_n.",
    why_upper="n + 1 vectors are linearly dependent; label each by the sign of its coefficient: the "
    "weighted sum of the w·x_i is 0 and would be positive.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 9.1.3",
    parameters=(SPACE,),
    witness=unit_vectors,
    restricted=restricted.homogeneous_halfspaces,
)
