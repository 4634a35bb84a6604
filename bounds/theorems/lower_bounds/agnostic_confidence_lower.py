"""Telling the likelier of two labels takes ln(1/δ)/ε² looks."""

from bounds.formula.functions import floor, log
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import TWO_HYPOTHESES
from bounds.theorems.lower_bounds._variables import ConfidenceBelowQuarter
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy


@theorem(
    title="Agnostic lower bound for the confidence",
    statement=(
        r"If $\mathcal H$ has two hypotheses that differ, every learner whose excess risk is below "
        r"$\varepsilon$ with probability at least $1-\delta$ on every distribution, $0<\varepsilon<1$ and "
        r"$0<\delta<1/4$, needs at least so many examples."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, ANY_LEARNER, TWO_HYPOTHESES),
    decreasing_in="epsilon delta",
    relation=">=",
    proof=(
        Step(
            "At one point the label is a coin of bias ε, one way or the other; the wrong guess costs ε.",
            r"\mathbb P[y=1]=\tfrac12(1\pm\varepsilon)",
        ),
        Step(
            "No rule distinguishes the coins more often than the majority of the labels seen.",
            (
                r"\mathbb P[\text{wrong}]\ge\tfrac14\Big(1-\sqrt{1-e^{-2\lceil "
                r"m/2\rceil\varepsilon^2/(1-\varepsilon^2)}}\Big)"
            ),
            uses="two_coins_lower",
        ),
        Step("Solve for even m."),
    ),
    source=Source("anthony1999", "Theorem 5.2 with Lemma 5.1"),
    examples=(
        Example(dict(epsilon=0.05, delta=0.05), "406", "mpmath: 199.5 ln(1/0.36) = 203.8"),
        Example(dict(epsilon=0.1, delta=0.01), "252", "mpmath: 49.5 ln(1/0.0784) = 126.02"),
        Example(dict(epsilon=0.1, delta=0.2), "4", "mpmath: 49.5 ln(1/0.96) = 2.02"),
    ),
    see_also=(
        "Some notes print a ceiling for the floor, one step too many. Together with agnostic_lower it "
        "shows the rate of vc_agnostic_constant to be right."
    ),
)
def agnostic_confidence_lower(epsilon: Accuracy, delta: ConfidenceBelowQuarter) -> SampleComplexity:
    looks = log(1 / (8 * delta * (1 - 2 * delta)))
    return 2 * floor((1 - epsilon**2) / (2 * epsilon**2) * looks)
