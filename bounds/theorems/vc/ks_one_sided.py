"""The exact distribution of the largest gap over all half-lines (Smirnov; Birnbaum and Tingey)."""

from bounds.formula.functions import smirnov_tail, smirnov_upper
from bounds.theorem import theorem
from bounds.theorems.vc._threshold_variables import CONTINUOUS, CountedSamples
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(epsilon: Accuracy, m: CountedSamples) -> Confidence:
    return smirnov_tail(m, epsilon)


@theorem(
    title="Half-lines, exact distribution (Smirnov), one-sided",
    statement=(
        r"Let $F$ be continuous. With probability exactly $1-\delta$, $\sup_x(F_m(x)-F(x))\le\varepsilon$, where "
        r"$\varepsilon$ solves $\varepsilon\sum_{j=0}^{\lfloor m(1-\varepsilon)\rfloor}\binom mj"
        r"(\varepsilon+\frac jm)^{j-1}(1-\varepsilon-\frac jm)^{m-j}=\delta$. The law does not depend on $F$."
    ),
    assumes=(IID, CONTINUOUS),
    ends="one",
    relation="=",
    decreasing_in="m delta",
    proof=(
        Step("F(x) of an example is uniform on [0, 1]: all continuous F have the same law of the supremum."),
        Step(
            "Split by the last j at which the j-th smallest example lies at most at j/m - ε, and count with Abel's "
            "identity.",
            r"\mathbb P[D_m^+>\varepsilon]=\varepsilon\sum_{j}\binom mj\big(\varepsilon+\tfrac jm\big)^{j-1}"
            r"\big(1-\varepsilon-\tfrac jm\big)^{m-j}",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "birnbaum1951",
        "the exact one-sided law; Smirnov 1944",
        seen_in="Cephes, on which SciPy's smirnov rests, and KSOneSided in Julia",
    ),
    examples=(
        Example(dict(m=1, delta=0.05), "0.95", "by hand: for one example the gap is uniform"),
        Example(dict(m=2, delta=0.5), "0.3660254037844386", "by hand: 1 - x - x² = 1/2 at (√3 - 1)/2"),
        Example(dict(m=10, delta=0.05), "0.3686633326130", "mpmath: bisection on the sum, 40 digits"),
        Example(dict(m=100, delta=0.05), "0.1206656877297", "mpmath: bisection on the sum, 40 digits"),
        Example(dict(m=1000), "0.03967222345492", "mpmath: the sum at 0.04", unknown="delta", at_most=0.04),
    ),
    see_also=(
        "Half-lines are a class of VC dimension 1 whose largest gap is known exactly: the truth against which VC "
        "bounds can be held. dkw_one_sided is never below it and loses little: "
        "{{dkw_one_sided m=1000 delta=0.05}} instead of {{ks_one_sided m=1000 delta=0.05}} for m = 1,000, δ = "
        "0.05. Kept to m = 10,000, where the sum is still added up."
    ),
)
def ks_one_sided(m: CountedSamples, delta: Confidence) -> Gap:
    return smirnov_upper(m, delta)
