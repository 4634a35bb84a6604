"""The Rademacher penalty as Learning From Data states it."""

from bounds.formula.functions import log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples, VCDimension


@theorem(
    title="Rademacher penalty bound",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $|L_{\mathcal "
        r"D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Random signs instead of a second sample.",
            (
                r"\mathbb E\sup_h|L_{\mathcal D}(h)-L_S(h)|\le2\,\mathbb "
                r"E\sup_h\Big|\tfrac1m\sum_i\sigma_i\ell_i(h)\Big|"
            ),
            uses="symmetrisation",
        ),
        Step("On m points the class is as good as finite.", r"\sqrt{\frac{2\ln(2m\,\tau(m))}m}", uses="massart, sauer"),
        Step(
            "The deviation strays little from its mean.",
            r"\sqrt{\frac2m\ln\frac1\delta}",
            uses="McDiarmid's inequality",
        ),
    ),
    source=Source("abu-mostafa2012", "Problem 2.20(b)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.42922938244835",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=100, delta=0.05, d=3),
            "0.84337597982692",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10),
            "27036",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "vc_rademacher is sharper for the upper side: {{vc_rademacher m=1000 delta=0.05 d=10}} for "
        "{{vc_rademacher_penalty m=1000 delta=0.05 d=10}} at d = 10, m = 1,000. Checked on a grid against "
        "vc_hypergeometric, which implies it there."
    ),
)
def vc_rademacher_penalty(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(2 * (log(2 * m) + log_growth(m, d)) / m) + sqrt(2 / m * log(1 / delta)) + 1 / m
