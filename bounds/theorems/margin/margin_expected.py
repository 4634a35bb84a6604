"""Margin bound for one margin fixed beforehand, with the expected complexity of the scores."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import MARGIN_FIXED, REAL_SCORES
from bounds.theorems.margin._variables import ComplexityOfScores, MarginError, ScoreMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(
    risk: TrueRisk, delta: Confidence, gamma: ScoreMargin, rademacher: ComplexityOfScores, margin_error: MarginError
) -> Samples:
    return log(1 / delta) / (2 * (risk - margin_error - 2 / gamma * rademacher) ** 2)


def margin_needed(
    risk: TrueRisk, m: Samples, delta: Confidence, rademacher: ComplexityOfScores, margin_error: MarginError
) -> ScoreMargin:
    return 2 * rademacher / (risk - margin_error - sqrt(log(1 / delta) / (2 * m)))


@theorem(
    title="Margin bound, expected complexity",
    statement=(
        r"For a margin $\gamma>0$ fixed beforehand, with probability at least $1-\delta$ over the sample, every score "
        r"$h$ of the class has true risk of at most this, $\hat L_\gamma$ being the share of examples with "
        r"$y\,h(x)<\gamma$. One-sided, uniform; $\mathfrak R=\mathbb E\sup_h\frac1m\sum_i\sigma_ih(x_i)$, without "
        "factor 2 and without absolute value."
    ),
    assumes=(IID, BINARY_LABELS, REAL_SCORES, MARGIN_FIXED, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "The ramp, 1 for an error and 0 from margin γ on, lies between the two error rates.",
            r"\mathbb 1[yh\le0]\le\Phi_\gamma(yh)\le\mathbb 1[yh<\gamma]",
        ),
        Step(
            "It is 1/γ-Lipschitz.",
            r"\mathfrak R(\Phi_\gamma\circ\mathcal H)\le\frac1\gamma\,\mathfrak R",
            uses="talagrand_contraction",
        ),
        Step("Put it into the uniform bound for losses.", uses="rademacher_loss_expected"),
    ),
    equivalent_forms=(sample_complexity, margin_needed),
    source=Source("mohri2018", "Theorem 5.8, first inequality"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, gamma=0.2, rademacher=0.02, margin_error=0.05),
            "0.2887022756",
            "mpmath: 0.05 + 0.2 + sqrt(ln(20)/2000)",
        ),
        Example(
            dict(m=1000, delta=0.05, rademacher=0.02, margin_error=0.05),
            "0.18930635",
            "mpmath: 0.04/(0.25 - sqrt(ln(20)/2000))",
            unknown="gamma",
            at_most=0.3,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_expected",
            because="The loss is a ramp of slope 1/γ.",
            at={"rademacher": "rademacher / gamma"},
            value="margin_error + value",
            equal=True,
        ),
    ),
    see_also=(
        "A margin chosen after seeing the sample needs margin_all. A larger γ also makes the margin error larger, "
        "which is held fixed here. margin_empirical has the complexity on the sample."
    ),
)
def margin_expected(
    m: Samples, delta: Confidence, gamma: ScoreMargin, rademacher: ComplexityOfScores, margin_error: MarginError
) -> TrueRisk:
    return margin_error + 2 / gamma * rademacher + sqrt(log(1 / delta) / (2 * m))
