"""The power of the exact unconditional test by the pooled z statistic, for two samples of one size, exactly."""

from bounds.formula.functions import pooled_z_power
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import EXACT_POOLED_Z_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import first_is_better
from bounds.theorems.two_proportions._proofs import REJECTED_TABLES, TWO_SIDED, WHOLE_SIZE, WORST_IS_EQUAL
from bounds.theorems.two_proportions._variables import BetterRate, FewPerSample, Level, OtherRate, Power
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Power of the exact pooled z test (Suissa and Shuster)",
    statement=(
        r"Of two independent samples of $n$ examples each, the first has success probability $p_1\ge p_2$. The test of "
        r"$p_1\le p_2$ rejects, one-sided, where the pooled z statistic is at least its exact critical value: the "
        r"smallest positive z of a table for which no common probability is rejected with probability above $\alpha$; "
        r"if there is none, it never rejects. It rejects with exactly this probability. " + TWO_SIDED
    ),
    assumes=(TWO_SAMPLES, EXACT_POOLED_Z_TEST),
    relation="=",
    decreasing_in="p2",
    non_monotone="n",
    where=(first_is_better,),
    proof=(
        Step(
            "Tables are ordered by the difference over its standard error with one common rate; all outcomes alike: 0.",
            r"z=\frac{x-y}{\sqrt{(x+y)(2n-x-y)/(2n)}}",
        ),
        Step(
            "Where the first sample is ahead, one success fewer in the second raises it.",
            r"\frac{\partial\ln z}{\partial y}=-\frac1{x-y}-\frac1{2(x+y)}+\frac1{2(2n-x-y)}<0,\quad "
            r"2n-x-y\ge x-y",
        ),
        WHOLE_SIZE,
        WORST_IS_EQUAL,
        REJECTED_TABLES,
    ),
    source=Source(
        "suissa1985",
        "the exact unconditional test for two samples of one size",
        seen_in="M. Fay and S. Hunsberger's survey of 2021, which quotes the powers of Mehrotra, Chan and Berger",
    ),
    examples=(
        Example(dict(n=297, p1=0.3, p2=0.2, alpha=0.025), "0.8007911", "tests of an R package"),
        Example(dict(n=296, p1=0.3, p2=0.2, alpha=0.025), "0.799167", "tests of an R package"),
        Example(dict(n=109, p1=0.55, p2=0.35, alpha=0.05), "0.902", "a program validated against East"),
        Example(dict(n=79, p1=0.55, p2=0.35, alpha=0.05), "0.807", "a program validated against East"),
        Example(dict(n=50, p1=0.33, p2=0.1, alpha=0.025), "0.807", "Mehrotra, Chan and Berger 2003, table 3: 80.7 %"),
        Example(dict(n=150, p1=0.66, p2=0.5, alpha=0.025), "0.800", "Mehrotra, Chan and Berger 2003, table 3: 80.0 %"),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="chan_test_power",
            because="Without a margin the same tables are ordered by the same z.",
            at={"margin": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "Of 50 and 50 with 0.33 and 0.1 at α = 1/40: {{pooled_z_exact_power n=50 p1=0.33 p2=0.1 alpha=0.025}}, "
        "Boschloo's test {{boschloo_test_power n=50 p1=0.33 p2=0.1 alpha=0.025}}, Fisher's "
        "{{fisher_test_power n=50 p1=0.33 p2=0.1 alpha=0.025}}. It saws in n, and no bound for all larger n is stated: "
        "it is not solved for n. The usual pooled z test, two_proportions_z_power, takes a quantile of the normal law "
        "for the critical value, and may exceed its level. Also called Barnard's test, as others are. Sizes are proved "
        "up to n = 300."
    ),
)
def pooled_z_exact_power(n: FewPerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> Power:
    return pooled_z_power(n, p1, p2, alpha)
