"""Variables that only bounds from a test set need."""

import math
from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

TestLoss = Annotated[
    Number,
    Variable(
        "test_error", r"\hat L", "mean loss on the test set", "", Interval(0, 1), (0.01, 0.4), 0.05, role="observed"
    ),
]
MeanSquareVariance = Annotated[
    Number,
    Variable(
        "variance",
        r"\hat V",
        "sample variance of the losses, with m below the line",
        "",
        Interval(0, 0.25),
        (0.001, 0.25),
        0.05,
        role="observed",
    ),
]
TrueVariance = Annotated[
    Number,
    Variable("variance", r"\sigma^2", "variance of the loss", "", positive(), (0.001, 0.25), 0.05),
]
ModerateVariance = Annotated[  # the widest range whose quotient by m and delta is still a double
    Number,
    Variable(
        "variance",
        r"\sigma^2",
        "variance of the loss",
        "",
        Interval(0, 1e6, closed_low=False, floor=1e-200),
        (0.001, 0.25),
        0.05,
    ),
]
LossRange = Annotated[
    Number,
    Variable("loss_range", "b", "length of the interval the losses lie in", "", positive(), (0.5, 10), 1.0),
]
SquaredDifferences = Annotated[
    Number,
    Variable(
        "squares",
        r"\|c\|^2",
        "sum of the squared largest changes, one for each example",
        "",
        at_least(0),
        (0.0001, 1),
        0.001,
        plain="Σc²",
    ),
]
SquaredSteps = Annotated[
    Number,
    Variable(
        "squares",
        r"\|c\|^2",
        "sum of the squared largest steps",
        "",
        at_least(0),
        (1, 1000),
        100,
        plain="Σc²",
    ),
]
Population = Annotated[
    Number,
    Variable("population", "N", "size of the population drawn from", "examples", integers(1), (1000, 1e6), 10_000),
]
ThirdMoment = Annotated[
    Number,
    Variable(
        "skew",
        r"\kappa",
        "third absolute central moment over the cubed standard deviation",
        "",
        Interval(1, math.inf),
        (1, 20),
        4.2,
    ),
]
SummedSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1, 10**9), (10, 1e5), 1000)]
ErrorsOfChosen = Annotated[
    Number,
    Variable("errors", "s", "misclassified test examples", "mistakes", integers(0), (0, 200), 10, role="observed"),
]
SeveralFolds = Annotated[Number, Variable("k", "k", "number of folds", "folds", integers(2), (2, 20), 5)]
OnlyFirstWrong = Annotated[
    Number,
    Variable(
        "only_first",
        "n_{10}",
        "test examples that only the first classifier gets wrong",
        "examples",
        integers(0, 10**6),
        (0, 60),
        30,
    ),
]
OnlySecondWrong = Annotated[
    Number,
    Variable(
        "only_second",
        "n_{01}",
        "test examples that only the second classifier gets wrong",
        "examples",
        integers(0, 10**6),
        (0, 60),
        15,
    ),
]
TrainingErrorSeen = Annotated[
    Number,
    Variable(
        "training_error", "L_S", "error on the training set", "", Interval(0, 1), (0.01, 0.4), 0.05, role="observed"
    ),
]
ValidationError = Annotated[
    Number,
    Variable(
        "validation_error", "L_V", "error on the validation set", "", Interval(0, 1), (0.01, 0.4), 0.2, role="observed"
    ),
]

Deviation = Annotated[
    Number, Quantity("deviation", "t", "distance of a random quantity above its own expectation", one_event=False)
]
StandardDeviation = Annotated[
    Number, Quantity("standard deviation", r"\sigma", "true standard deviation of the loss", 0.5)
]
EstimationError = Annotated[
    Number,
    Quantity(
        "error of an estimated mean",
        r"|\hat\mu-L_{\mathcal D}(h)|",
        "distance of an estimate of the mean loss, other than the mean on the sample, from the true one",
        plain="|μ̂-L|",
    ),
]
EstimateTooLow = Annotated[
    Number,
    Quantity(
        "shortfall of an estimated mean",
        r"L_{\mathcal D}(h)-\hat\mu",
        "true mean loss above an estimate of it, other than the mean on the sample",
        plain="L-μ̂",
    ),
]
DistanceFromNormal = Annotated[
    Number,
    Quantity(
        "distance from the normal law",
        r"\sup_x|F_m(x)-\Phi(x)|",
        "largest error of a probability that is read off the normal law",
        1.0,
        plain="distance",
    ),
]
PValue = Annotated[
    Number, Quantity("p-value", r"\mathbb P", "probability of so uneven a split if both are equally good", 1.0)
]
TrainingSize = Annotated[
    Number, Quantity("training size", r"m_{\text{train}}", "examples each of the models is trained on", least=0.0)
]

MidPLevel = Annotated[
    Number,
    Variable("delta", r"\delta", "failure probability", "", Interval(1e-6, 0.5), (0.001, 0.5), 0.05, role="confidence"),
]
ModerateSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1, 10**6), (10, 1e4), 1000)]
TrueErrorRate = Annotated[
    Number, Variable("risk", "p", "true risk: probability of an error", "", Interval(0, 1), (0.01, 0.4), 0.1)
]
ErrorCount = Annotated[Number, Variable("errors", "k", "number of mistakes", "mistakes", integers(0), (0, 200), 10)]
ApproximateGap = Annotated[
    Number,
    Quantity(
        "approximate half-width",
        r"|L_{\mathcal D}(h)-\hat L|",
        "half the width of an interval that covers the true risk about as often as stated: for large samples only",
        1.0,
        plain="half-width",
    ),
]
ApproximateRisk = Annotated[
    Number,
    Quantity(
        "approximate end for the true risk",
        r"L_{\mathcal D}(h)",
        "end of an interval that covers the true risk about as often as stated",
        1.0,
        plain="end of the interval",
        least=0.0,
    ),
]
StandardError = Annotated[Number, Quantity("standard error", r"\mathrm{SE}", "estimated standard deviation of a share")]
ApproximatePValue = Annotated[
    Number,
    Quantity(
        "approximate p-value",
        r"\mathbb P",
        "approximate probability of so uneven a split if both are equally good",
        1.0,
        plain="p-value",
    ),
]
ExcessShare = Annotated[
    Number,
    Variable(
        "gamma",
        r"\gamma",
        "distance from the true risk, as a share of it",
        "",
        Interval(0, 1, closed_low=False),
        (0.05, 1),
        0.5,
    ),
]
