"""Maximum entropy of a count of given mean: the geometric law."""

from bounds.formula.functions import log_one_plus
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import COUNTS_OF_MEAN
from bounds.theorems.information._proofs import GIBBS
from bounds.theorems.information._variables import Entropy, MeanCount
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Maximum entropy of a count of given mean: geometric",
    statement=(
        r"No random variable with values 0, 1, 2, ... and mean $\mu$ has more entropy than this, in nats, and only the "
        "geometric one has as much."
    ),
    assumes=(COUNTS_OF_MEAN,),
    proof=(
        GIBBS,
        Step(
            "Take the geometric law of mean μ for q: its logarithm is linear, so that only the mean of p counts.",
            r"q(x)=\frac1{1+\mu}\Big(\frac\mu{1+\mu}\Big)^x,\qquad"
            r"-\sum_xp(x)\ln q(x)=\ln(1+\mu)+\mu\ln\frac{1+\mu}\mu",
        ),
        Step("A smaller mean has a smaller bound: its derivative is positive.", r"\ln\frac{1+\mu}\mu>0"),
    ),
    source=Source(
        "cover2006",
        "maximum entropy under a constraint on the mean",
        seen_in="solutions of exercises in information theory, nonnegative integers of mean μ",
    ),
    examples=(
        Example(dict(mean=1), "1.386294361120", "mpmath: 2 ln 2"),
        Example(dict(mean=3), "2.249340578475", "mpmath: 4 ln 4 - 3 ln 3"),
        Example({}, "1", "by hand: 2 ln 2 nats", unknown="mean", at_most=1.3862943611198906),
    ),
    see_also=(
        "Also written (1 + μ) ln(1 + μ) - μ ln μ. max_entropy_uniform uses the number of values instead of the mean; "
        "max_entropy_gaussian is for densities."
    ),
)
def max_entropy_geometric(mean: MeanCount) -> Entropy:
    return log_one_plus(mean) + mean * log_one_plus(1 / mean)
