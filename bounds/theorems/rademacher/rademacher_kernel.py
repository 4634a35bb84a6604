"""Rademacher complexity of kernel predictors by the trace of the kernel matrix."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._variables import KernelTrace
from bounds.vocabulary.assumptions import LINEAR_CLASS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Norm, Samples


def largest_norm(complexity: ComplexityOfClass, m: Samples, trace: KernelTrace) -> Norm:
    return complexity * m / sqrt(trace)


@theorem(
    title="Rademacher complexity by the trace of the kernel",
    statement=(
        r"On the sample at hand, the class of all $x\mapsto\langle w,\varphi(x)\rangle$ with $\|w\|\le B$ has "
        r"$\mathfrak R=\mathbb E_\sigma\sup_w\frac1m\sum_i\sigma_i\langle w,\varphi(x_i)\rangle$, without factor 2, "
        r"of at most this, where $\tau=\sum_iK(x_i,x_i)$. A sure statement."
    ),
    assumes=(LINEAR_CLASS,),
    decreasing_in="m",
    proof=(
        Step(
            "The best w points along the signed sum.",
            r"\mathfrak R=\frac Bm\,\mathbb E\Big\|\sum_i\sigma_i\varphi(x_i)\Big\|",
            uses="Cauchy-Schwarz inequality",
        ),
        Step(
            "The mean of a length is at most the root of the mean square.",
            r"\mathbb E\Big\|\sum_i\sigma_i\varphi(x_i)\Big\|\le\sqrt{\textstyle\sum_iK(x_i,x_i)}",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(largest_norm,),
    source=Source("mohri2018", "Theorem 6.12"),
    examples=(
        Example(dict(m=1000, norm=10, trace=1000), "0.316227766", "mpmath: 10 sqrt(1000)/1000"),
        Example(dict(m=1000, trace=250_000), "0.2", "by hand: 0.1 * 1000/500", unknown="norm", at_most=0.1),
    ),
    see_also=(
        "τ is held fixed when solving for m, although it grows with m. With every example of length ρ, so τ = mρ², it "
        "is rademacher_linear. rademacher_kernel_lower shows that it is at most "
        "1.414 times too large."
    ),
)
def rademacher_kernel(m: Samples, norm: Norm, trace: KernelTrace) -> ComplexityOfClass:
    return norm * sqrt(trace) / m
