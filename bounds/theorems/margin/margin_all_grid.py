"""Margin bound for all margins at once, with the grid of the union bound left open."""

from bounds.formula.functions import log, log_one_plus, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import LARGEST_MARGIN_FIXED, REAL_SCORES
from bounds.theorems.margin._conditions import no_margin_beyond_the_largest
from bounds.theorems.margin._variables import ComplexityOfScores, GridBase, LargestMargin, MarginError, ScoreMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, CLASS_FIXED, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Margin bound, all margins, any grid",
    statement=(
        r"For $\rho$ and $c>1$ fixed beforehand, with probability at least $1-\delta$ over the sample, for all "
        r"$\gamma\in(0,\rho]$ and every score $h$ of the class at once, the true risk is at most this. One-sided; "
        r"$\hat L_\gamma$ and $\mathfrak R$ as in margin_all, without factor 2 and without absolute value."
    ),
    assumes=(IID, BINARY_LABELS, REAL_SCORES, LARGEST_MARGIN_FIXED, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    free_parameters="base",
    chosen="before the data",
    where=(no_margin_beyond_the_largest,),
    proof=(
        Step(
            "Take the margins ρ/c, ρ/c², ... and give the k-th a failure probability that falls like 1/k².",
            r"\gamma_k=\frac\rho{c^k},\qquad\delta_k=\frac\delta{2k^2}",
            uses="margin_expected, union bound",
        ),
        Step(
            "The grid's next smaller margin is at least γ/c.",
            r"\frac2{\gamma_k}\le\frac{2c}\gamma,\qquad k\le\log_c\frac{c\rho}\gamma=1+\frac{\ln(\rho/\gamma)}{\ln c}",
        ),
        Step("Part the root.", r"\sqrt{\frac{\ln k}m}+\sqrt{\frac{\ln(2/\delta)}{2m}}"),
    ),
    source=Source("mohri2018", "Exercise 5.2, for margins up to any ρ"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, gamma=0.2, radius=1, rademacher=0.02, margin_error=0.05, base=2),
            "0.5275958278",
            "mpmath: the same as margin_all at c = 2",
        ),
        Example(
            dict(m=1000, delta=0.05, gamma=0.2, radius=1, rademacher=0.02, margin_error=0.05, base=1.1),
            "0.3666501624",
            "mpmath: 0.05 + 0.22 + sqrt(ln(1 + ln(5)/ln(1.1))/1000) + sqrt(ln(40)/2000)",
        ),
    ),
    see_also=(
        "c = 2 is margin_all. The exercise prints log_c(c/γ), which is the case ρ = 1: with γ > c it would take the "
        "logarithm of a negative number."
    ),
)
def margin_all_grid(
    m: Samples,
    delta: Confidence,
    gamma: ScoreMargin,
    radius: LargestMargin,
    rademacher: ComplexityOfScores,
    margin_error: MarginError,
    base: GridBase,
) -> TrueRisk:
    return (
        margin_error
        + 2 * base / gamma * rademacher
        + sqrt(log_one_plus(log(radius / gamma) / log(base)) / m)
        + sqrt(log(2 / delta) / (2 * m))
    )
