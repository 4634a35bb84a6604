"""Fewer errors on the sample, a faster rate: the relative deviation bound."""

from bounds.formula.functions import log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorOnSample, Samples, VCDimension


@theorem(
    title="Relative deviation bound (Vapnik; Anthony and Shawe-Taylor)",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has this upper "
        r"bound on its true risk, $\hat L$ being its own error on the sample. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Measure the deviation in units of its own standard deviation.",
            (
                r"\mathbb P\Big[\sup_h\frac{L_{\mathcal D}(h)-L_S(h)}{\sqrt{L_{\mathcal "
                r"D}(h)}}>\eta\Big]\le4\,\tau(2m)\,e^{-m\eta^2/4}"
            ),
            uses="double sample, sauer, union bound",
        ),
        Step(
            "Solve the quadratic for the true risk.",
            r"L_{\mathcal D}=\hat L+\tfrac{\eta^2}2+\eta\sqrt{\hat L+\tfrac{\eta^2}4}",
        ),
    ),
    source=Source("vapnik1998", "Theorem 4.2; Anthony & Shawe-Taylor 1993"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10, training_error=0.05),
            "0.35401468871955",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=1000, delta=0.05, d=10, training_error=0),
            "0.26107654259076",
            "mpmath with the exact integer Sauer sum: four times the noise",
        ),
        Example(
            dict(m=10000, delta=0.05, d=5, training_error=0.05),
            "0.09266610963685",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10, training_error=0.05),
            "4867",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.15,
        ),
    ),
    see_also=(
        "Without training errors it falls like 1/m, where vc_vapnik_growth stays at 1/√m. With E = 4 "
        "noise it is the form (E/2)(1 + √(1 + 4L̂/E)) of some notes. Checked on a grid against "
        "vc_hypergeometric, which implies it there."
    ),
)
def vc_relative_deviation(m: Samples, delta: Confidence, d: VCDimension, training_error: ErrorOnSample) -> TrueRisk:
    t = (log_growth(2 * m, d) + log(4 / delta)) / m
    return training_error + 2 * t * (1 + sqrt(1 + training_error / t))
