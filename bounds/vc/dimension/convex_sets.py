"""Convex sets in the plane."""

from math import inf

from bounds.vc.dimension._points import on_a_circle
from bounds.vc.dimension._record import HypothesisClass

convex_sets = HypothesisClass(
    title="Convex sets",
    description=r"All convex subsets of the plane; or convex polygons with any number of vertices.",
    lower=lambda: inf,
    upper=lambda: inf,
    why_lower="Of points on a circle the polygon through the ones leaves out all the zeros.",
    why_upper="So a circle holds shattered sets of every size.",
    source="M. Mohri, A. Rostamizadeh and A. Talwalkar, Foundations of Machine Learning, 2nd ed., 2018, section 3.3",
    witness=lambda size=5: on_a_circle(size),
)
