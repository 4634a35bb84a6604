"""Matrix Bernstein for matrices of any shape: the norm of a sum of independent ones."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import RECTANGULAR_SUMMANDS
from bounds.theorems.high_dimension._matrix_variables import (
    ColumnsOfSummand,
    NormOfSum,
    NormOfSummand,
    RowsOfSummand,
    SummedSquaresOnBothSides,
)
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(
    epsilon: Accuracy,
    rows: RowsOfSummand,
    columns: ColumnsOfSummand,
    variance: SummedSquaresOnBothSides,
    bound: NormOfSummand,
) -> Confidence:
    return (rows + columns) * exp(-(epsilon**2) / 2 / (variance + bound * epsilon / 3))


@theorem(
    title="Matrix Bernstein inequality, any shape",
    statement=(
        r"Let $Z_1,Z_2,\dots$ be independent random $d_1\times d_2$ matrices of mean 0, finitely many, with "
        r"$\|Z_k\|\le R$, and let $\sigma^2$ be the larger of $\|\sum_k\mathbb E Z_kZ_k^\top\|$ and "
        r"$\|\sum_k\mathbb E Z_k^\top Z_k\|$. For every $t\ge0$, $\mathbb P[\|\sum_kZ_k\|\ge t]\le"
        r"(d_1+d_2)\,e^{-(t^2/2)/(\sigma^2+Rt/3)}$: with probability at least $1-\delta$ the norm is at most this."
    ),
    assumes=(RECTANGULAR_SUMMANDS,),
    decreasing_in="delta",
    proof=(
        Step(
            "Put each matrix above the diagonal of a symmetric one, and its transpose below: the largest eigenvalue is "
            "the norm.",
            r"\lambda_{\max}(X_k)=\|Z_k\|\le R",
        ),
        Step(
            "Its square has the two products in its corners on the diagonal, and 0 elsewhere.",
            r"\Big\|\sum_k\mathbb E X_k^2\Big\|=\max\Big(\Big\|\sum_k\mathbb E Z_kZ_k^\top\Big\|,"
            r"\Big\|\sum_k\mathbb E Z_k^\top Z_k\Big\|\Big)=\sigma^2",
        ),
        Step(
            "Its size is the sum of rows and columns.",
            r"(d_1+d_2)\,e^{-(t^2/2)/(\sigma^2+Rt/3)}=\delta",
            uses="matrix_bernstein",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "tropp2012", "Theorem 1.6",
        seen_in="Lean's matrix_bernstein_tail, after the author's book, Theorem 1.6.2",
    ),
    examples=(
        Example(
            dict(delta=0.05, rows=10, columns=20, variance=100, bound=1), "37.96431620", "mpmath: root of the quadratic"
        ),
        Example(
            dict(rows=1, columns=3, variance=7, bound=1), "0.541341132946", "mpmath: 4 exp(-18/(7 + 2))",
            unknown="delta", at_most=6,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="matrix_bernstein",
            because="A symmetric matrix of rows and columns together.",
            at={"dimension": "rows + columns"},
            equal=True,
        ),
    ),
    see_also=(
        "Symmetric matrices with norms up to R have it with 2d, for the norm is the larger of the two ends that "
        "matrix_bernstein bounds one by one. For random Gaussian entries gaussian_largest_singular_value is sharper."
    ),
)  # fmt: skip
def matrix_bernstein_rectangular(
    delta: Confidence,
    rows: RowsOfSummand,
    columns: ColumnsOfSummand,
    variance: SummedSquaresOnBothSides,
    bound: NormOfSummand,
) -> NormOfSum:
    third = bound * log((rows + columns) / delta) / 3
    return third + sqrt(third**2 + 2 * variance * log((rows + columns) / delta))
