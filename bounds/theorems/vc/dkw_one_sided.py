"""The one-sided Dvoretzky-Kiefer-Wolfowitz inequality, for every failure probability."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(1 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(-2 * m * epsilon**2)


@theorem(
    title="Dvoretzky-Kiefer-Wolfowitz (Massart), one-sided",
    statement=(
        r"Let $F$ be the distribution function of a real variable and $F_m$ the share of $m$ examples up to $x$. With "
        r"probability at least $1-\delta$, $F_m(x)\le F(x)+\varepsilon$ for all $x$ at once; the same holds with "
        r"$F$ and $F_m$ exchanged."
    ),
    assumes=(IID,),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step("The law of the supremum is the same for all continuous F: take F uniform on [0, 1]."),
        Step(
            "Its exact tail is a sum over the number of examples; that sum is at most the exponential.",
            r"\mathbb P[\sup_x(F_m(x)-F(x))>\varepsilon]\le e^{-2m\varepsilon^2}=\delta",
            uses="ks_one_sided",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("massart1990", "Theorem 1, for δ ≤ 1/2; Reeve 2024 (arXiv 2403.16651) for every δ"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.03870227560204949", "mpmath: sqrt(ln(20)/2000)"),
        Example(dict(delta=0.01), "231", "mpmath: ln(100)/0.02 = 230.26", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="ks_one_sided",
            because="The exact distribution is below its exponential bound; laws that jump are no worse.",
        ),
    ),
    see_also=(
        "For δ > 1/2 textbooks leave it out, since Massart's proof stops there; it is true all the same. "
        "ks_one_sided is the exact distribution: {{ks_one_sided m=1000 delta=0.05}} instead of "
        "{{dkw_one_sided m=1000 delta=0.05}} for m = 1,000, δ = 0.05."
    ),
)
def dkw_one_sided(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(1 / delta) / (2 * m))
