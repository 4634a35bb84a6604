"""Uniform convergence of squared losses over a class of real-valued functions, by its covering numbers."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import FINITE_COVERS, VALUES_IN_UNIT_INTERVAL
from bounds.theorems.regression._variables import LogCoveringNumber
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_covering: LogCoveringNumber) -> Samples:
    return 32 / epsilon**2 * (ln_covering + log(4 / delta))


def accuracy(m: Samples, delta: Confidence, ln_covering: LogCoveringNumber) -> Accuracy:
    return sqrt(32 * (ln_covering + log(4 / delta)) / m)


@theorem(
    title="Uniform convergence for real-valued classes (covering numbers)",
    statement=(
        r"Let predictions and labels lie in $[0,1]$, and let $L$ be mean squared loss. For every $0<\varepsilon<1$, "
        r"$\mathbb P\big[\exists h\in\mathcal H:|L_{\mathcal D}(h)-L_S(h)|\ge\varepsilon\big]\le"
        r"4\,\mathcal N_1(\varepsilon/16,\mathcal H,2m)\,e^{-\varepsilon^2m/32}$ over the sample. $\mathcal N_1$ is "
        r"the largest, over $2m$ points, of the numbers of functions that come within $\varepsilon/16$ of all of "
        r"$\mathcal H$, on average over the points."
    ),
    assumes=(IID, CLASS_FIXED, VALUES_IN_UNIT_INTERVAL, FINITE_COVERS),
    decreasing_in="m epsilon",
    proof=(
        Step(
            "A second sample S' of m examples replaces the distribution; the bound is vacuous below m = 2/ε².",
            r"\mathbb P\big[\sup_h|L_{\mathcal D}-L_S|\ge\varepsilon\big]\le"
            r"2\,\mathbb P\big[\sup_h|L_{S'}-L_S|\ge\tfrac\varepsilon2\big]\qquad(m\ge2/\varepsilon^2)",
            uses="symmetrisation",
        ),
        Step(
            "Squared losses move twice as far as predictions: a cover at ε/16 is one of the losses at ε/8, and the two "
            "errors of a loss differ from those of its neighbour by twice that at most.",
            r"\big|(u-y)^2-(v-y)^2\big|\le2|u-v|,\qquad"
            r"\sup_h|L_{S'}-L_S|\ge\tfrac\varepsilon2\Rightarrow\max_{g\in\text{cover}}|L_{S'}-L_S|\ge\tfrac\varepsilon4",
        ),
        Step(
            "Twins of the two samples may change places by the toss of a coin.",
            r"\mathbb P\Big[\Big|\frac1m\sum_i\sigma_i(\ell_i-\ell'_i)\Big|\ge\frac\varepsilon4\Big]\le"
            r"2e^{-2m(\varepsilon/4)^2/4}=2e^{-\varepsilon^2m/32}",
            uses="hoeffding_range",
        ),
        Step("Add up over the cover.", r"2\cdot2\,\mathcal N_1e^{-\varepsilon^2m/32}", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, accuracy),
    source=Source("anthony1999", "Theorem 17.1", checked=False),
    examples=(
        Example(dict(m=10_000, epsilon=0.3, ln_covering=10), "0.0000000537616398", "mpmath: 4 exp(10 - 28.125)"),
        Example(dict(m=700, epsilon=0.5, ln_covering=2.5), "0.205469918", "mpmath: 4 exp(2.5 - 175/32)"),
        Example(dict(epsilon=0.1, ln_covering=10), "46023", "mpmath: 3200 (10 + ln 80)", unknown="m", at_most=0.05),
    ),
    see_also=(
        "The covering number is that at the ε of the bound: solving for m or ε, it is held at the value given, though "
        "it changes with both. A class of pseudo-dimension d has ln N₁ ≤ 1 + ln(d + 1) + d ln(32e/ε), whatever m. "
        "pseudo_dimension bounds the same by the losses' dimension, and vc_original is the same argument for errors."
    ),
)
def covering_numbers(m: Samples, epsilon: Accuracy, ln_covering: LogCoveringNumber) -> Probability:
    return 4 * exp(-(epsilon**2 * m / 32 - ln_covering))
