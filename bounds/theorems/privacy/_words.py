"""Words that only theorems on differential privacy need."""

from typing import Annotated

from bounds.words.domain import Interval, integers, open_interval, positive
from bounds.words.vocabulary import Number, Quantity, Variable

Privacy = Annotated[
    Number,
    Variable(
        "privacy",
        r"\varepsilon",
        "privacy: logarithm by which one example may change a probability",
        "",
        positive(),
        (0.01, 3),
        0.1,
        plain="ε",
    ),
]
PrivacyToOne = Annotated[
    Number,
    Variable(
        "privacy",
        r"\varepsilon",
        "privacy: logarithm by which one example may change a probability",
        "",
        Interval(0, 1, closed_low=False, floor=1e-300),
        (0.01, 1),
        0.5,
        plain="ε",
    ),
]
Leak = Annotated[
    Number,
    Variable(
        "leak",
        r"\delta",
        "probability by which privacy may fail besides",
        "",
        Interval(0, 1),
        (1e-6, 0.01),
        1e-5,
        plain="δ",
    ),
]
SmallLeak = Annotated[
    Number,
    Variable(
        "leak",
        r"\delta",
        "probability by which privacy may fail besides",
        "",
        Interval(0, 1, closed_low=False, closed_high=False, floor=1e-300),
        (1e-9, 0.01),
        1e-5,
        plain="δ",
    ),
]
Sensitivity = Annotated[
    Number,
    Variable(
        "sensitivity",
        r"\Delta",
        "sensitivity: how far one example moves the answers",
        "",
        positive(),
        (0.001, 10),
        1.0,
        plain="Δ",
    ),
]
FailureOfAccuracy = Annotated[
    Number,
    Variable(
        "delta", r"\beta", "failure probability", "", open_interval(0, 1, floor=1e-300), (0.001, 0.5), 0.05, plain="β"
    ),
]
Queries = Annotated[Number, Variable("queries", "k", "number of answers", "answers", integers(1), (1, 1000), 10)]

LargestError = Annotated[
    Number, Quantity("largest error", r"\max_j|\hat q_j-q_j|", "largest error of an answer", plain="largest error")
]
NoiseDeviation = Annotated[
    Number,
    Quantity("noise", r"\sigma", "standard deviation of the Gaussian noise that is enough", plain="σ"),
]
PrivacyOfAll = Annotated[
    Number,
    Quantity(
        "privacy of all together",
        r"\varepsilon'",
        "logarithm by which one example may change the probability of all answers together",
        plain="ε'",
    ),
]
