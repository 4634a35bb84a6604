"""The quantities that theorems bound, each defined once: the type that a formula returns names the event."""

from typing import Annotated

from bounds.vocabulary.variables import Number, Quantity

TrueRisk = Annotated[
    Number,
    Quantity("true risk", r"L_{\mathcal D}(h_S)", "error rate on new examples", 1.0, plain="true risk", least=0.0),
]
CleanRisk = Annotated[
    Number,
    Quantity(
        "risk on clean labels",
        r"\mathbb P[h_S(x)\ne h^*(x)]",
        "error rate on new examples with clean labels",
        1.0,
        plain="risk on clean labels",
    ),
]
Gap = Annotated[
    Number,
    Quantity("gap", r"\varepsilon", "difference between the error on the sample and the true risk", 1.0, plain="gap ε"),
]
ExcessRisk = Annotated[
    Number,
    Quantity(
        "excess risk",
        r"L_{\mathcal D}(h_S)-\min_{h\in\mathcal H}L_{\mathcal D}(h)",
        "true risk above the minimum over the class",
        1.0,
        plain="excess risk",
    ),
]
ExpectedExcessRisk = Annotated[
    Number,
    Quantity(
        "expected excess risk",
        r"\mathbb E\,[\text{excess}]",
        "expected true risk above that of the best comparator",
        1.0,
        plain="expected excess risk",
    ),
]
TrainingError = Annotated[
    Number,
    Quantity(
        "training error", r"L_S(H)", "share of the training set that is misclassified", 1.0, plain="training error"
    ),
]
Mistakes = Annotated[
    Number, Quantity("mistakes", "M", "mistakes on the whole sequence", counts="mistakes", plain="mistakes")
]
SampleComplexity = Annotated[
    Number,
    Quantity(
        "sample complexity",
        r"m_{\mathcal H}(\varepsilon,\delta)",
        "examples that are enough, or needed",
        counts="examples",
        needed=True,
        plain="examples",
        least=0.0,
    ),
]
GrowthFunction = Annotated[
    Number,
    Quantity(
        "growth function",
        r"\tau_{\mathcal H}(m)",
        "largest number of labellings of m points by the class",
        counts="labellings",
        plain="τ(m)",
    ),
]
ComplexityOfClass = Annotated[
    Number,
    Quantity("Rademacher complexity", r"\mathfrak R", "how well the class fits random signs", least=0.0),
]
CapacityOfClass = Annotated[
    Number,
    Quantity(
        "VC dimension", r"\mathrm{VCdim}", "largest number of points shattered", counts="points", plain="VC dimension"
    ),
]
LogCount = Annotated[
    Number,
    Quantity(
        "log class size",
        r"\ln|\mathcal H_N|",
        "natural logarithm of the number of classifiers",
        plain="ln|H|",
        measured_in="nats",
    ),
]
LogGrowth = Annotated[
    Number,
    Quantity(
        "log growth function",
        r"\ln\tau_{\mathcal H}(m)",
        "natural logarithm of the number of labellings of m points",
        measured_in="nats",
        plain="ln τ(m)",
    ),
]
Probability = Annotated[
    Number,
    Quantity("probability", r"\mathbb P", "probability of the event named", 1.0, plain="probability", one_event=False),
]
RiskExceeded = Annotated[
    Number,
    Quantity("probability", r"\mathbb P", "probability that the true risk exceeds ε", 1.0, plain="probability"),
]
ExpectedRisk = Annotated[
    Number,
    Quantity(
        "expected risk",
        r"\mathbb E\,[L_{\mathcal D}(h_S)]",
        "true risk, averaged over samples",
        1.0,
        plain="expected risk",
        least=0.0,
    ),
]
ExpectedGap = Annotated[
    Number,
    Quantity(
        "expected gap",
        r"\mathbb E\,[\text{gap}]",
        "difference between true risk and error on the sample, averaged over samples",
        1.0,
        plain="expected gap",
    ),
]
GapOfLoss = Annotated[
    Number,
    Quantity(
        "gap of a loss",
        r"L_{\mathcal D}(h_S)-L_S(h_S)",
        "true minus empirical mean of a loss that may exceed 1",
        plain="gap of the loss",
    ),
]
ExpectedGapOfLoss = Annotated[
    Number,
    Quantity(
        "expected gap of a loss",
        r"\mathbb E\,[L_{\mathcal D}(h_S)-L_S(h_S)]",
        "true minus empirical mean of a loss that may exceed 1, averaged over samples",
        plain="expected gap of the loss",
    ),
]
