"""Margin bound for more than two classes."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import MARGIN_FIXED, MULTICLASS_SCORES
from bounds.theorems.margin._variables import ComplexityOfEach, Lead, LeadError, NumberOfClasses
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(
    risk: TrueRisk,
    delta: Confidence,
    classes: NumberOfClasses,
    gamma: Lead,
    rademacher: ComplexityOfEach,
    margin_error: LeadError,
) -> Samples:
    return log(1 / delta) / (2 * (risk - margin_error - 4 * classes / gamma * rademacher) ** 2)


@theorem(
    title="Margin bound for several classes",
    statement=(
        r"For a margin $\gamma>0$ fixed beforehand, with probability at least $1-\delta$ over the sample, every rule "
        r"of the class has true risk of at most this, $\hat L_\gamma$ being the share of examples on which the right "
        r"class leads by less than $\gamma$. For every class $j$ the scores $x\mapsto h(x,j)$ have a "
        r"complexity, without factor 2, of at most $\mathfrak R$. One-sided, uniform."
    ),
    assumes=(IID, MULTICLASS_SCORES, MARGIN_FIXED, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "The lead is a score less a maximum of scores, each of which costs its class's complexity.",
            r"\mathfrak R(\text{lead})\le2k\,\mathfrak R",
            uses="complexity of sums and maxima",
        ),
        Step(
            "The ramp is 1/γ-Lipschitz.",
            r"2\cdot\frac1\gamma\cdot2k\,\mathfrak R=\frac{4k}\gamma\,\mathfrak R",
            uses="talagrand_contraction",
        ),
        Step("Put it into the uniform bound for losses.", uses="rademacher_loss_expected"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "Theorem 9.2"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, classes=3, gamma=0.5, rademacher=0.001, margin_error=0.05),
            "0.08623873415",
            "mpmath: 0.05 + 24 * 0.001 + sqrt(ln(20)/20000)",
        ),
        Example(
            dict(delta=0.05, classes=3, gamma=0.5, rademacher=0.001, margin_error=0.05),
            "2216",
            "mpmath: 2215.78",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_expected",
            because="The loss is a ramp of slope 1/γ of the lead.",
            at={"rademacher": "2 * classes * rademacher / gamma"},
            value="margin_error + value",
            equal=True,
        ),
    ),
    see_also=(
        "Older bounds have k² for k. multiclass_margin_linear puts linear scores in; margin_expected is for two "
        "classes with one score."
    ),
)
def multiclass_margin(
    m: Samples,
    delta: Confidence,
    classes: NumberOfClasses,
    gamma: Lead,
    rademacher: ComplexityOfEach,
    margin_error: LeadError,
) -> TrueRisk:
    return margin_error + 4 * classes / gamma * rademacher + sqrt(log(1 / delta) / (2 * m))
