"""How many independent items a clustered test set is worth."""

from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import CLUSTERS
from bounds.theorems.evaluation._proofs import VARIANCE_OF_CLUSTERS
from bounds.theorems.evaluation._variables import (
    ClusteredItems,
    ClusterSize,
    EffectiveItems,
    IntraclassCorrelation,
    SizeVariation,
)
from bounds.vocabulary.citation import Connection, Example, Source


@theorem(
    title="Effective sample size of clusters",
    statement=(
        r"The mean over $N$ items in clusters of mean size $b$ and coefficient of variation $v$ has the variance of "
        "the mean over exactly this many independent items."
    ),
    assumes=(CLUSTERS,),
    relation="=",
    decreasing_in="size cv rho",
    proof=VARIANCE_OF_CLUSTERS,
    source=Source("kerry1998", "the sample size divided by the design effect", checked=False),
    examples=(
        Example(
            dict(items=10_000, size=50, cv=0, rho=0.04), "3378.378", "by hand: 10000/2.96; a page prints roughly 3300"
        ),
        Example(dict(items=80, size=20, cv=0, rho=1), "4", "by hand: four clusters of items all alike"),
        Example(dict(size=10, cv=0, rho=0.2), "2800", "by hand: 1000 * (1 + 9 * .2)", unknown="items", at_least=1000),
    ),
    connections=(
        Connection(
            kind="follows",
            another="design_effect",
            because="The number of items is divided by it.",
            value="items / value",
            equal=True,
        ),
    ),
    see_also=(
        "With the number of clusters fixed, larger ones help little: the effective size stays below the number of "
        "clusters over ρ. A plan for independent items is multiplied by design_effect."
    ),
)
def effective_sample_size(
    items: ClusteredItems, size: ClusterSize, cv: SizeVariation, rho: IntraclassCorrelation
) -> EffectiveItems:
    return items / (1 + ((cv**2 + 1) * size - 1) * rho)
