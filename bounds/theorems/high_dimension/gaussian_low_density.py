"""Where the mass of a Gaussian lies: not where its density is large."""

from bounds.formula.functions import chi2_cdf, log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import STANDARD_NORMAL
from bounds.theorems.high_dimension._variables import CoreMass, DensityRatio, FewCoordinates
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Mass of a Gaussian near its peak",
    statement=(
        r"A standard Gaussian vector in $\mathbb R^n$ has density at least $t$ times that at the centre with exactly "
        r"this probability; $F_{\chi^2}(\cdot,n)$ is the chi-square distribution function."
    ),
    assumes=(STANDARD_NORMAL,),
    relation="=",
    decreasing_in="n ratio",
    proof=(
        Step("The density falls with the length alone.", r"f(x)\ge t\,f(0)\iff\|x\|^2\le2\ln\tfrac1t"),
        Step("The squared length is chi-square with n degrees of freedom.", r"\|X\|^2\sim\chi^2_n"),
    ),
    source=Source("giraud2014", "section 1.2.2"),
    examples=(
        Example(dict(n=10, ratio=0.001), "0.81842571417", "SciPy: chi2.cdf(2 ln 1000, 10)"),
        Example(dict(n=30, ratio=0.001), "0.00509232540661", "SciPy: chi2.cdf(2 ln 1000, 30)"),
        Example(dict(n=2, ratio=0.25), "0.75", "by hand: 1 - 1/4 in the plane"),
    ),
    see_also="gaussian_low_density_bound is the simple bound above it.",
)
def gaussian_low_density(n: FewCoordinates, ratio: DensityRatio) -> CoreMass:
    return chi2_cdf(2 * log(1 / ratio), n)
