"""Thresholds on the line."""

from bounds.vc.dichotomies.line import THRESHOLDS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

thresholds = HypothesisClass(
    title="Thresholds",
    description=r"$h_\theta(x)=\mathbf 1[x\ge\theta]$ on the line; one direction only.",
    lower=lambda: 1,
    upper=lambda: 1,
    why_lower="One point is labelled 1 or 0 by a threshold on its left or on its right.",
    why_upper="Of two points the left one cannot be 1 and the right one 0, so two are never shattered.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, section 6.3.1",
    witness=lambda: on_a_line(1),
    restricted=THRESHOLDS.restriction,
)
