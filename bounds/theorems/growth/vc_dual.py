"""Points and hypotheses change places: the dual VC dimension."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import DUAL_CLASS
from bounds.theorems.growth._variables import PrimalDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="Dual VC dimension",
    statement=r"If $\mathcal H$ has VC dimension $d$, its dual class has VC dimension at most $2^{d+1}-1$.",
    assumes=(DUAL_CLASS,),
    proof=(
        Step(
            "If the points shatter 2^k hypotheses, number these by words of k bits.",
            r"k=d+1,\qquad h_u,\ u\in\{0,1\}^k",
        ),
        Step(
            "For each place there is a point that labels every hypothesis by the bit of its word there.",
            r"h_u(x_j)=u_j,\qquad j=1,\dots,k",
        ),
        Step("These k points are shattered by the hypotheses: the dimension would be at least d + 1."),
    ),
    source=Source("assouad1983", "Theorem 2.13", seen_in="a Lean formalization, Finset.vcDim_dualFamily_le"),
    examples=(
        Example(dict(d=0), "1", "by hand: two points of which one labels a hypothesis 1 and the other 0"),
        Example(dict(d=3), "15", "by hand"),
        Example(dict(), "2", "by hand: 7 <= 10 < 15", unknown="d", at_most=10),
    ),
    see_also="Reached for every d. Turned round, the dual has at least the whole part of log2 d.",
)
def vc_dual(d: PrimalDimension) -> CapacityOfClass:
    return 2 ** (d + 1) - 1
