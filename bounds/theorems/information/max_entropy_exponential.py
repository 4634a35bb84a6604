"""Maximum entropy of a positive density of given mean: the exponential law."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import POSITIVE_DENSITY_OF_MEAN
from bounds.theorems.information._proofs import GIBBS_DENSITY
from bounds.theorems.information._variables import DifferentialEntropy, MeanCount
from bounds.vocabulary.citation import Example, Source, Step


def mean_needed(entropy: DifferentialEntropy) -> MeanCount:
    return exp(entropy - 1)


@theorem(
    title="Maximum entropy of given mean: exponential",
    statement=(
        r"No random variable with a density on the reals from 0 on and mean $\mu$ has more differential entropy than "
        "this, in nats, and only the exponential one has as much."
    ),
    assumes=(POSITIVE_DENSITY_OF_MEAN,),
    proof=(
        GIBBS_DENSITY,
        Step(
            "Take the exponential density of mean μ for q: its logarithm is linear, so that only the mean of p counts.",
            r"-\int p(x)\ln\Big(\frac1\mu e^{-x/\mu}\Big)\,dx=\ln\mu+\frac{\mathbb E_p\,x}\mu\le1+\ln\mu",
        ),
    ),
    equivalent_forms=(mean_needed,),
    source=Source("cover2006", "chapter 12, maximum entropy under a constraint on the mean", checked=False),
    examples=(
        Example(dict(mean=1), "1", "by hand: ln 1 = 0"),
        Example(dict(mean=0.25), "-0.386294361120", "by hand: 1 - 2 ln 2"),
        Example({}, "1", "by hand: e^0", unknown="mean", at_most=1),
    ),
    see_also=(
        "max_entropy_geometric is the same for whole numbers, max_entropy_gaussian for a given variance. On an "
        "interval without any constraint it is the uniform density, with the logarithm of the length."
    ),
)
def max_entropy_exponential(mean: MeanCount) -> DifferentialEntropy:
    return 1 + log(mean)
