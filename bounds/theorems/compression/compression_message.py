"""Sample compression with a message: side information costs its length in bits."""

from bounds.formula.functions import exp, log, log_binomial, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import COMPRESSION_WITH_MESSAGE
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize, MessageBits
from bounds.vocabulary.assumptions import CONSISTENT_OUTSIDE, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize, bits: MessageBits) -> Confidence:
    return exp(log(m) + log_binomial(m, size) + bits * log(2) + (m - size) * log(1 - epsilon))


@theorem(
    title="Sample compression of any size with a message, consistent",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all sizes $k<m$ and all messages at once, every "
        "hypothesis that the rule rebuilds from $k$ of the examples and a message of $b$ bits, and that makes no "
        "error on the others, has true risk at most this: both may be read off the sample."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_WITH_MESSAGE, CONSISTENT_OUTSIDE),
    decreasing_in="m delta",
    where=(fewer_kept_than_given,),
    proof=(
        Step(
            "A set of k examples and a message name one hypothesis, fixed before the others are seen.",
            r"\mathbb P[\text{bad and consistent}]\le(1-\varepsilon)^{m-k}",
        ),
        Step(
            "Give each the share δ/(m C(m,k) 2^b): sizes and sets add up to δ, and so do messages, none being the "
            "beginning of another.",
            r"(1-\varepsilon)^{m-k}=\frac{\delta}{m\binom mk2^b}",
            uses="union bound, Kraft's inequality",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("littlestone1986", "compression with side information; constants of the proof shown", checked=False),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=20, bits=10),
            "0.1084184",
            "mpmath: 1 - (0.05/(1000 C(1000, 20) 1024))^(1/980)",
        ),
        Example(
            dict(m=1000, delta=0.05, size=20, bits=0),
            "0.1020899999",
            "mpmath: without a message, as if there were none",
        ),
    ),
    see_also=(
        "With b = 0 it is compression_chosen_size. Where the order of the k examples matters, it is a message: "
        "log2(k!) bits, rounded up. Each bit costs about ln 2/(m - k)."
    ),
)
def compression_message(m: Samples, delta: Confidence, size: CompressionSize, bits: MessageBits) -> TrueRisk:
    return one_minus_exp((log_binomial(m, size) + bits * log(2) + log(m) + log(1 / delta)) / (m - size))
