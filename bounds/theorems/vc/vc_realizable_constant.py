"""Realizable learning at the rate of the fundamental theorem, its constant left open."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_VC_DIMENSION, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def failure_probability(m: Samples, epsilon: Accuracy, d: VCDimension, C: Constant) -> Confidence:
    return exp(d * log(1 / epsilon) - m * epsilon / C)


@theorem(
    title="Fundamental theorem, realizable learning",
    statement=(
        r"There is an absolute constant $C$ such that, for $\varepsilon\le1/2$, so many examples are enough: with "
        r"probability at least $1-\delta$ over the sample, every empirical risk minimizer $h_S$ has "
        r"$L_{\mathcal D}(h_S)\le\varepsilon$. The notes leave $C$ open: the number shown holds only for "
        "a $C$ that is large enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, REALIZABLE, FINITE_VC_DIMENSION, ERM),
    decreasing_in="epsilon delta",
    free_parameters="C",
    proof=(
        Step(
            "If a hypothesis without error on the sample were bad, a second sample would show it.",
            r"\mathbb P[\exists h:L_S(h)=0,\ L_{\mathcal D}(h)>\varepsilon]"
            r"\le2\,\tau_{\mathcal H}(2m)\,2^{-\varepsilon m/2}",
        ),
        Step(
            "Bound the growth function and solve for m; the logarithm of m becomes one of 1/ε.",
            r"\tau_{\mathcal H}(2m)\le\Big(\frac{2em}d\Big)^d",
            uses="sauer_polynomial",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 3"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10, C=1.0), "260.215832034945", "mpmath: 10 (10 ln 10 + ln 20)"),
        Example(
            dict(epsilon=0.1, delta=0.05, C=1.0),
            "42",
            "mpmath: (100 - ln 20)/ln 10 = 42.13",
            unknown="d",
            at_most=1000,
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "fundamental theorem, both versions",
            printed=r"H\text{ a finite hypothesis class},\quad\mathrm{VCdim}=d\le\infty",
            right=r"\mathcal H\text{ any class},\quad\mathrm{VCdim}(\mathcal H)=d<\infty",
            consequence="True of finite classes, for which there is little to prove: it holds for every class of "
            "finite dimension.",
            verdict="loose",
        ),
    ),
    see_also=(
        "An upper bound on the sample complexity; solving for ε or d shows what so many examples achieve. With C "
        "= 1 it is {{vc_realizable_constant epsilon=0.1 delta=0.05 d=10 C=1}} for d = 10, ε = 0.1, δ = 0.05, "
        "where proofs with constants need thousands. vc_realizable_lower lacks the factor ln(1/ε), which some "
        "learners, though not every ERM, can do without."
    ),
)
def vc_realizable_constant(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> SampleComplexity:
    return C * (d * log(1 / epsilon) + log(1 / delta)) / epsilon
