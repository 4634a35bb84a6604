"""The power of Fisher's exact test for two samples of one size, exactly."""

from bounds.formula.functions import fisher_power
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import FISHERS_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import first_is_better
from bounds.theorems.two_proportions._proofs import REJECTED_TABLES, TWO_SIDED
from bounds.theorems.two_proportions._variables import BetterRate, Level, OtherRate, PerSample, Power
from bounds.theorems.two_proportions.fisher_test_power_lower import fisher_test_power_lower
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Power of Fisher's exact test",
    statement=(
        r"Of two independent samples of $n$ examples each, the first has success probability $p_1\ge p_2$. Fisher's "
        r"exact test of $p_1\le p_2$ rejects at level $\alpha$, one-sided, with exactly this probability. " + TWO_SIDED
    ),
    assumes=(TWO_SAMPLES, FISHERS_TEST),
    relation="=",
    decreasing_in="p2",
    non_monotone="n",
    envelope=fisher_test_power_lower,
    where=(first_is_better,),
    proof=(
        Step(
            "If the probabilities are equal, the t successes are scattered over the 2n examples at random.",
            r"\mathbb P[X=x\mid X+Y=t]=\binom nx\binom n{t-x}\Big/\binom{2n}t",
        ),
        Step(
            "The test rejects the tables whose X is so large that as large a one has probability at most α then.",
            r"\mathbb P[X\ge x\mid X+Y=t]\le\alpha",
        ),
        REJECTED_TABLES,
    ),
    source=Source(
        "boschloo1970",
        "the power of the conditional test (section 4)",
        seen_in="M. Fay and S. Hunsberger's survey of 2021, which quotes its table",
    ),
    examples=(
        Example(dict(n=15, p1=0.3, p2=0.1, alpha=0.01), "0.0755", "Boschloo 1970, n = 15"),
        Example(dict(n=15, p1=0.8, p2=0.2, alpha=0.01), "0.7647", "Boschloo 1970, n = 15"),
        Example(dict(n=15, p1=0.8, p2=0.2, alpha=0.05), "0.9391", "Boschloo 1970, n = 15"),
        Example(dict(n=40, p1=0.3, p2=0.1, alpha=0.05), "0.6554089", "tests of an R package, beside Exact's"),
        Example(dict(n=91, p1=0.55, p2=0.35, alpha=0.05), "0.821", "a program validated against East"),
        Example(dict(n=9882, p1=0.52, p2=0.5, alpha=0.025), "0.8000203998", "SciPy: a loop over hypergeom and binom"),
        Example(dict(n=9940, p1=0.52, p2=0.5, alpha=0.025), "0.7999676039", "SciPy: the same loop"),
        Example(
            dict(p1=0.84, p2=0.81, alpha=0.025),
            "2580",
            "a reference program that adds up all tables from sums of logarithms",
            unknown="n",
            at_least=0.8,
        ),
        Example(dict(p1=0.3, p2=0.1, alpha=0.025), "69", "the same program", unknown="n", at_least=0.8),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="fisher_test_power_lower",
            because="The power itself at this n; the other holds for every larger n, too.",
        ),
    ),
    see_also=(
        "It saws in n: {{fisher_test_power n=9882 p1=0.52 p2=0.5 alpha=0.025 digits=7}} at n = 9,882, "
        "{{fisher_test_power n=9926 p1=0.52 p2=0.5 alpha=0.025 digits=7}} at 9,926. Solved for n, the answer holds "
        "for every larger n, too, by fisher_test_power_lower. two_proportions_z_power and its kind approximate the "
        "power of other tests. Two models on the same examples: mcnemar."
    ),
)
def fisher_test_power(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> Power:
    return fisher_power(n, p1, p2, alpha)
