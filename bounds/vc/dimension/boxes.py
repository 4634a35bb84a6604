"""Axis-parallel boxes."""

from bounds.vc.dichotomies import boxes as restricted
from bounds.vc.dimension._parameters import SPACE
from bounds.vc.dimension._points import signed_unit_vectors
from bounds.vc.dimension._record import HypothesisClass

boxes = HypothesisClass(
    title="Axis-parallel boxes",
    description=r"$\mathbf 1[a_j\le x_j\le b_j\text{ for all }j]$ in $\mathbb R^n$; rectangles for $n=2$.",
    lower=lambda n: 2 * n,
    upper=lambda n: 2 * n,
    why_lower="Each of the 2n points ±e_j is the only one on its side, so that side may leave it out or take it in.",
    why_upper="Of 2n + 1 points choose for each axis one that lies farthest left and one farthest right: "
    "the at most 2n chosen ones are in no box without the rest.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 6.3.3; for "
    "R^n its exercises",
    parameters=(SPACE,),
    witness=signed_unit_vectors,
    restricted=restricted.boxes,
)
