"""Support vector machines by their hinge loss, for all margins at once."""

from bounds.formula.functions import log, log2, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import UNIT_WEIGHTS
from bounds.theorems.margin._conditions import no_margin_beyond_the_radius
from bounds.theorems.margin._variables import HingeLoss
from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Margin, Radius, Samples


def sample_complexity(
    risk: TrueRisk, delta: Confidence, radius: Radius, gamma: Margin, hinge_loss: HingeLoss
) -> Samples:
    return (
        (4 * radius / gamma + sqrt(log(log2(2 * radius / gamma))) + sqrt(log(2 / delta) / 2)) / (risk - hinge_loss)
    ) ** 2


@theorem(
    title="Support vector machine by hinge loss, all margins",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all $\gamma\in(0,\rho]$ and every $w$ with "
        r"$\|w\|\le1$ at once, the true risk is at most this, $\hat H=\frac1m\sum_i\big(1-y_i\langle "
        r"w,x_i\rangle/\gamma\big)_+$ being the mean hinge loss. One-sided, whatever the dimension."
    ),
    assumes=(IID, BINARY_LABELS, BOUNDED_EXAMPLES, UNIT_WEIGHTS),
    ends="one",
    decreasing_in="m delta gamma",
    where=(no_margin_beyond_the_radius,),
    proof=(
        Step("Take the bound for all margins.", uses="margin_all"),
        Step(
            "Linear predictors have small complexity.",
            r"\frac4\gamma\,\mathfrak R\le4\sqrt{\frac{\rho^2/\gamma^2}m}",
            uses="rademacher_linear",
        ),
        Step("The hinge lies above the margin's ramp.", r"\Phi_\gamma(yh)\le\Big(1-\frac{yh}\gamma\Big)_+"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "inequality (5.46)"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, radius=1, gamma=0.2, hinge_loss=0.1),
            "0.3245379553",
            "mpmath: 0.1 + 0.2 + sqrt(ln(log2(10))/10^4) + sqrt(ln(40)/20000)",
        ),
        Example(
            dict(delta=0.05, radius=1, gamma=0.2, hinge_loss=0.1),
            "50,418",
            "mpmath: 50417.29",
            unknown="m",
            at_most=0.2,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="margin_all",
            because="The hinge lies above the margin's step.",
            at={"rademacher": "radius / sqrt(m)", "margin_error": "hinge_loss"},
            equal=True,
        ),
    ),
    see_also=(
        "The support vector machine minimizes this: weights w' of any length are w'/‖w'‖ with γ = 1/‖w'‖. "
        "margin_linear, for one margin fixed beforehand, has half the second term."
    ),
)
def svm_hinge(m: Samples, delta: Confidence, radius: Radius, gamma: Margin, hinge_loss: HingeLoss) -> TrueRisk:
    return (
        hinge_loss
        + 4 * sqrt((radius / gamma) ** 2 / m)
        + sqrt(log(log2(2 * radius / gamma)) / m)
        + sqrt(log(2 / delta) / (2 * m))
    )
