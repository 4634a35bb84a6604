"""How many examples any agnostic learner needs, up to a constant left open."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def accuracy(m: Samples, delta: Confidence, d: VCDimension, C: Constant) -> Accuracy:
    return sqrt(C * (d + log(1 / delta)) / m)


@theorem(
    title="Fundamental theorem, agnostic lower bound",
    statement=(
        r"There is an absolute constant $C>0$ such that, for small $\varepsilon$ and $\delta$, no learner does with "
        r"fewer examples: on some distribution its excess risk over $\mathcal H$ is above $\varepsilon$ with "
        r"probability above $\delta$. The notes leave $C$ open: the number shown holds only for a $C$ that is small "
        r"enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    decreasing_in="epsilon delta",
    free_parameters="C",
    relation=">=",
    proof=(
        Step(
            "Confidence: at one point the two labels are almost equally likely; telling which is the likelier takes "
            "time.",
            r"m\ge c\,\frac{\ln(1/\delta)}{\varepsilon^2}",
            uses="agnostic_confidence_lower",
        ),
        Step(
            "Capacity: do so on d shattered points at once.", r"m\ge c\,\frac d{\varepsilon^2}", uses="agnostic_lower"
        ),
        Step("The larger of the two is at least half their sum."),
    ),
    equivalent_forms=(accuracy,),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 2"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10, C=1.0), "1299.57322735540", "mpmath: 100 (10 + ln 20)"),
        Example(
            dict(delta=0.05, d=10, C=1.0),
            "0.11399882575515",
            "mpmath: sqrt((10 + ln 20)/1000)",
            unknown="epsilon",
            at_least=1000,
        ),
    ),
    see_also=(
        "vc_agnostic_constant from below: the same shape, so the rate is right; the two constants differ. Solved for "
        "ε it gives the accuracy that so many examples cannot reach."
    ),
)
def vc_agnostic_lower(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> SampleComplexity:
    return C * (d + log(1 / delta)) / epsilon**2
