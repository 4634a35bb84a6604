"""At most how many items of a finite pool are right, by those of them that were tried."""

from bounds.formula.functions import pool_upper
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import FIXED_MODEL_AND_POOL, POOL_WITHOUT_REPLACEMENT
from bounds.theorems.evaluation._conditions import no_more_right_than_tried, no_more_tried_than_in_pool
from bounds.theorems.evaluation._variables import Pool, PoolSample, RightInPool, RightInSample
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import Trivial
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Finite pool, from above (exact hypergeometric)",
    statement=(
        r"Of $N$ fixed items $K$ are right. Of $m$ of them, drawn without replacement, $c$ are right. With "
        r"probability at least $1-\delta$ over the draw, "
        r"$K\le\max\{K':\mathbb P[\mathrm{Hyp}(N,K',m)\le c]>\delta\}$."
    ),
    assumes=(POOL_WITHOUT_REPLACEMENT, FIXED_MODEL_AND_POOL),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_right_than_tried, no_more_tried_than_in_pool),
    proof=(
        Step("Every set of m items is equally likely: the count is hypergeometric.", r"c\sim\mathrm{Hyp}(N,K,m)"),
        Step(
            "One right item more in the pool makes as few in the sample less likely, so that the numbers not excluded "
            "are those up to the limit.",
            r"\mathbb P[\mathrm{Hyp}(N,K+1,m)\le c]\le\mathbb P[\mathrm{Hyp}(N,K,m)\le c]",
        ),
        Step(
            "The limit fails only for counts up to some c₀ whose tail under the true K is at most δ; all of these "
            "together have this probability.",
            r"\mathbb P[\mathrm{Hyp}(N,K,m)\le c_0]\le\delta",
        ),
    ),
    source=Source("wang2015", "the interval of Clopper and Pearson's kind that the paper starts from", checked=False),
    examples=(
        Example(dict(population=1000, m=200, right=40, delta=0.025), "255", "SciPy: the tail is above .025 up to 255"),
        Example(dict(population=1000, m=200, right=0, delta=0.05), "13", "fractions: C(987, 200)/C(1000, 200) = .0539"),
        Example(dict(population=164, m=50, right=0, delta=0.05), "8", "fractions: C(156, 50)/C(164, 50) = .0504"),
        Example(dict(population=1000, m=950, right=0, delta=0.05), "0", "by hand: 1 - 950/1000 is .05, not above it"),
        Example(
            dict(population=300, m=100, right=45, delta=0.025),
            "160",
            "fractions: the tail is .0273; at 161 it is .0225",
        ),
        Example(dict(population=20, m=20, right=7, delta=0.05), "7", "by hand: all were tried"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="serfling",
            because="The exact tail is at most what Serfling's inequality has for it.",
            at={"loss_range": "1"},
            value="minimum(population, population * (right / m + value))",
        ),
    ),
    see_also=(
        "finite_pool_lower is the other end; for both at once give each δ/2. With a pool beyond all bounds the share "
        "is test_set_binomial's; serfling bounds it for scores that are not 0 or 1, too. Fresh items "
        "it does not bound."
    ),
    trivial=Trivial(lambda population, m, right: population - m + right),
)
def finite_pool_upper(population: Pool, m: PoolSample, right: RightInSample, delta: Confidence) -> RightInPool:
    return pool_upper(right, m, population, delta)
