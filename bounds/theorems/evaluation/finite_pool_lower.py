"""At least how many items of a finite pool are right, by those of them that were tried."""

from bounds.formula.functions import pool_upper
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import FIXED_MODEL_AND_POOL, POOL_WITHOUT_REPLACEMENT
from bounds.theorems.evaluation._conditions import no_more_right_than_tried, no_more_tried_than_in_pool
from bounds.theorems.evaluation._variables import Pool, PoolSample, RightInPool, RightInSample
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Finite pool, from below (exact hypergeometric)",
    statement=(
        r"Of $N$ fixed items $K$ are right. Of $m$ of them, drawn without replacement, $c$ are right. With "
        r"probability at least $1-\delta$ over the draw, "
        r"$K\ge\min\{K':\mathbb P[\mathrm{Hyp}(N,K',m)\ge c]>\delta\}$."
    ),
    assumes=(POOL_WITHOUT_REPLACEMENT, FIXED_MODEL_AND_POOL),
    ends="one",
    relation=">=",
    decreasing_in="m",
    where=(no_more_right_than_tried, no_more_tried_than_in_pool),
    proof=(
        Step(
            "Of the N - K wrong items m - c were drawn: that is a pool in which the wrong ones are marked.",
            r"m-c\sim\mathrm{Hyp}(N,N-K,m)",
        ),
        Step(
            "Bounded from above, the wrong items bound the right ones from below.",
            r"N-K\le\overline{\mathrm{Pool}}(m-c,m,N,\delta)",
            uses="finite_pool_upper",
        ),
    ),
    source=Source("wang2015", "the interval of Clopper and Pearson's kind that the paper starts from", checked=False),
    examples=(
        Example(dict(population=1000, m=200, right=40, delta=0.025), "153", "SciPy: the tail is above .025 from 153"),
        Example(dict(population=1000, m=200, right=0, delta=0.05), "0", "by hand: none right, none sure"),
        Example(dict(population=100, m=10, right=10, delta=0.05), "76", "fractions: C(76, 10)/C(100, 10) = .0551"),
        Example(
            dict(population=300, m=100, right=45, delta=0.025),
            "111",
            "fractions: the tail is .0290; at 110 it is .0237",
        ),
        Example(dict(population=20, m=20, right=7, delta=0.05), "7", "by hand: all were tried"),
    ),
    see_also=(
        "finite_pool_upper is the other end: 40 right of 200 leave, of a pool of 1,000, "
        "{{finite_pool_lower population=1000 m=200 right=40 delta=0.025}} to "
        "{{finite_pool_upper population=1000 m=200 right=40 delta=0.025}} with 2δ for both. Fresh "
        "items it does not bound: see test_set_binomial_lower."
    ),
)
def finite_pool_lower(population: Pool, m: PoolSample, right: RightInSample, delta: Confidence) -> RightInPool:
    return population - pool_upper(m - right, m, population, delta)
