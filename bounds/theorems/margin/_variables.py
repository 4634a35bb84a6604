"""Variables that only theorems on margins need."""

from math import inf
from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

MarginError = Annotated[
    Number,
    Variable(
        "margin_error",
        r"\hat L_\gamma",
        "share of examples with a margin below γ",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.05,
        plain="margin error",
        role="observed",
    ),
]
ScoreMargin = Annotated[Number, Variable("gamma", r"\gamma", "margin of the scores", "", positive(), (0.01, 1), 0.1)]
LargestMargin = Annotated[
    Number,
    Variable("radius", r"\rho", "largest margin allowed for, fixed beforehand", "", positive(), (0.1, 10), 1.0),
]
Lead = Annotated[
    Number,
    Variable("gamma", r"\gamma", "margin: lead of the right class over the next", "", positive(), (0.01, 1), 0.1),
]
LeadError = Annotated[
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
NormOfEach = Annotated[
    Number,
    Variable(
        "norm", "B", "bound on the norm of each class's weights", "", positive(), (0.1, 100), 10.0, role="complexity"
    ),
]
BaseDimension = Annotated[
    Number, Variable("d", "d", "VC dimension of the base class", "", integers(1), (1, 100), 10, role="complexity")
]
VotingMarginError = Annotated[
    Number,
    Variable(
        "margin_error",
        r"\hat L_\theta",
        "share of examples with a voting margin below θ",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.05,
        plain="margin error",
        role="observed",
    ),
]
HingeLoss = Annotated[
    Number,
    Variable(
        "hinge_loss",
        r"\hat H",
        "mean hinge loss on the sample, margins divided by γ",
        "",
        at_least(0),
        (0.01, 0.5),
        0.1,
        plain="hinge loss",
        role="observed",
    ),
]
VotingMargin = Annotated[
    Number,
    Variable(
        "theta",
        r"\theta",
        "margin of the vote, between 0 and 1",
        "",
        Interval(0, 1, closed_low=False),
        (0.05, 0.5),
        0.1,
    ),
]
LeastVotingMargin = Annotated[
    Number,
    Variable("theta", r"\theta", "margin threshold", "", Interval(0, 1), (0.01, 0.3), 0.1),
]
GridBase = Annotated[
    Number,
    Variable(
        "base",
        "c",
        "ratio of neighbouring margins in the union bound",
        "",
        Interval(1, inf, closed_low=False, floor=1.000001),
        (1.05, 4),
        2.0,
    ),
]
NumberOfClasses = Annotated[Number, Variable("classes", "k", "number of classes", "classes", integers(2), (2, 20), 3)]
SupportVectors = Annotated[
    Number,
    Variable(
        "support_vectors",
        r"\bar N",
        "mean number of support vectors on m + 1 examples",
        "",
        at_least(0),
        (1, 100),
        20.0,
        plain="support vectors",
        with_m="grows",
        role="complexity",
    ),
]
Scale = Annotated[
    Number,
    Variable("scale", r"\alpha", "factor by which every example is multiplied", "", positive(), (0.1, 10), 2.0),
]
ComplexityOfScores = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\mathfrak R",
        "Rademacher complexity of the real-valued scores",
        "",
        at_least(0),
        (0.001, 0.2),
        0.02,
        with_m="falls",
        role="complexity",
    ),
]
ComplexityOfEach = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\mathfrak R",
        "largest Rademacher complexity of the scores of one class",
        "",
        at_least(0),
        (0.001, 0.2),
        0.02,
        with_m="falls",
        role="complexity",
    ),
]
ComplexityOfScoresOnSample = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\hat{\mathfrak R}",
        "Rademacher complexity of the scores on the sample at hand",
        "",
        at_least(0),
        (0.001, 0.2),
        0.02,
        with_m="falls",
        role="complexity",
    ),
]

MarginLoss = Annotated[
    Number,
    Quantity(
        "margin error",
        r"\hat L_\theta(H)",
        "share of the training set with a voting margin of at most θ",
        1.0,
        plain="margin error",
    ),
]
MarginAfterScaling = Annotated[Number, Quantity("margin after scaling", r"\gamma'", "margin of the scaled examples")]
