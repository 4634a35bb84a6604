"""Variables that only theorems on Rademacher complexity need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Draws = Annotated[Number, Variable("draws", "T", "draws of random signs", "draws", integers(1), (1, 1000), 100)]
L1Norm = Annotated[
    Number,
    Variable(
        "norm",
        r"\Lambda_1",
        "bound on the sum of the weights' absolute values",
        "",
        positive(),
        (0.1, 100),
        1.0,
        role="complexity",
    ),
]
LargestFeature = Annotated[
    Number,
    Variable(
        "radius",
        r"r_\infty",
        "largest absolute value of a feature",
        "",
        positive(),
        (0.1, 10),
        1.0,
        plain="r∞",
        role="complexity",
    ),
]
KernelTrace = Annotated[
    Number,
    Variable(
        "trace",
        r"\tau",
        "trace of the kernel matrix: sum of the squared lengths",
        "",
        positive(),
        (1, 1e5),
        1000.0,
        with_m="grows",
    ),
]

SimulationError = Annotated[
    Number,
    Quantity(
        "simulation error",
        r"|\tilde{\mathfrak R}-\hat{\mathfrak R}|",
        "distance of the simulated complexity from the true one",
        plain="simulation error",
    ),
]
ComplexityGap = Annotated[
    Number,
    Quantity(
        "complexity gap",
        r"\mathfrak R-\hat{\mathfrak R}",
        "expected complexity above that on the sample",
        plain="complexity gap",
    ),
]
ComplexityOfComposition = Annotated[
    Number,
    Quantity(
        "complexity of the losses",
        r"\hat{\mathfrak R}_S(\Phi\circ\mathcal H)",
        "Rademacher complexity after a function is applied",
        plain="complexity of the losses",
    ),
]
DoubledComplexity = Annotated[  # the older convention: of one class at least twice the other
    Number,
    Variable(
        "rademacher",
        r"\mathfrak R",
        "Rademacher complexity of the losses, with factor 2",
        "",
        at_least(0),
        (0.01, 1),
        0.1,
        with_m="falls",
        role="complexity",
    ),
]
DoubledComplexityOnSample = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\hat{\mathfrak R}",
        "Rademacher complexity of the losses on the sample, with factor 2",
        "",
        at_least(0),
        (0.01, 1),
        0.1,
        with_m="falls",
        role="complexity",
    ),
]
ComplexityBeforehand = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\hat{\mathfrak R}",
        "Rademacher complexity of the class on the sample, without factor 2",
        "",
        at_least(0),
        (0.01, 1),
        0.1,
        with_m="falls",
        role="complexity",
    ),
]
LipschitzOfFunctions = Annotated[
    Number,
    Variable("lipschitz", "L", "Lipschitz constant of the functions applied", "", positive(), (0.1, 10), 1.0),
]
FixedPoint = Annotated[
    Number,
    Variable(
        "fixed_point",
        "r^*",
        "fixed point of the local Rademacher complexity",
        "",
        at_least(0),
        (0.00001, 0.01),
        0.001,
        with_m="falls",
        role="complexity",
    ),
]
Enlargement = Annotated[
    Number,
    Variable("K", "K", "how much of the training error is added: K/(K - 1) times", "", at_least(1.001), (1.1, 10), 2.0),
]
