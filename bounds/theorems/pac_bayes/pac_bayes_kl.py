"""The PAC-Bayes-kl theorem: the tightest of the family that needs no further choice."""

from bounds.formula.functions import binary_kl, exp, kl_inverse, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, kl: Divergence, training_error: PosteriorError) -> Confidence:
    return 2 * sqrt(m) * exp(kl - m * binary_kl(training_error, epsilon))


def largest_divergence(epsilon: Accuracy, m: Samples, delta: Confidence, training_error: PosteriorError) -> Divergence:
    return m * binary_kl(training_error, epsilon) - log(2 * sqrt(m) / delta)


@theorem(
    title="PAC-Bayes-kl",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once, chosen after seeing "
        r"the "
        r"sample, has $\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\mathrm{kl}^{-1}_+(\hat L,\cdot)$, the largest $p$ "
        r"with $\mathrm{kl}(\hat L\|p)\le(\mathrm{KL}(\rho\|\pi)+\ln(2\sqrt m/\delta))/m$. The same event "
        r"holds the lower side."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "For one hypothesis the exponential moment of kl is small, whatever its risk.",
            r"\mathbb E_S\big[e^{m\,\mathrm{kl}(L_S(h)\|L_{\mathcal D}(h))}\big]\le\xi(m)\le2\sqrt m",
            uses="Maurer's lemma, pac_bayes_kl_exact",
        ),
        Step(
            "So is its mean under the prior, and by Markov's inequality rarely more than 1/δ times it.",
            r"\mathbb P_S\Big[\mathbb E_{h\sim\pi}\big[e^{m\,\mathrm{kl}(L_S(h)\|L_{\mathcal D}(h))}\big]>"
            r"\tfrac{2\sqrt m}\delta\Big]\le\delta",
            uses="Markov's inequality",
        ),
        Step(
            "Change the measure from prior to posterior, and use that kl is jointly convex.",
            r"m\,\mathrm{kl}(\hat L\|\mathbb E_\rho L_{\mathcal D})\le\mathrm{KL}(\rho\|\pi)+"
            r"\ln\mathbb E_\pi\big[e^{m\,\mathrm{kl}}\big]",
            uses="Donsker and Varadhan's formula, Jensen's inequality",
        ),
    ),
    equivalent_forms=(failure_probability, largest_divergence),
    source=Source("maurer2004", "Theorem 5; Alquier (2024), Theorem 3.2"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1007818782",
            "mpmath: root of kl(0.05||p) = (10 + ln(2 sqrt(1000)/0.05))/1000, 40 digits",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0),
            "0.01699665608",
            "mpmath: 1 - exp(-(10 + ln(2 sqrt(1000)/0.05))/1000)",
        ),
    ),
    connections=(
        Connection(kind="follows", another="pac_bayes_kl_exact", because="The constant ξ(m) is at most 2√m."),
    ),
    see_also=(
        "pac_bayes_kl_exact has ξ(m) for 2√m; pac_bayes_langford m + 1. The square-root and fast-rate forms "
        "(pac_bayes_mcallester, pac_bayes_kl_relaxed, pac_bayes_quadratic, pac_bayes_lambda) all follow from it "
        "by bounding kl from below. With ln(1/δ) instead of ln(2√m/δ) it is no theorem: .0930 instead of "
        "{{pac_bayes_kl m=1000 delta=0.05 kl=10 training_error=0.05}} in the first example is a level that no "
        "known bound reaches."
    ),
)
def pac_bayes_kl(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return kl_inverse(training_error, (kl + log(2 * sqrt(m) / delta)) / m)
