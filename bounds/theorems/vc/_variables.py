"""Variables that only VC bounds need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Variable

SamplesFromThree = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(3), (10, 1e5), 1000)]
BoxDimension = Annotated[Number, Variable("n", "n", "dimension of the box", "features", integers(1), (1, 20), 2)]
GhostSize = Annotated[
    Number, Variable("ghost", "m'", "size of the ghost sample", "examples", integers(1), (100, 1e5), 4000)
]
GhostMultiple = Annotated[
    Number, Variable("ghost", "k", "size of the ghost sample in samples", "", integers(1), (1, 20), 4)
]
ClassIndex = Annotated[
    Number, Variable("index", "k", "place of the class in the sequence", "", integers(1), (1, 50), 5)
]
AccuracyToQuarter = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "accuracy parameter", "",
        Interval(0, 0.25, closed_low=False, floor=1e-300), (0.001, 0.25), 0.1,
    ),
]  # fmt: skip
ConfidenceToQuarter = Annotated[
    Number,
    Variable(
        "delta", r"\delta", "failure probability", "",
        Interval(0, 0.25, closed_low=False, floor=1e-300), (0.001, 0.25), 0.05,
        role="confidence"
    ),
]  # fmt: skip
ConstantByAccuracy = Annotated[
    Number,
    Variable("B", "B", "unspecified constant beside 1/ε in the logarithm", "", Interval(1, 1e6), (1, 50), 12.0),
]
ConstantByConfidence = Annotated[
    Number,
    Variable("A", "A", "unspecified constant beside 1/δ in the logarithm", "", Interval(1, 1e6), (1, 10), 2.0),
]
DimensionFromTwo = Annotated[
    Number, Variable("d", "d", "VC dimension", "", integers(2), (2, 100), 10, role="complexity")
]
