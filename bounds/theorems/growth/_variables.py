"""Variables that only growth functions and dimensions need."""

from typing import Annotated

from bounds.vocabulary.domain import integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Points = Annotated[Number, Variable("m", "m", "number of points", "points", integers(1), (2, 200), 20)]
Pieces = Annotated[Number, Variable("k", "k", "most intervals in the union", "intervals", integers(1), (1, 20), 2)]
Arcs = Annotated[Number, Variable("k", "k", "most arcs in the union", "arcs", integers(1), (1, 20), 2)]
SignChanges = Annotated[Number, Variable("k", "k", "most changes of sign", "changes", integers(0), (0, 20), 3)]
Degree = Annotated[Number, Variable("degree", "r", "degree of the polynomial", "", integers(1), (1, 6), 2)]
SpaceDimension = Annotated[Number, Variable("n", "n", "dimension of the space", "features", integers(1), (1, 50), 2)]
BaseDimension = Annotated[
    Number, Variable("d", "d", "VC dimension of the base class", "", integers(1), (1, 100), 10, role="complexity")
]
Combined = Annotated[Number, Variable("k", "k", "hypotheses combined", "hypotheses", integers(1), (1, 100), 5)]
Voters = Annotated[Number, Variable("rounds", "T", "hypotheses that vote", "hypotheses", integers(3), (3, 500), 100)]
VotingDimension = Annotated[
    Number, Variable("d", "d", "VC dimension of the base class", "", integers(3), (3, 100), 3, role="complexity")
]
Weights = Annotated[
    Number, Variable("weights", "W", "weights and thresholds of the network", "weights", integers(1), (10, 1e5), 1000)
]
Units = Annotated[Number, Variable("units", "N", "units of the network", "units", integers(2), (2, 1000), 50)]
Scale = Annotated[Number, Variable("gamma", r"\gamma", "scale of the shattering", "", positive(), (0.01, 1), 0.1)]
Layers = Annotated[Number, Variable("layers", "L", "layers of weights", "layers", integers(2), (2, 50), 3)]
WeightsUpTo = Annotated[
    Number,
    Variable(
        "weights", "W", "weights in each layer and below it, added up over the layers", "weights",
        integers(1), (100, 1e6), 237531,
    ),
]  # fmt: skip
UnitsByDepth = Annotated[
    Number,
    Variable(
        "units", "R", "units of each layer times its number, added up over the layers", "units",
        integers(3), (3, 1e4), 123,
    ),
]  # fmt: skip
Separability = Annotated[
    Number,
    Quantity(
        "separability", r"\mathbb P[\text{separable}]", "probability that random labels can be separated", 1.0,
        wanted="",
    ),
]  # fmt: skip
FatShattering = Annotated[
    Number,
    Quantity(
        "fat-shattering dimension",
        r"\mathrm{fat}_\gamma",
        "most points shattered at a scale",
        counts="points",
        plain="fat",
    ),
]
NatarajanDimension = Annotated[
    Number, Variable("d", "d", "Natarajan dimension", "", integers(1), (1, 100), 3, role="complexity")
]
Labels = Annotated[Number, Variable("labels", "k", "number of labels", "labels", integers(2), (2, 1000), 10)]
FirstDimension = Annotated[
    Number, Variable("first", "d_1", "VC dimension of the first class", "", integers(0), (0, 100), 5, role="complexity")
]
SecondDimension = Annotated[
    Number,
    Variable("second", "d_2", "VC dimension of the second class", "", integers(0), (0, 100), 5, role="complexity"),
]
United = Annotated[Number, Variable("classes", "r", "classes in the union", "classes", integers(1), (1, 1000), 10)]
PrimalDimension = Annotated[
    Number, Variable("d", "d", "VC dimension", "", integers(0, 1000), (0, 30), 5, role="complexity")
]
