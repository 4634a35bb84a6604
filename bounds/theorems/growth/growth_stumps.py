"""Decision stumps over n features: cuts along every axis."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import STUMPS
from bounds.theorems.growth._variables import Points, SpaceDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of decision stumps",
    statement=(
        r"Cuts of $\mathbb R^n$ at one feature, of both orientations, label any $m$ points in at most "
        "$2+2n(m-1)$ ways, and of course in at most $2^m$."
    ),
    assumes=(STUMPS,),
    proof=(
        Step("Each feature and orientation cuts the sorted points in m - 1 inner places.", "2n(m-1)"),
        Step("All 0 and all 1 are common to all features.", "+2"),
    ),
    source=Source("gey2018", "counting cuts", checked=False),
    examples=(
        Example(dict(m=10, n=1), "20", "rays of both orientations: 2m"),
        Example(dict(m=10, n=3), "56", "2 + 6*9"),
        Example(dict(m=4, n=2), "14", "2 + 4*3; brute force over all pairs of orders: 14 of 16"),
        Example(dict(n=5), "100", "2 + 10*99 = 992", unknown="m", at_most=1000),
    ),
    see_also=(
        "Shattering m points needs 2 + 2n(m - 1) >= 2^m, so the VC dimension grows like log n only: at "
        "most 14 for 1,000 features (13 by counting the labellings with equally many of both labels)."
    ),
)
def growth_stumps(m: Points, n: SpaceDimension) -> GrowthFunction:
    return 2 + 2 * n * (m - 1)
