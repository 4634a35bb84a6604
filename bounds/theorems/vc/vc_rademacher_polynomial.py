"""The Rademacher VC bound in closed form."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Number, Samples, VCDimension


def dimension_within_sample(d: VCDimension, m: Samples) -> Number:
    return d <= m


@theorem(
    title="VC bound by Rademacher complexity, closed form",
    statement=(
        r"For $m\ge d$, with probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$L_{\mathcal D}(h)\le L_S(h)+\varepsilon$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="one",
    decreasing_in="m delta",
    where=(dimension_within_sample,),
    proof=(
        Step(
            "Start from the bound by the growth function.",
            r"\sqrt{\frac{2\ln\tau(m)}m}",
            uses="vc_rademacher",
        ),
        Step("Sauer's lemma in closed form.", r"\tau(m)\le\Big(\frac{em}d\Big)^d", uses="sauer_polynomial"),
    ),
    source=Source("mohri2018", "Corollary 3.19"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "0.37352073942948", "mpmath"),
        Example(dict(m=100, delta=0.05, d=3), "0.64238106634156", "mpmath"),
        Example(dict(delta=0.05, d=10), "20630", "mpmath, bisection over m", unknown="m", at_most=0.1),
    ),
    connections=(Connection(kind="follows", another="vc_rademacher", because="Sauer's sum is at most (em/d)^d."),),
    see_also=(
        "It puts a number on the constant that vc_uniform_constant leaves open, with a factor ln(m/d). "
        "Shalev-Shwartz & Ben-David, section 28.1, have √(8 d ln(em/d)/m) in the first term: twice as "
        "much."
    ),
)
def vc_rademacher_polynomial(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(2 * d * (log(m / d) + 1) / m) + sqrt(log(1 / delta) / (2 * m))
