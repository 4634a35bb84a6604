"""Variables that only theorems on bandits need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

Pulls = Annotated[Number, Variable("rounds", "T", "rounds played", "rounds", integers(1), (100, 1e6), 10_000)]
Arms = Annotated[Number, Variable("arms", "K", "number of arms", "arms", integers(1), (2, 100), 10)]
SeveralArms = Annotated[Number, Variable("arms", "K", "number of arms", "arms", integers(2), (2, 100), 10)]
RewardGap = Annotated[
    Number,
    Variable(
        "gap",
        r"\Delta",
        "mean reward of the best arm less that of each other arm",
        "",
        Interval(0, 1, closed_low=False, floor=1e-200),
        (0.1, 1),
        0.5,
    ),
]

PseudoRegret = Annotated[
    Number,
    Quantity(
        "pseudo-regret",
        r"\overline R_T",
        "expected total loss above that of the best fixed arm",
        plain="pseudo-regret",
    ),
]
WorstRegret = Annotated[
    Number,
    Quantity(
        "worst-case regret",
        r"\sup\overline R_T",
        "expected total loss above that of the best fixed arm, for the losses that are worst for the learner",
        plain="worst-case regret",
        least=0.0,
    ),
]
