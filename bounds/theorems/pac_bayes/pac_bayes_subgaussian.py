"""PAC-Bayes for unbounded losses with light tails."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PARAMETER_BEFORE_DATA, PRIOR_BEFORE_DATA, SUB_GAUSSIAN_LOSS
from bounds.theorems.pac_bayes._variables import Divergence, GibbsGap, InverseTemperature, SubGaussian
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes for sub-Gaussian losses",
    statement=(
        r"Let $\lambda>0$ be fixed before the sample is drawn. With probability at least $1-\delta$ over the sample, "
        r"every posterior $\rho$ at once has $\mathbb E_\rho[L_{\mathcal D}]-\hat L\le"
        r"\frac{\mathrm{KL}(\rho\|\pi)+\ln(1/\delta)}\lambda+\frac{\lambda\sigma^2}{2m}$. One-sided."
    ),
    assumes=(IID, SUB_GAUSSIAN_LOSS, PRIOR_BEFORE_DATA, PARAMETER_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    free_parameters="lam",
    chosen="before the data",
    proof=(
        Step(
            "The gap of one hypothesis is a mean of m independent sub-Gaussian terms.",
            r"\mathbb E_S\big[e^{\lambda(L_{\mathcal D}(h)-L_S(h))}\big]\le e^{\lambda^2\sigma^2/(2m)}",
        ),
        Step(
            "Change the measure from prior to posterior, and Markov's inequality.",
            r"\lambda\,\mathbb E_\rho[L_{\mathcal D}-L_S]\le\mathrm{KL}(\rho\|\pi)+\ln\frac1\delta+\frac{\lambda^2"
            r"\sigma^2}{2m}",
            uses="Donsker and Varadhan's formula, markov",
        ),
    ),
    source=Source(
        "alquier2024",
        "Theorem 2.1, with sub-Gaussian losses instead of bounded ones",
        seen_in="public notes that quote the theorem and its proof",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, sigma=0.5, lam=200), "0.08997866137", "mpmath: (10 + ln 20)/200 + 0.025"
        ),
        Example(dict(m=1000, delta=0.05, kl=0, sigma=1, lam=100), "0.07995732", "mpmath: ln 20/100 + 0.05"),
    ),
    see_also="With losses in [0, 1], σ = 1/2 (Hoeffding's lemma); the best λ is √(2m(KL + ln(1/δ)))/σ, but it may not "
    "depend on the sample.",
)
def pac_bayes_subgaussian(
    m: Samples, delta: Confidence, kl: Divergence, sigma: SubGaussian, lam: InverseTemperature
) -> GibbsGap:
    return (kl + log(1 / delta)) / lam + lam * sigma**2 / (2 * m)
