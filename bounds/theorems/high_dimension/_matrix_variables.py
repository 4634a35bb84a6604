"""Variables that only sums of random matrices need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

BOUNDED = Interval(0, 1e6, closed_low=False, floor=1e-100)  # whose squares doubles still carry
SUMMED = Interval(0, 1e12)

MatrixSize = Annotated[
    Number,
    Variable("dimension", "d", "rows, and columns, of each matrix", "rows", integers(1), (2, 1000), 10),
]
RowsOfSummand = Annotated[Number, Variable("rows", "d_1", "rows of each matrix", "rows", integers(1), (2, 1000), 10)]
ColumnsOfSummand = Annotated[
    Number, Variable("columns", "d_2", "columns of each matrix", "columns", integers(1), (2, 1000), 20)
]
LargestOfSummand = Annotated[
    Number, Variable("bound", "R", "largest eigenvalue that a summand can have", "", BOUNDED, (0.1, 10), 1.0)
]
NormOfSummand = Annotated[
    Number, Variable("bound", "R", "largest norm that a summand can have", "", BOUNDED, (0.1, 10), 1.0)
]
SummedSquares = Annotated[
    Number,
    Variable(
        "variance",
        r"\sigma^2",
        "largest eigenvalue of the sum of the summands' expected squares",
        "",
        SUMMED,
        (1, 1000),
        100.0,
    ),
]
SummedSquaresOnBothSides = Annotated[
    Number,
    Variable(
        "variance",
        r"\sigma^2",
        "larger norm of the summed expectations of summand times transpose and of transpose times summand",
        "",
        SUMMED,
        (1, 1000),
        100.0,
    ),
]

LargestEigenvalue = Annotated[
    Number,
    Quantity(
        "largest eigenvalue of a sum",
        r"\lambda_{\max}",
        "largest eigenvalue of the sum of random matrices",
        plain="λ max",
    ),
]
NormOfSum = Annotated[
    Number, Quantity("norm of a sum", r"\|Z\|", "largest singular value of the sum of random matrices")
]
