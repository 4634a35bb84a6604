"""Variables that only theorems on nearest neighbours need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

BayesRisk = Annotated[Number, Variable("bayes_risk", "L^*", "Bayes risk", "", Interval(0, 1), (0.01, 0.45), 0.1)]
BinaryBayesRisk = Annotated[
    Number, Variable("bayes_risk", "L^*", "Bayes risk", "", Interval(0, 0.5), (0.01, 0.45), 0.1)
]
Noise = Annotated[
    Number,
    Variable(
        "eta",
        r"\eta",
        "probability of the rarer label, the same everywhere",
        "",
        Interval(0, 0.5),
        (0.01, 0.45),
        0.2,
    ),
]
Neighbours = Annotated[
    Number, Variable("k", "k", "neighbours that vote", "neighbours", integers(1, odd=True), (1, 51), 5)
]
Classes = Annotated[Number, Variable("classes", "M", "number of classes", "classes", integers(2), (2, 20), 2)]
Coordinates = Annotated[Number, Variable("n", "n", "dimension of the space", "features", integers(1), (1, 10), 2)]
Cells = Annotated[Number, Variable("cells", "K", "cells along each side", "cells", integers(1), (1, 100), 10)]
LipschitzOfEta = Annotated[
    Number, Variable("lipschitz", "c", "Lipschitz constant of the label's probability", "", at_least(0), (0.1, 10), 1.0)
]
Slope = Annotated[
    Number, Variable("slope", "a", "slope of the label's probability", "", Interval(0, 0.5), (0.05, 0.5), 0.4)
]

LimitRisk = Annotated[
    Number,
    Quantity(
        "risk in the limit",
        r"\lim_{m\to\infty}\mathbb E\,[L_{\mathcal D}(h_S)]",
        "expected risk as the sample grows",
        1.0,
        plain="limit risk",
    ),
]
NeighbourDistance = Annotated[
    Number,
    Quantity(
        "distance",
        r"\mathbb E\,\|x-x_{\pi}\|",
        "mean distance from a new example to its nearest neighbour",
        plain="distance",
    ),
]
ManyNeighbours = Annotated[
    Number, Variable("k", "k", "neighbours that vote", "neighbours", integers(10), (10, 100), 10)
]
LeaveOneOutError = Annotated[
    Number,
    Quantity(
        "mean square of the leave-one-out estimate's miss",
        r"\mathbb E\,[(L_{\mathrm{loo}}(S)-L_{\mathcal D}(h_S))^2]",
        "squared distance of the leave-one-out error from the true risk, averaged over samples",
        1.0,
        plain="mean squared miss",
    ),
]
