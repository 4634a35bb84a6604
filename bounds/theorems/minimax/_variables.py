"""Variables that only minimax lower bounds need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Separation = Annotated[
    Number,
    Variable("separation", "s", "distance between any two of the parameters", "", positive(), (0.01, 10), 1.0),
]
EdgeLength = Annotated[
    Number,
    Variable(
        "separation",
        "s",
        "distance between two parameters that differ in one coordinate",
        "",
        positive(),
        (0.01, 10),
        1.0,
    ),
]
VariationAlongEdge = Annotated[
    Number,
    Variable(
        "tv",
        "V",
        "total variation between the samples under two parameters that differ in one coordinate",
        "",
        Interval(0, 1),
        (0.01, 0.99),
        0.5,
        plain="TV",
    ),
]
TotalVariation = Annotated[
    Number,
    Variable(
        "tv",
        "V",
        "total variation between the samples under two parameters",
        "",
        Interval(0, 1),
        (0.01, 0.99),
        0.5,
        plain="TV",
    ),
]
Divergence = Annotated[
    Number,
    Variable(
        "divergence",
        r"\kappa",
        "relative entropy between one example under two parameters",
        "nats",
        at_least(0),
        (0.0001, 0.1),
        0.001,
        plain="KL",
    ),
]
Hypotheses = Annotated[
    Number, Variable("hypotheses", "M", "number of parameters", "parameters", integers(2), (3, 1e6), 1024)
]
SharedInformation = Annotated[
    Number,
    Variable(
        "information",
        "I",
        "information that the sample gives about the parameter",
        "nats",
        at_least(0),
        (0.01, 10),
        2.0,
    ),
]
BinaryCoordinates = Annotated[
    Number, Variable("n", "n", "coordinates, each one of two", "coordinates", integers(1), (1, 1000), 10)
]

MinimaxRisk = Annotated[
    Number,
    Quantity(
        "minimax risk",
        r"\inf_{\hat\theta}\sup_\theta\mathbb E\,[d(\hat\theta,\theta)]",
        "expected distance from the parameter, for the best estimator where it is worst",
        plain="minimax risk",
        least=0.0,
    ),
]
ErrorProbability = Annotated[
    Number,
    Quantity(
        "error probability",
        r"\mathbb P[\hat\theta\ne\theta]",
        "probability that the wrong parameter is named",
        1.0,
        plain="P[wrong]",
        least=0.0,
    ),
]
