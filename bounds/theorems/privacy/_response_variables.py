"""Variables that only randomized response needs."""

from typing import Annotated

from bounds.vocabulary.domain import Interval
from bounds.vocabulary.variables import Number, Quantity, Variable

Truth = Annotated[
    Number,
    Variable("truth", "p", "probability of a true answer", "", Interval(0.5, 1, closed_high=False), (0.55, 0.95), 0.75),
]
MostlyTrue = Annotated[
    Number,
    Variable("truth", "p", "probability of a true answer", "", Interval(0.500001, 1), (0.55, 1), 0.75),
]
TrueShare = Annotated[
    Number, Variable("share", r"\pi", "share of the population whose bit is 1", "", Interval(0, 1), (0.05, 0.95), 0.3)
]

PrivacyOfAnswer = Annotated[
    Number,
    Quantity(
        "privacy of an answer",
        r"\varepsilon",
        "smallest logarithm by which the secret bit may change the probability of an answer",
    ),
]
ErrorOfShare = Annotated[
    Number,
    Quantity(
        "error of an estimated share",
        r"|\hat\pi-\pi|",
        "distance of the share estimated from randomized answers from the true share",
        plain="|π̂-π|",
    ),
]
VarianceOfShare = Annotated[
    Number,
    Quantity(
        "variance of an estimated share",
        r"\mathrm{Var}(\hat\pi)",
        "variance of the share estimated from randomized answers",
        plain="variance",
    ),
]
