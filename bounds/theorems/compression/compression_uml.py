"""Sample compression with errors outside, in a closed form with the variance of the errors."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import COMPRESSION_SEQUENCE
from bounds.theorems.compression._variables import CompressionSize, ErrorOutside
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL, SIZE_FIXED
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Number, Samples


def at_most_half_kept(size: CompressionSize, m: Samples) -> Number:
    return 2 * size <= m


@theorem(
    title="Sample compression, textbook form",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis that the rule rebuilds from a "
        r"sequence of $k\le m/2$ of the examples has true risk at most this, $\hat L$ being its error on the other "
        "$m-k$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, COMPRESSION_SEQUENCE, SIZE_FIXED),
    decreasing_in="m delta",
    where=(at_most_half_kept,),
    proof=(
        Step(
            "For fixed positions the others are a test set of at least m/2 examples.",
            r"L_{\mathcal D}(h)\le\hat L+\sqrt{\frac{2\hat L\ln(1/\delta')}{m/2}}+\frac{4\ln(1/\delta')}{m/2}",
            uses="bernstein",
        ),
        Step(
            "Add up over the m^k sequences.",
            r"\delta'=\frac\delta{m^k},\qquad\ln\frac1{\delta'}\le k\ln\frac m\delta",
            uses="union bound",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorem 30.2"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=20, training_error=0.03),
            "1.768727948",
            "mpmath, 30 digits; above 1: vacuous",
        ),
        Example(dict(m=10**5, delta=0.05, size=20, training_error=0.03), "0.07187417889873", "mpmath, 30 digits"),
        Example(
            dict(delta=0.05, size=2, training_error=0.03),
            "4092",
            "mpmath: 0.1000038 at 4091, 0.0999911 at 4092",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "compression_binomial is far tighter: {{compression_binomial m=1000 delta=0.05 size=20 errors=30}} where "
        "this gives {{compression_uml m=1000 delta=0.05 size=20 training_error=0.03}} (m = 1000, k = 20, 30 "
        "errors). Here the order of the kept examples may carry information."
    ),
)
def compression_uml(m: Samples, delta: Confidence, size: CompressionSize, training_error: ErrorOutside) -> TrueRisk:
    share = size * (log(m) + log(1 / delta)) / m
    return training_error + sqrt(4 * training_error * share) + 8 * share
