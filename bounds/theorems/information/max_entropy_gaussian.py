"""Maximum entropy of a density of given variance: the Gaussian."""

from bounds.formula.functions import e, exp, log, pi
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import DENSITY_OF_VARIANCE
from bounds.theorems.information._proofs import GIBBS_DENSITY
from bounds.theorems.information._variables import DifferentialEntropy, Variance
from bounds.vocabulary.citation import Example, Source, Step


def entropy_power(entropy: DifferentialEntropy) -> Variance:
    return exp(2 * entropy) / (2 * pi * e)


@theorem(
    title="Maximum entropy of given variance: Gaussian",
    statement=(
        r"No real random variable of variance $\sigma^2$ has more differential entropy than this, in nats, and only "
        "the Gaussian has as much."
    ),
    assumes=(DENSITY_OF_VARIANCE,),
    proof=(
        GIBBS_DENSITY,
        Step(
            "Take the Gaussian of the same mean and of variance σ² for q: its logarithm is a square, so that only "
            "the variance of p counts.",
            r"-\int p(x)\ln q(x)\,dx=\frac12\ln(2\pi\sigma^2)+\frac{\mathbb E_p(x-\mu)^2}{2\sigma^2}"
            r"\le\frac12\ln(2\pi e\,\sigma^2)",
        ),
    ),
    equivalent_forms=(entropy_power,),
    source=Source("cover2006", "Theorem 8.6.5, in one dimension", seen_in="lecture notes that quote the theorem"),
    examples=(
        Example(dict(variance=1), "1.418938533205", "mpmath: ln(2 pi e)/2"),
        Example(dict(variance=0.01), "-0.883646559789", "mpmath: ln(0.02 pi e)/2"),
        Example({}, "0.0585498315", "mpmath: 1/(2 pi e)", unknown="variance", at_most=0),
    ),
    see_also=(
        "Differential entropy changes with the unit and may be negative, unlike that of max_entropy_uniform. Solved "
        "for the variance it is a lower bound on it: the entropy power."
    ),
)
def max_entropy_gaussian(variance: Variance) -> DifferentialEntropy:
    return log(2 * pi * e * variance) / 2
