"""Balls."""

from bounds.vc.dichotomies import halfspaces as restricted
from bounds.vc.dimension._parameters import SPACE
from bounds.vc.dimension._points import with_origin
from bounds.vc.dimension._record import HypothesisClass

balls = HypothesisClass(
    title="Balls",
    description=r"$\mathbf 1[\lVert x-c\rVert\le r]$ in $\mathbb R^n$; discs for $n=2$.",
    lower=lambda n: n + 1,
    upper=lambda n: n + 1,
    why_lower="A large enough ball looks like a halfspace to finitely many points, and halfspaces shatter n + 1.",
    why_upper="If a ball takes one group of n + 2 points and another ball the rest, the hyperplane through "
    "the intersection of the two spheres separates the groups, which fails for Radon's partition.",
    source="R. Dudley, Balls in R^k do not cut all subsets of k + 2 points, Advances in Mathematics 31, 1979",
    parameters=(SPACE,),
    witness=with_origin,
    restricted=restricted.balls,
)
