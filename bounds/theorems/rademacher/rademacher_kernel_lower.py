"""The Rademacher complexity of linear predictors is no smaller than its upper bound over the root of two."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._variables import KernelTrace
from bounds.vocabulary.assumptions import LINEAR_CLASS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Norm, Samples


@theorem(
    title="Rademacher complexity of linear predictors, from below",
    statement=(
        r"On the sample at hand, the class of all $x\mapsto\langle w,\varphi(x)\rangle$ with $\|w\|\le B$ has "
        r"$\mathfrak R=\mathbb E_\sigma\sup_w\frac1m\sum_i\sigma_i\langle w,\varphi(x_i)\rangle$, without factor 2, "
        r"of at least this, where $\tau=\sum_iK(x_i,x_i)$. A sure statement."
    ),
    assumes=(LINEAR_CLASS,),
    relation=">=",
    decreasing_in="m",
    proof=(
        Step(
            "The best w points along the signed sum.",
            r"\mathfrak R=\frac Bm\,\mathbb E\Big\|\sum_i\sigma_i\varphi(x_i)\Big\|",
            uses="Cauchy-Schwarz inequality",
        ),
        Step(
            "The mean length is at least the root mean square over the root of two.",
            r"\mathbb E\Big\|\sum_i\sigma_i\varphi(x_i)\Big\|\ge\frac1{\sqrt2}\sqrt{\textstyle\sum_iK(x_i,x_i)}",
            uses="Khinchin-Kahane inequality",
        ),
    ),
    source=Source("latala1994", "the best constant, applied to linear predictors"),
    examples=(
        Example(dict(m=1000, norm=10, trace=1000), "0.2236067977", "mpmath: 10 sqrt(1000)/(1000 sqrt(2))"),
        Example(
            dict(m=2, norm=1, trace=2),
            "0.5",
            "by hand, and attained: the same unit vector twice, |σ₁+σ₂| is 2 or 0, half the time each",
        ),
    ),
    connections=(Connection(kind="limits", another="rademacher_kernel", because="Both enclose the same complexity."),),
    see_also="rademacher_kernel is the upper bound.",
)
def rademacher_kernel_lower(m: Samples, norm: Norm, trace: KernelTrace) -> ComplexityOfClass:
    return norm * sqrt(trace) / (sqrt(2) * m)
