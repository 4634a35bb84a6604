"""Catoni's bound: no logarithm of m, for a parameter chosen beforehand."""

from bounds.formula.functions import log, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PARAMETER_BEFORE_DATA, PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError, Temperature
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Catoni's PAC-Bayes bound",
    statement=(
        r"Let $a>0$ be fixed before the sample is drawn. With probability at least $1-\delta$ over the sample, every "
        r"posterior $\rho$ at once has $\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le"
        r"\frac{1-\exp(-a\hat L-(\mathrm{KL}(\rho\|\pi)+\ln(1/\delta))/m)}{1-e^{-a}}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA, PARAMETER_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    free_parameters="a",
    chosen="before the data",
    proof=(
        Step(
            "The exponential moment of one hypothesis, whose losses a coin with the same mean replaces.",
            r"\mathbb E_S\big[e^{m\Phi(L_{\mathcal D}(h))-amL_S(h)}\big]\le1,\quad"
            r"\Phi(p)=-\ln(1-p(1-e^{-a}))",
            uses="convexity of the exponential",
        ),
        Step(
            "Change the measure from prior to posterior, and Markov's inequality.",
            r"m\,\Phi(\mathbb E_\rho[L_{\mathcal D}])\le am\hat L+\mathrm{KL}(\rho\|\pi)+\ln\frac1\delta",
            uses="Donsker and Varadhan's formula, Jensen's inequality, markov",
        ),
        Step("Invert Φ."),
    ),
    source=Source("catoni2007", "Theorem 1.2.6; Alquier (2024), Theorem 3.5"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, a=1),
            "0.09658366319",
            "mpmath: (1 - exp(-0.05 - (10 + ln 20)/1000))/(1 - 1/e)",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, a=0.667),
            "0.09304118787",
            "mpmath, near the best a, which must not be chosen after the data",
        ),
    ),
    see_also=(
        "The minimum over all a is kl⁻¹(L̂, (KL + ln(1/δ))/m), without ln(2√m): .0930 in the second example. To "
        "choose among K values of a after seeing the data, replace δ by δ/K; pac_bayes_lambda has a parameter that "
        "costs nothing."
    ),
)
def pac_bayes_catoni(
    m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError, a: Temperature
) -> GibbsRisk:
    return one_minus_exp(a * training_error + (kl + log(1 / delta)) / m) / one_minus_exp(a)
