"""Words that only theorems on bandits need."""

from typing import Annotated

from bounds.words.domain import integers
from bounds.words.vocabulary import Number, Quantity, Variable

Pulls = Annotated[Number, Variable("rounds", "T", "rounds played", "rounds", integers(1), (100, 1e6), 10_000)]
Arms = Annotated[Number, Variable("arms", "K", "number of arms", "arms", integers(1), (2, 100), 10)]

PseudoRegret = Annotated[
    Number,
    Quantity(
        "pseudo-regret",
        r"\overline R_T",
        "expected total loss above that of the best fixed arm",
        plain="pseudo-regret",
    ),
]
