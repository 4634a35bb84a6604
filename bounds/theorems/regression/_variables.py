"""Variables that only theorems about regression need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Regressors = Annotated[Number, Variable("n", "n", "number of features", "features", integers(1), (1, 9), 10)]
ManyRegressors = Annotated[Number, Variable("n", "n", "number of features", "features", integers(1), (200, 2000), 2000)]
FewExamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (10, 150), 100)]
NoiseScale = Annotated[
    Number, Variable("sigma", r"\sigma", "standard deviation of the noise", "", at_least(0), (0.1, 2), 1.0)
]
SignalNorm = Annotated[Number, Variable("signal", "r", "length of the true weights", "", at_least(0), (0.1, 3), 1.0)]
AspectRatio = Annotated[Number, Variable("ratio", "c", "features per example", "", positive(), (0.1, 5), 2.0)]
Overparameterised = Annotated[
    Number, Variable("ratio", "c", "features per example", "", at_least(1.000001), (1.1, 5), 2.0)
]
Penalty = Annotated[Number, Variable("lam", r"\lambda", "weight of the ridge penalty", "", positive(), (0.05, 5), 0.5)]
LossBound = Annotated[Number, Variable("largest_loss", "M", "largest loss", "", positive(), (0.5, 3), 1.0)]
ComplexityOfHypotheses = Annotated[
    Number,
    Variable(
        "rademacher",
        r"\mathfrak R",
        "Rademacher complexity of the hypotheses, without factor 2",
        "",
        at_least(0),
        (0.01, 1),
        0.1,
        with_m="falls",
        role="complexity",
    ),
]
LargestDeviation = Annotated[
    Number,
    Variable("largest_error", "M", "largest distance between prediction and label", "", positive(), (0.5, 3), 1.0),
]
PseudoDimension = Annotated[
    Number, Variable("d", "d", "pseudo-dimension of the losses", "", integers(1), (1, 9), 10, role="complexity")
]
LogCoveringNumber = Annotated[
    Number,
    Variable(
        "ln_covering",
        r"\ln\mathcal N_1",
        "natural logarithm of the covering number at scale ε/16 on 2m points",
        "nats",
        at_least(0),
        (0.7, 200),
        10.0,
        with_m="grows",
        role="complexity",
    ),
]
ResidualSum = Annotated[
    Number, Variable("rss", r"\mathrm{RSS}", "sum of squared residuals", "", positive(), (5, 500), 50.0)
]

ExcessSquaredRisk = Annotated[
    Number,
    Quantity(
        "expected excess squared risk",
        r"\mathbb E\|\hat w-w\|_\Sigma^2",
        "mean squared error above the noise, averaged over samples",
        plain="excess squared risk",
    ),
]
ExcessAtSamePoints = Annotated[
    Number,
    Quantity(
        "expected excess squared risk",
        r"\mathbb E\|\hat w-w\|_\Sigma^2",
        "mean squared error above the noise for new labels at the same points, averaged over samples",
        plain="excess squared risk",
    ),
]
TestError = Annotated[
    Number,
    Quantity(
        "expected test error",
        r"\mathbb E[\mathrm{MSE}]",
        "mean squared error on new examples, averaged over samples",
        plain="test MSE",
    ),
]
TrainingSquaredError = Annotated[
    Number,
    Quantity(
        "expected training error",
        r"\mathbb E[\mathrm{MSE}_S]",
        "mean squared error on the sample, averaged over samples",
        plain="training MSE",
    ),
]
AsymptoticRisk = Annotated[
    Number,
    Quantity("limit of the excess squared risk", "R", "what the excess squared risk tends to", plain="limiting risk"),
]
SquaredGap = Annotated[
    Number, Quantity("gap of the loss", r"\varepsilon", "true minus training loss, at most", plain="gap ε")
]
SparseNorm = Annotated[
    Number,
    Variable(
        "norm",
        r"\|w\|_1",
        "sum of the true weights' absolute values",
        "",
        at_least(0),
        (0.5, 10),
        1.0,
        role="complexity",
    ),
]
PredictionError = Annotated[
    Number,
    Quantity(
        "prediction error",
        r"\frac1m\|X(\hat w-w)\|^2",
        "mean squared distance from the true means of the labels, at the examples of the sample",
        plain="prediction error",
    ),
]
Criterion = Annotated[
    Number,
    Quantity(
        "information criterion",
        r"\mathrm{IC}",
        "to be made as small as possible",
        plain="criterion",
        one_event=False,
    ),
]

EffectiveDegrees = Annotated[
    Number,
    Variable(
        "df",
        r"\mathrm{df}",
        "effective degrees of freedom: trace of the matrix that turns labels into answers",
        "",
        at_least(0),
        (0.5, 9),
        5.0,
    ),
]
SingularValue = Annotated[
    Number,
    Variable("singular_value", "s", "singular value of the features", "", Interval(1e-6, 1e6), (0.3, 10), 2.0),
]
WeightAlong = Annotated[
    Number,
    Variable("weight", "w", "size of the true weight along that direction", "", Interval(0, 1e6), (0.1, 3), 1.0),
]
PenaltyOnSum = Annotated[
    Number,
    Variable(
        "lam",
        r"\lambda",
        "weight of the ridge penalty beside the sum of squares",
        "",
        Interval(0, 1e12),
        (0.05, 5),
        0.5,
    ),
]
BoundedNoise = Annotated[
    Number,
    Variable("sigma", r"\sigma", "standard deviation of the noise", "", Interval(0, 1e6), (0.1, 2), 1.0),
]
PositiveNoise = Annotated[
    Number,
    Variable("sigma", r"\sigma", "standard deviation of the noise", "", Interval(1e-6, 1e6), (0.1, 2), 1.0),
]
Leverage = Annotated[
    Number,
    Variable(
        "leverage",
        "h",
        "leverage of the example: its entry on the diagonal of the hat matrix",
        "",
        Interval(0, 1, closed_high=False),
        (0.01, 0.9),
        0.2,
    ),
]
ResidualSize = Annotated[
    Number, Variable("residual", "r", "size of the example's residual", "", at_least(0), (0.1, 3), 1.0)
]

SquaredBiasAlong = Annotated[
    Number,
    Quantity(
        "squared bias of a weight", r"(\mathbb E\,\hat w-w)^2", "squared distance of the mean weight from the true one"
    ),
]
VarianceAlong = Annotated[
    Number, Quantity("variance of a weight", r"\mathrm{Var}\,\hat w", "how much the weight varies with the noise")
]
ErrorAlong = Annotated[
    Number,
    Quantity("mean squared error of a weight", r"\mathbb E(\hat w-w)^2", "mean squared distance from the true weight"),
]
OptimismOfFit = Annotated[
    Number,
    Quantity(
        "optimism",
        r"\mathbb E[\mathrm{Err}_{\mathrm{in}}-\mathrm{MSE}_S]",
        "by how much new labels at the same points are met worse than the sample's own, on average",
        plain="optimism",
    ),
]
InSampleEstimate = Annotated[
    Number,
    Quantity(
        "estimated in-sample error",
        r"\widehat{\mathrm{Err}}_{\mathrm{in}}",
        "estimate of the mean squared error for new labels at the same points",
        plain="estimated error",
    ),
]
LeftOutResidual = Annotated[
    Number,
    Quantity(
        "leave-one-out residual",
        r"|y_i-\hat f_{-i}(x_i)|",
        "error on the example of the fit to all the others",
        plain="left-out residual",
    ),
]
