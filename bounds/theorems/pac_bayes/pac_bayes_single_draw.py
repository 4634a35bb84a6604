"""PAC-Bayes for one hypothesis drawn from the posterior."""

from bounds.formula.functions import kl_inverse, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import DrawnRisk, LogRatio
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, ErrorOnSample, Samples


@theorem(
    title="PAC-Bayes for a single draw",
    statement=(
        r"With probability at least $1-\delta$ over the sample and one $h$ drawn from the posterior $\rho_S$, that $h$ "
        r"has $\mathrm{kl}(L_S(h)\|L_{\mathcal D}(h))\le(\ell+\ln(2\sqrt m/\delta))/m$, where "
        r"$\ell=\max\{0,\ln\frac{d\rho_S}{d\pi}(h)\}$ is read off after the draw."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Under the prior the exponential moment is small; a change of measure brings the density ratio in.",
            r"\mathbb E_S\mathbb E_{h\sim\rho_S}\Big[\frac{d\pi}{d\rho_S}(h)\,e^{m\,\mathrm{kl}(L_S(h)\|L_{\mathcal "
            r"D}(h))}"
            r"\Big]\le2\sqrt m",
            uses="Maurer's lemma",
        ),
        Step(
            "Markov's inequality over sample and draw together.",
            r"m\,\mathrm{kl}\le\ell+\ln\frac{2\sqrt m}\delta",
            uses="markov",
        ),
    ),
    source=Source("rivasplata2020", "Theorem 1 (i)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, training_error=0.05, log_ratio=12),
            "0.104285458",
            "mpmath: root of kl(0.05||p) = (12 + ln(40 sqrt(1000)))/1000",
        ),
        Example(
            dict(m=1000, delta=0.05, training_error=0, log_ratio=10),
            "0.01699665608",
            "mpmath: 1 - exp(-(10 + ln(40 sqrt(1000)))/1000)",
        ),
    ),
    see_also="The formula of pac_bayes_kl, with the log density ratio of one draw instead of its mean, KL.",
)
def pac_bayes_single_draw(
    m: Samples, delta: Confidence, training_error: ErrorOnSample, log_ratio: LogRatio
) -> DrawnRisk:
    return kl_inverse(training_error, (log_ratio + log(2 * sqrt(m) / delta)) / m)
