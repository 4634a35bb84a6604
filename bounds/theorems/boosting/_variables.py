"""Variables that only theorems on boosting need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval
from bounds.vocabulary.variables import Number, Quantity, Variable

EdgeInside = Annotated[
    Number,
    Variable(
        "gamma",
        r"\gamma",
        "edge: how far each round's error stays below 1/2",
        "",
        Interval(0, 0.4999, closed_low=False, floor=1e-150),
        (0.01, 0.4),
        0.1,
    ),
]
SmallestMargin = Annotated[
    Number,
    Quantity(
        "smallest margin in the limit",
        r"\lim_T\min_i\frac{y_i\sum_t\alpha_th_t(x_i)}{\sum_t\alpha_t}",
        "smallest margin of a training example, as the rounds go on",
        1.0,
        plain="smallest margin",
        least=-1.0,
        wanted="",
    ),
]
