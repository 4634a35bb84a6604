"""Intervals on the line and what they leave out."""

from bounds.vc.dichotomies.line import SIGNED_INTERVALS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

signed_intervals = HypothesisClass(
    title="Signed intervals",
    description=r"$\mathbf 1[a\le x\le b]$ and $1-\mathbf 1[a\le x\le b]$ on the line.",
    lower=lambda: 3,
    upper=lambda: 3,
    why_lower="Along three points the label changes at most twice, and every such pattern is an interval or its rest.",
    why_upper="Four points labelled in turn change their label three times.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises",
    witness=lambda: on_a_line(3),
    restricted=SIGNED_INTERVALS.restriction,
)
