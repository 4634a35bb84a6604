"""Variables that only theorems on neural networks need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers, positive
from bounds.vocabulary.variables import Number, Variable

Depth = Annotated[Number, Variable("depth", "D", "layers of weights", "layers", integers(1), (1, 20), 3)]
ProductOfFrobeniusNorms = Annotated[
    Number,
    Variable(
        "norms", r"\Pi", "product of the layers' Frobenius norms", "", positive(), (0.1, 100), 8.0, role="complexity"
    ),
]
ProductOfRows = Annotated[
    Number,
    Variable(
        "norms",
        r"\Pi",
        "product of the layers' largest rows, in absolute values added up",
        "",
        positive(),
        (0.1, 100),
        8.0,
        role="complexity",
    ),
]
ProductOfSpectralNorms = Annotated[
    Number,
    Variable(
        "norms",
        r"\Pi",
        "product of the layers' spectral norms and of their activations' Lipschitz constants",
        "",
        positive(),
        (0.1, 100),
        8.0,
        role="complexity",
    ),
]
RootMeanSquare = Annotated[
    Number,
    Variable(
        "radius",
        "r",
        "largest root mean square of a feature over the sample",
        "",
        positive(),
        (0.1, 10),
        1.0,
        role="complexity",
    ),
]
BitsEach = Annotated[
    Number, Variable("bits", "b", "bits of each parameter", "bits", integers(1), (1, 32), 8, role="complexity")
]
NetworkMargin = Annotated[
    Number,
    Variable("gamma", r"\gamma", "margin: lead of the right class over the next", "", positive(), (0.1, 10), 0.5),
]
NetworkMarginError = Annotated[
    Number,
    Variable(
        "margin_error",
        r"\hat L_\gamma",
        "share of examples on which the right class leads by less than γ",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.05,
        plain="margin error",
        role="observed",
    ),
]
DataNorm = Annotated[
    Number,
    Variable(
        "data_norm",
        "X",
        "root of the examples' summed squared lengths",
        "",
        positive(),
        (10, 1000),
        100.0,
        with_m="grows",
    ),
]
Width = Annotated[
    Number,
    Variable(
        "width", "W", "largest number of units in a layer, inputs included", "units", integers(1), (10, 1000), 100
    ),
]
Distance = Annotated[
    Number,
    Variable(
        "distance",
        "R",
        "how far the weights are from their references, relative to their spectral norms",
        "",
        positive(),
        (0.5, 50),
        5.196,
    ),
]
SeveralSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(3), (10, 1e5), 1000)]
