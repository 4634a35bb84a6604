"""Margin bound for all margins at once: the margin may be chosen after seeing the sample."""

from bounds.formula.functions import log, log2, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import LARGEST_MARGIN_FIXED, REAL_SCORES
from bounds.theorems.margin._conditions import no_margin_beyond_the_largest
from bounds.theorems.margin._variables import ComplexityOfScores, LargestMargin, MarginError, ScoreMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Margin bound, all margins at once",
    statement=(
        r"For $\rho$ fixed beforehand, with probability at least $1-\delta$ over the sample, for all "
        r"$\gamma\in(0,\rho]$ and every score $h$ of the class at once, the true risk is at most this, $\hat "
        r"L_\gamma$ being the share of examples with $y\,h(x)<\gamma$. One-sided; $\mathfrak R=\mathbb "
        r"E\sup_h\frac1m\sum_i\sigma_ih(x_i)$, without factor 2 and without absolute value."
    ),
    assumes=(IID, BINARY_LABELS, REAL_SCORES, LARGEST_MARGIN_FIXED, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    where=(no_margin_beyond_the_largest,),
    proof=(
        Step(
            "Take the margins ρ/2, ρ/4, ... and give the k-th a failure probability that falls like 1/k².",
            r"\gamma_k=\frac\rho{2^k},\qquad\delta_k=\frac\delta{2k^2}",
            uses="margin_expected, union bound",
        ),
        Step(
            "The grid's next smaller margin is at least half of γ.",
            r"\frac2{\gamma_k}\le\frac4\gamma,\qquad k\le\log_2\frac{2\rho}\gamma",
        ),
        Step(
            "Part the root.",
            r"\sqrt{\frac{\ln(2k^2/\delta)}{2m}}\le\sqrt{\frac{\ln k}m}+\sqrt{\frac{\ln(2/\delta)}{2m}}",
        ),
    ),
    source=Source("mohri2018", "Theorem 5.9, first inequality; Koltchinskii and Panchenko 2002"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, gamma=0.2, radius=1, rademacher=0.02, margin_error=0.05),
            "0.5275958278",
            "mpmath: 0.05 + 0.4 + sqrt(ln(log2(10))/1000) + sqrt(ln(40)/2000)",
        ),
        Example(
            dict(m=1000, delta=0.05, gamma=1, radius=1, rademacher=0.02, margin_error=0.05),
            "0.1729469408",
            "mpmath: 0.05 + 0.08 + sqrt(ln(40)/2000); ln(log2(2)) = 0",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="margin_all_grid",
            because="The grid halves the margin.",
            at={"base": "2"},
            equal=True,
        ),
    ),
    see_also=(
        "margin_expected gives {{margin_expected m=1000 delta=0.05 gamma=0.2 rademacher=0.02 margin_error=0.05}} "
        "in the first example for a margin fixed beforehand. margin_all_grid has a finer grid: "
        "{{margin_all_grid m=1000 delta=0.05 gamma=0.2 radius=1 rademacher=0.02 margin_error=0.05 base=1.1}}. The "
        "logarithm inside has base 2, the one outside base e."
    ),
)
def margin_all(
    m: Samples,
    delta: Confidence,
    gamma: ScoreMargin,
    radius: LargestMargin,
    rademacher: ComplexityOfScores,
    margin_error: MarginError,
) -> TrueRisk:
    return (
        margin_error + 4 / gamma * rademacher + sqrt(log(log2(2 * radius / gamma)) / m) + sqrt(log(2 / delta) / (2 * m))
    )
