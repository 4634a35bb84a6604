"""Sample compression of any size, in its usual printed form."""

from bounds.formula.functions import e, exp, log, log_binomial
from bounds.theorem import theorem
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize) -> Confidence:
    return exp(log(m) + log_binomial(m, size) - (m - size) * epsilon)


def some_kept(size: CompressionSize) -> Number:
    return size >= 1


def cristianini(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return (size * log(e * m / size) + log(m / delta)) / (m - size)


@theorem(
    title="Sample compression of any size, exponential form",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all sizes $k<m$ at once, every hypothesis that "
        "the rule rebuilds from $k$ of the examples and that makes no error on the others has true risk at most "
        "this."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE),
    decreasing_in="m delta",
    where=(fewer_kept_than_given,),
    proof=(
        Step("The exact form.", r"m\binom mk(1-\varepsilon)^{m-k}=\delta", uses="compression_chosen_size"),
        Step("Relax the power.", r"(1-\varepsilon)^{m-k}\le e^{-\varepsilon(m-k)}", uses="1-x ≤ e^{-x}"),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("graepel2005", "Theorem 1"),
    examples=(
        Example(dict(m=1000, delta=0.05, size=20), "0.1076854383", "mpmath: (ln C(1000, 20) + ln 1000 + ln 20)/980"),
        Example(
            dict(delta=0.05, size=20), "1095", "mpmath: 0.1000325 at 1094, 0.0999575 at 1095", unknown="m", at_most=0.1
        ),
        Example(dict(m=1000, delta=0.05), "18", "mpmath, trying all sizes", unknown="size", at_most=0.1),
    ),
    forms=(
        PrintedForm(
            formula=cristianini,
            title="form of Cristianini and Shawe-Taylor",
            source=Source("cristianini2000", "Theorem 4.25", checked=False),
            compared="looser",
            because="C(m, k) is at most (em/k)^k.",
            examples=(
                Example(dict(m=1000, delta=0.05, size=20), "0.110350967001", "mpmath: (20 ln 50e + ln 20000)/980"),
            ),
            where=(some_kept,),
        ),
    ),
    connections=(Connection(kind="follows", another="compression_chosen_size", because="1 - ε is at most e^(-ε)."),),
    see_also="compression_chosen_size leaves the last step out and is never above it.",
)
def graepel_compression(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return (log_binomial(m, size) + log(m) + log(1 / delta)) / (m - size)
