"""Variables that only lower bounds need: accuracies small enough for their proofs, and what they bound."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers, open_interval
from bounds.vocabulary.variables import Number, Quantity, Variable

AccuracyToEighth = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "accuracy parameter", "",
        Interval(0, 0.125, closed_low=False, floor=1e-300), (0.001, 0.125), 0.05,
    ),
]  # fmt: skip
AccuracyToSixtyfourth = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "accuracy parameter", "",
        Interval(0, 0.015625, closed_low=False, floor=1e-300), (0.001, 0.0156), 0.01,
    ),
]  # fmt: skip
AccuracyBelowQuarter = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "risk to be exceeded", "",
        Interval(0, 0.25, closed_low=False, floor=1e-300), (0.001, 0.24), 0.125,
    ),
]  # fmt: skip
AccuracyBelowHalf = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "risk to be exceeded", "",
        Interval(0, 0.5, closed_low=False, floor=1e-300), (0.01, 0.49), 0.4,
    ),
]  # fmt: skip
ConfidenceBelowQuarter = Annotated[
    Number,
    Variable(
        "delta", r"\delta", "failure probability", "",
        Interval(0, 0.25, closed_low=False, floor=1e-300), (0.001, 0.2), 0.05,
        role="confidence"
    ),
]  # fmt: skip
CapacityFromTwo = Annotated[
    Number, Variable("d", "d", "VC dimension", "", integers(2), (2, 100), 10, role="complexity")
]
DomainSize = Annotated[
    Number, Variable("points", "N", "equally likely points of the domain", "points", integers(2), (2, 1e5), 2000)
]
SummedDomainSize = Annotated[  # as many as an exact binomial tail is added up for
    Number,
    Variable("points", "N", "equally likely points of the domain", "points", integers(2, 10**9), (2, 1e5), 2000),
]
Bias = Annotated[
    Number,
    Variable(
        "alpha", r"\alpha", "bias: heads have probability (1 ± α)/2", "", open_interval(0, 1), (0.01, 0.9), 0.1,
    ),
]  # fmt: skip
Tosses = Annotated[Number, Variable("m", "m", "tosses of the coin", "tosses", integers(1, odd=True), (1, 1001), 99)]
FailureProbability = Annotated[
    Number,
    Quantity(
        "failure probability",
        r"\mathbb P[\text{failure}]",
        "probability that the learner's true risk is ε or more",
        1.0,
        least=0.0,
    ),
]
WrongCoin = Annotated[
    Number,
    Quantity(
        "failure probability",
        r"\mathbb P[\text{failure}]",
        "probability that the wrong coin is named",
        1.0,
        least=0.0,
    ),
]
SummedSamples = Annotated[  # as many as a mean over a binomial count is added up for
    Number, Variable("m", "m", "sample size", "examples", integers(1, 5000), (5, 200), 100)
]
LabelBias = Annotated[
    Number,
    Variable(
        "bias",
        "b",
        "bias of the labels: probabilities (1 ± b)/2",
        "",
        Interval(0, 1),
        (0.01, 0.9),
        0.2,
    ),
]
MinimaxExcessRisk = Annotated[
    Number,
    Quantity(
        "minimax excess risk",
        r"\inf\sup\,\mathbb E\,[\text{excess}]",
        "expected risk above the best of the class, for the best learner where it is worst",
        1.0,
        plain="minimax excess risk",
        least=0.0,
    ),
]
