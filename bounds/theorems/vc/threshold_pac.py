"""Thresholds of the line can be learned: an infinite class, two intervals to be hit."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import THRESHOLD_CLASS
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(2 / delta) / epsilon


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return 2 * exp(-m * epsilon)


@theorem(
    title="Thresholds are PAC learnable",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every threshold without training error has "
        r"true risk at most $\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, REALIZABLE, THRESHOLD_CLASS, CONSISTENT_LEARNER),
    decreasing_in="m delta",
    proof=(
        Step(
            (
                "Only if one of two intervals of mass ε beside the target holds no example can a "
                "consistent threshold be worse than ε."
            ),
            r"\mathbb P\le2(1-\varepsilon)^m\le2e^{-\varepsilon m}",
            uses="union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Lemma 6.1"),
    examples=(
        Example(dict(m=37, delta=0.05), "0.0996994447057821", "mpmath: ln 40/37"),
        Example(dict(m=1000, delta=0.05), "0.00368887945411394", "mpmath: ln 40/1000"),
        Example(dict(delta=0.05), "37", "mpmath: 10 ln 40 = 36.89", unknown="m", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "example 6.1",
            printed=r"b_0=\max\{x:(x,1)\in S\},\quad b_1=\min\{x:(x,0)\in S\}",
            right=r"b_0=-\infty,\ b_1=+\infty\text{ where there is no such example}",
            consequence="Right where the largest of no numbers is −∞: samples with one label only have positive "
            "probability.",
            verdict="convention",
        ),
        Misprint(
            "padova2020",
            "example 6.1",
            printed=r"b_S\in(b_0,b_1)",
            right=r"b_S\in(b_0,b_1]",
            consequence="With rays x < a the upper end itself is consistent, the lower is not.",
        ),
        Misprint(
            "padova2020",
            "example 6.1, the intervals of mass ε",
            printed=r"\mathbb P[x\in(a_0,a^*)]=\mathbb P[x\in(a^*,a_1)]=\varepsilon",
            right=(
                r"a_0=-\infty\text{ where }\mathcal D((-\infty,a^*))\le\varepsilon,\text{ and }a_1\text{ likewise; "
                r"with atoms}\ge\varepsilon"
            ),
            consequence=(
                "Such ends need not exist: with all points above the target there is nothing below it, and with "
                "mass in single points no interval may have exactly ε."
            ),
        ),
    ),
    see_also=(
        "threshold_worst_erm is the exact probability: 35 examples instead of "
        "{{solve threshold_pac m at_most=0.1 delta=0.05}} for ε = 0.1, δ = 0.05. A learner that always takes the "
        "lower end needs only (1-ε)^m <= δ: 29. vc_realizable_growth with d = 1 gives 2(2m + 1)2^(-εm/2): 291."
    ),
)
def threshold_pac(m: Samples, delta: Confidence) -> TrueRisk:
    return log(2 / delta) / m
