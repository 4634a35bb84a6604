"""A simple bound on the mass of a Gaussian near its peak."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import STANDARD_NORMAL
from bounds.theorems.high_dimension._variables import Coordinates, CoreMass, DensityRatio
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Mass of a Gaussian near its peak, bound",
    statement=(
        r"A standard Gaussian vector in $\mathbb R^n$ has density at least $t$ times that at the centre with at "
        r"most this probability."
    ),
    assumes=(STANDARD_NORMAL,),
    decreasing_in="n ratio",
    proof=(
        Step(
            "Markov's inequality for the density, whose mean is a Gaussian integral again.",
            r"\mathbb P[f(X)\ge t\,f(0)]\le\frac1t\,\mathbb E\big[e^{-\|X\|^2/2}\big]=\frac1{t\,2^{n/2}}",
            uses="Markov's inequality",
        ),
    ),
    source=Source("giraud2014", "section 1.2.2"),
    examples=(
        Example(dict(n=20, ratio=0.001), "0.9765625", "by hand: 1000/1024"),
        Example(dict(n=50, ratio=0.001), "0.0000298023223877", "by hand: 1000/2^25"),
        Example(dict(ratio=0.001), "27", "mpmath: 2 log2(10^5/10) = 26.58", unknown="n", at_most=0.1),
    ),
    connections=(
        Connection(kind="follows", another="gaussian_low_density", because="The exact mass is below Markov's bound."),
    ),
    see_also="gaussian_low_density is exact: {{gaussian_low_density n=50 ratio=0.001 digits=3}} where this gives "
    "{{gaussian_low_density_bound n=50 ratio=0.001 digits=3}}, for n = 50 and t = .001.",
)
def gaussian_low_density_bound(n: Coordinates, ratio: DensityRatio) -> CoreMass:
    return exp(log(1 / ratio) - n / 2 * log(2))
