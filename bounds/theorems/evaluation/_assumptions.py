"""Assumptions that only plans of an evaluation need."""

from bounds.vocabulary.assumptions import Assumption

PLANNED_DISCORDANCE = Assumption(
    "planned_discordance",
    r"Only the first model is right on an item with probability $p_{10}$, only the second with probability $p_{01}$: "
    "these are planned, not estimated.",
    "world",
    briefly="the two models are each right alone with the probabilities planned",
)
