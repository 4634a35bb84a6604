"""Margin bound for several classes with linear scores."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import MARGIN_FIXED, MULTICLASS_SCORES, MULTICLASS_WEIGHTS
from bounds.theorems.margin._variables import Lead, LeadError, NormOfEach, NumberOfClasses
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Radius, Samples


def sample_complexity(
    risk: TrueRisk,
    delta: Confidence,
    classes: NumberOfClasses,
    radius: Radius,
    norm: NormOfEach,
    gamma: Lead,
    margin_error: LeadError,
) -> Samples:
    return ((4 * classes * radius * norm / gamma + sqrt(log(1 / delta) / 2)) / (risk - margin_error)) ** 2


@theorem(
    title="Margin bound for several classes, linear scores",
    statement=(
        r"For a margin $\gamma>0$ fixed beforehand, with probability at least $1-\delta$ over the sample, every "
        r"choice of $k$ weight vectors with $\|w_j\|\le B$ has true risk of at most this, $\hat L_\gamma$ being the "
        r"share of examples on which the right class leads by less than $\gamma$. One-sided, uniform, whatever the "
        "dimension."
    ),
    assumes=(IID, BOUNDED_EXAMPLES, MULTICLASS_SCORES, MULTICLASS_WEIGHTS, MARGIN_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "One class's linear scores have small complexity.",
            r"\mathfrak R\le\frac{\rho B}{\sqrt m}",
            uses="rademacher_linear",
        ),
        Step("Put it into the margin bound.", r"\frac{4k}\gamma\,\mathfrak R", uses="multiclass_margin"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "Corollary 9.4"),
    examples=(
        Example(
            dict(m=10**6, delta=0.05, classes=10, radius=1, norm=1, gamma=1, margin_error=0),
            "0.04122387342",
            "mpmath: 40/1000 + sqrt(ln(20)/(2 * 10^6))",
        ),
        Example(
            dict(delta=0.05, classes=10, radius=1, norm=1, gamma=1, margin_error=0),
            "169,941",
            "mpmath: 169940.77",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="multiclass_margin",
            because="The complexity of linear scores.",
            at={"rademacher": "radius * norm / sqrt(m)"},
            equal=True,
        ),
    ),
    see_also="margin_linear is for two classes, with 2 instead of 4k.",
)
def multiclass_margin_linear(
    m: Samples,
    delta: Confidence,
    classes: NumberOfClasses,
    radius: Radius,
    norm: NormOfEach,
    gamma: Lead,
    margin_error: LeadError,
) -> TrueRisk:
    return margin_error + 4 * classes * sqrt((radius * norm / gamma) ** 2 / m) + sqrt(log(1 / delta) / (2 * m))
