"""Variables that only PAC-Bayes theorems need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Divergence = Annotated[
    Number,
    Variable(
        "kl",
        r"\mathrm{KL}",
        "relative entropy of the posterior to the prior",
        "nats",
        at_least(0),
        (0.1, 30),
        10.0,
        role="complexity",
    ),
]
PosteriorError = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "error on the sample, averaged over the posterior",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.05,
        role="observed",
    ),
]
DivergenceFromData = Annotated[
    Number,
    Variable(
        "kl",
        r"\mathrm{KL}",
        "relative entropy of the posterior to the prior that the first examples gave",
        "nats",
        at_least(0),
        (0.1, 30),
        10.0,
        role="complexity",
    ),
]
PosteriorErrorOnRest = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "error on the examples that the prior has not seen, averaged over the posterior",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.05,
        role="observed",
    ),
]
TwoOrMoreSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(2), (10, 1e5), 1000)]
PosteriorVariance = Annotated[
    Number,
    Variable(
        "variance",
        "V",
        "sample variance of the losses, with m - 1 below the line, averaged over the posterior",
        "",
        Interval(0, 0.5),
        (0.001, 0.25),
        0.05,
        role="observed",
    ),
]
GridRatio = Annotated[
    Number, Variable("c", "c", "ratio of the grid of parameters", "", at_least(1.001), (1.01, 2), 1.15)
]
TandemError = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "share of the sample that two draws from the posterior both misclassify",
        "",
        Interval(0, 1),
        (0.01, 0.2),
        0.05,
        role="observed",
    ),
]
TrueGibbs = Annotated[
    Number,
    Variable("gibbs", r"g", "true risk, averaged over the posterior", "", Interval(0, 0.5), (0.01, 0.45), 0.2),
]
Disagreement = Annotated[
    Number,
    Variable(
        "disagreement", "a", "how often two draws from the posterior disagree", "", Interval(0, 0.5), (0.01, 0.4), 0.2
    ),
]
TradeOff = Annotated[
    Number,
    Variable(
        "lam",
        r"\lambda",
        "trade-off between error and relative entropy",
        "",
        Interval(0, 1, closed_low=False),
        (0.05, 1),
        0.5,
    ),
]
Temperature = Annotated[Number, Variable("a", "a", "inverse temperature per example", "", positive(), (0.05, 5), 1.0)]
InverseTemperature = Annotated[
    Number, Variable("lam", r"\lambda", "inverse temperature", "", positive(), (1, 1000), 200.0)
]
SubGaussian = Annotated[
    Number, Variable("sigma", r"\sigma", "sub-Gaussian scale of the loss", "", positive(), (0.1, 2), 0.5)
]
LogRatio = Annotated[
    Number,
    Variable(
        "log_ratio",
        r"\ell",
        "log density ratio of posterior to prior at the hypothesis drawn",
        "nats",
        at_least(0),
        (0.1, 30),
        12.0,
        role="complexity",
    ),
]
MeanLength = Annotated[
    Number,
    Variable(
        "mu",
        r"\mu",
        "length of the posterior's mean",
        "",
        Interval(0, 100, closed_low=False),
        (0.5, 10),
        5.0,
    ),
]
LeastMargin = Annotated[
    Number,
    Variable(
        "gamma",
        r"\gamma",
        "smallest margin on the sample, of unit weights and examples scaled to unit length",
        "",
        Interval(0, 1),
        (0.05, 0.9),
        0.5,
    ),
]
PriorExamples = Annotated[
    Number,
    Variable("prior_samples", "m_0", "examples kept to build the prior", "examples", integers(0), (1, 5000), 500),
]
Draws = Annotated[
    Number, Variable("draws", "T", "hypotheses drawn from the posterior", "draws", integers(1), (10, 1e5), 1000)
]
Shift = Annotated[Number, Variable("shift", "b", "distance between the two means", "", at_least(0), (0.5, 10), 3.0)]
PosteriorScale = Annotated[
    Number, Variable("s", "s", "standard deviation of the posterior in each direction", "", positive(), (0.1, 0.8), 0.5)
]
PriorScale = Annotated[
    Number,
    Variable("sigma", r"\sigma", "standard deviation of the prior in each direction", "", positive(), (1, 3), 1.0),
]

GibbsRisk = Annotated[
    Number,
    Quantity(
        "Gibbs risk",
        r"\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]",
        "true risk, averaged over the posterior",
        1.0,
        plain="Gibbs risk",
    ),
]
DrawnRisk = Annotated[
    Number,
    Quantity(
        "risk of one draw",
        r"L_{\mathcal D}(h)",
        "true risk of one hypothesis drawn from the posterior",
        1.0,
        plain="risk",
    ),
]
GibbsTraining = Annotated[
    Number,
    Quantity(
        "Gibbs training error",
        r"\mathbb E_{h\sim\rho}[L_S(h)]",
        "error on the sample, averaged over the posterior",
        1.0,
        plain="Gibbs training error",
    ),
]
GibbsGap = Annotated[
    Number,
    Quantity("Gibbs gap", r"\varepsilon", "true minus training error, both averaged over the posterior", plain="gap ε"),
]
VoteRisk = Annotated[
    Number,
    Quantity(
        "risk of the majority vote",
        r"L_{\mathcal D}(\mathrm{MV}_\rho)",
        "error rate of the weighted vote",
        1.0,
        plain="vote's risk",
    ),
]
RelativeEntropy = Annotated[
    Number,
    Quantity("relative entropy", r"\mathrm{KL}", "relative entropy of posterior to prior, in nats", measured_in="nats"),
]
