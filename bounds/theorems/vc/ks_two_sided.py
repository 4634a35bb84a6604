"""Smirnov's exact distribution used for both directions: the Kolmogorov-Smirnov band, rounded to the safe side."""

from bounds.formula.functions import smirnov_tail, smirnov_upper
from bounds.theorem import theorem
from bounds.theorems.vc._threshold_variables import CONTINUOUS, CountedSamples
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(epsilon: Accuracy, m: CountedSamples) -> Confidence:
    return 2 * smirnov_tail(m, epsilon)


@theorem(
    title="Half-lines, both directions (Kolmogorov-Smirnov)",
    statement=(
        r"Let $F$ be continuous. With probability at least $1-\delta$, $\sup_x|F_m(x)-F(x)|\le\varepsilon$, where "
        r"$\varepsilon$ is exceeded by $\sup_x(F_m(x)-F(x))$ with probability exactly $\delta/2$. It is inexact only "
        r"where both directions fail at once."
    ),
    assumes=(IID, CONTINUOUS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("Both directions have the same law.", r"D_m^-\sim D_m^+", uses="ks_one_sided"),
        Step(
            "At least one of them fails.",
            r"\mathbb P[D_m>\varepsilon]=2\,\mathbb P[D_m^+>\varepsilon]-\mathbb "
            r"P[D_m^+>\varepsilon,D_m^->\varepsilon]\le\delta",
            uses="union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "birnbaum1951",
        "the exact one-sided law, in both directions",
        seen_in="Cephes, on which SciPy's smirnov rests, and KSOneSided in Julia",
    ),
    examples=(
        Example(
            dict(m=10, delta=0.1),
            "0.3686633326130",
            "mpmath: Smirnov's sum at 0.05; the exact two-sided law has 0.3687",
        ),
        Example(dict(m=20, delta=0.02), "0.3286612588786", "mpmath: Smirnov's sum at 0.01; printed tables have 0.329"),
        Example(
            dict(m=1000),
            "0.07934444690983",
            "mpmath: twice the sum at 0.04; the exact two-sided law has 0.07933956",
            unknown="delta",
            at_most=0.04,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="ks_one_sided",
            because="Both directions, with half of δ for each.",
            at={"delta": "delta / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "Never above dkw: {{ks_two_sided m=1000 delta=0.05}} instead of {{dkw m=1000 delta=0.05}} for m = 1,000, "
        "δ = 0.05. The exact two-sided law (Marsaglia, Tsang and Wang 2003) differs only by the probability that "
        "both directions fail: at m = 1,000 and ε = 0.04 it has 0.0793396, this 0.0793444."
    ),
)
def ks_two_sided(m: CountedSamples, delta: Confidence) -> Gap:
    return smirnov_upper(m, delta / 2)
