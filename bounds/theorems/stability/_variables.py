"""Variables that only theorems on stability need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

StabilityLeavingOut = Annotated[
    Number,
    Variable(
        "beta",
        r"\beta",
        "uniform stability: how far leaving out one example moves any loss",
        "",
        positive(),
        (1e-5, 0.01),
        0.0001,
        role="complexity",
    ),
]
StabilityReplacing = Annotated[  # up to twice the other, for the same learner
    Number,
    Variable(
        "beta",
        r"\beta",
        "uniform stability: how far replacing one example moves any loss",
        "",
        positive(),
        (1e-5, 0.01),
        0.0001,
        role="complexity",
    ),
]
LipschitzInPrediction = Annotated[
    Number,
    Variable(
        "lipschitz",
        "L",
        "Lipschitz constant of the loss in the predicted value",
        "",
        positive(),
        (0.1, 10),
        1.0,
    ),
]
KernelRadius = Annotated[
    Number,
    Variable(
        "radius",
        r"\kappa",
        "largest length of an example, in feature space",
        "",
        positive(),
        (0.1, 10),
        1.0,
        role="complexity",
    ),
]
LabelBound = Annotated[
    Number, Variable("label_bound", "B", "largest label, in absolute value", "", positive(), (0.1, 10), 1.0)
]
Smoothness = Annotated[
    Number, Variable("smoothness", r"\beta", "smoothness of the loss", "", positive(), (0.1, 10), 1.0)
]
LossAtZero = Annotated[
    Number, Variable("loss_at_zero", "C", "largest loss of the weights 0", "", positive(), (0.1, 10), 1.0)
]
Variance = Annotated[
    Number,
    Variable("variance", r"\sigma^2", "variance of one observation", "", at_least(0), (0.1, 10), 1.0),
]
ComparisonNorm = Annotated[
    Number,
    Variable("norm", "B", "length of the weights compared with", "", positive(), (0.1, 10), 1.0, role="complexity"),
]
StepSize = Annotated[Number, Variable("step", r"\alpha", "step size", "", positive(), (0.001, 1), 0.01)]
Steps = Annotated[Number, Variable("steps", "T", "gradient steps", "steps", integers(1), (10, 1e5), 1000)]
Curvature = Annotated[
    Number, Variable("curvature", r"\gamma", "strong convexity of the loss", "", positive(), (0.01, 10), 0.1)
]

StabilityOfAlgorithm = Annotated[
    Number, Quantity("uniform stability", r"\beta", "how far leaving out one example moves any loss")
]
GapFromLeaveOneOut = Annotated[
    Number,
    Quantity(
        "gap from leave-one-out",
        r"L_{\mathcal D}(h_S)-L_{\mathrm{loo}}(S)",
        "true mean loss above the leave-one-out estimate",
        plain="gap from leave-one-out",
    ),
]
StepScale = Annotated[
    Number,
    Variable("step", "c", "scale of the steps: step t is at most c/t", "", positive(), (0.001, 1), 0.1),
]
SamplesFromTwo = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(2), (10, 1e5), 1000)]
