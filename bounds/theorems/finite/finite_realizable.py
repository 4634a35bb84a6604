"""A consistent learner over a finite class: bad hypotheses rarely survive the sample."""

from math import log as ln

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, FINITE_CLASS, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return (ln_size + log(1 / delta)) / epsilon


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize) -> Confidence:
    return exp(ln_size - m * epsilon)


def largest_class(epsilon: Accuracy, m: Samples, delta: Confidence) -> LogClassSize:
    return m * epsilon - log(1 / delta)


@theorem(
    title="Finite class, realizable",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ without training error, and so "
        r"the one a consistent learner returns, has true risk $L_{\mathcal D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FINITE_CLASS, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="m delta",
    proof=(
        Step(
            "A hypothesis of true risk above ε makes no error on m independent examples only rarely.",
            r"\mathbb P[L_S(h)=0]=(1-L_{\mathcal D}(h))^m\le(1-\varepsilon)^m\le e^{-\varepsilon m}",
            uses="hypothesis_survival, 1-x ≤ exp(-x)",
        ),
        Step(
            "Add up over the class: at most |H| hypotheses are bad.",
            r"|\mathcal H|e^{-\varepsilon m}=\delta",
            uses="union bound",
        ),
        Step("Solve for ε."),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_class),
    source=Source("shalev-shwartz2014", "Corollary 2.3"),
    examples=(
        Example(dict(m=100, delta=0.05, ln_size=ln(1000)), "0.09903487552536", "mpmath: ln(20000)/100"),
        Example(
            dict(delta=0.05, ln_size=10 * ln(3)),
            "140",
            "Mitchell, Machine Learning, 7.3: ten Boolean literals",
            unknown="m",
            at_most=0.1,
        ),
        Example(dict(delta=0.02, ln_size=10 * ln(3)), "149", "Mohri et al., Example 2.5", unknown="m", at_most=0.1),
        Example(
            dict(delta=0.05, ln_size=2**20 * ln(2)),
            "7268205",
            "mpmath: (2^20 ln 2 + ln 20)/0.1 = 7268204.94",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(m=10**7, delta=1e-300, ln_size=2**20 * ln(2)),
            "0.07275082735",
            "mpmath: (2^20 ln 2 + 300 ln 10)/10^7",
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "PAC learning of finite hypothesis class: theorem and corollary",
            printed=r"m\ge\frac{\log(|H|/\delta)}{\epsilon^2}",
            right=r"m\ge\frac{\ln(|\mathcal H|/\delta)}{\varepsilon}",
            consequence="By the factor 1/ε: for 1,000 hypotheses, ε = 0.1 and δ = 0.05 it is 991 examples, where "
            "{{solve finite_realizable m at_most=0.1 delta=0.05 ln_size=ln(1000)}} are enough.",
            verdict="loose",
        ),
        Misprint(
            "padova2020",
            "section 1.3, the product in the proof of theorem 1.1",
            printed=r"\prod_{i=1}^m\mathcal D^m(\{x_i:h(x_i)=f(x_i)\})",
            right=r"\prod_{i=1}^m\mathcal D(\{x_i:h(x_i)=f(x_i)\})",
            consequence="The set is one of single points, and the law is one of samples of m; the next line writes the "
            "samples out. Each factor is 1 - L_D(h).",
        ),
        Misprint(
            "padova2020",
            "chapter 2, leaving realizability",
            printed=r"\text{Rejecting this means that there exist }h^*\in\mathcal H\text{ such that }"
            r"L_{\mathcal D,f}(h)=0",
            right=r"\text{rejecting it means that such an }h^*\text{ need not exist}",
            consequence="The sentence states the assumption it says it drops.",
        ),
    ),
    connections=(Connection(kind="follows", another="finite_realizable_sharp", because="1 - ε is at most e^(-ε)."),),
    see_also=(
        "Realizability serves only to make sure that a hypothesis without training error exists. "
        "finite_realizable_sharp leaves out the step 1 - ε ≤ e^(-ε); without a consistent hypothesis the rate falls "
        "to 1/√m (finite_agnostic)."
    ),
)
def finite_realizable(m: Samples, delta: Confidence, ln_size: LogClassSize) -> TrueRisk:
    return (ln_size + log(1 / delta)) / m
