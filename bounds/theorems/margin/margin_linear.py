"""Large margins of linear predictors: radius times norm over margin takes the place of the dimension."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import MARGIN_FIXED, WEIGHTS_UP_TO_B
from bounds.theorems.margin._variables import MarginError, ScoreMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Norm, Radius, Samples


def sample_complexity(
    risk: TrueRisk, delta: Confidence, radius: Radius, norm: Norm, gamma: ScoreMargin, margin_error: MarginError
) -> Samples:
    return ((2 * radius * norm / gamma + sqrt(log(1 / delta) / 2)) / (risk - margin_error)) ** 2


def margin_needed(
    risk: TrueRisk, m: Samples, delta: Confidence, radius: Radius, norm: Norm, margin_error: MarginError
) -> ScoreMargin:
    return 2 * radius * norm / (sqrt(m) * (risk - margin_error) - sqrt(log(1 / delta) / 2))


@theorem(
    title="Margin bound for linear predictors",
    statement=(
        r"For a margin $\gamma>0$ fixed beforehand, with probability at least $1-\delta$ over the sample, every $w$ "
        r"with $\|w\|\le B$ has true risk of at most this, $\hat L_\gamma$ being the share of examples with "
        r"$y\langle w,x\rangle<\gamma$. One-sided, uniform, whatever the dimension."
    ),
    assumes=(IID, BINARY_LABELS, BOUNDED_EXAMPLES, WEIGHTS_UP_TO_B, MARGIN_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "Linear predictors have small complexity.",
            r"\mathfrak R\le\frac{\rho B}{\sqrt m}",
            uses="rademacher_linear",
        ),
        Step(
            "Put it into the margin bound.",
            r"\frac2\gamma\,\mathfrak R+\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="margin_expected",
        ),
    ),
    equivalent_forms=(sample_complexity, margin_needed),
    source=Source("mohri2018", "Corollary 5.11, inequality (5.44)"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, radius=1, norm=1, gamma=0.2, margin_error=0),
            "0.1122387342",
            "mpmath: 2 sqrt(25/10^4) + sqrt(ln(20)/20000)",
        ),
        Example(
            dict(delta=0.05, radius=1, norm=1, gamma=0.2, margin_error=0),
            "12,598",
            "mpmath: (10 + sqrt(ln(20)/2))^2/0.01 = 12597.53",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(m=20_000, delta=0.05, radius=1, norm=1, margin_error=0),
            "0.15481959",
            "mpmath: 2/sqrt(20000)/(0.1 - sqrt(ln(20)/40000))",
            unknown="gamma",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="margin_expected",
            because="The complexity of linear predictors.",
            at={"rademacher": "radius * norm / sqrt(m)"},
            equal=True,
        ),
    ),
    see_also=(
        "The support vector machine's own margin is read off the sample: for that take svm_hinge, or margin_hard_svm "
        "when the distribution itself has the margin."
    ),
)
def margin_linear(
    m: Samples, delta: Confidence, radius: Radius, norm: Norm, gamma: ScoreMargin, margin_error: MarginError
) -> TrueRisk:
    return margin_error + 2 * sqrt((radius * norm / gamma) ** 2 / m) + sqrt(log(1 / delta) / (2 * m))
