"""Variables that only bounds valid at all times need."""

from typing import Annotated

from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.domain import Interval, at_least, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

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
        with_m="grows",
        role="observed",
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
    ),
]
DoubtedRisk = Annotated[
    Number,
    Variable(
        "doubted",
        "p_0",
        "true risk that is doubted: this, or more",
        "",
        Interval(0.001, 0.999),
        (0.3, 0.9),
        0.5,
    ),
]
RiskBetOn = Annotated[
    Number,
    Variable(
        "bet",
        "q",
        "true risk that is bet on, fixed before the first example",
        "",
        Interval(0.001, 0.999),
        (0.01, 0.5),
        0.4,
    ),
]
AnytimePValue = Annotated[
    Number,
    Quantity(
        "anytime p-value",
        r"\mathfrak p",
        "probability, if the true risk is at least the doubted value, that errors ever look so few",
        1.0,
        plain="p-value at any time",
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
CHANCE_OF_EACH_MISTAKE = Assumption(
    "chance_of_each_mistake",
    r"Given the past, every test example is got wrong with the same probability, which is the true risk; independent "
    "draws from one distribution do.",
    "world",
    briefly="given the past, every test example is got wrong with the same probability",
)
BET_BEFOREHAND = Assumption(
    "bet_beforehand", r"The risk $q$ that is bet on was fixed before the first test example.", "protocol",
    briefly="the risk that is bet on was fixed before the first test example",
)  # fmt: skip
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
