"""Halfspaces with a bias."""

from bounds.vc.dichotomies import halfspaces as restricted
from bounds.vc.dimension._parameters import SPACE
from bounds.vc.dimension._points import with_origin
from bounds.vc.dimension._record import HypothesisClass

halfspaces = HypothesisClass(
    title="Halfspaces",
    description=r"$\operatorname{sign}(\langle w,x\rangle+b)$ in $\mathbb R^n$; lines in the plane for $n=2$.",
    lower=lambda n: n + 1,
    upper=lambda n: n + 1,
    why_lower="For the origin with label y_0 and e_1, ..., e_n with labels y_j (±1), b = y_0/2 and w_j = y_j do it.",
    why_upper="Any n + 2 points split into two groups whose convex hulls meet (Radon), and no halfspace "
    "separates those.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 9.1.3",
    parameters=(SPACE,),
    witness=with_origin,
    restricted=restricted.halfspaces,
)
