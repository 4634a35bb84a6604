"""Uniform convergence with constants, from Understanding Machine Learning."""

from bounds.formula.functions import e, log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, VCDimension


@theorem(
    title="Sample complexity of uniform convergence (Shalev-Shwartz and Ben-David)",
    statement=(
        r"So many examples are enough: with probability at least $1-\delta$ over the sample, every "
        r"$h\in\mathcal H$ has $|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "By Rademacher complexity, on both sides.",
            r"|L_{\mathcal D}(h)-L_S(h)|\le\sqrt{\frac{8d\ln(em/d)}m}+\sqrt{\frac{2\ln(4/\delta)}m}",
            uses="rademacher_empirical",
        ),
        Step("Solve for m.", r"x\ge4a\ln(2a)+2b\ \Rightarrow\ x\ge a\ln x+b"),
    ),
    source=Source("shalev-shwartz2014", "section 28.1"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10), "1340175.50704361", "mpmath"),
        Example(dict(epsilon=0.1, delta=0.05, d=1), "125591.124463130", "mpmath"),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "1",
            "mpmath: 125,591 for d = 1, 253,043 for d = 2",
            unknown="d",
            at_most=150000,
        ),
    ),
    see_also=(
        "The constant of vc_uniform_constant by the textbook's own proof: "
        "{{vc_uniform_uml epsilon=0.1 delta=0.05 d=10}} examples for ε = 0.1, δ = 0.05, d = 10. Solving "
        "vc_vapnik_growth needs {{solve vc_vapnik_growth m at_most=0.1 delta=0.05 d=10}}: constants matter."
    ),
)
def vc_uniform_uml(epsilon: Accuracy, delta: Confidence, d: VCDimension) -> SampleComplexity:
    growing = 128 * d / epsilon**2 * log(64 * d / epsilon**2)
    return growing + 8 / epsilon**2 * (8 * d * log(e / d) + 2 * log(4 / delta))
