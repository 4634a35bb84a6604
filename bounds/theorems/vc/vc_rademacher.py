"""From Rademacher complexity to the growth function of the sample alone."""

from bounds.formula.functions import log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples, VCDimension


@theorem(
    title="VC bound by Rademacher complexity",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $L_{\mathcal "
        r"D}(h)\le L_S(h)+\varepsilon$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The gap exceeds its mean rarely.",
            r"\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="McDiarmid's inequality",
        ),
        Step(
            "Its mean is at most twice the Rademacher complexity of the losses, half that of the class.",
            r"\mathbb E\sup_h(L_{\mathcal D}(h)-L_S(h))\le\mathfrak R(\mathcal H)",
            uses="symmetrisation",
        ),
        Step(
            "On m points the class is as good as finite.",
            r"\mathfrak R(\mathcal H)\le\sqrt{\frac{2\ln\tau(m)}m}",
            uses="massart, sauer",
        ),
    ),
    source=Source("mohri2018", "Corollary 3.9"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.36714748762146",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=100, delta=0.05, d=3),
            "0.61278018325915",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10),
            "20120",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_expected",
            because="The complexity of the losses is half that of signs in so many ways.",
            at={"rademacher": "sqrt(2 * log_growth(m, d) / m) / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "The growth of m points, not 2m, but a weaker exponent: {{vc_rademacher m=1000 delta=0.05 d=10}} for the "
        "{{vc_vapnik_growth m=1000 delta=0.05 d=10}} of vc_vapnik_growth at d = 10, m = 1,000. "
        "vc_rademacher_polynomial is its closed form."
    ),
)
def vc_rademacher(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(2 * log_growth(m, d) / m) + sqrt(log(1 / delta) / (2 * m))
