"""A random projection keeps squared lengths on average; this is their spread."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import Measurements, RelativeSpread
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Random projection: spread of a squared length",
    statement=(
        r"$\|Wx\|^2/\|x\|^2$ has mean 1 and exactly this standard deviation; $n$ times it is chi-square with $n$ "
        r"degrees "
        r"of freedom."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    relation="=",
    decreasing_in="n",
    proof=(
        Step("Each row gives a Gaussian number.", r"\langle w_i,x\rangle\sim N(0,\|x\|^2/n)"),
        Step("Their squares add up to a chi-square.", r"n\|Wx\|^2/\|x\|^2\sim\chi^2_n,\quad\mathrm{Var}=2n"),
    ),
    source=Source("shalev-shwartz2014", "section 23.2"),
    examples=(
        Example(dict(n=100), "0.141421356237", "by hand: sqrt(0.02)"),
        Example(dict(), "200", "by hand: 2/0.01", unknown="n", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "random projections",
            printed=r"\|W\bar x\|^2\sim\chi^2_n",
            right=r"n\,\|Wx\|^2/\|x\|^2\sim\chi^2_n",
            consequence="For n = 100 and a unit vector the printed law has mean 100, the right one mean 1.",
        ),
    ),
    see_also="random_projection_exact has the law of the deviation itself.",
)
def random_projection_spread(n: Measurements) -> RelativeSpread:
    return sqrt(2 / n)
