"""Variables of the comparison of two independent proportions."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

PerSample = Annotated[
    Number, Variable("n", "n", "size of each of the two samples", "examples", integers(1, 100_000), (20, 400), 200)
]
FewPerSample = Annotated[
    Number, Variable("n", "n", "size of each of the two samples", "examples", integers(1, 300), (10, 150), 100)
]  # as far as sizes of unconditional tests are proved
BetterRate = Annotated[
    Number,
    Variable(
        "p1", "p_1", "probability of a success in the first sample, the better one", "",
        Interval(1e-6, 1 - 1e-6), (0.3, 0.9), 0.84,
    ),
]  # fmt: skip
OtherRate = Annotated[
    Number,
    Variable(
        "p2", "p_2", "probability of a success in the second sample", "",
        Interval(1e-6, 1 - 1e-6), (0.1, 0.7), 0.81,
    ),
]  # fmt: skip
Level = Annotated[
    Number,
    Variable("alpha", r"\alpha", "level of the one-sided test", "", Interval(1e-6, 0.5), (0.005, 0.1), 0.025),
]
Power = Annotated[
    Number,
    Quantity(
        "power",
        r"\mathbb P[\text{reject}]",
        "probability that the exact test finds the first sample's probability to be larger",
        1.0,
        plain="power",
        least=0.0,
        wanted="large",
    ),
]
Noninferiority = Annotated[
    Number,
    Quantity(
        "power",
        r"\mathbb P[\text{reject}]",
        "probability that the exact test finds the first sample's probability not worse by the margin",
        1.0,
        plain="power",
        least=0.0,
        wanted="large",
    ),
]
FirstSample = Annotated[
    Number, Variable("n", "n", "size of the first sample", "examples", integers(1, 100_000), (20, 400), 200)
]
Ratio = Annotated[
    Number,
    Variable(
        "ratio", "r", "examples of the second sample for each of the first", "", Interval(0.1, 10), (0.25, 4), 1.0
    ),
]
NewRate = Annotated[
    Number,
    Variable(
        "p1", "p_1", "probability of a success in the first sample, the new one", "",
        Interval(1e-6, 1 - 1e-6), (0.3, 0.9), 0.84,
    ),
]  # fmt: skip
Margin = Annotated[
    Number,
    Variable(
        "margin", r"\Delta", "margin of non-inferiority: how much worse the first may be", "",
        Interval(0, 0.9), (0.01, 0.2), 0.05,
    ),
]  # fmt: skip
ApproximatePower = Annotated[
    Number,
    Quantity(
        "approximate power",
        r"\mathbb P[\text{reject}]",
        "probability, as the normal law has it, that a test finds the first sample's probability to be larger",
        1.0,
        plain="power",
        wanted="large",
    ),
]
ApproximateNoninferiority = Annotated[
    Number,
    Quantity(
        "approximate power",
        r"\mathbb P[\text{reject}]",
        "probability, as the normal law has it, that a test finds the first sample's probability not worse by the "
        "margin",
        1.0,
        plain="power",
        wanted="large",
    ),
]
