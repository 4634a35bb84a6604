"""PAC-Bayes for losses of heavy tails: below 0 there is nothing, and above two moments are enough."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PARAMETER_BEFORE_DATA, PRIOR_BEFORE_DATA, SQUARE_INTEGRABLE_LOSS
from bounds.theorems.pac_bayes._unbounded_variables import SecondMoment, TemperaturePerExample
from bounds.theorems.pac_bayes._variables import Divergence, GibbsGap
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(
    epsilon: Accuracy, delta: Confidence, kl: Divergence, second_moment: SecondMoment, lam: TemperaturePerExample
) -> Samples:
    return (kl + log(1 / delta)) / (lam * (epsilon - lam * second_moment / 2))


def failure_probability(
    epsilon: Accuracy, m: Samples, kl: Divergence, second_moment: SecondMoment, lam: TemperaturePerExample
) -> Confidence:
    return exp(kl - lam * m * (epsilon - lam * second_moment / 2))


@theorem(
    title="PAC-Bayes for heavy tails",
    statement=(
        r"Let losses be at least 0 with $\mathbb E\,\ell_h^2\le M_2$ for every $h$, and let $\lambda>0$ be fixed "
        r"before the sample is drawn. With probability at least $1-\delta$ over the sample, every posterior $\rho$ at "
        r"once has $\mathbb E_\rho[L_{\mathcal D}]-\hat L\le\frac{\mathrm{KL}(\rho\|\pi)+\ln(1/\delta)}{\lambda m}+"
        r"\frac\lambda2M_2$. One-sided; the losses need no bound."
    ),
    assumes=(IID, SQUARE_INTEGRABLE_LOSS, PRIOR_BEFORE_DATA, PARAMETER_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    free_parameters="lam",
    chosen="before the data",
    proof=(
        Step(
            "Losses are at least 0, where an exponential lies below a parabola.",
            r"\mathbb E\,e^{-\lambda\ell_h}\le1-\lambda L_{\mathcal D}(h)+\tfrac{\lambda^2}2\mathbb E\,\ell_h^2\le "
            r"e^{-\lambda L_{\mathcal D}(h)+\lambda^2M_2/2}\qquad\big(e^{-x}\le1-x+\tfrac{x^2}2,\ x\ge0\big)",
        ),
        Step(
            "Multiply over independent examples, and average over the prior.",
            r"\mathbb E_S\,\mathbb E_{h\sim\pi}\,e^{\lambda m(L_{\mathcal D}(h)-L_S(h)-\lambda M_2/2)}\le1",
        ),
        Step(
            "Change the measure from prior to posterior, and Markov's inequality.",
            r"\lambda m\big(\mathbb E_\rho[L_{\mathcal D}-L_S]-\tfrac\lambda2M_2\big)\le"
            r"\mathrm{KL}(\rho\|\pi)+\ln\frac1\delta",
            uses="Donsker and Varadhan's formula, markov",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "alquier2024",
        "Theorem 5.1, with a second moment for one side instead of sub-Gaussian losses; rederived in the proof shown",
        seen_in="a text of the work, which has it for sub-Gaussian losses",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, second_moment=1, lam=0.1), "0.1799573227", "mpmath: (10 + ln 20)/100 + 0.05"
        ),
        Example(
            dict(m=200, delta=0.5, kl=0, second_moment=4, lam=0.05), "0.1693147181", "mpmath: ln 2/10 + 0.1"
        ),
        Example(
            dict(delta=0.05, kl=10, second_moment=1, lam=0.1), "867", "mpmath: (10 + ln 20)/0.015 = 866.38",
            unknown="m", at_most=0.2,
        ),
    ),
    see_also=(
        "pac_bayes_subgaussian, whose λ is this one times m, with the second moment instead of σ²: losses may have "
        "any tail above, for only risks above the training loss are bounded. The best λ is "
        "√(2(KL + ln(1/δ))/(m M₂)), but it may not depend on the sample; it gives √(2M₂(KL + ln(1/δ))/m)."
    ),
)  # fmt: skip
def pac_bayes_heavy_tails(
    m: Samples, delta: Confidence, kl: Divergence, second_moment: SecondMoment, lam: TemperaturePerExample
) -> GibbsGap:
    return (kl + log(1 / delta)) / (lam * m) + lam * second_moment / 2
