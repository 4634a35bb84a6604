"""Words that only theorems on neural networks need."""

from typing import Annotated

from bounds.domain import integers, positive
from bounds.vocabulary import Number, Variable

Depth = Annotated[Number, Variable("depth", "D", "layers of weights", "layers", integers(1), (1, 20), 3)]
ProductOfNorms = Annotated[
    Number, Variable("norms", r"\Pi", "product of the layers' norms", "", positive(), (0.1, 100), 8.0, plain="Π")
]
RootMeanSquare = Annotated[
    Number,
    Variable("radius", "r", "largest root mean square of a feature over the sample", "", positive(), (0.1, 10), 1.0),
]
BitsEach = Annotated[Number, Variable("bits", "b", "bits of each parameter", "bits", integers(1), (1, 32), 8)]
