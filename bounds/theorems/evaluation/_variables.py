"""Variables that only plans of an evaluation need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

PairedItems = Annotated[
    Number,
    Variable("m", "m", "test items that both models answer", "items", integers(1, 50_000), (30, 1500), 500),
]
OnlyFirstRight = Annotated[
    Number,
    Variable(
        "p10", "p_{10}", "probability that only the first model is right", "",
        Interval(0, 1, closed_low=False, floor=1e-6), (0.05, 0.3), 0.2, plain="p₁₀",
    ),
]  # fmt: skip
OnlySecondRight = Annotated[
    Number,
    Variable(
        "p01", "p_{01}", "probability that only the second model is right", "", Interval(0, 0.5), (0.01, 0.1), 0.1,
        plain="p₀₁",
    ),
]  # fmt: skip
Level = Annotated[
    Number,
    Variable(
        "alpha", r"\alpha", "level of the test: probability of a false alarm", "", Interval(1e-6, 0.5), (0.001, 0.1),
        0.05, role="confidence",
    ),
]  # fmt: skip

Power = Annotated[
    Number,
    Quantity(
        "power", r"\mathbb P[\text{reject}]", "probability that the test finds the better model better", 1.0,
        plain="power", least=0.0, wanted="large",
    ),
]  # fmt: skip
