"""Hoeffding's inequality for one fixed hypothesis, in one direction."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(1 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(-2 * m * epsilon**2)


@theorem(
    title="Hoeffding, one-sided",
    statement=(
        r"For one hypothesis $h$ fixed beforehand, $L_{\mathcal D}(h)\le L_S(h)+\varepsilon$ with probability at "
        r"least $1-\delta$ over the sample; and, separately, $L_{\mathcal D}(h)\ge L_S(h)-\varepsilon$ with "
        r"probability at least $1-\delta$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Chernoff's method: bound the tail of the sum by its exponential moment.",
            r"\mathbb P[\mu-\bar\theta>\varepsilon]\le e^{-\lambda\varepsilon}\,\mathbb E\,e^{\lambda(\mu-\bar\theta)}",
            uses="Markov's inequality",
        ),
        Step(
            "A variable of mean 0 in an interval of length 1 has a small exponential moment; the m of them multiply.",
            r"\mathbb E\,e^{\lambda(\mu-\bar\theta)}\le e^{\lambda^2/(8m)}",
            uses="Hoeffding's lemma",
        ),
        Step("Take the best λ.", r"\lambda=4m\varepsilon:\quad e^{-2m\varepsilon^2}=\delta"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("hoeffding1963", "Theorem 2"),
    examples=(
        Example(dict(m=1000, delta=0.01), "0.04798525912188", "mpmath: sqrt(ln(100)/2000)"),
        Example(dict(m=1000, delta=0.05), "0.03870227560205", "mpmath: sqrt(ln(20)/2000)"),
        Example(dict(delta=0.05), "600", "mpmath: 200 ln 20 = 599.146", unknown="m", at_most=0.05),
    ),
    misprints=(
        Misprint(
            "amini",
            "Hoeffding 63 inequality",
            printed=r"S_n=X_1+\dots+X_n:\ \mathbb P(S_n-\mathbb E[S_n]\ge\epsilon)"
            r"\le\exp\Big(-\frac{2n^2\epsilon^2}{\sum_{i=1}^n(b_i-a_i)^2}\Big)",
            right=r"\mathbb P(S_n-\mathbb E[S_n]\ge\epsilon)\le\exp\Big(-\frac{2\epsilon^2}{\sum_i(b_i-a_i)^2}\Big)",
            consequence=(
                "The exponent is that of the mean S_n/n. For 100 fair coins and ε = 5 it gives 3.4·10⁻²¹⁷² where "
                "the probability of 55 heads or more is 0.184; the sum's own bound is 0.607."
            ),
        ),
        Misprint(
            "amini",
            "estimation of the generalization error on a test set",
            printed=r"X_i=\tfrac1nL(f_S(x_i),y_i)\in\{0,1\}",
            right=r"X_i\in\{0,\tfrac1n\}",
            consequence="Only with the range 1/n, and the exponent of the sum, does the slide's e^(-2nε²) follow.",
        ),
        Misprint(
            "milan",
            "Chernoff-Hoeffding's lemma, second inequality",
            printed=r"\mathbb P\Big(\frac1n\sum_{t=1}^nZ_t<\mu+\varepsilon\Big)\le e^{-2\varepsilon^2n}",
            right=r"\mathbb P\Big(\frac1n\sum_tZ_t<\mu-\varepsilon\Big)\le e^{-2\varepsilon^2n}",
            consequence=(
                "For 100 fair coins and ε = 0.1 it claims at most 0.136 for an event of probability 0.972; the event "
                "meant has 0.018."
            ),
        ),
        Misprint(
            "milan",
            "bounding the risk, first paragraph",
            printed=r"\text{our analysis continues to hold also when }\ell(y,\hat y)\in[0,M]",
            right=r"\varepsilon=M\sqrt{\frac{\ln(1/\delta)}{2n}}",
            consequence="What is printed is the argument, and it carries over: losses divided by M are in [0, 1]. The "
            "numbers of [0, 1] do not: ε grows by the factor M. Losses of 0 and 3, evenly, exceed the bound for [0, 1] "
            "in more than δ of the test sets.",
            verdict="convention",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="mcdiarmid",
            because="One of m examples moves their mean by at most 1/m.",
            at={"squares": "1 / m"},
            equal=True,
        ),
    ),
    see_also=(
        "One direction at a time: ln(1/δ) where hoeffding_two_sided has ln(2/δ). Independence is enough; identical "
        "distributions are not needed."
    ),
)
def hoeffding_one_sided(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(1 / delta) / (2 * m))
