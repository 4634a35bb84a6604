"""Learning from labels of which some are flipped at random: least disagreement still finds the target."""

from math import log as ln

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import LABELS_FLIPPED
from bounds.theorems.finite._variables import NoiseRate
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_CLASS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CleanRisk
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize, noise: NoiseRate) -> Samples:
    return 2 * (ln_size + log(2 / delta)) / (epsilon**2 * (1 - 2 * noise) ** 2)


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize, noise: NoiseRate) -> Confidence:
    return 2 * exp(ln_size - m * epsilon**2 * (1 - 2 * noise) ** 2 / 2)


@theorem(
    title="Finite class, random classification noise",
    statement=(
        r"Let labels be those of a target in $\mathcal H$, flipped independently with a probability of at most "
        r"$\eta<\frac12$. With probability at least $1-\delta$ over the sample, a hypothesis that disagrees with the "
        r"fewest labels of the sample differs from the target with probability at most "
        r"$\frac1{1-2\eta}\sqrt{\frac2m\ln\frac{2|\mathcal H|}\delta}$. The risk is counted on clean labels."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_CLASS, ERM, LABELS_FLIPPED),
    decreasing_in="m delta",
    proof=(
        Step(
            "A hypothesis at distance ε from the target disagrees more often with noisy labels, by a margin.",
            r"\mathbb P[h(x)\ne\tilde y]=\eta'+\varepsilon(1-2\eta')\ge\eta'+\varepsilon(1-2\eta)",
        ),
        Step(
            "If neither the target nor any such hypothesis strays by half that margin, none of them is chosen.",
            r"2|\mathcal H|\exp\big(-2m\big(\tfrac{\varepsilon(1-2\eta)}2\big)^2\big)=\delta",
            uses="hoeffding_one_sided, union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "angluin1988", "learning by minimum disagreement", seen_in="exercises of Mohri et al. 2018, in translation"
    ),
    examples=(
        Example(
            dict(m=10000, delta=0.05, ln_size=20 * ln(2), noise=0.2),
            "0.09874721674084",
            "mpmath: sqrt(2 (20 ln 2 + ln 40)/10000)/0.6",
        ),
        Example(
            dict(delta=0.05, ln_size=20 * ln(2), noise=0.2),
            "9752",
            "mpmath: 2 (20 ln 2 + ln 40)/(0.01 · 0.36) = 9751.01",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "The excess risk on noisy labels, finite_agnostic_excess, divided by 1 - 2η: by that factor excess and "
        "distance from the target differ. It does not use that the noise is bounded everywhere, as "
        "finite_massart_noise with h = 1 - 2η does: "
        "{{solve finite_massart_noise m at_most=0.06 delta=0.05 ln_size=ln(2^20) noise_margin=0.6}} examples "
        "instead of {{solve finite_label_noise m at_most=0.1 delta=0.05 ln_size=ln(2^20) noise=0.2}} for 2^20 "
        "hypotheses, η = 0.2, ε = 0.1, δ = 0.05."
    ),
)
def finite_label_noise(m: Samples, delta: Confidence, ln_size: LogClassSize, noise: NoiseRate) -> CleanRisk:
    return sqrt(2 * (ln_size + log(2 / delta)) / m) / (1 - 2 * noise)
