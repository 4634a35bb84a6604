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
DONE_ONCE = Assumption(
    "done_once",
    "The test is done once, at a level and on a number of items that were fixed before any outcome was seen.",
    "protocol",
    briefly="the test is done once, at a level and a size fixed before",
)
FIXED_MARGIN = Assumption(
    "fixed_paired_margin",
    r"The margin $\Delta$, the level $\alpha$ and the number of items were fixed before any outcome was seen.",
    "protocol",
    briefly="margin, level and number of items were fixed beforehand",
)
MANY_DISCORDANT = Assumption(
    "many_discordant",
    r"Asymptotic: $m\,p_{10}$ and $m\,p_{01}$ are large. Neither the level nor the power is proved for finite samples.",
    "world",
    briefly="there are many items on which only one model is right, for either of them",
)
EXACT_PAIRED_TEST = Assumption(
    "exact_paired_test",
    r"That the new model is worse by $\Delta$ or more is tested once, by Tango's statistic with the exact critical "
    r"value at level $\alpha$.",
    "protocol",
    briefly="the test is by Tango's statistic with its exact critical value, done once",
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
    r"The $n$ runs on one problem, and the $k$ fresh ones, are independent, and each is right with the same "
    r"probability $p$: no seed is used twice, no answer comes from a cache, and no temperature is changed.",
    "world",
    briefly="the runs made and the fresh ones are independent, each right with the same probability",
)
LABELLED_AND_JUDGED = Assumption(
    "labelled_and_judged",
    r"All $n+N$ items are drawn independently from one distribution: $n$ of them have a label $Y$ and the judge's $F$, "
    r"the $N$ others the judge's alone. No item counts among both.",
    "world",
    briefly="the labelled items and the others, none in both, are drawn independently from one distribution",
)
FIXED_JUDGE = Assumption(
    "fixed_judge",
    r"The judge was fixed before the items were drawn: neither trained, nor tuned, nor prompted with any of them. It "
    r"may be wrong in any way.",
    "protocol",
    briefly="the judge was fixed before the items were drawn",
)
SCORES_AND_ERRORS_IN_RANGE = Assumption(
    "scores_and_errors_in_range",
    r"Labels and the judge's scores lie in $[0,1]$, and $Y-F$ in an interval whose length $b$ is known beforehand: 2 "
    r"serves every judge, 1 one that errs to one side only.",
    "protocol",
    briefly="scores lie between 0 and 1, and the judge's errors in an interval of length b, known beforehand",
)
MANY_LABELLED = Assumption(
    "many_labelled",
    r"Asymptotic: $n$ and $N$ are large, and the judge errs on many labelled items. For finite samples "
    "nothing is proved.",
    "world",
    briefly="there are many labelled items, many others, and many errors of the judge",
)
VALID_P_VALUES = Assumption(
    "valid_p_values",
    r"Each p-value of a true hypothesis is at most $u$ with probability at most $u$, for every $u$. The p-values may "
    "depend on each other in any way.",
    "world",
    briefly="each p-value of a true hypothesis is at most u with probability at most u, for every u",
)
HYPOTHESES_FIXED = Assumption(
    "hypotheses_fixed",
    "The $k$ hypotheses and their tests were fixed before the data were seen, and all of them are counted.",
    "protocol",
    briefly="all hypotheses that are tested were fixed beforehand, and are counted",
)
POOL_WITHOUT_REPLACEMENT = Assumption(
    "pool_without_replacement",
    r"The $m$ items are drawn from the pool without replacement, every set of $m$ being equally likely: not the first "
    "ones, nor the easy ones.",
    "world",
    briefly="the m items are drawn from the pool without replacement, all sets being equally likely",
)
FIXED_MODEL_AND_POOL = Assumption(
    "fixed_model_and_pool",
    "Model and pool are fixed before the draw, and whether the model is right on an item does not change from run to "
    "run.",
    "protocol",
    briefly="model and pool are fixed, and so is on which items the model is right",
)
