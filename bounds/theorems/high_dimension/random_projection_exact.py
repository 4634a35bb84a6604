"""A random projection: the exact probability of a distortion."""

from bounds.formula.functions import chi2_cdf, chi2_sf, maximum
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import Distortion, DistortionFailure, Rows
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Random projection, exact distribution",
    statement=(
        r"A projection to $n$ dimensions changes the squared length of a fixed $x$ by more than the share "
        r"$\varepsilon$ "
        r"with exactly this probability; $F_{\chi^2}(\cdot,n)$ is the chi-square distribution function and "
        r"$\overline F_{\chi^2}$ its upper tail."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    relation="=",
    decreasing_in="n epsilon",
    proof=(
        Step(
            "The squared length is a chi-square over n.",
            r"n\|Wx\|^2/\|x\|^2\sim\chi^2_n",
            uses="random_projection_spread",
        ),
        Step(
            "Add both tails.",
            r"\mathbb P[\chi^2_n>n(1+\varepsilon)]+\mathbb P[\chi^2_n<n(1-\varepsilon)]",
        ),
    ),
    source=Source("shalev-shwartz2014", "section B.7, the law of which lemma B.12 bounds the tails"),
    examples=(
        Example(dict(n=20, epsilon=0.5), "0.101681718006", "SciPy: chi2.sf(30, 20) + chi2.cdf(10, 20)"),
        Example(dict(n=20, epsilon=2), "0.00000712", "SciPy: chi2.sf(60, 20); the book's 2 exp(-40/3) is 0.00000324"),
        Example(dict(n=2, epsilon=0.5), "0.6165995004358", "by hand: exp(-1.5) + 1 - exp(-0.5)"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "P[| ||Wx||²/||x||² - 1| > ε], called Hoeffding's inequality",
            printed=r"\le2e^{-\varepsilon^2\frac n6}",
            right=r"\le2e^{-\varepsilon^2n/6}\quad(0<\varepsilon\le0.787)",
            consequence="The book has it for ε < 3 (lemma B.12). For ε = 2 and n = 20 the true probability is "
            "7.12·10⁻⁶, not the 3.24·10⁻⁶ claimed. It is a Chernoff bound for the chi-square law, not Hoeffding's, "
            "which needs bounded terms.",
        ),
    ),
    see_also="random_projection_chernoff and random_projection_distortion are closed bounds above it.",
)
def random_projection_exact(n: Rows, epsilon: Distortion) -> DistortionFailure:
    shortest = maximum(0, 1 - epsilon)
    return chi2_sf(n * (1 + epsilon), n) + chi2_cdf(n * shortest, n)
