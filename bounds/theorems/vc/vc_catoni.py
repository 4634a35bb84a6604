"""Catoni's bound: nearly the exact tails, in closed form."""

from bounds.formula.functions import log, sqrt, where
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import GHOST_FIXED
from bounds.theorems.vc._conditions import dimension_within_double_sample
from bounds.theorems.vc._variables import GhostMultiple
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorOnSample, Samples, VCDimension


@theorem(
    title="VC bound of Catoni 2004",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has this upper "
        r"bound on its true risk, $\hat L$ being its own error on the sample and $k$ a whole number fixed "
        "beforehand; the bound is vacuous (1) where it would exceed $1/2$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, GHOST_FIXED),
    ends="one",
    decreasing_in="m delta",
    non_monotone="ghost",
    where=(dimension_within_double_sample,),
    proof=(
        Step(
            "A ghost sample k times as large, and one labelling at a time.",
            r"\tau((k+1)m)\le\Big(\frac{e(k+1)m}d\Big)^d",
            uses="sauer_polynomial",
        ),
        Step(
            "For each, exponential moments under a random split bound the deviation by its variance.",
            r"(L-\hat L)^2\le\frac{2d^\star}m\,L(1-L)",
        ),
        Step(
            "Solve the quadratic for L; it is at most 1/2 just when this is.",
            r"\hat L+\sqrt{\frac{d^\star}{2m}}\le\tfrac12",
        ),
    ),
    source=Source("catoni2004", "Theorem 4.6"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10, training_error=0.05, ghost=4),
            "0.26346322471861",
            "mpmath from the closed form; the authors of leboeuf2020 compute the same",
        ),
        Example(
            dict(m=1000, delta=0.05, d=10, training_error=0.05, ghost=10),
            "0.24197384329043",
            "mpmath",
        ),
        Example(dict(m=10000, delta=0.05, d=5, training_error=0.05, ghost=4), "0.08653971094188", "mpmath"),
        Example(
            dict(delta=0.05, d=10, training_error=0.05, ghost=4),
            "3493",
            "mpmath, bisection over m",
            unknown="m",
            at_most=0.15,
        ),
    ),
    see_also=(
        "Close to vc_hypergeometric and without a search. Checked on a grid against vc_hypergeometric, "
        "which implies it there."
    ),
)
def vc_catoni(
    m: Samples, delta: Confidence, d: VCDimension, training_error: ErrorOnSample, ghost: GhostMultiple
) -> TrueRisk:
    exponent = (1 + 1 / ghost) ** 2 * (d * (log((ghost + 1) * m / d) + 1) + log(1 / delta))
    t = exponent / m
    spread = sqrt(2 * t * training_error * (1 - training_error) + t**2)
    risk = (training_error + t + spread) / (1 + 2 * t)
    return where(training_error + sqrt(t / 2) <= 1 / 2, risk, 1)
