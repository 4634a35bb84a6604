"""What the power of Fisher's exact test never falls below again as the samples grow."""

from bounds.formula.functions import (
    fisher_randomized,
    log,
    maximum,
    one_minus_exp,
    randomization_loss,
    sqrt,
)
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import FISHERS_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import first_is_better
from bounds.theorems.two_proportions._variables import BetterRate, Level, OtherRate, PerSample, Power
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power of Fisher's exact test, from below for all larger samples",
    statement=(
        r"At every size from $n$ on, of each sample, Fisher's one-sided exact test at level $\alpha$ finds "
        r"$p_1>p_2$ with at least this probability: the power of the randomized test less a number that never grows, "
        r"or Serfling's inequality where that is more."
    ),
    assumes=(TWO_SAMPLES, FISHERS_TEST),
    relation=">=",
    non_monotone="p1 p2",
    where=(first_is_better,),
    proof=(
        Step(
            "Randomized, Fisher's test is the most powerful unbiased one; larger samples could throw examples away and "
            "use it, so its power never falls.",
            r"\mathrm{Fisher}^*(n,\dots)\le\mathrm{Fisher}^*(n+1,\dots)",
        ),
        Step(
            "Without randomizing, one table of each total is lost at most: no more than the most probable one.",
            r"\mathrm{Fisher}\ge\mathrm{Fisher}^*-\Lambda",
        ),
        Step(
            "One example more in a sample mixes neighbouring diagonals, and a maximum of mixtures is at most the "
            "mixture of the maxima: the sum of the maxima never grows.",
            r"P'(x,y)=(1-p)P(x,y)+p\,P(x-1,y)\ \Rightarrow\ \Lambda'\le\Lambda",
        ),
        Step(
            "Given the total, the first sample is drawn without replacement: the p-value is below α from this "
            "difference of the successes on,",
            r"X-Y\ge\sqrt{(n+1)\ln(1/\alpha)}",
            uses="serfling",
        ),
        Step(
            "and the difference falls so far below its mean with this probability at most.",
            r"e^{-u^2/n},\quad u=n(p_1-p_2)-\sqrt{(n+1)\ln(1/\alpha)}",
            uses="mcdiarmid",
        ),
    ),
    source=Source(
        "lehmann2005",
        "section 4.5 for the most powerful unbiased test; the rest as derived here",
        checked=False,
    ),
    examples=(
        Example(dict(n=60, p1=0.55, p2=0.25, alpha=0.05), "0.80450243329", "fractions: 0.961048247 - 0.156545814"),
        Example(dict(n=20, p1=0.8, p2=0.2, alpha=0.05), "0.680929474505", "fractions: 0.992461904 - 0.311532430"),
        Example(
            dict(n=100, p1=0.9, p2=0.5, alpha=0.025),
            "0.986212168821",
            "by hand, of Serfling's inequality: 1 - exp(-(40 - sqrt(101 ln 40))^2/100)",
        ),
        Example(dict(n=1, p1=0.5, p2=0.2, alpha=0.05), "0", "by hand: 0.065 - 0.9 is no bound, and Serfling gives 0"),
        Example(
            dict(p1=0.84, p2=0.81, alpha=0.025),
            "2712",
            "a reference program that adds up all tables from sums of logarithms",
            unknown="n",
            at_least=0.8,
        ),
    ),
    see_also=(
        "fisher_test_power is exact at one n, and saws; solved for n it answers for all larger samples by this. Where "
        "a probability is near 0 or 1 the sum of the largest masses falls slowly, and Serfling's inequality may be "
        "the better part."
    ),
)
def fisher_test_power_lower(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> Power:
    randomized = fisher_randomized(n, p1, p2, alpha) - randomization_loss(n, p1, p2)
    excess = maximum(n * (p1 - p2) - sqrt((n + 1) * log(1 / alpha)), 0)
    return maximum(randomized, one_minus_exp(excess**2 / n))
