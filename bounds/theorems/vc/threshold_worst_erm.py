"""Exactly how often the worst consistent threshold is bad."""

from bounds.formula.functions import exp, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import CONTINUOUS_MASS, THRESHOLD_CLASS, WORST_ERM
from bounds.theorems.vc._variables import AccuracyToQuarter
from bounds.vocabulary.assumptions import IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import RiskExceeded
from bounds.vocabulary.variables import Samples


@theorem(
    title="Worst consistent threshold, exactly",
    statement=(
        r"The worse of the two extreme consistent thresholds has true risk above $\varepsilon$ with "
        "exactly this probability over the sample."
    ),
    assumes=(IID, ZERO_ONE_LOSS, REALIZABLE, THRESHOLD_CLASS, CONTINUOUS_MASS, WORST_ERM),
    decreasing_in="epsilon m",
    relation="=",
    proof=(
        Step(
            "It is bad just when one of the two intervals of mass ε beside the target is empty.",
            r"\mathbb P[A\cup B]=\mathbb P[A]+\mathbb P[B]-\mathbb P[A\cap B]",
        ),
        Step(
            "Each is empty with one probability, both with another.",
            r"2(1-\varepsilon)^m-(1-2\varepsilon)^m",
        ),
    ),
    source=Source("shalev-shwartz2014", "Lemma 6.1, made exact here"),
    examples=(
        Example(dict(epsilon=0.1, m=37), "0.040291504338", "mpmath: 2*0.9^37 - 0.8^37; simulated 0.0412"),
        Example(dict(epsilon=0.01, m=1000), "0.0000863408118540", "mpmath: 2*0.99^1000 - 0.98^1000"),
        Example(dict(epsilon=0.1), "35", "mpmath: 0.05512 at 34, 0.04966 at 35", unknown="m", at_most=0.05),
    ),
    see_also="threshold_pac bounds it by 2e^(-εm).",
)
def threshold_worst_erm(epsilon: AccuracyToQuarter, m: Samples) -> RiskExceeded:
    return 2 * exp(m * log_one_minus(epsilon)) - exp(m * log_one_minus(2 * epsilon))
