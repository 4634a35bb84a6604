"""The nearest neighbour."""

from math import inf

from bounds.vc.dichotomies.distinct import distinct
from bounds.vc.dimension._points import on_a_circle
from bounds.vc.dimension._record import HypothesisClass

nearest_neighbour = HypothesisClass(
    title="Nearest neighbour",
    description=r"The label of the nearest of finitely many stored examples, as many as one likes.",
    lower=lambda: inf,
    upper=lambda: inf,
    why_lower="Store the points with the labels wanted: each is its own nearest neighbour.",
    why_upper="So any different points are shattered, however many. With k neighbours store each point k times.",
    source="proved in full by the argument; S. Shalev-Shwartz and S. Ben-David, Understanding Machine "
    "Learning, 2014, chapter 19",
    witness=lambda size=5: on_a_circle(size),
    restricted=distinct,
)
