"""The largest singular value of a Gaussian matrix: the roots of its sides added up."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import GAUSSIAN_MATRIX
from bounds.theorems.high_dimension._variables import LargestSingularValue, MatrixColumns, MatrixRows
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Largest singular value of a Gaussian matrix",
    statement=(
        r"With probability at least $1-\delta$ a Gaussian matrix of $m$ rows and $n$ columns stretches no vector by a "
        "larger factor."
    ),
    assumes=(GAUSSIAN_MATRIX,),
    ends="one",
    decreasing_in="delta",
    proof=(
        Step(
            "In the mean, by comparison with two independent Gaussian vectors of m and n entries.",
            r"\mathbb E[s_{\max}]\le\sqrt m+\sqrt n",
            uses="Gordon's inequality",
        ),
        Step(
            "A singular value changes no more than the matrix as a vector of its entries does, so it is concentrated.",
            r"\mathbb P\big[s_{\max}>\mathbb E[s_{\max}]+t\big]\le e^{-t^2/2}=\delta",
            uses="concentration of Lipschitz functions of Gaussians",
        ),
    ),
    source=Source("davidson2001", "Theorem II.13", seen_in="papers that apply it, one with its page, 353"),
    examples=(
        Example(dict(m=1000, n=10, delta=0.05), "37.2328011", "mpmath: sqrt(1000) + sqrt(10) + sqrt(2 ln 20)"),
        Example(dict(m=100, n=25, delta=0.5), "16.17741002", "mpmath: 10 + 5 + sqrt(2 ln 2)"),
    ),
    see_also=(
        "gaussian_smallest_singular_value is the other end; both hold together with probability 1 - 2δ. In a "
        "regression on independent Gaussian features the squares over m are the extreme eigenvalues of the sample's "
        "covariance."
    ),
)
def gaussian_largest_singular_value(m: MatrixRows, n: MatrixColumns, delta: Confidence) -> LargestSingularValue:
    return sqrt(m) + sqrt(n) + sqrt(2 * log(1 / delta))
