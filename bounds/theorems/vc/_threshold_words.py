"""Words that only the exact law of half-lines needs."""

from __future__ import annotations

from typing import Annotated

from bounds.words.assumptions import Assumption
from bounds.words.domain import integers
from bounds.words.vocabulary import Number, Variable

CountedSamples = Annotated[
    Number, Variable("m", "m", "sample size", "examples", integers(1, 10_000), (10, 1000), 1000, plain="m")
]
CONTINUOUS = Assumption(
    "continuous",
    "The distribution function is continuous; for any other the bound holds with room to spare.",
    "world",
    briefly="the distribution function is continuous",
)
