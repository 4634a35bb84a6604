"""Sample compression: what can be rebuilt from few examples, and is right on all others, is rarely wrong."""

from bounds.formula.functions import exp, log, log_binomial, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, IID, SIZE_FIXED, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize) -> Confidence:
    return exp(log_binomial(m, size) + (m - size) * log(1 - epsilon))


@theorem(
    title="Sample compression, consistent",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis that the rule rebuilds from $k$ of "
        "the examples and that makes no error on the other $m-k$ has true risk at most this: so too the learner's."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, SIZE_FIXED),
    decreasing_in="m delta",
    where=(fewer_kept_than_given,),
    proof=(
        Step(
            "For k fixed positions the other examples are fresh: a bad hypothesis survives them rarely.",
            r"\mathbb P[\text{no error}]\le(1-\varepsilon)^{m-k}",
            uses="hypothesis_survival",
        ),
        Step("Add up over all choices of positions.", r"\binom mk(1-\varepsilon)^{m-k}=\delta", uses="union bound"),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("littlestone1986", "Theorem 2.1; Floyd and Warmuth 1995, Theorem 5"),
    examples=(
        Example(dict(m=1000, delta=0.05, size=10), "0.05587689781", "mpmath: 1 - (0.05/C(1000, 10))^(1/990)"),
        Example(
            dict(delta=0.05, size=10), "481", "mpmath: 0.1000294 at 480, 0.0998682 at 481", unknown="m", at_most=0.1
        ),
    ),
    see_also=(
        "For exactly k examples; compression_at_most is for at most k, "
        "{{compression_at_most m=1000 delta=0.05 size=10 digits=6}} in the first example. compression_chosen_size "
        "lets the sample choose k; compression_stable and scenario do without the ln m where more is known of the "
        "learner."
    ),
)
def compression_realizable(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return one_minus_exp((log_binomial(m, size) + log(1 / delta)) / (m - size))
