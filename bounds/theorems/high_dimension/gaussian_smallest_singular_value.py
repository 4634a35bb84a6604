"""The smallest singular value of a Gaussian matrix: the roots of its sides one less the other."""

from bounds.formula.functions import log, maximum, sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import GAUSSIAN_MATRIX
from bounds.theorems.high_dimension._variables import MatrixColumns, MatrixRows, SmallestSingularValue
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Smallest singular value of a Gaussian matrix",
    statement=(
        r"With probability at least $1-\delta$ a Gaussian matrix of $m$ rows and $n$ columns stretches every vector "
        "by at least this factor; 0 is vacuous, as when there are no more rows than columns."
    ),
    assumes=(GAUSSIAN_MATRIX,),
    ends="one",
    relation=">=",
    decreasing_in="n",
    proof=(
        Step(
            "In the mean, by comparison with two independent Gaussian vectors of m and n entries.",
            r"\mathbb E[s_{\min}]\ge\sqrt m-\sqrt n=\frac{m-n}{\sqrt m+\sqrt n}",
            uses="Gordon's inequality",
        ),
        Step(
            "A singular value changes no more than the matrix as a vector of its entries does, so it is concentrated.",
            r"\mathbb P\big[s_{\min}<\mathbb E[s_{\min}]-t\big]\le e^{-t^2/2}=\delta",
            uses="concentration of Lipschitz functions of Gaussians",
        ),
    ),
    source=Source("davidson2001", "Theorem II.13", seen_in="papers that apply it, one with its page, 353"),
    examples=(
        Example(dict(m=1000, n=10, delta=0.05), "26.01275211", "mpmath: sqrt(1000) - sqrt(10) - sqrt(2 ln 20)"),
        Example(dict(m=100, n=25, delta=0.5), "3.822589977", "mpmath: 10 - 5 - sqrt(2 ln 2)"),
    ),
    see_also=(
        "gaussian_largest_singular_value is the other end; both hold together with probability 1 - 2δ. In a "
        "regression on independent Gaussian features the squares over m are the extreme eigenvalues of the sample's "
        "covariance."
    ),
)
def gaussian_smallest_singular_value(m: MatrixRows, n: MatrixColumns, delta: Confidence) -> SmallestSingularValue:
    return maximum(0, (m - n) / (sqrt(m) + sqrt(n)) - sqrt(2 * log(1 / delta)))
