"""Variables that only theorems on compression and scenarios need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers, open_interval
from bounds.vocabulary.variables import Number, Quantity, Variable

CompressionSize = Annotated[
    Number,
    Variable(
        "size", "k", "examples kept in the compression set", "examples", integers(1), (1, 50), 10, role="complexity"
    ),
]
ErrorsOutside = Annotated[
    Number,
    Variable(
        "errors",
        "s",
        "mistakes on the examples outside the compression set",
        "mistakes",
        integers(0),
        (0, 50),
        10,
        role="observed",
    ),
]
ErrorOutside = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "error on the examples outside the compression set",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.03,
        role="observed",
    ),
]
Blocks = Annotated[
    Number,
    Variable("blocks", "T", "blocks the sample is cut into, fixed beforehand", "blocks", integers(2), (10, 100), 22),
]
Share = Annotated[
    Number,
    Variable(
        "beta",
        r"\beta",
        "share of the sample spent on its own logarithm",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.05, 0.9),
        0.186,
    ),
]
Scenarios = Annotated[Number, Variable("m", "m", "number of scenarios", "scenarios", integers(1), (100, 1e4), 1000)]
Decisions = Annotated[
    Number,
    Variable("d", "d", "decision variables of the convex program", "", integers(1), (1, 50), 10, role="complexity"),
]
SupportScenarios = Annotated[
    Number, Variable("size", "k", "support scenarios found", "scenarios", integers(0), (0, 50), 10, role="complexity")
]

SmallestSet = Annotated[
    Number,
    Variable(
        "size",
        "k",
        "scenarios in the smallest set that alone gives the same decision",
        "scenarios",
        integers(0),
        (0, 50),
        10,
        role="complexity",
    ),
]
ViolationProbability = Annotated[
    Number,
    Quantity("violation", "V", "probability that a new scenario violates the solution", 1.0, plain="violation"),
]
MessageBits = Annotated[
    Number,
    Variable(
        "bits", "b", "bits of the message besides the examples", "bits", integers(0), (0, 16), 10, role="complexity"
    ),
]
SizeFound = Annotated[
    Number,
    Variable(
        "size",
        "k",
        "examples in the compression that was found",
        "examples",
        integers(0),
        (0, 50),
        10,
        role="complexity",
    ),
]
ChangeProbability = Annotated[
    Number,
    Quantity(
        "probability of change",
        r"\mathbb P[c(S,z)\ne c(S)]",
        "probability that one more example changes the compression",
        1.0,
        plain="P[change]",
    ),
]
