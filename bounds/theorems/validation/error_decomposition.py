"""Where the true risk comes from: training error, overfitting seen, and what the validation set cannot see."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import TrainingErrorSeen, ValidationError
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, HELD_OUT, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Error decomposition with a validation set",
    statement=(
        r"Let $V$ be $m$ examples held out from training. With probability at least $1-\delta$ over $V$, the "
        r"trained $h$ "
        r"has a true risk of at most its training error $L_S$, plus $L_V-L_S$, plus $\sqrt{\ln(2/\delta)/(2m)}$. "
        r"Two-sided: with the last term subtracted it is a lower bound on the same event."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, HELD_OUT, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "An identity of three terms.",
            r"L_{\mathcal D}(h)=\big(L_{\mathcal D}(h)-L_V(h)\big)+\big(L_V(h)-L_S(h)\big)+L_S(h)",
        ),
        Step(
            "The first is the only one that is not seen; a validation set bounds it.",
            r"|L_{\mathcal D}(h)-L_V(h)|\le\sqrt{\tfrac{\ln(2/\delta)}{2m}}",
            uses="validation_two_sided",
        ),
    ),
    source=Source("shalev-shwartz2014", "section 11.3"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, training_error=0.05, validation_error=0.2),
            "0.2429469408346738",
            "by hand: 0.05 + 0.15 + 0.0429469408346738",
        ),
        Example(
            dict(m=1000, delta=0.05, training_error=0.3, validation_error=0.2),
            "0.2429469408346738",
            "by hand: 0.3 - 0.1 + 0.0429469408346738; the middle term may be negative",
        ),
        Example(
            dict(delta=0.05, training_error=0.05, validation_error=0.2),
            "738",
            "mpmath: ln(40)/0.005 = 737.776",
            unknown="m",
            at_most=0.25,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="validation_two_sided",
            because="The training error cancels.",
            value="validation_error + value",
            equal=True,
        ),
    ),
    see_also=(
        "The value is validation_two_sided above the validation error: the training error cancels. The terms show "
        "where to look: a large middle term means overfitting, a large training error a class that is too poor "
        "or an optimizer that is too weak."
    ),
)
def error_decomposition(
    m: Samples, delta: Confidence, training_error: TrainingErrorSeen, validation_error: ValidationError
) -> TrueRisk:
    overfitting = validation_error - training_error
    unseen = sqrt(log(2 / delta) / (2 * m))
    return training_error + overfitting + unseen
