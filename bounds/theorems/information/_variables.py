"""Variables that only information-theoretic theorems need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, integers, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Information = Annotated[
    Number,
    Variable(
        "information",
        "I",
        "mutual information of hypothesis and sample",
        "nats",
        at_least(0),
        (0.1, 100),
        10.0,
        role="complexity",
    ),
]
OneExampleInformation = Annotated[
    Number,
    Variable(
        "information",
        "I_1",
        "information that the hypothesis shares with one example, on average over the examples",
        "nats",
        at_least(0),
        (0.0001, 1),
        0.01,
        role="complexity",
    ),
]
ConditionalInformation = Annotated[
    Number,
    Variable(
        "information",
        "I",
        "information that the hypothesis gives about which of each pair was trained on, the pairs being known",
        "nats",
        at_least(0),
        (0.1, 100),
        10.0,
        role="complexity",
    ),
]
Scale = Annotated[Number, Variable("sigma", r"\sigma", "sub-Gaussian scale of the loss", "", positive(), (0.1, 2), 0.5)]
Outcomes = Annotated[
    Number, Variable("outcomes", "n", "number of possible values", "values", integers(1), (2, 1000), 6)
]
MeanCount = Annotated[Number, Variable("mean", r"\mu", "mean of the random variable", "", positive(), (0.1, 100), 3.0)]
Variance = Annotated[
    Number,
    Variable("variance", r"\sigma^2", "variance of the random variable", "", positive(), (0.1, 100), 1.0),
]

MeanGap = Annotated[
    Number,
    Quantity(
        "expected generalization gap", r"|\mathbb E[L_{\mathcal D}-L_S]|", "true minus training loss, averaged over "
        "samples",
        plain="|E gap|",
    ),
]  # fmt: skip
Entropy = Annotated[
    Number,
    Quantity(
        "entropy",
        "H(X)",
        "Shannon entropy of a discrete random variable, in nats",
        plain="entropy H",
        measured_in="nats",
    ),
]
DifferentialEntropy = Annotated[
    Number,
    Quantity(
        "differential entropy",
        "h(X)",
        "entropy of a density, in nats; it may be negative",
        plain="entropy h",
        measured_in="nats",
    ),
]
