"""Variables that only repeated runs and repeated tests need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers, open_interval
from bounds.vocabulary.variables import Number, Quantity, Variable

Runs = Annotated[
    Number, Variable("runs", "k", "runs of the learner, each on examples of its own", "runs", integers(1), (2, 20), 8)
]
FailureOfOne = Annotated[
    Number,
    Variable(
        "failure",
        "q",
        "probability that one run of the learner fails",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.1, 0.6),
        0.5,
    ),
]
FoldStatistic = Annotated[
    Number,
    Variable(
        "statistic",
        "t",
        "Student's statistic: mean difference of the folds over its standard error",
        "",
        Interval(-1e9, 1e9),
        (-4, 4),
        2.0,
    ),
]
HalvesStatistic = Annotated[
    Number,
    Variable(
        "statistic",
        "t",
        "statistic: first difference over the root of the mean of five variances",
        "",
        Interval(-1e9, 1e9),
        (-4, 4),
        2.0,
    ),
]
TestFolds = Annotated[Number, Variable("k", "k", "number of folds", "folds", integers(2, 10**6), (3, 30), 10)]

ExcessOverOneRun = Annotated[
    Number,
    Quantity(
        "excess over one run",
        r"L_{\mathcal D}(\hat h)-\tau",
        "true risk above the level that one run reaches with probability 1 - q",
        1.0,
        plain="excess over τ",
    ),
]
StudentPValue = Annotated[
    Number,
    Quantity(
        "approximate p-value",
        r"\mathbb P",
        "probability of a statistic at least as far from 0 if both learners are equally good and the differences as "
        "assumed",
        1.0,
        plain="p-value",
    ),
]
