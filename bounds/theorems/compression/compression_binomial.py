"""Sample compression with errors outside, by the exact binomial tail."""

from bounds.formula.functions import binomial_cdf, binomial_upper_exp, exp, log, log_binomial
from bounds.theorem import theorem
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize, ErrorsOutside
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize, errors: ErrorsOutside) -> Confidence:
    return exp(log(m) + log_binomial(m, size)) * binomial_cdf(errors, m - size, epsilon)


def mistakes_outside_the_kept(errors: ErrorsOutside, size: CompressionSize, m: Samples) -> Number:
    return errors + size <= m


@theorem(
    title="Sample compression, exact binomial",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all sizes $k<m$ at once, every hypothesis that "
        "the rule rebuilds from $k$ of the examples and that makes $s$ errors on the other $m-k$ has true risk at "
        "most this: $k$ and $s$ may be read off the sample."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME),
    decreasing_in="m delta",
    where=(fewer_kept_than_given, mistakes_outside_the_kept),
    proof=(
        Step(
            "For k fixed positions the others are a test set.",
            r"\mathbb P\big[L_{\mathcal D}(h)>\overline{\mathrm{Bin}}(s,\,m-k,\,\delta')\big]\le\delta'",
            uses="test_set_binomial",
        ),
        Step(
            "Share δ among the m sizes, and among the choices of positions.",
            r"\delta'=\frac\delta{m\binom mk}",
            uses="union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("langford2005", "Theorem 5.3"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=20, errors=30),
            "0.1772048199",
            "mpmath: root of the binomial tail of 980 at 0.05/(1000 C(1000, 20)), by bisection",
        ),
        Example(
            dict(m=1000, delta=0.05, size=20, errors=0), "0.1020899999", "mpmath: 1 - (0.05/(1000 C(1000, 20)))^(1/980)"
        ),
        Example(dict(m=2000, delta=0.05, size=200, errors=10), "0.3258764430338", "mpmath, by bisection"),
    ),
    see_also=("Without errors it is compression_chosen_size; compression_uml is its closed form, much looser."),
)
def compression_binomial(m: Samples, delta: Confidence, size: CompressionSize, errors: ErrorsOutside) -> TrueRisk:
    return binomial_upper_exp(errors, m - size, log_binomial(m, size) + log(m) + log(1 / delta))
