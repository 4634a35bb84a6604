"""Intervals on the line."""

from bounds.vc.dichotomies.line import INTERVALS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

intervals = HypothesisClass(
    title="Intervals",
    description=r"$h_{a,b}(x)=\mathbf 1[a\le x\le b]$ on the line, the empty interval included.",
    lower=lambda: 2,
    upper=lambda: 2,
    why_lower="An interval holds either, both or none of two points.",
    why_upper="Of three points the outer two are in no interval without the middle one.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 6.3.2",
    witness=lambda: on_a_line(2),
    restricted=INTERVALS.restriction,
)
