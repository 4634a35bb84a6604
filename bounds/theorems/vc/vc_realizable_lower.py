"""How many examples any learner needs even without noise, up to a constant left open."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import (
    BINARY_LABELS,
    FINITE_VC_DIMENSION,
    IID,
    NONTRIVIAL_CLASS,
    REALIZABLE,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def accuracy(m: Samples, delta: Confidence, d: VCDimension, C: Constant) -> Accuracy:
    return C * (d + log(1 / delta)) / m


@theorem(
    title="Fundamental theorem, realizable lower bound",
    statement=(
        r"There is an absolute constant $C>0$ such that, for small $\varepsilon$ and $\delta$, no learner does with "
        r"fewer examples: on some distribution and for some target in $\mathcal H$ its true risk is above "
        r"$\varepsilon$ with probability above $\delta$. The notes leave $C$ open: the number shown holds only for a "
        r"$C$ that is small enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, REALIZABLE, FINITE_VC_DIMENSION, NONTRIVIAL_CLASS),
    decreasing_in="epsilon delta",
    free_parameters="C",
    relation=">=",
    proof=(
        Step(
            "Confidence: two hypotheses differ on a point of probability 2ε, which the sample may miss.",
            r"(1-2\varepsilon)^m>2\delta\ \text{ while }\ m<c\,\frac{\ln(1/\delta)}\varepsilon",
        ),
        Step(
            "Capacity: spread probability of order ε over d-1 shattered points; half of them stay unseen.",
            r"m\ge c\,\frac{d-1}\varepsilon",
            uses="ehkv_lower",
        ),
        Step("The larger of the two is at least half their sum."),
    ),
    equivalent_forms=(accuracy,),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 3"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10, C=1.0), "129.957322735540", "mpmath: 10 (10 + ln 20)"),
        Example(
            dict(delta=0.05, d=10, C=1.0),
            "0.01299573227355",
            "mpmath: (10 + ln 20)/1000",
            unknown="epsilon",
            at_least=1000,
        ),
    ),
    see_also=(
        "vc_realizable_constant from below, without its ln(1/ε). A class of just a hypothesis and its negation is "
        "learned from one example: such trivial classes are excluded, which the notes do not say."
    ),
)
def vc_realizable_lower(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> SampleComplexity:
    return C * (d + log(1 / delta)) / epsilon
