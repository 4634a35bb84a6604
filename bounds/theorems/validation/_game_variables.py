"""Variables that only games watched all the time need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval
from bounds.vocabulary.variables import Number, Variable

SummedVariances = Annotated[
    Number,
    Variable(
        "variances",
        "v",
        "bound on the sum of the steps' variances, each given all steps before it",
        "",
        Interval(0, 1e12),
        (1, 1000),
        10,
    ),
]
LargestStep = Annotated[
    Number,
    Variable(
        "largest_step",
        "b",
        "largest step upwards",
        "",
        Interval(0, 1e6, closed_low=False, floor=1e-100),
        (0.1, 10),
        1.0,
    ),
]
StartOfProcess = Annotated[
    Number,
    Variable(
        "start",
        r"\mathbb E M_0",
        "expected value of the process at its start",
        "",
        Interval(0, 1e6),
        (0.1, 1),
        1.0,
        plain="E M₀",
    ),
]
LevelEverReached = Annotated[
    Number,
    Variable(
        "level",
        "c",
        "level that the process reaches at some time",
        "",
        Interval(0, 1e12, closed_low=False, floor=1e-200),
        (2, 1000),
        20.0,
    ),
]
