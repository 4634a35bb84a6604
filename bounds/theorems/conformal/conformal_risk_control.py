"""Conformal risk control: expected loss under a level, for any bounded monotone loss."""

from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, MONOTONE_LOSS, SPLIT
from bounds.theorems.conformal._variables import Calibration, CalibrationError, ControlledRisk, LargestLoss
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import Trivial
from bounds.vocabulary.variables import Number


def no_more_than_the_largest_loss(training_error: CalibrationError, largest_loss: LargestLoss) -> Number:
    return training_error <= largest_loss


@theorem(
    title="Conformal risk control",
    statement=(
        r"Let $\hat\lambda$ be the smallest $\lambda$ whose mean calibration loss $\hat L(\lambda)$ makes this at "
        r"most a "
        r"level fixed beforehand (the largest, where none does). Then the expected loss of $\hat\lambda$ on a new "
        "example, over calibration and test example together, is at most that level. In expectation, not with high "
        "probability."
    ),
    assumes=(EXCHANGEABLE, SPLIT, MONOTONE_LOSS),
    decreasing_in="m",
    where=(no_more_than_the_largest_loss,),
    proof=(
        Step(
            "With the test example's loss in the mean, the smallest λ can only be smaller: that loss is at most B.",
            r"\lambda'=\min\Big\{\lambda:\tfrac1{m+1}\sum_{i\le m+1}\ell_i(\lambda)\le\alpha\Big\}\le\hat\lambda",
        ),
        Step(
            "λ' does not depend on the order, so the last example's loss at λ' is an average one.",
            r"\mathbb E[\ell_{m+1}(\hat\lambda)]\le\mathbb E[\ell_{m+1}(\lambda')]\le\alpha",
            uses="exchangeability, the loss falls in λ",
        ),
    ),
    source=Source("angelopoulos2024", "Theorem 1"),
    examples=(
        Example(
            dict(m=1000, largest_loss=1),
            "0.0991",
            "by hand: (0.1 * 1001 - 1)/1000",
            unknown="training_error",
            at_most=0.1,
        ),
        Example(dict(m=99, largest_loss=1, training_error=0.05), "0.0595", "by hand: (4.95 + 1)/100"),
        Example(dict(m=9, largest_loss=5, training_error=3), "3.2", "by hand: (27 + 5)/10"),
        Example(
            dict(largest_loss=1, training_error=0.09), "90", "by hand: .91/(m + 1) <= .01", unknown="m", at_most=0.1
        ),
    ),
    see_also="With the loss of missing the label it is conformal_coverage.",
    trivial=Trivial(lambda largest_loss: largest_loss),
)
def conformal_risk_control(
    m: Calibration, training_error: CalibrationError, largest_loss: LargestLoss
) -> ControlledRisk:
    return (m * training_error + largest_loss) / (m + 1)
