"""Variables that only exact distributions need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, open_interval, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

FewSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1, 5000), (5, 200), 100)]
TailSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (5, 300), 100)]
Threshold = Annotated[
    Number,
    Variable("theta", r"\theta", "probability left of the true threshold", "", Interval(0, 1), (0.05, 0.95), 0.5),
]
UpToQuarter = Annotated[
    Number,
    Variable(
        "epsilon",
        r"\varepsilon",
        "error rate exceeded",
        "",
        Interval(0, 0.25, closed_low=False, floor=1e-300),
        (0.005, 0.2),
        0.05,
    ),
]
TargetMass = Annotated[
    Number,
    Variable("p", "p", "probability of the target set", "", Interval(0, 1, closed_low=False), (0.1, 1), 0.6),
]
BoxDimension = Annotated[Number, Variable("n", "n", "dimension of the box", "features", integers(1), (1, 10), 2)]
Atoms = Annotated[Number, Variable("atoms", "N", "equally likely examples", "examples", integers(1), (2, 200), 100)]
LabelNoise = Annotated[
    Number,
    Variable("noise", r"\eta", "probability that a label is flipped", "", Interval(0, 0.5), (0.01, 0.45), 0.2),
]
WorseOnly = Annotated[
    Number,
    Variable("lost", "b", "probability that only the better one is wrong", "", Interval(0, 1), (0.01, 0.3), 0.06),
]
BetterOnly = Annotated[
    Number,
    Variable(
        "won",
        "a",
        "probability that only the worse one is wrong",
        "",
        Interval(0, 1, closed_low=False),
        (0.02, 0.5),
        0.12,
    ),
]
ErrorRate = Annotated[
    Number,
    Variable(
        "error",
        "q",
        "true risk of every model",
        "",
        Interval(0, 1, closed_low=False, closed_high=False),
        (0.05, 0.6),
        0.5,
    ),
]
Models = Annotated[Number, Variable("models", "M", "independent models", "models", integers(1), (1, 500), 40)]
Literals = Annotated[Number, Variable("n", "n", "Boolean variables", "variables", integers(1), (5, 60), 20)]
Relevant = Annotated[
    Number, Variable("relevant", "r", "variables in the target conjunction", "variables", integers(0, 1000), (0, 4), 2)
]
Ones = Annotated[
    Number,
    Variable("p", "p", "probability that a variable is true", "", open_interval(0, 1), (0.2, 0.9), 0.5),
]
Voters = Annotated[
    Number, Variable("voters", "T", "voters, an odd number", "voters", integers(1, odd=True), (3, 201), 21)
]
VoterError = Annotated[
    Number, Variable("error", "q", "error rate of every voter", "", Interval(0, 0.5), (0.05, 0.48), 0.3)
]
Strength = Annotated[
    Number, Variable("strength", "s", "mean margin of the vote", "", Interval(0, 1, closed_low=False), (0.1, 0.9), 0.5)
]
Correlation = Annotated[
    Number,
    Variable("correlation", r"\rho", "mean correlation of two members", "", Interval(0, 1), (0.02, 0.9), 0.1),
]
MarginCorrelation = Annotated[
    Number,
    Variable(
        "correlation",
        r"\rho",
        "correlation of two trees' raw margins, a mean weighed by their standard deviations",
        "",
        Interval(0, 1),
        (0.02, 0.9),
        0.1,
    ),
]
Members = Annotated[Number, Variable("members", "T", "members of the ensemble", "members", integers(1), (2, 500), 100)]
Spread = Annotated[
    Number,
    Variable("sigma", r"\sigma", "standard deviation of one member's prediction", "", at_least(0), (0.1, 3), 1.0),
]
Resample = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (1, 1000), 100)]
PerClass = Annotated[
    Number, Variable("examples", "N", "examples of each class", "examples", integers(1, 100), (3, 20), 20)
]
GaussianDimension = Annotated[
    Number, Variable("n", "n", "dimension of the space", "features", integers(1, 1000), (1, 20), 10)
]
ClassDistance = Annotated[
    Number,
    Variable("distance", r"\Delta", "Mahalanobis distance of the class means", "", Interval(0, 5), (0.5, 3), 2.0),
]
Stability = Annotated[
    Number,
    Variable(
        "kappa",
        r"\kappa",
        "margin, for examples of length √n and unit weights",
        "",
        at_least(0),
        (0.05, 3),
        1.0,
    ),
]
FeaturesPerExample = Annotated[
    Number, Variable("ratio", "c", "features per example of a class", "", at_least(0), (0.05, 5), 0.4)
]
Load = Annotated[Number, Variable("load", r"\alpha", "examples per weight", "", positive(), (0.1, 10), 2.0)]

Capacity = Annotated[Number, Quantity("capacity", r"\alpha_c", "random labels per weight that can just be separated")]
EnsembleVariance = Annotated[
    Number,
    Quantity(
        "variance of the average", r"\mathrm{Var}(\bar f)", "variance of the ensemble's prediction", plain="variance"
    ),
]
Fraction = Annotated[
    Number, Quantity("fraction", r"\phi", "expected share of the sample", 1.0, plain="fraction", wanted="")
]
ExpectedTraining = Annotated[
    Number,
    Quantity(
        "expected training error",
        r"\mathbb E\min_jL_S(h_j)",
        "training error of the best model, averaged over samples",
        1.0,
        plain="training error",
    ),
]
LimitingRisk = Annotated[
    Number,
    Quantity("limiting risk", r"L_\infty", "what the true risk tends to as the dimension grows", 1.0, plain="risk"),
]
EnsembleRisk = Annotated[
    Number,
    Quantity(
        "risk of the ensemble", r"L_{\mathcal D}(\bar h)", "true risk of the majority vote", 1.0, plain="vote's risk"
    ),
]
