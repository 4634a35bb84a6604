"""Unions of intervals on the line."""

from bounds.vc.dichotomies import line
from bounds.vc.dimension._parameters import INTERVALS
from bounds.vc.dimension._points import on_a_line
from bounds.vc.dimension._record import HypothesisClass

interval_unions = HypothesisClass(
    title="Unions of at most k intervals",
    description=r"$\mathbf 1[x\in I_1\cup\dots\cup I_k]$ with intervals $I_j$ on the line, which may be empty.",
    lower=lambda k: 2 * k,
    upper=lambda k: 2 * k,
    why_lower="Among 2k points in a row there are at most k groups of ones: one interval for each.",
    why_upper="2k + 1 points labelled in turn, beginning with 1, have k + 1 groups of ones.",
    source="proved in full by the two arguments; k = 1 is intervals",
    parameters=(INTERVALS,),
    witness=lambda k: on_a_line(2 * k),
    restricted=lambda k: line.interval_unions(k).restriction(),
)
