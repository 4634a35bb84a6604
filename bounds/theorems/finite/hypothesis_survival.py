"""A bad hypothesis seldom survives a sample without an error."""

from bounds.formula.functions import complement_power, log, log_one_minus, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.finite._variables import FewSamples
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Accuracy, Confidence


def sample_complexity(delta: Confidence, epsilon: Accuracy) -> FewSamples:
    return log(1 / delta) / -log_one_minus(epsilon)


def excluded_risk(delta: Confidence, m: FewSamples) -> Accuracy:
    return one_minus_exp(log(1 / delta) / m)


@theorem(
    title="Survival of a bad hypothesis",
    statement=(
        r"A fixed hypothesis of true risk above $\varepsilon$ makes no error on $m$ examples with probability at "
        r"most $(1-\varepsilon)^m$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    decreasing_in="m epsilon",
    proof=(
        Step(
            "The examples are independent, and each is classified rightly with probability 1 - L(h).",
            r"\mathbb P[L_S(h)=0]=\prod_{i=1}^m\mathbb P[h(x_i)=y_i]=(1-L_{\mathcal D}(h))^m\le(1-\varepsilon)^m",
        ),
    ),
    equivalent_forms=(sample_complexity, excluded_risk),
    source=Source("shalev-shwartz2014", "equations (2.7) to (2.9)"),
    examples=(
        Example(dict(m=100, epsilon=0.1), "2.656139888759e-5", "mpmath: 0.9^100; e^(-10) is 4.54e-5"),
        Example(dict(m=10, epsilon=0.5), "0.0009765625", "by hand: 1/1024"),
        Example(dict(epsilon=0.01), "299", "mpmath: ln 20/(-ln 0.99) = 298.07", unknown="m", at_most=0.05),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 1.3, proof of theorem 1.1, first paragraph",
            printed=r"\text{“misleading”, meaning that they result in a }L_{\mathcal D,f}(h_S)\ge\varepsilon",
            right=r"L_{\mathcal D,f}(h_S)>\varepsilon",
            consequence=(
                "A risk of ε itself is good in the same paragraph, whose bad event is the complement of the good one. "
                "As the proof then defines it, a misleading sample admits an h of risk above ε without training error: "
                "ERM may return another. The numbers stay."
            ),
        ),
    ),
    see_also=(
        "The first step of finite_realizable_sharp; e^(-εm) lies above it. finite_independent adds up over many "
        "hypotheses exactly, test_set_no_errors reads it backwards."
    ),
)
def hypothesis_survival(m: FewSamples, epsilon: Accuracy) -> Probability:
    return complement_power(epsilon, m)
