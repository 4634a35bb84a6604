"""Variables that only theorems on differential privacy need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, open_interval, positive
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Number, Quantity, Variable

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
    ),
]
AnyPrivacy = Annotated[
    Number,
    Variable(
        "privacy",
        r"\varepsilon",
        "privacy: logarithm by which one example may change a probability",
        "",
        at_least(0),
        (0.01, 5),
        1.0,
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
    ),
]
FailureOfAccuracy = Annotated[
    Number,
    Variable(
        "delta",
        r"\beta",
        "failure probability",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.001, 0.5),
        0.05,
        role="confidence",
    ),
]
Queries = Annotated[Number, Variable("queries", "k", "number of answers", "answers", integers(1), (1, 1000), 10)]
LogResults = Annotated[
    Number,
    Variable(
        "ln_results",
        r"\ln|\mathcal R|",
        "natural logarithm of the number of possible results",
        "nats",
        at_least(0),
        (0.7, 100),
        Ln(100),
        plain="ln|R|",
        log_of=r"|\mathcal R|",
        counts="results",
    ),
]
UtilitySensitivity = Annotated[
    Number,
    Variable(
        "sensitivity",
        r"\Delta",
        "sensitivity: how far one example moves the utility of a result",
        "",
        positive(),
        (0.001, 10),
        1.0,
    ),
]
GaussianNoise = Annotated[
    Number,
    Variable("sigma", r"\sigma", "standard deviation of the Gaussian noise", "", positive(), (0.5, 50), 4.0),
]

LargestError = Annotated[
    Number, Quantity("largest error", r"\max_j|\hat q_j-q_j|", "largest error of an answer", plain="largest error")
]
NoiseDeviation = Annotated[
    Number,
    Quantity("noise", r"\sigma", "standard deviation of the Gaussian noise that is enough"),
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
UtilityLost = Annotated[
    Number,
    Quantity(
        "utility lost",
        r"\max_ru(r)-u(\hat r)",
        "utility of the best result above that of the result drawn",
        plain="utility lost",
    ),
]
LeastLeak = Annotated[
    Number,
    Quantity(
        "smallest leak",
        r"\delta(\varepsilon)",
        "smallest probability by which privacy fails in addition",
        1.0,
        plain="δ",
    ),
]
