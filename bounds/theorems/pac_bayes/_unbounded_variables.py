"""Variables that only losses without a bound need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, positive
from bounds.vocabulary.variables import Number, Variable

TemperaturePerExample = Annotated[
    Number,
    Variable("lam", r"\lambda", "inverse temperature per example", "", positive(), (0.01, 1), 0.1),
]
SecondMoment = Annotated[
    Number,
    Variable(
        "second_moment",
        "M_2",
        "bound on the expected squared loss of every hypothesis",
        "",
        at_least(0),
        (0.1, 10),
        1.0,
    ),
]
