"""Conditional mutual information without training error: the rate 1/m."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import NO_TRAINING_ERROR, PAIRS
from bounds.theorems.information._variables import ConditionalInformation
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


def sample_complexity(risk: ExpectedRisk, information: ConditionalInformation) -> Samples:
    return information / (risk * log(2))


@theorem(
    title="Conditional mutual information, no training error",
    statement=(
        r"A learner that never makes an error on its sample, and whose hypothesis carries $I=I(W;U\mid\tilde Z)$ nats "
        r"about the coins $U$, the pairs $\tilde Z$ being known, has at most this expected true risk."
    ),
    assumes=(IID, ZERO_ONE_LOSS, PAIRS, NO_TRAINING_ERROR),
    decreasing_in="m",
    proof=(
        Step(
            "The coins being independent, each pair's two losses carry their share.",
            r"I\ge\sum_iI\big((\ell_i,\ell_i');U_i\mid\tilde Z\big)",
            uses="the chain rule, and that processing loses information",
        ),
        Step(
            "Where the two losses differ they give the coin away, since the loss trained on is 0; where they do not, "
            "at most ln 2 stays unknown.",
            r"I\big((\ell_i,\ell_i');U_i\mid\tilde Z\big)\ge\ln2\;\mathbb P[\ell_i\ne\ell_i']",
        ),
        Step(
            "They differ exactly if there is an error on the new one.",
            r"\mathbb E[L_{\mathcal D}]=\frac1m\sum_i\mathbb P[\ell_i\ne\ell_i']\le\frac I{m\ln2}",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("steinke2020", "Theorem 1.2, realizable part, with the constant of the proof shown", checked=False),
    examples=(
        Example(dict(m=1000, information=10), "0.01442695041", "mpmath: 0.01/ln 2"),
        Example(dict(information=10), "145", "mpmath: 100/ln 2 = 144.27", unknown="m", at_most=0.1),
    ),
    see_also="conditional_information_gap needs no perfect fit, and has the root.",
)
def conditional_information_consistent(m: Samples, information: ConditionalInformation) -> ExpectedRisk:
    return information / (m * log(2))
