"""Rays on the line, in both directions."""

from bounds.vc.dichotomies.line import RAYS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

rays = HypothesisClass(
    title="Two-sided rays",
    description=r"$\mathbf 1[x\ge\theta]$ and $\mathbf 1[x\le\theta]$ on the line.",
    lower=lambda: 2,
    upper=lambda: 2,
    why_lower="A ray from the left or from the right holds either, both or none of two points.",
    why_upper="Of three points the middle one alone is in no ray.",
    source="proved in full by the two arguments; the case n = 1 of halfspaces",
    witness=lambda: on_a_line(2),
    restricted=RAYS.restriction,
)
