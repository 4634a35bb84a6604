"""Conditional mutual information: does the hypothesis reveal which of two examples was trained on?"""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import PAIRS
from bounds.theorems.information._variables import ConditionalInformation, MeanGap
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Samples


def sample_complexity(epsilon: Accuracy, information: ConditionalInformation) -> Samples:
    return 2 * information / epsilon**2


@theorem(
    title="Conditional mutual information bound",
    statement=(
        r"Let $I=I(W;U\mid\tilde Z)$ be the information of the hypothesis about the coins $U$, the pairs $\tilde Z$ "
        r"being "
        "known. The expected difference of true and training loss is at most this in absolute value. In expectation, "
        "not with high probability."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PAIRS),
    decreasing_in="m",
    proof=(
        Step(
            "The example of a pair that was not trained on is as good as new.",
            r"\mathbb E[L_{\mathcal D}-L_S]=\mathbb E\Big[\frac1m\sum_i\pm\big(\ell(W,\tilde Z_i)-\ell(W,\tilde "
            r"Z_i')\big)\Big]",
        ),
        Step(
            "For coins independent of W the sum is sub-Gaussian with variance 1/m: m signs times numbers of at most 1.",
            r"\lambda\,\mathbb E[L_{\mathcal D}-L_S]\le I+\frac{\lambda^2}{2m}",
            uses="Donsker and Varadhan's formula",
        ),
        Step("Take the best λ of either sign.", r"|\mathbb E[L_{\mathcal D}-L_S]|\le\sqrt{\tfrac{2I}m}"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("steinke2020", "Theorem 1.2, first part", checked=False),
    examples=(
        Example(dict(m=1000, information=10), "0.1414213562", "by hand: sqrt(0.02)"),
        Example(dict(information=10), "2,000", "by hand: 20/0.01", unknown="m", at_most=0.1),
    ),
    see_also=(
        "I never exceeds m ln 2, unlike that of mutual_information_gap, which may be infinite; there the factor is "
        "half as large for a loss in [0, 1]. conditional_information_consistent is faster without training error."
    ),
)
def conditional_information_gap(m: Samples, information: ConditionalInformation) -> MeanGap:
    return sqrt(2 * information / m)
