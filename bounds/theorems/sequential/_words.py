"""Words that only bounds valid at all times need."""

from __future__ import annotations

from typing import Annotated

from bounds.words.assumptions import Assumption
from bounds.words.domain import Interval, at_least, positive
from bounds.words.vocabulary import Number, Quantity, Variable

MixtureWidth = Annotated[
    Number,
    Variable(
        "rho",
        r"\rho",
        "width of the mixture: smaller serves larger samples",
        "",
        positive(),
        (1, 1000),
        31.5,
        plain="ρ",
    ),
]
SquaredSurprise = Annotated[
    Number,
    Variable(
        "surprise",
        "V",
        "sum of the squared distances of every loss from a guess made before it, such as the mean so far",
        "",
        at_least(0),
        (1, 1000),
        50.0,
        plain="V",
        with_m="grows",
    ),
]
Stake = Annotated[
    Number,
    Variable(
        "stake",
        r"\lambda",
        "stake, fixed before the first loss",
        "",
        Interval(0.001, 0.999),
        (0.01, 0.9),
        0.2,
        plain="λ",
    ),
]
TimeUniformGap = Annotated[
    Number,
    Quantity(
        "time-uniform gap", r"\varepsilon_m", "distance between test error and true risk, at all sample sizes at "
            "once", 1.0,
        plain="gap at every m",
    ),
]  # fmt: skip
TimeUniformRisk = Annotated[
    Number,
    Quantity(
        "time-uniform true risk", r"L_{\mathcal D}(h)", "error rate on new examples, bounded at all sample sizes at "
            "once", 1.0,
        plain="true risk at every m",
    ),
]  # fmt: skip

ONE_BY_ONE = Assumption(
    "one_by_one",
    "Test examples arrive one after the other; looking at every step and stopping when one likes is allowed.",
    "protocol",
    briefly="the test examples arrive one after the other",
)
CONSTANT_MEAN = Assumption(
    "constant_mean",
    "Given the past, every loss has the same expectation, which is the true risk; independent draws from one "
    "distribution do.",
    "world",
    briefly="every loss has the true risk as its expectation, given the past",
)
LOSS_AND_GUESS = Assumption(
    "loss_and_guess",
    "Losses lie between 0 and 1, and so do the guesses, each of which depends on earlier losses only.",
    "protocol",
)
