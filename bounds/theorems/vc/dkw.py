"""Massart's form of the Dvoretzky-Kiefer-Wolfowitz inequality: all thresholds at once, for the cost of one."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(2 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return 2 * exp(-2 * m * epsilon**2)


def glivenko_cantelli(m: Samples, delta: Confidence) -> Gap:
    return sqrt(32 * (log(m + 1) + log(8 / delta)) / m)


@theorem(
    title="Dvoretzky-Kiefer-Wolfowitz (Massart), two-sided",
    statement=(
        r"Let $F$ be the distribution function of a real variable and $F_m$ the share of $m$ examples up to $x$. With "
        r"probability at least $1-\delta$, $\sup_x|F_m(x)-F(x)|\le\varepsilon$: uniform over all half-lines."
    ),
    assumes=(IID,),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("The law of the supremum is the same for all continuous F, and no worse for others: take F uniform."),
        Step(
            "Each direction has the tail of a single coin.",
            r"\mathbb P[\sup_x(F_m(x)-F(x))>\varepsilon]\le e^{-2m\varepsilon^2}",
            uses="dkw_one_sided",
        ),
        Step("Add the two directions.", r"2e^{-2m\varepsilon^2}=\delta", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("massart1990", "Corollary 1"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.04294694083467", "mpmath: sqrt(ln(40)/2000)"),
        Example(dict(delta=0.05), "738", "mpmath: 737.776", unknown="m", at_most=0.05),
    ),
    forms=(
        PrintedForm(
            formula=glivenko_cantelli,
            title="by symmetrisation",
            source=Source("devroye1996", "Theorem 12.4", checked=False),
            compared="looser",
            because="Half-lines cut m points in m + 1 ways; this factor, 8 and 32 are the cost of a general proof.",
            examples=(Example(dict(m=1000, delta=0.05), "0.619262234458", "mpmath: sqrt(0.032 (ln 1001 + ln 160))"),),
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="dkw_one_sided",
            because="Both directions, with half of δ for each.",
            at={"delta": "delta / 2"},
            equal=True,
        ),
        Connection(
            kind="follows",
            another="ks_two_sided",
            because="Each direction has an exact probability below its exponential bound; laws that jump are no worse.",
        ),
    ),
    see_also=(
        "The number of hoeffding_two_sided, for infinitely many events at once: half-lines have VC dimension 1, "
        "for which vc_original gives {{vc_original m=1000 delta=0.05 d=1}} at m = 1,000, δ = 0.05. ks_two_sided "
        "has the exact distribution instead. For threshold classifiers it holds for each class of labels by "
        "itself."
    ),
)
def dkw(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(2 / delta) / (2 * m))
