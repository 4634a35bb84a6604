"""Matrix Bernstein: a sum of independent symmetric matrices stretches no direction much."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import SYMMETRIC_SUMMANDS
from bounds.theorems.high_dimension._matrix_variables import (
    LargestEigenvalue,
    LargestOfSummand,
    MatrixSize,
    SummedSquares,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(
    epsilon: Accuracy, dimension: MatrixSize, variance: SummedSquares, bound: LargestOfSummand
) -> Confidence:
    return dimension * exp(-(epsilon**2) / 2 / (variance + bound * epsilon / 3))


def largest_variance(
    epsilon: Accuracy, delta: Confidence, dimension: MatrixSize, bound: LargestOfSummand
) -> SummedSquares:
    return epsilon**2 / (2 * log(dimension / delta)) - bound * epsilon / 3


@theorem(
    title="Matrix Bernstein inequality",
    statement=(
        r"Let $X_1,X_2,\dots$ be independent symmetric random $d\times d$ matrices of mean 0, finitely many, none with "
        r"an eigenvalue above $R$, and let $\sigma^2=\|\sum_k\mathbb E X_k^2\|$. For every $t\ge0$, "
        r"$\mathbb P[\lambda_{\max}(\sum_kX_k)\ge t]\le d\,e^{-(t^2/2)/(\sigma^2+Rt/3)}$: with probability at least "
        r"$1-\delta$ the largest eigenvalue is at most this. One-sided; where $\|X_k\|\le R$, the same holds of the "
        r"smallest, separately."
    ),
    assumes=(SYMMETRIC_SUMMANDS,),
    ends="one",
    decreasing_in="delta",
    proof=(
        Step(
            "Markov's inequality for the trace of an exponential, which is above that of the largest eigenvalue.",
            r"\mathbb P\big[\lambda_{\max}(\textstyle\sum_kX_k)\ge t\big]\le "
            r"e^{-st}\,\mathbb E\,\mathrm{tr}\,e^{s\sum_kX_k}\qquad(s>0)",
            uses="markov",
        ),
        Step(
            "Exponentials of sums of matrices are no products; in the trace their logarithmic moments add up.",
            r"\mathbb E\,\mathrm{tr}\,e^{s\sum_kX_k}\le\mathrm{tr}\exp\Big(\sum_k\ln\mathbb E\,e^{sX_k}\Big)",
            uses="Lieb's concavity theorem",
        ),
        Step(
            "Each is bounded as a number's would be, in the order of symmetric matrices.",
            r"\mathbb E\,e^{sX_k}\le e^{g\,\mathbb E X_k^2},\qquad g=\frac{s^2/2}{1-sR/3}\quad(0<s<3/R)",
        ),
        Step(
            "A trace is at most d times the largest eigenvalue; choose s = t/(σ² + Rt/3) and solve for t.",
            r"d\,e^{-st+g\sigma^2}=d\,e^{-(t^2/2)/(\sigma^2+Rt/3)}=\delta",
        ),
    ),
    equivalent_forms=(failure_probability, largest_variance),
    source=Source(
        "tropp2012", "Theorem 1.4",
        seen_in="Prove2Me, MatrixTail.Bernstein, which quotes it as Theorem 6.1 (ii)",
    ),
    examples=(
        Example(dict(delta=0.05, dimension=10, variance=100, bound=1), "34.36645246", "mpmath: root of the quadratic"),
        Example(dict(delta=0.5, dimension=1, variance=0, bound=3), "1.386294361", "by hand: 2 ln 2"),
        Example(
            dict(dimension=4, variance=7, bound=1), "0.541341132946", "mpmath: 4 exp(-18/(7 + 2))", unknown="delta",
            at_most=6,
        ),
    ),
    see_also=(
        "For d = 1 it is Bernstein's inequality, as freedman has it. The cost of d dimensions is ln d beside "
        "ln(1/δ). matrix_bernstein_rectangular is the same for matrices that are not square."
    ),
)  # fmt: skip
def matrix_bernstein(
    delta: Confidence, dimension: MatrixSize, variance: SummedSquares, bound: LargestOfSummand
) -> LargestEigenvalue:
    third = bound * log(dimension / delta) / 3
    return third + sqrt(third**2 + 2 * variance * log(dimension / delta))
