"""Discs, or balls, around one known centre."""

from bounds.vc.dichotomies import concentric as restricted
from bounds.vc.dimension._parameters import SPACE
from bounds.vc.dimension._record import HypothesisClass

concentric_circles = HypothesisClass(
    title="Concentric circles",
    description=r"$\mathbf 1[\|x\|\le r]$ in $\mathbb R^n$: discs around the origin for $n=2$, balls for larger $n$.",
    lower=lambda n: 1,
    upper=lambda n: 1,
    why_lower="A small and a large disc label one point 0 and 1.",
    why_upper="A disc that holds the farther of two points holds the nearer one, too.",
    source="proved in full by the two arguments; S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, "
    "2014, chapter 3, exercises, has the class",
    parameters=(SPACE,),
    witness=lambda n: [[int(j == 0) for j in range(n)]] if n <= 1000 else None,
    restricted=restricted.concentric_circles,
)
