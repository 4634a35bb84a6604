"""The power of Boschloo's exact unconditional test for two samples of one size, exactly."""

from bounds.formula.functions import boschloo_power
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import BOSCHLOOS_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import first_is_better
from bounds.theorems.two_proportions._proofs import REJECTED_TABLES, TWO_SIDED, WHOLE_SIZE, WORST_IS_EQUAL
from bounds.theorems.two_proportions._variables import BetterRate, FewPerSample, Level, OtherRate, Power
from bounds.theorems.two_proportions.fisher_test_power_lower import fisher_test_power_lower
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power of Boschloo's exact test",
    statement=(
        r"Of two independent samples of $n$ examples each, the first has success probability $p_1\ge p_2$. Boschloo's "
        r"test rejects $p_1\le p_2$, one-sided, where the p-value of Fisher's exact test is at most $g$: the largest "
        r"p-value of a table for which no common probability is rejected with probability above $\alpha$; if there is "
        r"none, it never rejects. It rejects with exactly this probability. " + TWO_SIDED
    ),
    assumes=(TWO_SAMPLES, BOSCHLOOS_TEST),
    relation="=",
    decreasing_in="p2",
    non_monotone="n",
    envelope=fisher_test_power_lower,
    where=(first_is_better,),
    proof=(
        Step(
            "Fisher's test at a level g rejects with probability at most g, mostly with much less; so g may be raised "
            "above α: Boschloo's test rejects all that Fisher's does.",
            r"g\ge\alpha",
            uses="fisher_test_power",
        ),
        WHOLE_SIZE,
        WORST_IS_EQUAL,
        REJECTED_TABLES,
    ),
    source=Source(
        "boschloo1970",
        "the raised conditional level, and the powers of section 4",
        seen_in="M. Fay and S. Hunsberger's survey of 2021, which quotes its table",
    ),
    examples=(
        Example(dict(n=15, p1=0.3, p2=0.1, alpha=0.01), "0.1493", "Boschloo 1970, n = 15"),
        Example(dict(n=15, p1=0.7, p2=0.2, alpha=0.01), "0.6796", "Boschloo 1970, n = 15"),
        Example(dict(n=15, p1=0.3, p2=0.1, alpha=0.05), "0.3531", "Boschloo 1970, n = 15"),
        Example(dict(n=15, p1=0.8, p2=0.2, alpha=0.05), "0.9744", "Boschloo 1970, n = 15"),
        Example(dict(n=150, p1=0.66, p2=0.5, alpha=0.025), "0.800", "Mehrotra, Chan and Berger 2003, table 3: 80.0 %"),
        Example(dict(n=2, p1=0.8, p2=0.2, alpha=0.0625), "0.4096", "by hand: (2, 0) alone, p²(1 - p)² is at most 1/16"),
        Example(
            dict(p1=0.3, p2=0.1, alpha=0.025),
            "63",
            "a reference program that enumerates tables, with sizes on a grid",
            unknown="n",
            at_least=0.8,
        ),
    ),
    see_also=(
        "Never less than fisher_test_power: {{boschloo_test_power n=15 p1=0.3 p2=0.1 alpha=0.05}} against "
        "{{fisher_test_power n=15 p1=0.3 p2=0.1 alpha=0.05}} for 15 and 15 of 0.3 and 0.1 at 0.05. It saws in n; "
        "solved for n, the answer holds for every larger n, too, as fisher_test_power_lower is a bound for it; where "
        "that proves nothing, for every larger one up to 300. "
        "pooled_z_exact_power orders the tables by another statistic. Sizes are proved up to n = 300."
    ),
)
def boschloo_test_power(n: FewPerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> Power:
    return boschloo_power(n, p1, p2, alpha)
