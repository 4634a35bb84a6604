"""Words that only theorems on gradient descent need."""

from typing import Annotated

from bounds.domain import integers, positive
from bounds.vocabulary import Number, Quantity, Variable

Iterations = Annotated[Number, Variable("steps", "T", "gradient steps", "steps", integers(1), (10, 1e5), 1000)]
DistanceToBest = Annotated[
    Number,
    Variable(
        "norm", "B", "largest distance from the start 0 to the weights compared with", "", positive(), (0.1, 10), 1.0
    ),
]
GradientLength = Annotated[
    Number,
    Variable(
        "lipschitz",
        r"\rho",
        "Lipschitz constant: largest length of a gradient",
        "",
        positive(),
        (0.1, 10),
        1.0,
        plain="ρ",
    ),
]
StepLength = Annotated[Number, Variable("eta", r"\eta", "step size", "", positive(), (0.001, 1), 0.03, plain="η")]

OptimizationError = Annotated[
    Number,
    Quantity(
        "optimization error", r"f(\bar w)-f(w^*)", "value of the objective above its best", plain="optimization error"
    ),
]
ExpectedOptimizationError = Annotated[
    Number,
    Quantity(
        "expected optimization error",
        r"\mathbb E\,[f(\bar w)]-f(w^*)",
        "mean value of the objective above its best",
        plain="expected optimization error",
    ),
]
