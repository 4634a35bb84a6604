"""By how much clusters inflate the variance of a mean."""

from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import CLUSTERS
from bounds.theorems.evaluation._proofs import VARIANCE_OF_CLUSTERS
from bounds.theorems.evaluation._variables import ClusterSize, DesignEffect, IntraclassCorrelation, SizeVariation
from bounds.vocabulary.citation import Example, Source


@theorem(
    title="Design effect",
    statement=(
        r"The mean over all items of clusters with mean size $b$ and coefficient of variation $v$ has exactly this "
        "many times the variance of the mean of as many independent items."
    ),
    assumes=(CLUSTERS,),
    relation="=",
    proof=VARIANCE_OF_CLUSTERS,
    source=Source("kerry1998", "the design effect of clusters of equal size; of unequal ones, derived", checked=False),
    examples=(
        Example(dict(size=50, cv=0, rho=0.04), "2.96", "by hand: 1 + 49 * .04; printed so on a page about evaluations"),
        Example(dict(size=10, cv=0, rho=0.2), "2.8", "by hand: 1 + 9 * .2; printed so in a program's manual"),
        Example(
            dict(size=20, cv=0.8838834764831844, rho=0.05),
            "2.73125",
            "by hand: sizes 5, 10, 15, 50, whose squares sum to 2850: 1 + (2850/80 - 1) * .05",
        ),
    ),
    see_also=(
        "effective_sample_size divides by it. The sample's coefficient of variation, with one less below the line, is "
        "too large here."
    ),
)
def design_effect(size: ClusterSize, cv: SizeVariation, rho: IntraclassCorrelation) -> DesignEffect:
    return 1 + ((cv**2 + 1) * size - 1) * rho
