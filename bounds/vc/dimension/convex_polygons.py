"""Convex polygons in the plane."""

from bounds.vc.dimension._parameters import VERTICES
from bounds.vc.dimension._points import on_a_circle
from bounds.vc.dimension._record import HypothesisClass

convex_polygons = HypothesisClass(
    title="Convex polygons",
    description=r"The inside of convex polygons with at most $k$ vertices in the plane; triangles for $k=3$.",
    lower=lambda k: 2 * k + 1,
    upper=lambda k: 2 * k + 1,
    why_lower="Take the corners of a regular polygon of 2k + 1. Up to k ones are the corners of their own polygon; "
    "else one side cuts off each group of neighbouring zeros, and k such sides close: no gap between their directions "
    "reaches half a turn.",
    why_upper="2k + 2 points must be corners of their convex hull, as one inside cannot be left out. Label "
    "them in turn around it: k + 1 zeros need a side each.",
    source="M. Mohri, A. Rostamizadeh and A. Talwalkar, Foundations of Machine Learning, 2nd ed., 2018, section 3.3",
    parameters=(VERTICES,),
    witness=lambda k: on_a_circle(2 * k + 1),
)
