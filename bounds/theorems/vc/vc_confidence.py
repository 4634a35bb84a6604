"""The VC confidence as textbooks print it."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import TERM_LEFT_OUT
from bounds.theorems.vc._conditions import dimension_within_double_sample
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 4 * exp(d * (log(2 * m / d) + 1) - m * epsilon**2)


@theorem(
    title="VC confidence, textbook form",
    statement=(
        r"As textbooks state it: with probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$L_{\mathcal D}(h)\le L_S(h)+\varepsilon$. The theorem it is taken from (vc_vapnik) adds $1/m$; without "
        r"that term it guarantees only the confidence $1-\delta e^{2\varepsilon-1/m}$: 8.5% instead of 70% for $m=50$, "
        r"$\delta=0.3$, $d=3$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, TERM_LEFT_OUT),
    ends="one",
    decreasing_in="m delta",
    where=(dimension_within_double_sample,),
    proof=(
        Step(
            "Compare the sample with a second one: on 2m points only so many hypotheses differ.",
            r"\ln\tau_{\mathcal H}(2m)\le d\Big(\ln\frac{2m}d+1\Big)",
            uses="sauer_polynomial",
        ),
        Step(
            "Add up over them, for a random split of the 2m points.",
            r"\mathbb P\le4\,\tau_{\mathcal H}(2m)\,e^{-m(\varepsilon-1/m)^2}",
            uses="vc_vapnik",
        ),
        Step("Leave 1/m out and solve for ε; this last step is the textbooks'."),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("burges1998", "equation (3), after Vapnik 1995"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "0.25954806934392", "mpmath: sqrt((10 (ln 200 + 1) - ln 0.0125)/1000)"),
        Example(dict(m=100, delta=0.05, d=3), "0.44700270545393", "mpmath: sqrt((3 (ln(200/3) + 1) - ln 0.0125)/100)"),
        Example(dict(delta=0.05, d=10), "8926", "mpmath, bisection over m: 8925.42", unknown="m", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "matteoni2022",
            "section 0.3.1, analytical bound",
            printed=r"\sqrt{\frac{VC\big(\ln\frac{2N}{VC}\big)-\ln\frac\delta4}N}",
            right=r"\sqrt{\frac{VC\big(\ln\frac{2N}{VC}+1\big)-\ln\frac\delta4}N}",
            consequence=(
                "0.2395 instead of {{vc_confidence m=1000 delta=0.05 d=10}} for VC = 10, N = 1,000, δ = 0.05; 7,790 "
                "examples instead of {{solve vc_confidence m at_most=0.1 delta=0.05 d=10}} for ε = 0.1. As printed the "
                "bound even falls where capacity grows: 0.860 at VC = 736, 0.835 at VC = 999."
            ),
        ),
        Misprint(
            "matteoni2022",
            "Vapnik-Chervonenkis dimension and statistical learning theory",
            printed=r"\text{holds with probability }\tfrac1\delta\text{ that }"
            r"R\le R_{emp}+\epsilon(\tfrac1l,VC,\tfrac1\delta)",
            right=r"\text{holds with probability at least }1-\delta",
            consequence="For δ = 0.01 the printed probability is 100.",
        ),
        Misprint(
            "matteoni2022",
            "section 0.3.1, after the analytical bound",
            printed=r"\text{hold for all but }1-\delta\text{ of the possible approximation function/training sets}",
            right=r"\text{hold for all but }\delta\text{ of the training sets}",
            consequence="For δ = 0.05 the sentence lets the bound fail on 95% of the training sets.",
        ),
    ),
    see_also=(
        "vc_vapnik is what the cited theorem proves: 1/m more, {{vc_vapnik m=1000 delta=0.05 d=10}} for "
        "{{vc_confidence m=1000 delta=0.05 d=10}} at d = 10, m = 1,000, δ = 0.05; without it that theorem "
        "guarantees only 91.6% there, not 95%. Both relax Sauer's sum to (2em/d)^d. vc_original has the factor 8 "
        "in front, of the weaker exponent of 1971."
    ),
)
def vc_confidence(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt((d * (log(2 * m / d) + 1) - log(delta / 4)) / m)
