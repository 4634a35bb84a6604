"""Variables that only the exact distribution of half-lines needs."""

from typing import Annotated

from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.domain import integers
from bounds.vocabulary.variables import Number, Variable

CountedSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1, 10_000), (10, 1000), 1000)]
CONTINUOUS = Assumption(
    "continuous",
    "The distribution function is continuous; for any other the bound holds with room to spare.",
    "world",
    briefly="the distribution function is continuous",
)
