"""Serfling's inequality: drawing without replacement, as a test set from a finite pool."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import LOSS_IN_RANGE, WITHOUT_REPLACEMENT
from bounds.theorems.validation._conditions import no_more_drawn_than_there_are
from bounds.theorems.validation._variables import Deviation, LossRange, Population
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import RANGE_OF_LOSS
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, population: Population, delta: Confidence, loss_range: LossRange) -> Samples:
    certain = loss_range**2 * log(1 / delta)
    return (population + 1) * certain / (2 * population * epsilon**2 + certain)


def failure_probability(epsilon: Accuracy, m: Samples, population: Population, loss_range: LossRange) -> Confidence:
    return exp(-2 * m * epsilon**2 / ((population - m + 1) / population * loss_range**2))


@theorem(
    title="Serfling's inequality (without replacement)",
    statement=(
        r"Draw $m$ of $N$ values, which lie in an interval of length $b$, without replacement. With probability at "
        r"least $1-\delta$ their mean is above that of all $N$ by at most "
        r"$b\sqrt{\bigl(1-\frac{m-1}N\bigr)\ln(1/\delta)/(2m)}$; and, separately, below it by at most that. One-sided."
    ),
    assumes=(WITHOUT_REPLACEMENT, LOSS_IN_RANGE, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_drawn_than_there_are,),
    proof=(
        Step(
            "Let S be the sum of the first k values less k times the mean μ of all. What is left has the mean "
            "μ - S/(N - k), so that S over the number left is a martingale.",
            r"\mathbb E\Big[\tfrac{S_{k+1}}{N-k-1}\,\Big|\,S_1,\dots,S_k\Big]=\tfrac{S_k}{N-k}",
        ),
        Step(
            "Its steps lie in intervals of length b/(N - k - 1), so that moments multiply as in Azuma's inequality.",
            r"\mathbb E\,e^{sS_m}\le\exp\Big(\tfrac{s^2b^2}8\sum_{k=1}^m\tfrac{(N-m)^2}{(N-k)^2}\Big)\quad(m<N)",
            uses="Hoeffding's lemma, given the values drawn",
        ),
        Step(
            "The last term is 1; the others add up to little, by induction on how many they are.",
            r"\sum_{j=n+1}^{N-1}\tfrac1{j^2}\le\tfrac{N-1-n}{nN}\ (n=N-m)\quad\Rightarrow\quad"
            r"\sum_{k=1}^m\tfrac{(N-m)^2}{(N-k)^2}\le1+\tfrac{(N-m)(m-1)}N=m\Big(1-\tfrac{m-1}N\Big)",
        ),
        Step(
            "Chernoff's method; for m = N nothing deviates at all.",
            r"\mathbb P[S_m\ge m\varepsilon]\le\exp\Big(-\tfrac{2m\varepsilon^2}{(1-(m-1)/N)\,b^2}\Big)=\delta",
            uses="Chernoff's method",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("serfling1974", "Corollary 1.1"),
    examples=(
        Example(
            dict(m=1000, population=2000, delta=0.05, loss_range=1),
            "0.02738032",
            "mpmath: sqrt((1 - 999/2000) ln(20)/2000)",
        ),
        Example(dict(m=1, population=50, delta=0.2, loss_range=2), "1.794123", "mpmath: 2 sqrt(ln(5)/2)"),
        Example(
            dict(population=1000, delta=0.05, loss_range=1),
            "131",
            "mpmath: 1001 ln(20)/(20 + ln(20)) = 130.41",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "With N beyond all bounds it is the one-sided hoeffding_range, which holds without replacement too: "
        "{{solve hoeffding_one_sided m at_most=0.1 delta=0.05}} instead of "
        "{{solve serfling m at_most=0.1 population=1000 delta=0.05 loss_range=1}} of 1,000 values for ε = 0.1, δ "
        "= 0.05. Of all N drawn the mean is known; the bound does not see it."
    ),
    trivial=RANGE_OF_LOSS,
)
def serfling(m: Samples, population: Population, delta: Confidence, loss_range: LossRange) -> Deviation:
    return loss_range * sqrt((population - m + 1) / population * log(1 / delta) / (2 * m))
