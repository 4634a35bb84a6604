"""Assumptions that only plans of an evaluation need."""

from bounds.vocabulary.assumptions import Assumption

PLANNED_DISCORDANCE = Assumption(
    "planned_discordance",
    r"Only the first model is right on an item with probability $p_{10}$, only the second with probability $p_{01}$: "
    "these are planned, not estimated.",
    "world",
    briefly="the two models are each right alone with the probabilities planned",
)
SAME_ITEMS = Assumption(
    "same_items",
    "Both models were fixed before the items were drawn, and answer the same ones.",
    "protocol",
)
CLUSTERS = Assumption(
    "clusters",
    r"The items come in clusters. Those of different clusters are independent; any two of one cluster have the "
    r"correlation $\rho$; all have the same probability of being right. Sizes are fixed beforehand.",
    "world",
    briefly="items of different clusters are independent, two of one have the correlation ρ",
)
INDEPENDENT_RUNS = Assumption(
    "independent_runs",
    r"The $n$ runs on one problem are independent, and each is right with the same probability $p$: no seed, no cache "
    "and no temperature is changed between them.",
    "world",
    briefly="the runs are independent, each right with the same probability",
)
