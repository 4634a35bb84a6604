"""Sample compression whose size the sample itself decides: support vectors, the perceptron's updates."""

from bounds.formula.functions import exp, log, log_binomial, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize) -> Confidence:
    return exp(log(m) + log_binomial(m, size) + (m - size) * log(1 - epsilon))


@theorem(
    title="Sample compression of any size, consistent",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all sizes $k<m$ at once, every hypothesis that "
        "the rule rebuilds from $k$ of the examples and that makes no error on the others has true risk at most "
        "this: $k$ may be read off the sample."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE),
    decreasing_in="m delta",
    where=(fewer_kept_than_given,),
    proof=(
        Step(
            "For one size k, a bad hypothesis survives with small probability.",
            r"\binom mk(1-\varepsilon)^{m-k}",
            uses="compression_realizable",
        ),
        Step(
            "Give each of the m sizes 0, ..., m-1 the same share of δ.",
            r"\binom mk(1-\varepsilon_k)^{m-k}=\frac\delta m",
            uses="union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("graepel2005", "Theorem 1, before its last step"),
    examples=(
        Example(dict(m=1000, delta=0.05, size=20), "0.1020899999", "mpmath: 1 - (0.05/(1000 C(1000, 20)))^(1/980)"),
        Example(
            dict(delta=0.05, size=20), "1027", "mpmath: 0.1000742 at 1026, 0.0999984 at 1027", unknown="m", at_most=0.1
        ),
        Example(dict(m=1000, delta=0.05), "19", "mpmath, trying all sizes", unknown="size", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="compression_binomial",
            because="No errors on the other examples.",
            at={"errors": "0"},
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="compression_message",
            because="The message is empty.",
            at={"bits": "0"},
            equal=True,
        ),
        Connection(
            kind="follows",
            another="compression_realizable",
            because="Each of the m sizes has the same share of δ.",
            at={"delta": "delta / m"},
            equal=True,
        ),
    ),
    see_also=(
        "The perceptron, run once through the sample in its order, is rebuilt from the examples on which it updated; "
        "a support vector machine from its support vectors. graepel_compression is the same with 1 - ε <= e^(-ε). "
        "Some errors on the others: compression_binomial."
    ),
)
def compression_chosen_size(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return one_minus_exp((log_binomial(m, size) + log(m) + log(1 / delta)) / (m - size))
