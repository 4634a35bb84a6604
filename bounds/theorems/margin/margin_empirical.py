"""Margin bound for one margin fixed beforehand, with the complexity of the scores on the sample at hand."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import MARGIN_FIXED, REAL_SCORES
from bounds.theorems.margin._variables import ComplexityOfScoresOnSample, MarginError, ScoreMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(
    risk: TrueRisk,
    delta: Confidence,
    gamma: ScoreMargin,
    rademacher: ComplexityOfScoresOnSample,
    margin_error: MarginError,
) -> Samples:
    return 9 * log(2 / delta) / (2 * (risk - margin_error - 2 / gamma * rademacher) ** 2)


@theorem(
    title="Margin bound, complexity on the sample",
    statement=(
        r"For a margin $\gamma>0$ fixed beforehand, with probability at least $1-\delta$ over the sample, every score "
        r"$h$ of the class has true risk of at most this, $\hat L_\gamma$ being the share of examples with "
        r"$y\,h(x)<\gamma$. One-sided, uniform; $\hat{\mathfrak R}=\mathbb "
        r"E_\sigma\sup_h\frac1m\sum_i\sigma_ih(x_i)$ on the sample, without factor 2 and without absolute value."
    ),
    assumes=(IID, BINARY_LABELS, REAL_SCORES, MARGIN_FIXED, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "The ramp lies between the two error rates and is 1/γ-Lipschitz.",
            r"\hat{\mathfrak R}(\Phi_\gamma\circ\mathcal H)\le\frac1\gamma\,\hat{\mathfrak R}",
            uses="talagrand_contraction",
        ),
        Step("Put it into the uniform bound for losses.", uses="rademacher_loss_empirical"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "Theorem 5.8, second inequality"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, gamma=0.2, rademacher=0.02, margin_error=0.05),
            "0.3788408225",
            "mpmath: 0.05 + 0.2 + 3 sqrt(ln(40)/2000)",
        ),
        Example(
            dict(m=1000, delta=0.05, rademacher=0.02, margin_error=0.05),
            "0.12454883",
            "mpmath: 0.04/(0.45 - 3 sqrt(ln(40)/2000))",
            unknown="gamma",
            at_most=0.5,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_empirical",
            because="The loss is a ramp of slope 1/γ.",
            at={"rademacher": "rademacher / gamma"},
            value="margin_error + value",
            equal=True,
        ),
    ),
    see_also="margin_expected has the smaller confidence term; here all but δ can be computed from the sample.",
)
def margin_empirical(
    m: Samples, delta: Confidence, gamma: ScoreMargin, rademacher: ComplexityOfScoresOnSample, margin_error: MarginError
) -> TrueRisk:
    return margin_error + 2 / gamma * rademacher + 3 * sqrt(log(2 / delta) / (2 * m))
