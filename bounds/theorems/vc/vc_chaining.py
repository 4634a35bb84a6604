"""The right rate with its constant: no logarithm of m, and hardly ever useful."""

from bounds.formula.functions import log, pi, scaled_erfc, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples, VCDimension


@theorem(
    title="VC bound by chaining (no logarithm)",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $L_{\mathcal "
        r"D}(h)\le L_S(h)+\varepsilon$. Here $\mathrm{erfcx}(x)=e^{x^2}\mathrm{erfc}(x)$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The mean gap by covering numbers of the class on the sample.",
            r"\mathbb E\sup_h|L_{\mathcal D}(h)-L_S(h)|\le\frac{24}{\sqrt m}\int_0^1\sqrt{\ln2N(r)}\,dr",
            uses="Dudley's chaining",
        ),
        Step(
            "Covers of a VC class need no m.",
            r"2N(r)\le2e(d+1)\Big(\frac{2e}{r^2}\Big)^d\le e^{(d+1)(\ln2+2)}r^{-2d}",
            uses="Haussler's packing bound",
        ),
        Step(
            "Integrate, and add the deviation from the mean.",
            r"\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="McDiarmid's inequality",
        ),
    ),
    source=Source("lugosi2002", "Theorems 1.16 and 1.17 with the integral done exactly"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "5.29697518895767", "mpmath"),
        Example(dict(m=100, delta=0.05, d=3), "9.82237852229116", "mpmath"),
        Example(dict(delta=0.05, d=10), "112232", "mpmath, bisection over m", unknown="m", at_most=0.5),
    ),
    see_also=(
        "The constant of vc_uniform_constant made explicit: about 52.6 √(d/m) for d = 10. The ln m it saves is "
        "worth less than that at any sample one can have: vc_rademacher gives "
        "{{vc_rademacher m=1000 delta=0.05 d=10}} where this gives {{vc_chaining m=1000 delta=0.05 d=10}}."
    ),
)
def vc_chaining(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    spread = sqrt((d + 1) * (log(2) + 2) / (2 * d))
    entropy = spread + sqrt(pi) / 2 * scaled_erfc(spread)
    return 24 * sqrt(2 * d / m) * entropy + sqrt(log(1 / delta) / (2 * m))
