"""A point on which two hypotheses differ must be seen first."""

from bounds.formula.functions import exp, log, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DETERMINISTIC_LEARNER
from bounds.vocabulary.assumptions import BINARY_LABELS, IID, NONTRIVIAL_CLASS, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(m * log_one_minus(epsilon))


def blumer(epsilon: Accuracy, delta: Confidence) -> SampleComplexity:
    return (1 - epsilon) / epsilon * log(1 / delta)


@theorem(
    title="Realizable lower bound for the confidence",
    statement=(
        r"If two hypotheses of $\mathcal H$ agree on one point and differ on another, every deterministic "
        r"learner needs $m\ge\ln\delta/\ln(1-\varepsilon)$ examples: with fewer, one of the two as target "
        r"makes its true risk at least $\varepsilon$ with probability above $\delta$. A learner that "
        "tosses coins may halve that probability."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, REALIZABLE, NONTRIVIAL_CLASS, DETERMINISTIC_LEARNER),
    decreasing_in="epsilon delta",
    relation=">=",
    proof=(
        Step(
            "Give the point where they differ probability ε, the other the rest; the sample may miss it.",
            r"\mathbb P[\text{unseen}]=(1-\varepsilon)^m",
        ),
        Step(
            "The learner then answers the same for both targets, and is wrong for one of them.",
            r"L_{\mathcal D}(h_S)\ge\varepsilon",
        ),
        Step("Solve (1 - ε)^m <= δ for m."),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("blumer1989", "Theorem 2.1(i), in the sharper form derived here"),
    examples=(
        Example(dict(epsilon=0.05, delta=0.05), "58.4039748143", "mpmath: ln 0.05/ln 0.95"),
        Example(dict(epsilon=0.1, delta=0.01), "43.7086906536", "mpmath: ln 0.01/ln 0.9"),
        Example(
            dict(delta=0.05),
            "0.0029912495451",
            "mpmath: 1 - 0.05^(1/1000)",
            unknown="epsilon",
            at_least=1000,
        ),
    ),
    forms=(
        PrintedForm(
            formula=blumer,
            title="form of Blumer et al.",
            source=Source("blumer1989", "Theorem 2.1(i)"),
            compared="looser",
            because="-ln(1-ε) is at most ε/(1-ε).",
            examples=(
                Example(dict(epsilon=0.05, delta=0.05), "56.9189131975", "mpmath: 19 ln 20"),
                Example(dict(epsilon=0.1, delta=0.01), "41.4465316739", "mpmath: 9 ln 100"),
            ),
        ),
    ),
    connections=(
        Connection(
            kind="limits",
            another="vc_blumer",
            because="Of a class that is not trivial: no learner does with fewer examples on every distribution.",
        ),
    ),
    see_also="Textbooks print the smaller ((1-ε)/ε) ln(1/δ): 56.91 for 58.40 at ε = δ = 0.05.",
)
def confidence_lower(epsilon: Accuracy, delta: Confidence) -> SampleComplexity:
    return log(delta) / log_one_minus(epsilon)
