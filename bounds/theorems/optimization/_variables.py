"""Variables that only theorems on gradient descent need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, integers, open_interval, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Iterations = Annotated[Number, Variable("steps", "T", "gradient steps", "steps", integers(1), (10, 1e5), 1000)]
DistanceToBest = Annotated[
    Number,
    Variable(
        "norm",
        "B",
        "largest distance from the start 0 to the weights compared with",
        "",
        positive(),
        (0.1, 10),
        1.0,
        role="complexity",
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
    ),
]
LossGradientLength = Annotated[
    Number,
    Variable(
        "lipschitz",
        r"\rho",
        "Lipschitz constant of every loss, without the regularizer",
        "",
        positive(),
        (0.1, 10),
        1.0,
    ),
]
WholeGradientLength = Annotated[
    Number,
    Variable(
        "lipschitz",
        r"\rho",
        "bound on the root mean square length of a step's whole gradient",
        "",
        positive(),
        (0.1, 10),
        1.0,
    ),
]
StrongConvexityOfObjective = Annotated[
    Number,
    Variable(
        "lam",
        r"\lambda",
        "strong convexity of the objective: λ/2 times the squared length has it",
        "",
        positive(),
        (0.001, 10),
        0.1,
    ),
]
StepLength = Annotated[Number, Variable("eta", r"\eta", "step size", "", positive(), (0.001, 1), 0.03)]

LineSearches = Annotated[
    Number, Variable("steps", "T", "steps with exact line search", "steps", integers(1), (1, 300), 100)
]
ConditionNumber = Annotated[
    Number,
    Variable(
        "kappa",
        r"\kappa",
        "condition number: largest curvature over smallest",
        "",
        at_least(1),
        (5, 1e4),
        50.0,
    ),
]
GapAtStart = Annotated[
    Number,
    Variable("start", r"\Delta_0", "value at the start above the minimum", "", positive(), (0.1, 10), 1.0),
]
GeometricSteps = Annotated[Number, Variable("steps", "T", "gradient steps", "steps", integers(1), (1, 300), 100)]
StrongConvexity = Annotated[
    Number, Variable("mu", r"\mu", "strong convexity: smallest curvature", "", positive(), (0.01, 0.05), 0.05)
]
GapAtEnd = Annotated[
    Number,
    Quantity("gap of the last point", r"f(w_T)-f(w^*)", "value of the last point above the minimum", plain="last gap"),
]
SquaredDistance = Annotated[
    Number,
    Quantity(
        "squared distance of the last point",
        r"\|w_T-w^*\|^2",
        "squared distance of the last point from the minimizer",
        plain="squared distance",
    ),
]

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
DomainDiameter = Annotated[
    Number, Variable("diameter", "D", "diameter of the set the steps are kept in", "", positive(), (0.1, 10), 2.0)
]
StartDistance = Annotated[
    Number, Variable("norm", "B", "distance from the start to the minimizer", "", positive(), (0.1, 10), 1.0)
]
Smoothness = Annotated[
    Number,
    Variable(
        "smoothness",
        r"\beta",
        "smoothness: Lipschitz constant of the gradient",
        "",
        positive(),
        (0.1, 10),
        1.0,
    ),
]
ExpectedErrorOfLast = Annotated[
    Number,
    Quantity(
        "expected error of the last point",
        r"\mathbb E\,[f(w_T)]-f(w^*)",
        "mean value of the last point above the minimum",
        plain="expected last gap",
    ),
]
DecreaseShare = Annotated[
    Number,
    Variable(
        "decrease",
        "c_1",
        "share of the predicted decrease that Armijo's condition requires",
        "",
        open_interval(0, 1),
        (0.01, 0.15),
        0.1,
    ),
]
CurvatureShare = Annotated[
    Number,
    Variable(
        "curvature",
        "c_2",
        "share of the slope that the curvature condition leaves",
        "",
        open_interval(0, 1),
        (0.2, 0.95),
        0.2,
    ),
]
GradientSum = Annotated[
    Number,
    Quantity(
        "sum of squared gradients by angle",
        r"\sum_t\cos^2\theta_t\|\nabla f(w_t)\|^2",
        "sum over all steps of the gradient's squared length, times the squared cosine of its angle to the step",
        plain="sum of cos²θ ‖∇f‖²",
    ),
]
